#include "tests/app/encoded_pictures.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

// After <cstdio>: the header doesn't include what it needs.
#include <jpeglib.h>

namespace yinsight {

std::string cmyk_jpeg(const cv::Mat& bgr) {
    jpeg_compress_struct jpeg{};
    jpeg_error_mgr errors{};
    jpeg.err = jpeg_std_error(&errors);
    jpeg_create_compress(&jpeg);
    unsigned char* buffer = nullptr;
    unsigned long length = 0;
    jpeg_mem_dest(&jpeg, &buffer, &length);
    jpeg.image_width = static_cast<JDIMENSION>(bgr.cols);
    jpeg.image_height = static_cast<JDIMENSION>(bgr.rows);
    jpeg.input_components = 4;
    jpeg.in_color_space = JCS_CMYK;
    jpeg_set_defaults(&jpeg);
    jpeg.write_Adobe_marker = TRUE;
    jpeg_set_quality(&jpeg, 98, TRUE);
    jpeg_start_compress(&jpeg, TRUE);
    std::vector<unsigned char> row(static_cast<std::size_t>(bgr.cols) * 4);
    for (int y = 0; y < bgr.rows; ++y) {
        for (int x = 0; x < bgr.cols; ++x) {
            const auto& colour = bgr.at<cv::Vec3b>(y, x);
            // Black takes what the other inks have in common; all are stored inverted.
            const int brightest = std::max({1, int{colour[0]}, int{colour[1]}, int{colour[2]}});
            auto* inks = &row[static_cast<std::size_t>(x) * 4];
            for (int c = 0; c < 3; ++c)
                inks[c] = static_cast<unsigned char>(colour[2 - c] * 255 / brightest);
            inks[3] = static_cast<unsigned char>(brightest);
        }
        unsigned char* rows[] = {row.data()};
        jpeg_write_scanlines(&jpeg, rows, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    const std::string bytes{reinterpret_cast<const char*>(buffer), length};
    std::free(buffer);
    return bytes;
}

}  // namespace yinsight
