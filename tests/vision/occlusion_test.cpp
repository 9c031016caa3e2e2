#include "vision/occlusion.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/support/drawn_board.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

std::array<PointBelief, kPointCount> all_seen() {
    return {};
}

void cover(std::array<PointBelief, kPointCount>& points, const char* name) {
    points[static_cast<std::size_t>(Point::parse(name)->index())].visible = 0.1F;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(occlusion)

BOOST_AUTO_TEST_CASE(an_open_board_has_no_hand_over_it) {
    const auto view = DrawnCamera{}.view();
    BOOST_TEST(covered_points(all_seen(), view) == 0);
    BOOST_TEST(!is_hand_over_board(all_seen(), view));
}

BOOST_AUTO_TEST_CASE(one_covered_point_is_no_hand_but_three_are) {
    const auto view = DrawnCamera{}.view();
    auto points = all_seen();
    cover(points, "e5");
    BOOST_TEST(!is_hand_over_board(points, view));
    cover(points, "e6");
    cover(points, "f6");
    BOOST_TEST(covered_points(points, view) == 3);
    BOOST_TEST(is_hand_over_board(points, view));
}

BOOST_AUTO_TEST_CASE(points_beyond_the_pictures_edge_are_not_under_a_hand) {
    DrawnCamera camera;
    camera.distance = 8;
    const auto view = camera.view();
    auto points = all_seen();
    for (const auto point : all_points()) {
        if (view.in_picture(view.project(point))) continue;
        points[static_cast<std::size_t>(point.index())].visible = 0;
    }
    BOOST_TEST(!is_hand_over_board(points, view));
}

BOOST_AUTO_TEST_SUITE_END()
