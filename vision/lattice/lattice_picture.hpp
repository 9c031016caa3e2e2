#pragma once
// The lattice search as pictures for people. Working pixels in; 8 bit, three channels out.

#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/board_view.hpp"
#include "vision/lattice/ridge_map.hpp"
#include "vision/lattice/ridge_segments.hpp"

namespace yinsight {

/// The pieces of ridge that were found: red, green and blue where they lie on the lattice's three
/// families of lines, else grey; all grey without a view.
cv::Mat draw_lines(const cv::Mat1f& grey, const std::vector<RidgeSegment>& segments,
                   const std::optional<BoardView>& view);

/// The fitted lattice: green where a printed line is seen, red where none is, yellow where one is
/// seen beyond the outline; with the residuals of the lines, ten times enlarged, in blue.
cv::Mat draw_fit(const cv::Mat1f& grey, const RidgeMap& map, const BoardView& view,
                 Polarity polarity);

}  // namespace yinsight
