#pragma once
// The board's rectangular edge as evidence for the naming up to a half turn: its sides run along
// and across the letter lines, centred on f6. Native pixels in. Decides nothing.

#include <array>
#include <opencv2/core.hpp>

#include "calibration/board_view.hpp"

namespace yinsight {

struct RectangleScore {
    /// How steadily the picture steps from board to table along the best symmetrical pair of sides
    /// parallel to the letter lines and along the best pair across them: mean of the two, 0..1.
    double steadiness = 0;
    /// Half sides of that rectangle, in spacings; 0 where a pair is out of the picture.
    double half_width = 0;
    double half_height = 0;
};

/// By steps 0..2 of BoardView::turned(); three more steps give the same rectangle. `picture` is 8
/// bit, grey or BGR.
std::array<RectangleScore, 3> score_rectangles(const cv::Mat& picture, const BoardView& view);

/// Whether the edge is seen, and seen symmetrically about f6 rather than about a neighbour of it:
/// it tells a lattice that is one spacing off.
bool edge_confirms_centre(const cv::Mat& picture, const BoardView& view);

}  // namespace yinsight
