#pragma once
// Simple pieces painted onto a picture of a board whose view is known: flat walls, even colours, no
// shadows. What the reader must never get wrong.

#include <opencv2/core.hpp>

#include "calibration/board_view.hpp"
#include "referee/point_state.hpp"

namespace yinsight::test {

struct DrawnSet {
    cv::Scalar white{235, 238, 238};
    cv::Scalar black{24, 22, 22};
    /// The marker's body.
    cv::Scalar body{170, 90, 35};
    double ring_outer = 0.425;
    double ring_inner = 0.295;
    double marker = 0.275;
    double height = 0.128;
};

/// Paints what `state` says at a place of the board plane. `bgr` is the view's picture.
void draw_pieces(cv::Mat& bgr, const BoardView& view, const cv::Point2d& place, PointState state,
                 const DrawnSet& set = {});

}  // namespace yinsight::test
