#pragma once
// Which of the six namings of a located lattice is the board's: the board's rectangular edge
// settles it up to a half turn, the printed labels settle the rest, a known seat does so too.
//
// Pixels of the picture the view was found in. Where the evidence is thin the likeliest naming is
// returned and said to be uncertain: a wrong name is worse than none.

#include <opencv2/core.hpp>
#include <optional>

#include "calibration/board_view.hpp"

namespace yinsight {

struct OrientOptions {
    /// Direction in the picture in which White sits, if known: (0, 1) is at its lower edge.
    std::optional<cv::Point2d> white_side;
};

struct Orientation {
    /// The view under the likeliest naming.
    BoardView view;
    /// Whether the naming can be relied on.
    bool certain = false;
    /// Whether the labels are legible only in a mirror: the stream is mirrored. The view's names
    /// are then uncertain; flip the picture and start again.
    bool mirrored = false;
    /// Mean label correlation of this naming, and its lead over the next likely one, 0..1.
    double labels = 0;
    double label_lead = 0;
    /// Mean label correlation of the best naming in a mirror.
    double mirror_labels = 0;
    /// Steadiness of the board's edge under this naming, and its lead, 0..1.
    double edge = 0;
    double edge_lead = 0;
};

/// `picture` is 8 bit, grey or BGR.
Orientation orient_board(const cv::Mat& picture, const BoardView& view,
                         const OrientOptions& options = {});

}  // namespace yinsight
