#pragma once
// Random legal games for tests: uniform ones, and ones whose players like rows (which makes double
// rows, long runs and rows for both sides common).

#include <cstdint>
#include <random>

#include "referee/rules.hpp"

namespace yinsight {

enum class PlayStyle { uniform, fond_of_rows };

/// A legal action of a game that is not over. Deterministic in the random numbers drawn.
Action choose_action(const Position& position, PlayStyle style, std::mt19937_64& random);

/// Calls visit(position before, action, position after) for every action of one random game.
template <typename Visit>
void play_random_game(Position position, PlayStyle style, std::mt19937_64& random, Visit visit) {
    while (!position.is_over()) {
        const Action action = choose_action(position, style, random);
        const Position after = apply(position, action);
        visit(position, action, after);
        position = after;
    }
}

}  // namespace yinsight
