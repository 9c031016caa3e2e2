#pragma once
// Whether a camera sees a board well enough to read and referee it, and what to change where it
// does not: one sentence a fault, most important first.

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "calibration/board_view.hpp"
#include "referee/arbiter/observation.hpp"
#include "vision/pipeline.hpp"

namespace yinsight {

struct ViewFault {
    enum class Kind {
        cut_off,
        too_flat,
        too_far,
        glare,
        /// So much of the board shines that its lines and white pieces cannot be seen.
        overexposed,
        covered,
        /// Two states can hardly be told apart in this light.
        alike,
    };
    Kind kind;
    /// Where it is worst; empty where the whole view is meant.
    std::vector<Point> points;
    /// What is wrong and what to change.
    std::string sentence;
};

/// Angle of the line of sight over the board's plane at its centre, in degrees: 90 from right
/// above.
double elevation_deg(const BoardView& view);

/// Whether the board is overexposed where the view has it; the lines need not be seen.
std::optional<ViewFault> judge_light(const cv::Mat& bgr, const BoardView& view);

/// The states that the reader can hardly tell from others in this light, a fault a state.
/// `board_level` is the bare board's brightness in grey levels: what to change depends on it.
std::vector<ViewFault> judge_likeness(const Observation& observation, double board_level);

/// `bgr` is 8 bit, three channels, the picture that the view and the observation belong to.
std::vector<ViewFault> judge_view(const cv::Mat& bgr, const BoardView& view,
                                  const Observation& observation);

/// Everything that is wrong with a picture that was read, frame and view, a sentence each; empty
/// for a good one.
std::vector<std::string> advice_about(const cv::Mat& bgr, const ReadResult& result);

}  // namespace yinsight
