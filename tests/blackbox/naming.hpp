#pragma once
// The six namings of the lattice: names are compared under the best of them unless a reading is
// certain of its own.

#include "referee/point.hpp"
#include "referee/turn.hpp"

namespace yinsight::blackbox {

inline constexpr int kNamings = 6;

/// The point turned by `steps` sixths about f6, counter-clockwise as White sees it.
Point turned(Point point, int steps);

/// The same turn on the turned board.
Turn turned(const Turn& turn, int steps);

}  // namespace yinsight::blackbox
