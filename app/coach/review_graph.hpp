#pragma once
// The course of a game as a drawing: White's winning chance after every turn, with a dot at each
// turn that gave some of it away (the larger the worse).
//
// Page unit: a hundredth of a turn's width or so; White's certain win is at the top.

#include <vector>

#include "app/diagram/drawing.hpp"
#include "referee/coach/review.hpp"

namespace yinsight {

/// White's winning chance, 0 to 1, before the first turn and after each; empty without turns.
std::vector<double> white_chances(const Review& review);

/// The radius of a turn's dot in heights of a letter; 0 for good turns.
double dot_radius(Verdict verdict);

Drawing draw_graph(const Review& review);

}  // namespace yinsight
