#pragma once
// Finds the lattice of a YINSH board in one picture: no history, no clicks, no calibration file.
//
// Input: BGR or grey, 8 bit, any size. Output: the board's view in that picture's pixels. The
// lattice has six-fold symmetry, so the view's naming is one of six until orientation is settled
// elsewhere.

#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "calibration/board_view.hpp"

namespace yinsight {

class DebugSink;

struct LocateOptions {
    /// A known lens, in the picture's own pixels; k1 is estimated where absent.
    std::optional<RadialLens> lens;
    /// Receives intermediate pictures; may be null.
    DebugSink* debug = nullptr;
};

/// How well a located lattice agrees with the lines in the picture.
struct LatticeEvidence {
    /// Share of the in-frame unit segments of the lattice on which a line was seen, 0..1.
    double hit_share = 0;
    /// The least such share among the three directions of lines.
    double weakest_share = 0;
    /// The same as hit_share for the segments that would continue outside the outline.
    double ghost_share = 0;
    /// How clearly the outline's placement on the lattice beats the likeliest other one: the
    /// logarithm of their likelihood ratio, in nats.
    double offset_margin = 0;
    /// Root mean square distance between predicted and observed lines, in pixels.
    double rms_px = 0;
};

struct LocateResult {
    /// Empty where no board was accepted.
    std::optional<BoardView> view;
    /// Where none was accepted, the best candidate, if there was any: not to be relied on.
    std::optional<BoardView> refused;
    LatticeEvidence evidence;
    /// Why there is no view, in one plain sentence for people; empty where there is one.
    std::string reason;
};

LocateResult locate_board(const cv::Mat& picture, const LocateOptions& options = {});

}  // namespace yinsight
