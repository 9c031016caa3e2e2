#include "vision/locate.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "tests/support/drawn_board.hpp"
#include "tests/support/other_boards.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

/// Root mean square distance over the 85 points under the best of the six namings, in pixels.
double distance_px(const BoardView& found, const BoardView& truth) {
    double best = 1e9;
    for (int steps = 0; steps < 6; ++steps) {
        const auto turned = found.turned(steps);
        double squares = 0;
        for (const auto point : all_points()) {
            const auto d = turned.project(point) - truth.project(point);
            squares += d.dot(d);
        }
        best = std::min(best, std::sqrt(squares / kPointCount));
    }
    return best;
}

void check_found(const cv::Mat& picture, const BoardView& truth, double tolerance_px) {
    const auto result = locate_board(picture);
    BOOST_TEST_REQUIRE(result.view.has_value(), result.reason);
    BOOST_TEST(distance_px(*result.view, truth) < tolerance_px);
    BOOST_TEST(result.reason.empty());
}

void check_refused(const cv::Mat& picture) {
    const auto result = locate_board(picture);
    BOOST_TEST(!result.view.has_value());
    BOOST_TEST(!result.reason.empty());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(locate)

BOOST_AUTO_TEST_CASE(finds_drawn_boards_from_many_angles) {
    for (const double tilt : {0.0, 20.0, 40.0, 55.0}) {
        for (const double turn : {0.0, 17.0, 100.0, 213.0}) {
            BOOST_TEST_CONTEXT("tilt " << tilt << " turn " << turn) {
                DrawnCamera camera;
                camera.tilt_deg = tilt;
                camera.turn_deg = turn;
                check_found(draw_board(camera.view(), yinsh_lines()), camera.view(), 0.2);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(estimates_the_lens_from_the_board) {
    for (const double k1 : {-0.15, -0.05, 0.04}) {
        BOOST_TEST_CONTEXT("k1 " << k1) {
            DrawnCamera camera;
            camera.k1 = k1;
            camera.distance = 16;
            const auto result = locate_board(draw_board(camera.view(), yinsh_lines()));
            BOOST_TEST_REQUIRE(result.view.has_value(), result.reason);
            BOOST_TEST(distance_px(*result.view, camera.view()) < 0.2);
            BOOST_TEST(std::abs(result.view->lens.k1 - k1) < 0.02);
        }
    }
}

BOOST_AUTO_TEST_CASE(finds_light_lines_on_a_dark_board) {
    DrawnCamera camera;
    DrawnStyle style;
    style.board = 60;
    style.line = 120;
    style.table = 170;
    check_found(draw_board(camera.view(), yinsh_lines(), style), camera.view(), 0.2);
}

BOOST_AUTO_TEST_CASE(finds_a_board_at_every_usual_picture_size) {
    for (const cv::Size size : {cv::Size{640, 480}, cv::Size{1920, 1080}, cv::Size{4000, 3000}}) {
        BOOST_TEST_CONTEXT("width " << size.width) {
            DrawnCamera camera;
            camera.size = size;
            camera.focal_px = 0.85 * size.width;
            DrawnStyle style;
            style.line_width = 0.03;
            const double tolerance = 0.3 * std::max(1.0, size.width / 1280.0);
            check_found(draw_board(camera.view(), yinsh_lines(), style), camera.view(), tolerance);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_colour_picture_and_its_grey_copy_give_the_same_view) {
    DrawnCamera camera;
    const auto grey = draw_board(camera.view(), yinsh_lines());
    cv::Mat bgr;
    cv::cvtColor(grey, bgr, cv::COLOR_GRAY2BGR);
    const auto a = locate_board(grey);
    const auto b = locate_board(bgr);
    BOOST_TEST_REQUIRE(a.view.has_value());
    BOOST_TEST_REQUIRE(b.view.has_value());
    BOOST_TEST(distance_px(*a.view, *b.view) < 0.05);
}

BOOST_AUTO_TEST_CASE(the_board_is_always_seen_from_above) {
    DrawnCamera camera;
    camera.turn_deg = 40;
    cv::Mat mirrored;
    cv::flip(draw_board(camera.view(), yinsh_lines()), mirrored, 1);
    const auto result = locate_board(mirrored);
    BOOST_TEST_REQUIRE(result.view.has_value());
    const auto& view = *result.view;
    const auto right = view.project({1, 0}) - view.project({0, 0});
    const auto up = view.project({0, 1}) - view.project({0, 0});
    BOOST_TEST(right.cross(up) < 0);
}

BOOST_AUTO_TEST_CASE(finds_no_board_in_grids_that_are_none) {
    DrawnCamera camera;
    for (const double tilt : {5.0, 35.0}) {
        camera.tilt_deg = tilt;
        BOOST_TEST_CONTEXT("tilt " << tilt) {
            check_refused(draw_board(camera.view(), square_lines(10)));
            check_refused(draw_board(camera.view(), endless_triangles()));
            for (const int side : {3, 4, 5, 6}) {
                BOOST_TEST_CONTEXT("hexagon of side " << side) {
                    check_refused(draw_board(camera.view(), hexagon_lines(side)));
                }
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(finds_no_board_on_boards_of_other_games) {
    std::vector<std::uint64_t> seeds(30);
    std::iota(seeds.begin(), seeds.end(), 1000);
    // A honeycomb in YINSH's outline, and squares with diagonals seen so that they look like it.
    seeds.insert(seeds.end(), {2127, 2221});
    for (const auto seed : seeds) {
        const auto board = draw_other_board(seed);
        BOOST_TEST_CONTEXT("seed " << seed << ": " << board.kind) {
            check_refused(board.bgr);
        }
    }
}

BOOST_AUTO_TEST_CASE(finds_a_board_in_a_very_small_picture) {
    DrawnCamera camera;
    camera.size = {280, 210};
    camera.focal_px = 240;
    camera.tilt_deg = 20;
    DrawnStyle style;
    style.line_width = 0.05;
    style.line = 60;
    check_found(draw_board(camera.view(), yinsh_lines(), style), camera.view(), 0.3);
}

BOOST_AUTO_TEST_CASE(a_part_of_a_board_is_found_and_the_rest_placed_outside) {
    DrawnCamera camera;
    camera.turn_deg = 25;
    const cv::Mat whole = draw_board(camera.view(), yinsh_lines());
    const int cut = 480;
    const cv::Mat part = whole.colRange(cut, whole.cols).clone();
    const auto result = locate_board(part);
    BOOST_TEST_REQUIRE(result.view.has_value(), result.reason);
    int outside = 0;
    for (int steps = 0; steps < 6; ++steps) {
        const auto turned = result.view->turned(steps);
        if (cv::norm(turned.project({0, 4}) + cv::Point2d(cut, 0) - camera.view().project({0, 4})) >
            5)
            continue;
        for (const auto point : all_points()) {
            const auto px = turned.project(point) + cv::Point2d(cut, 0);
            // Far outside the picture the lens is a guess.
            const double tolerance = turned.in_picture(turned.project(point)) ? 0.5 : 5;
            BOOST_TEST(cv::norm(px - camera.view().project(point)) < tolerance);
            outside += int{!turned.in_picture(turned.project(point))};
        }
    }
    BOOST_TEST(outside > 10);
}

BOOST_AUTO_TEST_CASE(a_lattice_of_unknown_place_is_said_to_be_one) {
    DrawnCamera camera;
    camera.distance = 16;
    DrawnStyle style;
    style.half_board = {20, 20};
    const auto result = locate_board(draw_board(camera.view(), endless_triangles(), style));
    BOOST_TEST(!result.view.has_value());
    BOOST_TEST(result.reason.find("a lattice was seen") != std::string::npos, result.reason);
}

BOOST_AUTO_TEST_CASE(finds_no_board_in_a_tiny_empty_or_plain_picture) {
    check_refused(cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(9)));
    check_refused(cv::Mat(1, 4000, CV_8UC1, cv::Scalar::all(200)));
    check_refused(cv::Mat(720, 1280, CV_8UC3, cv::Scalar::all(128)));
    check_refused(cv::Mat{});
}

BOOST_AUTO_TEST_SUITE_END()
