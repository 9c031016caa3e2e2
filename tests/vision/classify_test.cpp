#include "vision/classify.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/board_geometry.hpp"
#include "tests/support/drawn_board.hpp"
#include "tests/support/drawn_pieces.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

/// Every state comes up; neighbours differ.
PointState state_at(Point point) {
    const int k = (point.column() * 5 + point.row() * 3) % 14;
    return k < kPointStateCount ? static_cast<PointState>(k) : PointState::empty;
}

struct Scene {
    BoardView view;
    cv::Mat bgr;

    explicit Scene(double tilt_deg, double distance = 17) {
        DrawnCamera camera;
        camera.distance = distance;
        camera.tilt_deg = tilt_deg;
        camera.turn_deg = 25;
        view = camera.view();
        // Darker than the white pieces: nothing here throws a shadow.
        DrawnStyle style;
        style.board = 195;
        style.line = 60;
        cv::cvtColor(draw_board(view, yinsh_lines(), style), bgr, cv::COLOR_GRAY2BGR);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(classify)

BOOST_AUTO_TEST_CASE(reads_every_state_on_a_drawn_board_at_many_tilts) {
    for (const double tilt : {5.0, 30.0}) {
        Scene scene{tilt};
        for (const auto point : all_points()) {
            draw_pieces(scene.bgr, scene.view, {point.x(), point.y()}, state_at(point));
        }
        const auto board = classify_points(scene.bgr, scene.view);
        for (const auto point : all_points()) {
            const auto& belief = board.points[static_cast<std::size_t>(point.index())];
            BOOST_TEST(name_of(belief.best()) == name_of(state_at(point)),
                       "tilt " << tilt << ", " << point.name() << ": read as "
                               << name_of(belief.best()) << ", is " << name_of(state_at(point)));
        }
    }
}

BOOST_AUTO_TEST_CASE(probabilities_sum_to_one) {
    const Scene scene{30};
    for (const auto& belief : classify_points(scene.bgr, scene.view).points) {
        float sum = 0;
        for (const float p : belief.probability) sum += p;
        BOOST_TEST(std::abs(sum - 1) < 1e-4F);
    }
}

BOOST_AUTO_TEST_CASE(says_that_an_arm_covers_points) {
    Scene scene{20};
    const auto f6 = scene.view.project(*Point::parse("f6"));
    cv::line(scene.bgr, f6, {cvRound(f6.x), 2000}, {120, 150, 205}, 100);
    const auto board = classify_points(scene.bgr, scene.view);
    const auto visible = [&](const char* name) {
        return board.points[static_cast<std::size_t>(Point::parse(name)->index())].visible;
    };
    BOOST_TEST(visible("f6") < 0.5F);
    BOOST_TEST(visible("a5") > 0.5F);
    BOOST_TEST(visible("k10") > 0.5F);
    BOOST_TEST(
        !answered_state(board.points[static_cast<std::size_t>(Point::parse("f6")->index())]));
}

BOOST_AUTO_TEST_CASE(points_outside_the_picture_are_not_visible) {
    const Scene scene{30};
    auto view = scene.view;
    view.undistorted_px_from_board =
        cv::Matx33d{1, 0, 700, 0, 1, 0, 0, 0, 1} * view.undistorted_px_from_board;
    const auto board = classify_points(scene.bgr, view);
    int outside = 0;
    for (const auto point : all_points()) {
        if (view.in_picture(view.project(point))) continue;
        ++outside;
        BOOST_TEST(board.points[static_cast<std::size_t>(point.index())].visible == 0);
    }
    BOOST_TEST(outside > 20);
}

BOOST_AUTO_TEST_CASE(counts_the_rings_in_the_storage_circles) {
    Scene scene{15, 22};
    // A flat white ring without a shadow would look like the print of a circle.
    draw_pieces(scene.bgr, scene.view, storage_circle(Side::black, 0), PointState::black_ring);
    draw_pieces(scene.bgr, scene.view, storage_circle(Side::black, 2), PointState::black_ring);
    const auto board = classify_points(scene.bgr, scene.view);
    BOOST_TEST((board.removed_rings[index_of(Side::white)] == 0));
    BOOST_TEST((board.removed_rings[index_of(Side::black)] == 2));
}

BOOST_AUTO_TEST_CASE(does_not_count_rings_where_a_circle_is_outside_the_picture) {
    // White's first circle lies below this picture.
    const Scene scene{15};
    BOOST_TEST(!scene.view.in_picture(scene.view.project(storage_circle(Side::white, 0))));
    BOOST_TEST(!classify_points(scene.bgr, scene.view).removed_rings[index_of(Side::white)]);
}

BOOST_AUTO_TEST_SUITE_END()
