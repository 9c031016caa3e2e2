#include "calibration/board_view.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <opencv2/calib3d.hpp>

using namespace yinsight;

namespace {

/// A pinhole camera looking at the board's centre from White's side, `tilt_deg` away from overhead.
struct Camera {
    cv::Matx33d k;
    cv::Matx33d r;
    cv::Vec3d t;

    static Camera tilted(double tilt_deg, double focal_px) {
        const double tilt = tilt_deg * CV_PI / 180;
        // Camera axes in the board's frame: x right, y down in the picture, z into the picture.
        const cv::Vec3d z{0, std::sin(tilt), -std::cos(tilt)};
        const cv::Vec3d x{1, 0, 0};
        const cv::Vec3d y = z.cross(x);
        const cv::Matx33d r{x[0], x[1], x[2], y[0], y[1], y[2], z[0], z[1], z[2]};
        return {{focal_px, 0, 640, 0, focal_px, 360, 0, 0, 1}, r, {0, 0, 16}};
    }
    cv::Point2d project(const cv::Vec3d& p) const {
        const auto v = k * (r * p + t);
        return {v[0] / v[2], v[1] / v[2]};
    }
    BoardView view() const {
        const cv::Matx33d rt{r(0, 0), r(0, 1), t[0],    r(1, 0), r(1, 1),
                             t[1],    r(2, 0), r(2, 1), t[2]};
        return make_board_view(k * rt, {{640, 360}, 640, 0}, {1280, 720});
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(board_view)

BOOST_AUTO_TEST_CASE(projects_the_plane_and_what_stands_on_it_as_a_pinhole_does) {
    for (const double tilt : {30.0, 45.0, 60.0}) {
        const auto camera = Camera::tilted(tilt, 1100);
        const auto view = camera.view();
        BOOST_TEST(std::abs(view.focal_px - 1100) < 60);
        for (const auto point : all_points()) {
            const auto base = camera.project({point.x(), point.y(), 0});
            const auto top = camera.project({point.x(), point.y(), 0.128});
            BOOST_TEST(cv::norm(view.project(point) - base) < 1e-6);
            BOOST_TEST(cv::norm(view.project({point.x(), point.y()}, 0.128) - top) < 0.5);
            const auto back = view.board_from_pixel(base);
            BOOST_TEST(std::hypot(back.x - point.x(), back.y - point.y()) < 1e-6);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_lens_comes_back) {
    const RadialLens lens{{640, 360}, 640, -0.1};
    for (double x = 0; x < 1280; x += 160) {
        for (double y = 0; y < 720; y += 90) {
            const cv::Point2d p{x, y};
            BOOST_TEST(cv::norm(lens.distort(lens.undistort(p)) - p) < 1e-3);
        }
    }
}

BOOST_AUTO_TEST_CASE(turning_by_60_degrees_moves_names_around_the_centre) {
    const auto view = Camera::tilted(30, 1100).view();
    const auto f7 = *Point::parse("f7");
    const auto g7 = *Point::parse("g7");
    const auto e6 = *Point::parse("e6");
    // f7 is g7 turned counter-clockwise, and e6 is f7 turned counter-clockwise.
    BOOST_TEST(cv::norm(view.turned(1).project(f7) - view.project(g7)) < 1e-6);
    BOOST_TEST(cv::norm(view.turned(1).project(e6) - view.project(f7)) < 1e-6);
    BOOST_TEST(cv::norm(view.turned(6).project(f7) - view.project(f7)) < 1e-6);
}

BOOST_AUTO_TEST_SUITE_END()
