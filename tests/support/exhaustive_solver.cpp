#include "tests/support/exhaustive_solver.hpp"

#include <unordered_set>

namespace yinsight {

namespace {

bool is_won_for(const Position& position, Side side) {
    return position.is_over() && position.result()->winner == winner_of(side);
}

/// Whether finishing the turn can end the game for the side that acts: it must remove its last
/// ring, make the row that ends blitz, or take the last marker.
bool can_win_now(const Position& position, Side side) {
    for (const Action action : legal_actions(position)) {
        const Position after = apply(position, action);
        if (is_won_for(after, side)) return true;
        if (!after.is_over() && after.side() == side && can_win_now(after, side)) return true;
    }
    return false;
}

}  // namespace

bool wins_in_one(const Position& position) {
    return !position.is_over() && can_win_now(position, position.side());
}

bool can_hold_one_turn(const Position& position) {
    const Side side = position.side();
    for (const Position& after : positions_after_turn(position)) {
        if (after.is_over() ? !is_won_for(after, opponent_of(side)) : !wins_in_one(after))
            return true;
    }
    return false;
}

std::vector<LegalTurn> turns_that_win_in_two(const Position& position) {
    const Side side = position.side();
    std::vector<LegalTurn> winning;
    std::unordered_set<Position> seen;
    for (const LegalTurn& turn : legal_turns(position)) {
        if (!seen.insert(turn.after).second) continue;
        const bool wins =
            turn.after.is_over() ? is_won_for(turn.after, side) : !can_hold_one_turn(turn.after);
        if (wins) winning.push_back(turn);
    }
    return winning;
}

}  // namespace yinsight
