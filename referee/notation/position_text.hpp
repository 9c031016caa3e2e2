#pragma once
// The text of a position: "<board> <side> <phase> <white removed>-<black removed> <variant>
// <result>".
//
// Board: columns a..k joined by '/', each from its lowest row up. W B rings, w b markers, a number
// that many vacant points. Side w or b, '-' when the game is over. Phase P place ring, M move ring,
// r remove row and x remove ring before this turn's move, R and X after it, O over. Variant S or B.
// Result '-' or <w|b|d>:<rings|row|pool|blocked|resigned>. Start:
// "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -".
//
// What only a camera sees has its own reader and writer, so that it cannot slip into a game.

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "referee/notation/parse_error.hpp"
#include "referee/point_state.hpp"
#include "referee/position.hpp"

namespace yinsight {

std::string to_text(const Position& position);

/// Reads exactly the text of one position. An error if no legal game leads to such a position.
Parsed<Position> parse_position(std::string_view text);

/// The same for a board that stood after an illegal turn: only the parts are checked, not whether
/// they fit together.
Parsed<Position> parse_position_as_it_stood(std::string_view text);

/// What a camera saw of the board; a point without a state could not be read. By Point::index().
using SeenBoard = std::array<std::optional<PointState>, kPointCount>;

/// The board part alone, with "[Ww]" for a ring with a marker in it and '?' for an unread point.
std::string to_text(const SeenBoard& board);
Parsed<SeenBoard> parse_seen_board(std::string_view text);

}  // namespace yinsight
