#include "app/live/board_naming.hpp"

#include <boost/test/unit_test.hpp>
#include <random>

#include "tests/support/random_games.hpp"

using namespace yinsight;

namespace {

constexpr float kSure = 0.97F;

/// What a camera reads of a board whose names are turned by so many sixths from the true ones.
Observation seen(const Board& board, int sixths) {
    Observation observation;
    for (const Point point : all_points()) {
        auto& belief = observation.points[static_cast<std::size_t>(turned(point, -sixths).index())];
        belief.probability.fill((1 - kSure) / (kPointStateCount - 1));
        belief.probability[static_cast<std::size_t>(board.state_at(point))] = kSure;
    }
    return observation;
}

int differences(const Board& a, const Board& b, int sixths) {
    int count = 0;
    for (const Point point : all_points())
        count += a.state_at(turned(point, -sixths)) != b.state_at(point) ? 1 : 0;
    return count;
}

/// The least number of points in which a board differs from itself turned.
int asymmetry(const Board& board) {
    int least = kPointCount;
    for (int sixths = 1; sixths < kNamings; ++sixths)
        least = std::min(least, differences(board, board, sixths));
    return least;
}

/// Calls visit(board after a turn, board after the next one or in the middle of it).
template <typename Visit>
void for_every_turn_of_random_games(Visit visit) {
    std::mt19937_64 random{20};
    for (int game = 0; game < 30; ++game) {
        const auto style = game % 2 == 0 ? PlayStyle::uniform : PlayStyle::fond_of_rows;
        Board last = Position::start(Variant::standard).board();
        play_random_game(Position::start(Variant::standard), style, random,
                         [&](const Position& before, Action /*action*/, const Position& after) {
                             visit(last, after.board());
                             if (after.side() != before.side()) last = after.board();
                         });
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(board_naming)

BOOST_AUTO_TEST_CASE(no_legal_turn_makes_a_board_look_turned) {
    int looks = 0;
    for_every_turn_of_random_games([&](const Board& expected, const Board& now) {
        for (const bool disturbed : {false, true}) {
            // Where one or two pieces lie, a disturbed board may have been turned.
            if (disturbed && asymmetry(expected) < 6) continue;
            BOOST_TEST(fitting_namings(seen(now, 0), expected, disturbed).front() == 0);
            ++looks;
        }
    });
    BOOST_TEST(looks > 2000);
}

BOOST_AUTO_TEST_CASE(a_turned_board_is_named_rightly_also_while_a_turn_is_played) {
    int looks = 0;
    for_every_turn_of_random_games([&](const Board& expected, const Board& now) {
        if (asymmetry(expected) < 10) return;
        const int sixths = 1 + looks++ % 5;
        const auto fitting = fitting_namings(seen(now, sixths), expected, true);
        BOOST_TEST(fitting.size() == 1U);
        BOOST_TEST(fitting.front() == sixths);
    });
    BOOST_TEST(looks > 1000);
}

BOOST_AUTO_TEST_CASE(an_empty_board_fits_under_all_namings_and_keeps_its_own) {
    const Board empty;
    for (const bool disturbed : {false, true}) {
        const auto fitting = fitting_namings(seen(empty, 0), empty, disturbed);
        BOOST_TEST(fitting.size() == 6U);
        BOOST_TEST(fitting.front() == 0);
    }
    BOOST_TEST(!first_naming(seen(empty, 0), empty));
}

BOOST_AUTO_TEST_CASE(a_ring_put_elsewhere_is_no_turned_board_unless_it_was_disturbed) {
    Board expected;
    expected.set_state(*Point::parse("f9"), PointState::white_ring);
    Board now;
    // f9 is three spacings above the centre, c6 and i3 lie where two turns by a third bring it.
    now.set_state(*Point::parse("c6"), PointState::white_ring);
    BOOST_TEST(fitting_namings(seen(now, 0), expected, false).front() == 0);
    const auto fitting = fitting_namings(seen(now, 0), expected, true);
    BOOST_TEST(fitting.size() == 1U);
    BOOST_TEST((turned(*Point::parse("c6"), fitting.front()) == *Point::parse("f9")));
}

BOOST_AUTO_TEST_CASE(hidden_points_do_not_count) {
    Board expected;
    for (const char* name : {"f9", "b2", "g3", "d7", "h5"})
        expected.set_state(*Point::parse(name), PointState::black_ring);
    auto observation = seen(expected, 2);
    for (auto& belief : observation.points) belief.visible = 0.2F;
    BOOST_TEST(disagreement(observation, expected) == 0);
    BOOST_TEST(fitting_namings(observation, expected, true).front() == 0);
}

BOOST_AUTO_TEST_CASE(the_first_naming_is_the_one_that_shows_the_position) {
    Board expected;
    for (const char* name : {"f9", "b2", "g3"})
        expected.set_state(*Point::parse(name), PointState::black_ring);
    for (int sixths = 0; sixths < kNamings; ++sixths)
        BOOST_TEST((first_naming(seen(expected, sixths), expected) == sixths));
}

BOOST_AUTO_TEST_SUITE_END()
