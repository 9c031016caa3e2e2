#include "app/files/picture_file.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <opencv2/imgcodecs.hpp>
#include <vector>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"

namespace yinsight {

namespace {

/// Bytes; a longer picture file is refused. Raising it costs memory only.
constexpr std::size_t kLongestPictureFile = std::size_t{512} << 20;

constexpr std::array<std::string_view, 8> kPictureEndings = {".jpg", ".jpeg", ".png",  ".webp",
                                                             ".bmp", ".tif",  ".tiff", ".ppm"};

}  // namespace

cv::Mat load_picture(const std::filesystem::path& path) {
    const std::string bytes = read_whole_file(path, kLongestPictureFile);
    if (const auto defect = picture_defect(bytes)) throw FileError{path.string(), *defect};
    cv::Mat picture;
    try {
        const cv::Mat encoded(1, static_cast<int>(bytes.size()), CV_8U,
                              const_cast<char*>(bytes.data()));
        picture = cv::imdecode(encoded, cv::IMREAD_COLOR);
    } catch (const cv::Exception&) {
        picture.release();
    }
    if (picture.empty())
        throw FileError{path.string(), "is not a picture that can be read (JPEG, PNG, WebP, ...)"};
    return picture;
}

void save_picture(const std::filesystem::path& path, const cv::Mat& picture) {
    std::vector<unsigned char> bytes;
    bool encoded = false;
    try {
        encoded = cv::imencode(path.extension().string(), picture, bytes);
    } catch (const cv::Exception&) {
        encoded = false;
    }
    if (!encoded)
        throw FileError{path.string(),
                        "pictures are not written with this ending; use .png or .jpg"};
    write_whole_file(path, {reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

bool is_picture_name(const std::filesystem::path& path) {
    std::string ending = path.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    return std::find(kPictureEndings.begin(), kPictureEndings.end(), ending) !=
           kPictureEndings.end();
}

}  // namespace yinsight
