#pragma once
// One picture in, one reading out: the composition of the vision stages.
//
//   picture ─► locate ─► orient ─┬► classify ─► Observation
//              lattice    names    │  85 beliefs
//                                  └► measure ─► BoardPose

#include <opencv2/core.hpp>
#include <optional>
#include <string>

#include "calibration/board_pose.hpp"
#include "calibration/board_view.hpp"
#include "calibration/camera_model.hpp"
#include "referee/arbiter/observation.hpp"
#include "vision/locate.hpp"
#include "vision/orient.hpp"

namespace yinsight {

struct ReadOptions {
    LocateOptions locate;
    OrientOptions orient;
    /// The calibrated camera, if there is one; it is not used for pictures that it does not fit.
    std::optional<CameraModel> camera;
};

/// A board that was read.
struct BoardReading {
    BoardView view;
    LatticeEvidence evidence;
    /// Whether the naming rests on something seen (labels, storage circles) and not on a guess.
    bool certain_orientation = false;
    Observation observation;
    /// Whether the labels are legible only in a mirror. The names are then those of the board that
    /// was mirrored, `view` is where it is seen in the picture as given.
    bool mirrored = false;
    /// Why the given calibration was not used, in one plain sentence; empty where it was, or none
    /// was given.
    std::string calibration_remark{};
    /// The camera's pose in front of the board, under the names of `view`; empty where too few
    /// lines are seen to tell it, and for mirrored pictures, which no camera takes.
    std::optional<BoardPose> pose{};
};

struct ReadResult {
    /// Empty where no board was found.
    std::optional<BoardReading> reading;
    /// Why nothing was read, in one plain sentence; empty where something was.
    std::string reason;
};

/// Reads one picture without history. `picture` is 8 bit, grey or BGR, any size.
ReadResult read_board(const cv::Mat& picture, const ReadOptions& options = {});

/// What a picture shows of a board that was located and named: the last stages of read_board alone.
/// `bgr` is 8 bit, three channels; `debug` receives the patches and may be null. Time and frame are
/// left at 0.
Observation observe_board(const cv::Mat& bgr, const BoardView& view, DebugSink* debug = nullptr);

}  // namespace yinsight
