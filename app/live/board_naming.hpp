#pragma once
// Which of the six namings of a lattice a reading is to be taken under, told by the board that must
// lie there. Compares states point by point; knows no rules and no pictures.
//
// Turns are by sixths, counter-clockwise as White sees it, as in symmetry.hpp.

#include <optional>
#include <vector>

#include "referee/arbiter/observation.hpp"
#include "referee/board.hpp"
#include "referee/symmetry.hpp"

namespace yinsight {

/// How badly an observation disagrees with a board once its names are turned: over the visible
/// points, the sum of -log of the probability of what should lie there, each cut off at 5 nats.
double disagreement(const Observation& observation, const Board& board, int sixths = 0);

/// The one naming that agrees clearly better than all others; empty where none does. For a board
/// that has no names yet.
std::optional<int> first_naming(const Observation& observation, const Board& board);

/// The namings that a board which had names already may go on under, the smallest turn first. 0,
/// the names at hand, is among them unless another naming is so much better that no turn and no
/// wrong act explains the difference. `disturbed`: the board was moved, turned or out of sight
/// since it was last known to lie right, so that fewer pieces are enough to tell.
std::vector<int> fitting_namings(const Observation& observation, const Board& board,
                                 bool disturbed);

}  // namespace yinsight
