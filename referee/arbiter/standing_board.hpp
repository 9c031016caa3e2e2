#pragma once
// From a board as it stands to a position that play can go on from, and to the steps that led
// there.

#include <vector>

#include "referee/arbiter/attempt.hpp"
#include "referee/arbiter/event.hpp"
#include "referee/position.hpp"

namespace yinsight {

/// A start read off a board.
struct BoardStart {
    Position position;
    /// Markers lie on it, so either side may be to move; White is assumed.
    bool side_unknown = false;
};

/// The position in which play begins on this board: rings missing from the five a side count as
/// removed once markers lie on the board, else as still to be placed. Markers in rings are left
/// out.
BoardStart start_from_board(const PointStates& board, Variant variant);

/// Whether the wrong act is only half done: a marker lies in a ring that has not moved yet. Nobody
/// can play on from there.
bool is_under_way(const Attempt& attempt);

/// The sides that may play on if an attempt stands: the opponent after a move, else both.
std::vector<Side> sides_after(const Attempt& attempt);

/// The position that play goes on from if an attempt made at `before` stands.
Position standing_position(const Attempt& attempt, Side side, const Position& before);

/// The steps of a turn that are done on a board, in the order of the turn.
std::vector<StepEvent> steps_between(const Position& before, const PointStates& board,
                                     const Turn& turn);

}  // namespace yinsight
