#pragma once
// Whether the lines of a placed lattice end where those of a YINSH board end. Boards of other games
// have the same lattice in other outlines, and a large one holds the 85 points, too.

#include "vision/lattice/lattice_evidence.hpp"

namespace yinsight {

/// What is seen on the six straight sides of the outline and at the six corners that a plain
/// hexagon would have and a YINSH board has not.
struct OutlineCheck {
    /// Sides whose printed segments are not there.
    int missing_sides = 0;
    /// Sides beyond which the lines go on.
    int continued_sides = 0;
    /// Whether the lines go on into the hexagon's corners.
    bool continued_corners = false;

    /// One side may be missing, under an arm.
    bool is_yinsh() const {
        return missing_sides < 2 && continued_sides == 0 && !continued_corners;
    }
};

/// `shows_line` tests segments of a view whose origin is f6.
OutlineCheck check_outline(const LineTester& shows_line);

}  // namespace yinsight
