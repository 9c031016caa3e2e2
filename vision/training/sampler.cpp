// The production sampling code behind a C interface, so that training sees exactly what the reader
// will see. Loaded by sampler.py; not part of the product.

#include <algorithm>

#include "vision/normalise.hpp"
#include "vision/sample.hpp"

using namespace yinsight;

/// `bgr`: height x width x 3 bytes; `board_view`: the nine entries of undistorted_px_from_board row
/// by row, then the lens's centre x, centre y, radius and k1. Writes kPlaceCount x kPatchSize x
/// kPatchSize x 3 bytes, as many places with one byte a sample for the print, kPlaceCount shares
/// and kPlaceCount x kPlaceFeatures floats.
extern "C" void yinsight_cut(unsigned char* bgr, int width, int height, const double* board_view,
                             unsigned char* patches, unsigned char* print, float* in_picture,
                             float* features) {
    cv::setNumThreads(1);
    const cv::Mat picture(height, width, CV_8UC3, bgr);
    const cv::Matx33d homography(board_view);
    const RadialLens lens{{board_view[9], board_view[10]}, board_view[11], board_view[12]};
    const auto set = cut_patches(picture, make_board_view(homography, lens, picture.size()));
    std::copy_n(set.bgr.ptr(), set.bgr.total() * set.bgr.elemSize(), patches);
    std::copy_n(set.print.ptr(), set.print.total(), print);
    std::copy(set.in_picture.begin(), set.in_picture.end(), in_picture);
    std::copy_n(set.features.ptr<float>(), set.features.total(), features);
}

/// Turns patches, print and shares of yinsight_cut into kPlaceCount x kPatchChannels x kPatchSize x
/// kPatchSize floats.
extern "C" void yinsight_normalise(unsigned char* patches, unsigned char* print,
                                   const float* in_picture, float* blob) {
    PatchSet set;
    set.bgr = cv::Mat(kPlaceCount * kPatchSize, kPatchSize, CV_8UC3, patches);
    set.print = cv::Mat(kPlaceCount * kPatchSize, kPatchSize, CV_8U, print);
    std::copy_n(in_picture, kPlaceCount, set.in_picture.begin());
    const auto result = normalise_patches(set);
    std::copy_n(result.ptr<float>(), result.total(), blob);
}
