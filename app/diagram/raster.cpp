#include "app/diagram/raster.hpp"

#include <algorithm>
#include <opencv2/imgproc.hpp>

namespace yinsight {

namespace {

/// How many times larger the shapes are drawn before they are averaged down. Raising it smooths
/// edges and line widths further and costs time by its square.
constexpr int kOversampling = 4;
/// Fractional bits of the coordinates that OpenCV draws with.
constexpr int kShift = 6;

cv::Scalar bgr(Colour colour) {
    return {double(colour.blue), double(colour.green), double(colour.red)};
}

class Rasterizer {
  public:
    Rasterizer(cv::Mat& canvas, double px_per_unit) : canvas_{canvas}, px_per_unit_{px_per_unit} {}

    void operator()(const CircleShape& circle) const {
        const cv::Point centre = fixed_point(circle.centre);
        const int radius = fixed(circle.radius);
        if (circle.fill)
            cv::circle(canvas_, centre, radius, bgr(*circle.fill), cv::FILLED, cv::LINE_8, kShift);
        if (circle.stroke)
            cv::circle(canvas_, centre, radius, bgr(circle.stroke->colour), width(*circle.stroke),
                       cv::LINE_8, kShift);
    }

    void operator()(const PathShape& path) const {
        std::vector<cv::Point> points;
        for (const PagePoint& point : path.points) points.push_back(fixed_point(point));
        const std::vector<std::vector<cv::Point>> outline{points};
        if (path.fill) cv::fillPoly(canvas_, outline, bgr(*path.fill), cv::LINE_8, kShift);
        if (path.stroke)
            cv::polylines(canvas_, outline, path.closed, bgr(path.stroke->colour),
                          width(*path.stroke), cv::LINE_8, kShift);
    }

  private:
    int fixed(double length) const { return cvRound(length * px_per_unit_ * (1 << kShift)); }
    /// Page coordinates run along pixel edges, OpenCV's along pixel centres.
    cv::Point fixed_point(PagePoint point) const {
        constexpr int kHalf = 1 << (kShift - 1);
        return {fixed(point.x) - kHalf, fixed(point.y) - kHalf};
    }
    int width(const Stroke& stroke) const {
        return std::max(1, cvRound(stroke.width * px_per_unit_));
    }

    cv::Mat& canvas_;
    double px_per_unit_;
};

}  // namespace

cv::Mat to_picture(const Drawing& drawing, int width_px) {
    const double px_per_unit = width_px / drawing.width;
    const int height_px = cvRound(drawing.height * px_per_unit);
    cv::Mat canvas(height_px * kOversampling, width_px * kOversampling, CV_8UC3,
                   cv::Scalar::all(255));
    const Rasterizer rasterizer{canvas, px_per_unit * kOversampling};
    for (const auto& shape : drawing.shapes) std::visit(rasterizer, shape);
    cv::Mat picture;
    cv::resize(canvas, picture, {width_px, height_px}, 0, 0, cv::INTER_AREA);
    return picture;
}

}  // namespace yinsight
