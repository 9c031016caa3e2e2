#pragma once
// Picture files as cameras and programs write them, made in memory.

#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <string>
#include <vector>

namespace yinsight {

/// The bytes of a picture file, its format named by the ending; `parameters` are cv::imencode's.
inline std::string encoded(const cv::Mat& picture, const std::string& ending,
                           const std::vector<int>& parameters = {}) {
    std::vector<unsigned char> bytes;
    cv::imencode(ending, picture, bytes, parameters);
    return {bytes.begin(), bytes.end()};
}

/// How a camera stores an upright scene when its note says `orientation` (EXIF tag 0x0112, the
/// eight values of the standard): the stored picture that the note turns back into `upright`.
inline cv::Mat stored_picture(const cv::Mat& upright, int orientation) {
    cv::Mat stored = upright.clone();
    switch (orientation) {
        case 2:
            cv::flip(upright, stored, 1);
            break;
        case 3:
            cv::rotate(upright, stored, cv::ROTATE_180);
            break;
        case 4:
            cv::flip(upright, stored, 0);
            break;
        case 5:
            cv::transpose(upright, stored);
            break;
        case 6:
            cv::rotate(upright, stored, cv::ROTATE_90_COUNTERCLOCKWISE);
            break;
        case 7:
            cv::rotate(upright.t(), stored, cv::ROTATE_180);
            break;
        case 8:
            cv::rotate(upright, stored, cv::ROTATE_90_CLOCKWISE);
            break;
        default:
            break;
    }
    return stored;
}

/// A JPEG with the smallest possible EXIF block that holds an orientation.
inline std::string jpeg_with_orientation(const cv::Mat& stored, int orientation) {
    const std::string jpeg = encoded(stored, ".jpg");
    const std::string exif{
        "\xFF\xE1\x00\x22"
        "Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0",
        36};
    std::string block = exif;
    block[4 + 6 + 8 + 2 + 8 + 1] = static_cast<char>(orientation);
    return jpeg.substr(0, 2) + block + jpeg.substr(2);
}

/// A JPEG with four inks, as printing programs write it: inverted, with Adobe's mark. `bgr` has
/// three channels.
std::string cmyk_jpeg(const cv::Mat& bgr);

}  // namespace yinsight
