#pragma once
// Where the edges of a board's pieces and rim have gone since a frame in which the board's pose was
// sure: what is left to hold a pose by where its printed lines are overexposed.
//
// An edge stays where it is whatever the exposure, as long as one of its sides is not clipped.
// Native pixels of the frames. Does not find a board, and says nothing about what moves alone: a
// piece that was played, a hand.

#include <opencv2/core.hpp>
#include <vector>

#include "calibration/board_view.hpp"
#include "vision/lattice/lattice_fit.hpp"

namespace yinsight {

/// A place on an edge, in the board plane, and the way along it there.
struct BoardEdge {
    cv::Point2d place;
    cv::Point2d along;
    /// Whether it grows brighter to the left of that way, as the board is seen from above.
    bool brighter_left = true;
    /// Where the edge was seen, across it from the place as projected, in pixels.
    double offset_px = 0;
};

/// The clear edges on the board and at its rim, at most one in a small square of the picture.
std::vector<BoardEdge> board_edges(const cv::Mat1b& grey, const BoardView& view);

/// What has become of remembered edges. Those all around which the picture is clipped are in
/// neither list: they tell nothing.
struct EdgeCheck {
    /// How far off the view's place an edge is seen.
    std::vector<LineObservation> found;
    /// Places in the board plane of those that are not seen.
    std::vector<cv::Point2d> missing;
};

/// Looks for the edges within `reach_px` of where the view puts them.
EdgeCheck check_edges(const cv::Mat1b& grey, const BoardView& view,
                      const std::vector<BoardEdge>& edges, double reach_px);

}  // namespace yinsight
