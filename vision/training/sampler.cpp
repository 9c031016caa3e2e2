// The production sampling code behind a C interface, so that training sees exactly what the reader
// will see. Loaded by samples.py; not part of the product.

#include <algorithm>

#include "vision/sample.hpp"

/// `bgr`: height x width x 3 bytes; `board_view`: the nine entries of undistorted_px_from_board row
/// by row, then the lens's centre x, centre y, radius and k1. Writes kPlaceCount x kPatchChannels x
/// kPatchSize x kPatchSize floats and kPlaceCount shares.
extern "C" void yinsight_sample(unsigned char* bgr, int width, int height, const double* board_view,
                                float* patches, float* in_picture) {
    using namespace yinsight;
    cv::setNumThreads(1);
    const cv::Mat picture(height, width, CV_8UC3, bgr);
    const cv::Matx33d homography(board_view);
    const RadialLens lens{{board_view[9], board_view[10]}, board_view[11], board_view[12]};
    const auto set = sample_patches(picture, make_board_view(homography, lens, picture.size()));
    std::copy_n(set.blob.ptr<float>(), set.blob.total(), patches);
    std::copy(set.in_picture.begin(), set.in_picture.end(), in_picture);
}
