#pragma once
// The board turned about f6 by sixths: the lattice, and with it the game, is the same after each.
//
// A camera that sees no label cannot tell the six namings apart; a game recorded under the wrong
// one is the right game turned. Counter-clockwise as White sees it.

#include "referee/point.hpp"
#include "referee/position.hpp"
#include "referee/turn.hpp"

namespace yinsight {

/// Namings of the points that a picture of the lattice alone cannot tell apart.
inline constexpr int kNamings = 6;

/// `sixths` may be any number.
Point turned(Point point, int sixths);
Turn turned(const Turn& turn, int sixths);
/// Everything but the board stays.
Position turned(const Position& position, int sixths);

}  // namespace yinsight
