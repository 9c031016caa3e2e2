#pragma once
// The words that every sentence about a game is made of: players, points, rows, pieces.

#include <string>
#include <vector>

#include "app/language/wording.hpp"
#include "referee/lines.hpp"
#include "referee/point_state.hpp"
#include "referee/side.hpp"

namespace yinsight {

/// "White", "Black".
std::string player_words(const Wording& wording, Side side);
/// The same in the middle of a sentence, where some languages write it small or bend it: "White".
std::string player_inside(const Wording& wording, Side side);
/// "d4 to d8".
std::string row_words(const Wording& wording, Window row);
std::string row_words(const Wording& wording, Point first, Point last);
/// "black marker on d5", "nothing on d5".
std::string piece_words(const Wording& wording, Point point, PointState state);
std::vector<std::string> names_of(const std::vector<Point>& points);

}  // namespace yinsight
