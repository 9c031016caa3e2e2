#pragma once
// The official notation of one turn, and the number that it carries in a record.
//
//   turn     = point | play | "pass" | "resign"
//   play     = { removal ";" } [ move { ";" removal } ]
//   move     = point "-" point
//   removal  = "x" row "x" ring          row = lower end "-" upper end
//
// Written in this long form, lower case: "c5-a3;xb3-b7xb2". Read in any case, with blanks anywhere,
// row ends either way round, and the row left out ("xb2") where only one row can be meant.

#include <string>
#include <string_view>

#include "referee/notation/parse_error.hpp"
#include "referee/notation/text_reader.hpp"
#include "referee/position.hpp"
#include "referee/turn.hpp"

namespace yinsight {

/// The long form. An illegal turn is spelled as it was made: a row without its ring, a ring without
/// its row.
std::string to_text(const Turn& turn);

/// The number of the first turn from this position: turns 1 to 10 place rings, and a game that
/// begins later counts from 11 (White) or 12 (Black).
int first_turn_number(const Position& start);

/// The number of the turn after `number`: the next one that belongs to the side to move, as White's
/// are odd.
int next_turn_number(int number, const Position& position);

/// Reads exactly one turn. The position is only needed where the row is left out; the turn need not
/// be legal in it.
Parsed<Turn> parse_turn(std::string_view text, const Position& position);

/// Reads the turn that comes next in a longer text and stops behind it. Without a position, a
/// removal without a row is taken as a ring removed without one.
Parsed<Turn> read_turn(TextReader& reader, const Position* position);

}  // namespace yinsight
