#pragma once
// Positions for the coach's tests: those of random games of both variants.

#include <random>
#include <vector>

#include "tests/support/random_games.hpp"

namespace yinsight {

inline constexpr std::uint64_t kCoachSeed = 20261130;

/// Every `step`-th position of so many games a variant, half of them fond of rows.
inline std::vector<Position> random_positions(int games, int step) {
    std::mt19937_64 random{kCoachSeed};
    std::vector<Position> positions;
    int number = 0;
    for (const auto variant : {Variant::standard, Variant::blitz}) {
        for (int game = 0; game < games; ++game) {
            const auto style = game % 2 == 0 ? PlayStyle::uniform : PlayStyle::fond_of_rows;
            play_random_game(Position::start(variant), style, random,
                             [&](const Position& before, Action, const Position&) {
                                 if (number++ % step == 0) positions.push_back(before);
                             });
        }
    }
    return positions;
}

}  // namespace yinsight
