#include "vision/line_print.hpp"

#include <algorithm>
#include <cmath>

#include "vision/lattice/outline.hpp"

namespace yinsight {

namespace {

/// Spacings from f6 to the picture's edge: patches about the storage circles lie inside.
constexpr int kReach = 7;
constexpr int kCentre = kReach * kPrintScale;

double distance(const cv::Point2d& p, const UnitSegment& segment) {
    const auto along = segment.b() - segment.a();
    const double share = std::clamp((p - segment.a()).dot(along) / along.dot(along), 0.0, 1.0);
    return cv::norm(p - segment.a() - share * along);
}

void draw(const UnitSegment& segment, cv::Mat1b& picture) {
    const auto from = line_print_px(segment.a());
    const auto to = line_print_px(segment.b());
    constexpr int kMargin = static_cast<int>(kPrintHalfWidth * kPrintScale) + 1;
    const cv::Rect box(cv::Point(cv::Point2d(std::min(from.x, to.x), std::min(from.y, to.y))) -
                           cv::Point(kMargin, kMargin),
                       cv::Point(cv::Point2d(std::max(from.x, to.x), std::max(from.y, to.y))) +
                           cv::Point(kMargin + 1, kMargin + 1));
    for (int y = box.y; y < box.y + box.height; ++y) {
        for (int x = box.x; x < box.x + box.width; ++x) {
            const cv::Point2d place = cv::Point2d(x - kCentre, y - kCentre) / kPrintScale;
            const double strength = 1 - distance(place, segment) / kPrintHalfWidth;
            picture(y, x) = std::max(picture(y, x), cv::saturate_cast<uchar>(255 * strength));
        }
    }
}

cv::Mat1b draw_all() {
    cv::Mat1b picture(2 * kCentre + 1, 2 * kCentre + 1, uchar{0});
    for (const auto& segment : inner_segments()) draw(segment, picture);
    return picture;
}

}  // namespace

const cv::Mat1b& line_print() {
    static const auto picture = draw_all();
    return picture;
}

cv::Point2d line_print_px(const cv::Point2d& place) {
    return kPrintScale * place + cv::Point2d(kCentre, kCentre);
}

}  // namespace yinsight
