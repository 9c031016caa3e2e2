#pragma once
// What one frame shows of a board whose view is known: which lines are seen, and how far they lie
// from where the view puts them. Native pixels of the frame.

#include <array>
#include <opencv2/core.hpp>
#include <optional>
#include <vector>

#include "calibration/board_view.hpp"
#include "vision/lattice/lattice_evidence.hpp"
#include "vision/lattice/lattice_fit.hpp"

namespace yinsight {

/// Number of printed unit segments, see inner_segments().
inline constexpr std::size_t kInnerSegmentCount = 222;

struct PoseCheck {
    /// By inner segment: whether a line was seen; empty where it is out of the picture.
    std::array<std::optional<bool>, kInnerSegmentCount> seen;
    /// The strongest line near every segment part, whether or not it is where it should be.
    std::vector<LineObservation> nearby;
    /// Those of the parts on which a line is seen where it should be.
    std::vector<LineObservation> expected;
};

/// `range` is half the width searched across a line, in spacings.
PoseCheck check_pose(const cv::Mat1b& grey, const BoardView& view, Polarity polarity, double range);

/// Tests segments of the endless lattice in a frame. Keeps references to its arguments.
LineTester line_tester(const cv::Mat1b& grey, const BoardView& view, Polarity polarity);

/// A motion of the picture plane: shift, turn and zoom about a centre.
struct Similarity {
    cv::Point2d centre;
    cv::Point2d shift;
    double turn = 0;
    double zoom = 0;

    cv::Point2d displacement(const cv::Point2d& px) const;
    cv::Matx33d matrix() const;
};

/// The similarity that explains the observations' offsets best, robustly.
Similarity fit_similarity(const BoardView& view, const std::vector<LineObservation>& observations,
                          double loss_px);

}  // namespace yinsight
