#pragma once
// The game record, *.ygn: tags in brackets, a blank line, then the turns in the official notation,
// numbered with one counter for both players (odd: White).
//
//   [White "Ann"]
//   [Variant "standard"]
//   [Result "3-1"]
//
//   1.e3 2.a5 … 31.c5-a3;xb3-b7xb2 …
//
// Behind a turn may stand "!!illegal <kind>" (illegal, and it stood), "{=<position>}" (the game
// went on from this position), "{?c5-a3|c5-a2}" (it may have been any of these), "{[%egt
// h:mm:ss.mmm]}" (thinking time of this player so far) and "{comments}". Written in the long form;
// read as sloppily as turn_text.hpp allows, with or without numbers.

#include <string>
#include <string_view>

#include "referee/notation/parse_error.hpp"
#include "referee/record.hpp"

namespace yinsight {

/// The whole file, ending in a line break. Variant, Start (unless the game begins empty) and Result
/// are written from the record's fields; an empty result becomes the score of the last position.
/// What the format cannot hold is changed: '}' in a comment becomes ')', line breaks become blanks.
std::string to_text(const GameRecord& record);

/// One turn as it stands in a record, with its number and all that is noted at it.
std::string to_text(const RecordedTurn& turn);

/// Reads a whole file. Illegal turns are read like others (replay() finds them); text that is no
/// turn is an error that names turn, line and column.
Parsed<GameRecord> parse_game_record(std::string_view text);

}  // namespace yinsight
