#pragma once
// Whether the lines of a placed lattice end where those of a YINSH board end. Boards of other games
// have the same lattice in other outlines, and a large one holds the 85 points, too.

#include "vision/lattice/lattice_evidence.hpp"

namespace yinsight {

/// What is seen on and beyond the six straight sides of the outline, and at the six corners that a
/// plain hexagon would have and a YINSH board has not.
struct OutlineCheck {
    /// Sides whose printed segments are not there, and sides of which less than half is seen.
    int missing_sides = 0;
    int poor_sides = 0;
    /// Whether the lines go on beyond the sides.
    bool continued = false;
    /// Whether the lines go on into the hexagon's corners.
    bool continued_corners = false;
    /// Whether every third point has no lines.
    bool is_honeycomb = false;
    /// Whether some part of the board, at least, is seen nearly whole.
    bool whole = false;

    /// One side may be missing and three be poor, under an arm. Cover strewn over the board may
    /// leave no part of it whole where it leaves every side as it is.
    bool is_yinsh() const {
        return missing_sides < 2 && poor_sides < 4 && !continued && !continued_corners &&
               !is_honeycomb && (whole || missing_sides + poor_sides == 0);
    }
};

/// Both test segments of a view whose origin is f6, `shows_clear_line` with a higher contrast asked
/// of a line: between the lines of a honeycomb, fringes look like faint ones.
OutlineCheck check_outline(const LineTester& shows_line, const LineTester& shows_clear_line);

}  // namespace yinsight
