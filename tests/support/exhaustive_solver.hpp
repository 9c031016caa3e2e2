#pragma once
// Finds forced wins by trying everything: the plainest possible proof, with nothing of the coach in
// it. Slow; good for a win within the second own turn.

#include <vector>

#include "referee/rules.hpp"

namespace yinsight {

/// Whether a turn of the side that acts wins at once.
bool wins_in_one(const Position& position);

/// The turns after which the side that acts wins with its next turn at the latest, whatever the
/// opponent does (and those that win at once). Turns that lead to the same position count once.
std::vector<LegalTurn> turns_that_win_in_two(const Position& position);

/// Whether some reply keeps the side that acts from losing at the opponent's next turn.
bool can_hold_one_turn(const Position& position);

}  // namespace yinsight
