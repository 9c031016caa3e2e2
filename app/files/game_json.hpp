#pragma once
// A game record as JSON, without loss:
//
//   {"tags": {"White": "Ann", ...}, "start": "<position>", "result": "3-1", "comments": [...],
//    "turns": [{"number": 31, "player": "white", "text": "c5-a3;xb3-b7xb2",
//               "illegal": "<kind>", "stood": "<position>", "candidates": ["c5-a3", ...],
//               "comments": [...], "elapsed_ms": 55252}, ...]}
//
// Turns are in the official notation. Written only where there is something to say: comments,
// illegal, stood, candidates, elapsed_ms.

#include <string>
#include <string_view>

#include "referee/notation/parse_error.hpp"
#include "referee/record.hpp"

namespace yinsight {

std::string to_game_json(const GameRecord& record);

/// Errors in the JSON itself are placed by line and column; errors in its values by the turn.
Parsed<GameRecord> parse_game_json(std::string_view text);

}  // namespace yinsight
