#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>

#include "referee/notation/position_text.hpp"
#include "tests/support/director.hpp"
#include "tests/support/live_memory.hpp"
#include "tests/support/noisy_camera.hpp"
#include "tests/support/seat.hpp"

using namespace yinsight;

namespace {

constexpr std::uint64_t kSeed = 7;

/// A game that never ends: more turns are taken back than played on.
Film endless_game(int turns) {
    constexpr double kGreed = 0;
    Disturbances disturbances;
    disturbances.takeback = 0.6;
    Dice dice{kSeed};
    const Player player{kGreed};
    Director director{*parse_position(kMiddleGame), true, disturbances, dice};
    for (int i = 0; i < turns && !director.position().is_over(); ++i) {
        director.play(player.choose(director.position(), dice).turn);
    }
    return std::move(director).finish();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(arbiter_memory)

BOOST_AUTO_TEST_CASE(stays_within_bounds_over_a_long_stream) {
    BOOST_TEST_MESSAGE("seed " << kSeed);
    constexpr int kTurns = 800;
    constexpr std::size_t kParts = 4;
    Film film = endless_game(kTurns);
    BOOST_TEST(film.truth.takebacks.size() > 300U);
    Arbiter arbiter{{film.truth.start}};
    std::size_t looks = 0;
    NoisyCamera{{}, {}, kSeed}.shoot(film, [&](const auto&, const auto&) { ++looks; });
    std::array<std::size_t, kParts> most{};
    std::size_t longest_record = 0;
    std::size_t look = 0;
    NoisyCamera{{}, {}, kSeed}.shoot(film, [&](const Observation& observation, const auto&) {
        arbiter.observe(observation);
        auto& bytes = most[look++ * kParts / looks];
        bytes = std::max(bytes, live_bytes());
        longest_record = std::max(longest_record, arbiter.turns().size());
    });
    // The record holds what still counts, and the game never gets far.
    BOOST_TEST(arbiter.turns().size() == film.truth.turns.size());
    BOOST_TEST(longest_record < 100U);
    BOOST_TEST_MESSAGE("most bytes a quarter: " << most[0] << ' ' << most[1] << ' ' << most[2]
                                                << ' ' << most[3]);
    BOOST_TEST(most[3] < most[0] + most[0] / 2);
}

BOOST_AUTO_TEST_CASE(does_not_grow_on_a_board_at_which_nobody_plays) {
    const auto start = *parse_position(kMiddleGame);
    Arbiter arbiter{{start}};
    Observation observation;
    for (const auto point : all_points()) {
        auto& belief = observation.points[static_cast<std::size_t>(point.index())];
        belief.probability.fill(0.001F);
        belief.probability[static_cast<std::size_t>(start.state_at(point))] = 0.992F;
    }
    std::size_t after_a_while = 0;
    for (int i = 0; i < 10'000; ++i) {
        observation.frame = i;
        observation.time_s = 0.1 * i;
        BOOST_TEST_REQUIRE(arbiter.observe(observation).empty());
        if (i == 1'000) after_a_while = live_bytes();
    }
    BOOST_TEST(live_bytes() == after_a_while);
}

BOOST_AUTO_TEST_SUITE_END()
