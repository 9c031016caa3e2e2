#include "referee/point.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>

using namespace yinsight;

BOOST_AUTO_TEST_SUITE(point)

BOOST_AUTO_TEST_CASE(there_are_85_points_within_root_21_of_the_centre) {
    int inside = 0;
    for (int column = -9; column <= 9; ++column) {
        for (int row = -9; row <= 9; ++row) {
            const double x = column * std::sqrt(3.0) / 2;
            const double y = row - column / 2.0;
            const bool is_point = Point::at(column + 5, row + 6).has_value();
            BOOST_TEST(is_point == (x * x + y * y <= 21.0 + 1e-9));
            inside += is_point ? 1 : 0;
        }
    }
    BOOST_TEST(inside == 85);
}

BOOST_AUTO_TEST_CASE(names_and_indices_come_back) {
    int index = 0;
    for (const auto point : all_points()) {
        BOOST_TEST(point.index() == index++);
        BOOST_TEST((Point::parse(point.name()) == point));
        BOOST_TEST((Point::at(point.column(), point.row()) == point));
    }
    BOOST_TEST(all_points().front().name() == "a2");
    BOOST_TEST(all_points().back().name() == "k10");
    BOOST_TEST((Point::parse("E10") == Point::at(4, 10)));
}

BOOST_AUTO_TEST_CASE(rejects_what_is_no_point) {
    for (const auto* text : {"", "a", "a1", "a6", "b8", "f1", "f11", "g1", "k6", "k11", "l7", "5e",
                             "e05", "e5 ", " e5", "e-1", "e5x", "e100"}) {
        BOOST_TEST(!Point::parse(text).has_value(), text);
    }
    BOOST_TEST(!Point::from_index(-1).has_value());
    BOOST_TEST(!Point::from_index(85).has_value());
}

BOOST_AUTO_TEST_CASE(neighbours_are_one_spacing_apart) {
    const auto f6 = *Point::parse("f6");
    BOOST_TEST(f6.x() == 0.0);
    BOOST_TEST(f6.y() == 0.0);
    for (const auto* name : {"f7", "f5", "g6", "e6", "g7", "e5"}) {
        const auto neighbour = *Point::parse(name);
        BOOST_TEST(std::abs(std::hypot(neighbour.x(), neighbour.y()) - 1) < 1e-12, name);
    }
}

BOOST_AUTO_TEST_SUITE_END()
