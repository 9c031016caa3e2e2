#include "calibration/board_geometry.hpp"

#include <array>

namespace yinsight {

namespace {

constexpr std::array<double, kStorageCircleCount> kWhiteStorageX = {-4.34, -3.42, -2.50};
constexpr double kWhiteStorageY = -4.72;

}  // namespace

cv::Point2d storage_circle(Side side, int number) {
    const cv::Point2d whites{kWhiteStorageX.at(static_cast<std::size_t>(number)), kWhiteStorageY};
    return side == Side::white ? whites : -whites;
}

}  // namespace yinsight
