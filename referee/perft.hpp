#pragma once
// Counts what can be played: the signature of a rules implementation.

#include <cstdint>
#include <utility>
#include <vector>

#include "referee/action.hpp"
#include "referee/position.hpp"

namespace yinsight {

/// Sequences of exactly `depth` atomic actions (resigning left out). A game that ends earlier adds
/// nothing. The last ply is counted without playing it.
std::uint64_t perft(const Position& position, int depth);

/// For each legal action in order, perft(depth - 1) of the position after it; depth >= 1.
std::vector<std::pair<Action, std::uint64_t>> perft_divide(const Position& position, int depth);

/// Sequences of exactly `depth` turns, different where their actions are. Inside a turn, what is
/// left of it is turn 1.
std::uint64_t perft_turns(const Position& position, int depth);

}  // namespace yinsight
