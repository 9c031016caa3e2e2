#pragma once
// A turn in the official notation, long form, and the number it carries.
//
//   turn    = point | play | "pass" | "resign"
//   play    = { removal ";" } [ move { ";" removal } ]
//   move    = point "-" point
//   removal = "x" row "x" ring          row = lower end "-" upper end

#include <string>

#include "referee/position.hpp"
#include "referee/turn.hpp"

namespace yinsight {

/// "e3", "c5-a3;xb3-b7xb2", "xd5-d9xc5;a4-b4", "pass", "resign". An illegal turn is spelled as it
/// was made: a row without its ring, a ring without its row.
std::string to_text(const Turn& turn);

/// The number of the first turn played from this position: turns 1..10 place rings, White's turns
/// are odd, and a game that begins later counts from 11 or 12.
int first_turn_number(const Position& position);

}  // namespace yinsight
