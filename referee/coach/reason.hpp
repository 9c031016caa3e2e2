#pragma once
// Why a turn is good: facts of the position that can be checked on the board. Which of them are
// said, and in which words, is the app's business.

#include <cstdint>
#include <optional>
#include <vector>

#include "referee/coach/engine.hpp"
#include "referee/lines.hpp"

namespace yinsight {

/// Own rows that the next turn would complete if the opponent did nothing, and what can be done.
struct RowThreat {
    /// Rows that a single ring move would make; not empty.
    std::vector<Window> rows;
    /// Turns that the opponent has, and those after which no row can be made at once.
    int answers = 0;
    int defences = 0;
    /// The marker that every defence turns over, if there is one.
    std::optional<Point> common_flip;
    /// The only defence, if there is but one.
    std::optional<Turn> only_defence;
};

struct Reasons {
    Side player = Side::white;
    /// The game ends with this turn; for its result see RankedTurn::after.
    bool ends_game = false;
    /// Turns of the winner until the end; of whoever the proof is for.
    std::optional<int> wins_in;
    std::optional<int> loses_in;
    /// Own rows that this turn makes and that come off.
    std::vector<Window> completed;
    /// Own rows that the opponent's turn made: they come off before the move.
    std::vector<Window> found;
    /// Rows of the opponent that this turn makes: they come off next.
    std::vector<Window> given;
    std::optional<RowThreat> threat;
    /// Rows that the opponent could have made next turn and now cannot.
    std::vector<Window> stopped;
    /// A marker that would complete a row of the opponent and that only one ring could turn over:
    /// after the turn none can.
    std::optional<Point> out_of_reach;
    /// Of the own rows that this turn brought nearer, the nearest to being made: how many of its
    /// five points hold own markers. No ring of the opponent stands on it.
    std::optional<Window> longest;
    int longest_markers = 0;
    /// Ring moves of each side after the turn.
    int own_moves = 0;
    int other_moves = 0;
    /// Where a ring was placed, and the steps from there to the centre.
    std::optional<Point> placed;
    int steps_to_centre = 0;
};

/// The rows that one ring move of this side could make on this board, in no promised order.
std::vector<Window> rows_in_one_move(const Board& board, Side side);

/// What speaks for a turn that was ranked in `before`.
Reasons reasons_for(const Position& before, const RankedTurn& turn);

}  // namespace yinsight
