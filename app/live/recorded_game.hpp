#pragma once
// Between what the arbiter keeps of a game and the record of it. Lossless in both directions as far
// as the turns go; tags and comments are the record's own.

#include <vector>

#include "referee/arbiter/arbiter.hpp"
#include "referee/record.hpp"

namespace yinsight {

/// A game as it stands: all that undo brings back.
struct GameState {
    Position start;
    std::vector<PlayedTurn> turns;

    const Position& position() const { return turns.empty() ? start : turns.back().after; }
};

GameState state_of(const Arbiter& arbiter);
/// The record's turns as far as their positions are known.
GameState state_of(const GameRecord& record);
/// The same game turned by sixths about f6, counter-clockwise as White sees it.
GameState turned(const GameState& state, int sixths);

/// The record without tags.
GameRecord record_of(const GameState& state);

/// Whether the two were recorded alike.
bool same_turn(const PlayedTurn& a, const PlayedTurn& b);

}  // namespace yinsight
