#include "vision/orient.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/support/drawn_board.hpp"
#include "vision/locate.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

DrawnCamera camera_turned(double turn_deg) {
    DrawnCamera camera;
    camera.size = {1920, 1080};
    camera.focal_px = 1650;
    camera.turn_deg = turn_deg;
    return camera;
}

DrawnStyle labelled() {
    DrawnStyle style;
    style.labels = true;
    return style;
}

/// Steps of 60 degrees between two views of one lattice.
int steps_between(const BoardView& named, const BoardView& truth) {
    int best = 0;
    const auto distance = [&](int steps) {
        return cv::norm(named.turned(steps).project({0, 4}) - truth.project({0, 4}));
    };
    for (int steps = 1; steps < 6; ++steps) {
        if (distance(steps) < distance(best)) best = steps;
    }
    return best;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(orient)

BOOST_AUTO_TEST_CASE(labels_name_the_board_from_every_side) {
    for (const double turn : {0.0, 50.0, 115.0, 180.0, 240.0, 300.0}) {
        BOOST_TEST_CONTEXT("turn " << turn) {
            const auto truth = camera_turned(turn).view();
            const auto picture = draw_board(truth, yinsh_lines(), labelled());
            for (int steps = 0; steps < 6; ++steps) {
                const auto named = orient_board(picture, truth.turned(steps));
                BOOST_TEST(steps_between(named.view, truth) == 0);
                BOOST_TEST(named.certain);
                BOOST_TEST(!named.mirrored);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_edge_alone_leaves_a_half_turn_and_says_so) {
    for (const double turn : {0.0, 70.0, 200.0}) {
        const auto truth = camera_turned(turn).view();
        const auto picture = draw_board(truth, yinsh_lines());
        for (int steps = 0; steps < 6; ++steps) {
            const auto named = orient_board(picture, truth.turned(steps));
            BOOST_TEST(steps_between(named.view, truth) % 3 == 0);
            BOOST_TEST(!named.certain);
        }
    }
}

BOOST_AUTO_TEST_CASE(without_labels_and_edge_nothing_is_certain) {
    const auto truth = camera_turned(30).view();
    DrawnStyle style;
    style.table = style.board;
    BOOST_TEST(!orient_board(draw_board(truth, yinsh_lines(), style), truth).certain);
}

BOOST_AUTO_TEST_CASE(a_known_seat_settles_the_half_turn) {
    for (const double turn : {10.0, 190.0}) {
        const auto truth = camera_turned(turn).view();
        const auto picture = draw_board(truth, yinsh_lines());
        OrientOptions options;
        options.white_side = turn < 90 ? cv::Point2d{0, 1} : cv::Point2d{0, -1};
        for (int steps = 0; steps < 6; ++steps) {
            const auto named = orient_board(picture, truth.turned(steps), options);
            BOOST_TEST(steps_between(named.view, truth) == 0);
            BOOST_TEST(named.certain);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_mirrored_picture_is_recognised) {
    cv::Mat mirrored;
    cv::flip(draw_board(camera_turned(20).view(), yinsh_lines(), labelled()), mirrored, 1);
    const auto located = locate_board(mirrored);
    BOOST_TEST_REQUIRE(located.view.has_value());
    const auto named = orient_board(mirrored, *located.view);
    BOOST_TEST(named.mirrored);
    BOOST_TEST(!named.certain);
}

BOOST_AUTO_TEST_SUITE_END()
