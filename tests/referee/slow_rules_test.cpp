#include "tests/support/slow_rules.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "referee/notation/position_text.hpp"
#include "referee/rules.hpp"
#include "tests/support/perft_table.hpp"
#include "tests/support/random_games.hpp"

using namespace yinsight;

namespace {

constexpr std::uint64_t kSeed = 20261130;

void check_node(const Position& position, const slow::Position& twin) {
    BOOST_REQUIRE_EQUAL(to_text(position), slow::to_text(twin));
    std::vector<std::string> fast;
    for (const auto action : legal_actions(position)) fast.push_back(to_text(action));
    BOOST_REQUIRE_EQUAL(static_cast<int>(fast.size()), count_legal_actions(position));
    auto slow = slow::legal_actions(twin);
    std::sort(fast.begin(), fast.end());
    std::sort(slow.begin(), slow.end());
    BOOST_REQUIRE_EQUAL_COLLECTIONS(fast.begin(), fast.end(), slow.begin(), slow.end());
}

/// Compares every node down to a depth.
void check_tree(const Position& position, const slow::Position& twin, int depth) {
    check_node(position, twin);
    if (depth == 0) return;
    for (const auto action : legal_actions(position)) {
        check_tree(apply(position, action), slow::apply(twin, to_text(action)), depth - 1);
    }
}

/// Plays games with both implementations, which must agree at every node; returns the nodes.
int compare_games(Variant variant, PlayStyle style, int games, std::mt19937_64& random) {
    int nodes = 0;
    for (int game = 0; game < games; ++game) {
        BOOST_TEST_CONTEXT("seed " << kSeed << ", game " << game) {
            const auto start = Position::start(variant);
            auto twin = slow::from_text(to_text(start));
            check_node(start, twin);
            play_random_game(start, style, random,
                             [&](const Position&, Action action, const Position& after) {
                                 twin = slow::apply(twin, to_text(action));
                                 check_node(after, twin);
                                 ++nodes;
                             });
        }
    }
    return nodes;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(slow_rules)

BOOST_AUTO_TEST_CASE(agree_with_the_fast_ones_at_every_node_of_random_games) {
    BOOST_TEST_MESSAGE("seed " << kSeed);
    std::mt19937_64 random{kSeed};
    int nodes = 0;
    for (const auto variant : {Variant::standard, Variant::blitz}) {
        nodes += compare_games(variant, PlayStyle::uniform, 150, random);
        nodes += compare_games(variant, PlayStyle::fond_of_rows, 150, random);
    }
    BOOST_TEST(nodes > 30'000);
}

BOOST_AUTO_TEST_CASE(agree_with_the_fast_ones_below_the_positions_of_the_table) {
    for (const auto& entry : load_perft_table("tests/referee/perft_table.txt")) {
        if (entry.house_rules != HouseRules{}) continue;
        BOOST_TEST_CONTEXT(entry.name) {
            check_tree(entry.position(), slow::from_text(entry.position_text), 2);
        }
    }
}

BOOST_AUTO_TEST_CASE(meet_every_kind_of_ending_and_phase_in_random_games) {
    BOOST_TEST_MESSAGE("seed " << kSeed);
    std::mt19937_64 random{kSeed};
    std::array<int, 7> phases{};
    std::array<int, 5> reasons{};
    for (int game = 0; game < 400; ++game) {
        const auto style = game % 2 == 0 ? PlayStyle::uniform : PlayStyle::fond_of_rows;
        const auto variant = game % 8 < 6 ? Variant::standard : Variant::blitz;
        play_random_game(Position::start(variant), style, random,
                         [&](const Position&, Action, const Position& after) {
                             ++phases[static_cast<std::size_t>(after.phase())];
                             if (!after.is_over()) return;
                             ++reasons[static_cast<std::size_t>(after.result()->reason)];
                         });
    }
    for (const int count : phases) BOOST_TEST(count > 0);
    for (const auto reason : {EndReason::rings, EndReason::row, EndReason::pool}) {
        BOOST_TEST(reasons[static_cast<std::size_t>(reason)] > 0, name_of(reason));
    }
}

BOOST_AUTO_TEST_SUITE_END()
