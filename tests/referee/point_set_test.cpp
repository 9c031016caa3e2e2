#include "referee/point_set.hpp"

#include <boost/test/unit_test.hpp>
#include <random>
#include <set>

using namespace yinsight;

namespace {

Point pt(const char* name) {
    return *Point::parse(name);
}

/// The slow twin: a std::set of indices.
std::set<int> indices(PointSet set) {
    std::set<int> found;
    for (const auto point : set) found.insert(point.index());
    return found;
}

PointSet random_set(std::mt19937_64& random) {
    PointSet set;
    const auto share = random() % 5;
    for (const auto point : all_points()) {
        if (random() % 5 < share) set.insert(point);
    }
    return set;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(point_set)

BOOST_AUTO_TEST_CASE(holds_what_is_put_in_and_nothing_else) {
    PointSet set{pt("a2"), pt("f6"), pt("k10")};
    BOOST_TEST(set.size() == 3);
    BOOST_TEST(set.contains(pt("f6")));
    BOOST_TEST(!set.contains(pt("f7")));
    BOOST_TEST((set.first() == pt("a2")));
    BOOST_TEST((set.last() == pt("k10")));
    BOOST_TEST((set.nth(1) == pt("f6")));
    set.erase(pt("f6"));
    set.erase(pt("f7"));
    BOOST_TEST((indices(set) == std::set<int>{0, 84}));
    BOOST_TEST(PointSet{}.empty());
    BOOST_TEST(PointSet::all().size() == 85);
    BOOST_TEST((~PointSet{}).size() == 85);
    BOOST_TEST((~PointSet::all()).empty());
}

BOOST_AUTO_TEST_CASE(steps_never_wrap_around_the_board) {
    for (const auto point : all_points()) {
        for (const auto direction : kDirections) {
            const auto next = step_from(point, direction);
            const PointSet expected = next ? PointSet{*next} : PointSet{};
            BOOST_TEST((PointSet{point}.shifted(direction) == expected), point.name());
        }
    }
}

BOOST_AUTO_TEST_CASE(floods_along_a_line_until_it_is_shut) {
    std::mt19937_64 random{7};
    for (int round = 0; round < 300; ++round) {
        const PointSet from = random_set(random);
        const PointSet through = random_set(random);
        for (const auto direction : kDirections) {
            PointSet expected;
            for (const auto start : from) {
                for (auto p = step_from(start, direction); p && through.contains(*p);
                     p = step_from(*p, direction)) {
                    expected.insert(*p);
                }
            }
            BOOST_TEST_REQUIRE((from.flood(through, direction) == expected));
        }
    }
}

BOOST_AUTO_TEST_CASE(does_set_algebra_as_a_plain_set_does) {
    std::mt19937_64 random{11};
    for (int round = 0; round < 300; ++round) {
        const PointSet a = random_set(random);
        const PointSet b = random_set(random);
        for (const auto point : all_points()) {
            const bool in_a = a.contains(point);
            const bool in_b = b.contains(point);
            BOOST_TEST_REQUIRE((a | b).contains(point) == (in_a || in_b));
            BOOST_TEST_REQUIRE((a & b).contains(point) == (in_a && in_b));
            BOOST_TEST_REQUIRE((a ^ b).contains(point) == (in_a != in_b));
            BOOST_TEST_REQUIRE((a - b).contains(point) == (in_a && !in_b));
            BOOST_TEST_REQUIRE((~a).contains(point) == !in_a);
        }
        BOOST_TEST_REQUIRE(static_cast<std::size_t>(a.size()) == indices(a).size());
        BOOST_TEST_REQUIRE(a.contains(b) == (b - a).empty());
        BOOST_TEST_REQUIRE(a.intersects(b) == !(a & b).empty());
    }
}

BOOST_AUTO_TEST_CASE(finds_fives_where_walking_finds_them) {
    std::mt19937_64 random{13};
    for (int round = 0; round < 300; ++round) {
        const PointSet set = random_set(random) | random_set(random);
        for (const auto direction : kDirections) {
            PointSet expected;
            for (const auto point : all_points()) {
                bool five = true;
                for (int i = 0; i < 5 && five; ++i) {
                    const auto p = step_from(point, direction, i);
                    five = p && set.contains(*p);
                }
                if (five) expected.insert(point);
            }
            BOOST_TEST_REQUIRE((set.starts_of_five(direction) == expected));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
