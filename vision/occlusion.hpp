#pragma once
// Whether something that is no piece (a hand, an arm, a cup) is over the board, judged from one
// picture's beliefs alone. Motion is not looked at here.

#include <array>

#include "calibration/board_view.hpp"
#include "referee/arbiter/observation.hpp"

namespace yinsight {

/// Points in the picture that are more covered than seen.
int covered_points(const std::array<PointBelief, kPointCount>& points, const BoardView& view);

/// Whether enough points are covered to call it a hand.
bool is_hand_over_board(const std::array<PointBelief, kPointCount>& points, const BoardView& view);

}  // namespace yinsight
