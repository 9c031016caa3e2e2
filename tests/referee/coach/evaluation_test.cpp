#include <boost/test/unit_test.hpp>
#include <map>
#include <set>

#include "referee/coach/search_position.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/referee/coach/coach_positions.hpp"

using namespace yinsight;

namespace {

/// The evaluation as it is defined: the weights of all features added up.
Score slow_evaluation(const Position& position) {
    const auto weights = fitted_weights(position.variant());
    int sum = 0;
    for (const int feature : list_features(position))
        sum += weights[static_cast<std::size_t>(feature)];
    return std::clamp(sum, -kLargestEstimate, kLargestEstimate);
}

bool is_evaluated(const Position& position) {
    return position.phase() == Phase::move_ring || position.phase() == Phase::place_ring;
}

/// The position turned by half a turn of the board: (c, r) becomes (10 - c, 12 - r).
Position turned(const Position& position) {
    PositionParts parts = position.parts();
    const auto turn = [](PointSet points) {
        PointSet image;
        for (const Point point : points)
            image.insert(*Point::at(10 - point.column(), 12 - point.row()));
        return image;
    };
    for (auto* sets : {&parts.board.rings, &parts.board.markers}) {
        for (PointSet& set : *sets) set = turn(set);
    }
    return Position::from_parts(parts);
}

/// The position with the colours swapped.
Position recoloured(const Position& position) {
    PositionParts parts = position.parts();
    std::swap(parts.board.rings[0], parts.board.rings[1]);
    std::swap(parts.board.markers[0], parts.board.markers[1]);
    std::swap(parts.rings_removed[0], parts.rings_removed[1]);
    parts.side = opponent_of(parts.side);
    return Position::from_parts(parts);
}

Score evaluation_of(const Position& position) {
    return SearchPosition{position, EvaluationTables::fitted(position.variant())}.evaluate();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_evaluation)

BOOST_AUTO_TEST_CASE(patterns_are_windows_read_from_either_end) {
    std::map<int, std::set<std::array<Cell, kRowLength>>> members;
    for (int code = 0; code < kWindowCodeCount; ++code)
        members[pattern_of(code)].insert(cells_of(code));
    BOOST_TEST(members.size() == static_cast<std::size_t>(kPatternCount));
    for (const auto& [pattern, cells] : members) {
        auto mirrored = *cells.begin();
        std::reverse(mirrored.begin(), mirrored.end());
        BOOST_TEST(cells.size() <= 2U);
        BOOST_TEST(cells.count(mirrored) == 1U);
    }
    for (int code = 0; code < kWindowCodeCount; ++code)
        BOOST_TEST(code_seen_by_other(code_seen_by_other(code)) == code);
}

BOOST_AUTO_TEST_CASE(every_window_is_found_through_each_of_its_five_points) {
    const auto windows = all_windows();
    std::map<int, int> places;
    for (const Point point : all_points()) {
        for (const WindowPlace place : windows_through(point)) {
            BOOST_TEST(windows[place.window].points().contains(point));
            places[place.window] += place.power;
        }
    }
    BOOST_TEST(places.size() == 123U);
    for (const auto& [window, powers] : places) BOOST_TEST(powers == 1 + 5 + 25 + 125 + 625);
}

BOOST_AUTO_TEST_CASE(orbits_have_the_sizes_of_a_hexagon_without_corners) {
    // By hand: the centre alone; the twelve images of a point on no axis; six on an axis.
    std::map<int, int> sizes;
    for (const Point point : all_points()) ++sizes[orbit_of(point)];
    BOOST_TEST(sizes.size() == 11U);
    int points = 0;
    for (const auto& [orbit, size] : sizes) {
        BOOST_TEST((size == 1 || size == 6 || size == 12));
        points += size;
    }
    BOOST_TEST(points == 85);
    BOOST_TEST(sizes[orbit_of(*Point::parse("f6"))] == 1);
    BOOST_TEST(orbit_of(*Point::parse("a2")) == orbit_of(*Point::parse("k10")));
    BOOST_TEST(orbit_of(*Point::parse("a2")) != orbit_of(*Point::parse("a3")));
}

BOOST_AUTO_TEST_CASE(following_actions_gives_the_sum_of_all_features) {
    BOOST_TEST_MESSAGE("seed " << kCoachSeed);
    std::mt19937_64 random{kCoachSeed};
    int compared = 0;
    for (int game = 0; game < 60; ++game) {
        const auto variant = game % 4 == 0 ? Variant::blitz : Variant::standard;
        const auto style = game % 2 == 0 ? PlayStyle::uniform : PlayStyle::fond_of_rows;
        SearchPosition node{Position::start(variant), EvaluationTables::fitted(variant)};
        play_random_game(Position::start(variant), style, random,
                         [&](const Position&, Action action, const Position& after) {
                             node.play(action);
                             BOOST_REQUIRE((node.position() == after));
                             if (!is_evaluated(after)) return;
                             ++compared;
                             BOOST_REQUIRE_EQUAL(node.evaluate(), slow_evaluation(after));
                         });
    }
    BOOST_TEST(compared > 2'000);
}

BOOST_AUTO_TEST_CASE(is_the_same_for_a_turned_board_and_for_swapped_colours) {
    for (const Position& position : random_positions(20, 7)) {
        if (!is_evaluated(position)) continue;
        BOOST_TEST(evaluation_of(turned(position)) == evaluation_of(position));
        // While rings are placed White is the one with fewer.
        if (position.phase() == Phase::move_ring)
            BOOST_TEST(evaluation_of(recoloured(position)) == evaluation_of(position));
    }
}

BOOST_AUTO_TEST_CASE(keys_are_equal_exactly_where_positions_are) {
    std::map<std::uint64_t, std::string> seen;
    std::mt19937_64 random{kCoachSeed};
    for (int game = 0; game < 60; ++game) {
        SearchPosition node{Position{}, EvaluationTables::fitted(Variant::standard)};
        play_random_game(
            Position{}, PlayStyle::fond_of_rows, random,
            [&](const Position&, Action action, const Position& after) {
                node.play(action);
                if (after.is_over()) return;
                const SearchPosition fresh{after, EvaluationTables::fitted(Variant::standard)};
                BOOST_REQUIRE_EQUAL(node.key(), fresh.key());
                const auto [entry, added] = seen.emplace(node.key(), to_text(after));
                BOOST_REQUIRE_EQUAL(entry->second, to_text(after));
            });
    }
    BOOST_TEST(seen.size() > 2'000U);
}

BOOST_AUTO_TEST_CASE(scores_become_chances_and_rings) {
    BOOST_TEST(win_probability(0) == 0.5);
    // 1 / (1 + exp(-2.5)).
    BOOST_TEST(win_probability(1000) == 0.9241, boost::test_tools::tolerance(1e-3));
    BOOST_TEST(win_probability(-1000) + win_probability(1000) == 1.0);
    BOOST_TEST(win_probability(won_after(7)) == 1.0);
    BOOST_TEST(win_probability(lost_after(6)) == 0.0);
    BOOST_TEST(in_rings(won_after(3)) == 3.0);
    // The third own turn is the fifth of both sides.
    BOOST_TEST(winners_turns(won_after(5)) == 3);
    BOOST_TEST(winners_turns(lost_after(4)) == 2);
    BOOST_TEST(!is_proven(kLargestEstimate));
}

BOOST_AUTO_TEST_SUITE_END()
