#include "referee/lines.hpp"

#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

using namespace yinsight;

namespace {

Point pt(const char* name) {
    return *Point::parse(name);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lines)

BOOST_AUTO_TEST_CASE(the_board_has_33_lines_of_4_to_10_points) {
    std::map<std::size_t, int> lines_of_length;
    std::size_t points = 0;
    for (const auto& line : all_lines()) {
        ++lines_of_length[line.size()];
        points += line.size();
    }
    // Each family: 4 7 8 9 10 9 10 9 8 7 4, as the columns a..k.
    const std::map<std::size_t, int> expected = {{4, 6}, {7, 6}, {8, 6}, {9, 9}, {10, 6}};
    BOOST_TEST((lines_of_length == expected));
    BOOST_TEST(points == 3U * 85U);
}

BOOST_AUTO_TEST_CASE(there_are_123_windows_of_five_41_a_family) {
    BOOST_TEST(all_windows().size() == 123U);
    std::map<Direction, int> windows_of_direction;
    std::set<std::pair<Point, Point>> ends;
    for (const auto window : all_windows()) {
        ++windows_of_direction[window.direction()];
        BOOST_TEST(ends.insert({window.first(), window.last()}).second);
        BOOST_TEST(window.points().size() == 5);
        BOOST_TEST((window.first() < window.last()));
        BOOST_TEST((Window::between_ends(window.last(), window.first()) == window));
        BOOST_TEST((Window::from(window.last(), opposite_of(window.direction())) == window));
    }
    for (const auto direction : kLineDirections) BOOST_TEST(windows_of_direction[direction] == 41);
}

BOOST_AUTO_TEST_CASE(the_step_of_plus_one_minus_one_is_no_line) {
    BOOST_TEST(!direction_between(pt("e6"), pt("f5")).has_value());
    BOOST_TEST(!Window::between_ends(pt("d7"), pt("h3")).has_value());
    BOOST_TEST((direction_between(pt("e5"), pt("f6")) == Direction::north_east));
    BOOST_TEST((direction_between(pt("e5"), pt("d5")) == Direction::west));
    BOOST_TEST(!direction_between(pt("e5"), pt("e5")).has_value());
}

BOOST_AUTO_TEST_CASE(between_two_points_lies_what_is_walked_over) {
    BOOST_TEST((between(pt("e1"), pt("e5")) == PointSet{pt("e2"), pt("e3"), pt("e4")}));
    BOOST_TEST((between(pt("k10"), pt("h7")) == PointSet{pt("j9"), pt("i8")}));
    BOOST_TEST(between(pt("e1"), pt("e2")).empty());
    BOOST_TEST(between(pt("e1"), pt("f9")).empty());
    BOOST_TEST((ray(pt("c1"), Direction::east) == PointSet{pt("d1"), pt("e1")}));
    BOOST_TEST(ray(pt("k10"), Direction::north).empty());
}

BOOST_AUTO_TEST_SUITE_END()
