#pragma once
// What is printed on a board besides its points: the lines with their ends, the names at the edge,
// the storage circles. For everything that draws one.
//
// In the board's plane (spacings, x to White's right, y towards Black).

#include <array>
#include <string>
#include <vector>

#include "referee/side.hpp"

namespace yinsight {

struct PlacePrinted {
    double x;
    double y;
};

struct LinePrinted {
    PlacePrinted from;
    PlacePrinted to;
};

struct NamePrinted {
    std::string text;
    PlacePrinted middle;
};

/// The lines, which run on a little beyond their last points.
std::vector<LinePrinted> printed_lines();

/// Letters below the columns and numbers left of the rows.
std::vector<NamePrinted> printed_names();

/// The middles of a side's storage circles, in the order in which they are filled.
std::array<PlacePrinted, 3> storage_circles(Side side);

/// The blank corner at White's right, below the board, where the pool is shown.
inline constexpr PlacePrinted kPoolCorner{3.75, -4.72};

}  // namespace yinsight
