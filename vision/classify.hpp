#pragma once
// What lies on each of the 85 points of a located board, and in its storage circles.
//
//   picture + view ─► sample ─► network ─► calibrated probabilities, share in view
//
// The network is part of the library; each thread loads its own copy at its first call. Does not
// know the rules: a board that no game could reach is read like any other.

#include <array>
#include <opencv2/core.hpp>
#include <optional>

#include "calibration/board_view.hpp"
#include "referee/arbiter/observation.hpp"

namespace yinsight {

class DebugSink;

/// Below this share in view a point is called unknown; raising it calls more half-hidden pieces
/// unknown. Fully covered points come out below 0.1, half covered ones anywhere around 0.5.
inline constexpr float kLeastVisible = 0.2F;

struct BoardBelief {
    /// By Point::index(), named as the view names them. `visible` is 0 for points outside the
    /// picture and small where something that is no piece covers the point.
    std::array<PointBelief, kPointCount> points{};
    /// Rings in the storage circles, White's and Black's; empty where one of a side's three circles
    /// is outside the picture or covered.
    std::array<std::optional<int>, 2> removed_rings{};
};

/// `bgr` is 8 bit, three channels, the picture the view was found in. `debug` receives the patches
/// with what is believed of them; may be null.
BoardBelief classify_points(const cv::Mat& bgr, const BoardView& view, DebugSink* debug = nullptr);

/// The state that is answered for a point; empty ("unknown") where too little of it is in view or
/// no state is probable enough.
std::optional<PointState> answered_state(const PointBelief& belief);

}  // namespace yinsight
