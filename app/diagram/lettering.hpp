#pragma once
// Letters as strokes, so that every drawing carries its own and looks the same everywhere. Knows
// the digits, the small letters and the signs of the notation ("- ; . |"); leaves a gap for others.

#include <string_view>
#include <vector>

#include "app/diagram/drawing.hpp"

namespace yinsight {

enum class Alignment { left, centre };

/// Page units that a text of this height takes.
double text_width(std::string_view text, double height);

/// The strokes of a text. `height` is that of a digit; `anchor` is the middle of its left edge, or
/// its centre.
std::vector<PathShape> letter(std::string_view text, PagePoint anchor, double height,
                              Alignment alignment, Colour colour);

}  // namespace yinsight
