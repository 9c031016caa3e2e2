#pragma once
// Games in the SGF dialect of the server Boardspace (GM[24]).
//
// A node a click: "; P0[21 place w  B 1]TM[55252]" puts a marker into the ring on b1, "drop board B
// 2" sets the ring down, "move F 7 F 3" does both, "remove w B 1 B 5" a row, "remove wr F 2" a
// ring. Only what stands when the player says "Done" counts. TM is the player's thinking time so
// far in milliseconds; the time at the last "Done" of a turn is kept. The player who acts first is
// White.

#include <optional>
#include <string>
#include <string_view>

#include "referee/notation/parse_error.hpp"
#include "referee/record.hpp"

namespace yinsight {

/// Reads the main line of a game. Players, place and date become the tags White, Black, Event, Date
/// and Time (boardspace_date.hpp), RE the tag Outcome; other properties are dropped. Illegal turns
/// are read like others (replay() finds them).
Parsed<GameRecord> parse_boardspace_sgf(std::string_view text);

/// Why the format cannot hold this game (a start other than the empty board, an illegal turn, a
/// position that does not follow from its turn), in a plain sentence; empty if it can.
std::optional<std::string> why_not_boardspace_sgf(const GameRecord& record);

/// Writes a game for which why_not_boardspace_sgf() has no objection. Candidates and tags without a
/// property of their own are left out.
std::string to_boardspace_sgf(const GameRecord& record);

}  // namespace yinsight
