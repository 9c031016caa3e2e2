#include "vision/pipeline.hpp"

#include <opencv2/imgproc.hpp>

#include "vision/classify.hpp"
#include "vision/lens_check.hpp"
#include "vision/measured_pose.hpp"
#include "vision/occlusion.hpp"

namespace yinsight {

namespace {

struct Located {
    LocateResult result;
    std::string calibration_remark;
};

/// Finds the board, through the calibrated lens where that fits the picture.
Located locate_with_camera(const cv::Mat& picture, const ReadOptions& options) {
    Located located;
    auto camera = options.camera;
    if (camera) camera = camera_for(*camera, picture.size(), located.calibration_remark);
    if (!camera) {
        located.result = locate_board(picture, options.locate);
        return located;
    }
    auto with_lens = options.locate;
    with_lens.lens = camera->lens();
    located.result = locate_board(picture, with_lens);
    const auto& view = located.result.view;
    const auto check = view ? check_lens(picture, *view, *camera) : std::nullopt;
    if (view && !(check && check->misfit)) return located;
    auto without = locate_board(picture, options.locate);
    if (!without.view) return located;
    located.calibration_remark =
        check ? misfit_sentence(*check)
              : "the calibration is not used: the board is only found without it; is it another "
                "camera's, or was the lens zoomed or changed since?";
    located.result = std::move(without);
    return located;
}

}  // namespace

Observation observe_board(const cv::Mat& bgr, const BoardView& view, DebugSink* debug) {
    Observation observation;
    const auto belief = classify_points(bgr, view, debug);
    observation.points = belief.points;
    observation.removed_rings = belief.removed_rings;
    observation.hand = is_hand_over_board(belief.points, view);
    return observation;
}

namespace {

ReadResult read_as_it_is(const cv::Mat& bgr, const ReadOptions& options) {
    auto [located, calibration_remark] = locate_with_camera(bgr, options);
    if (!located.view) return {std::nullopt, std::move(located.reason)};
    const auto orientation = orient_board(bgr, *located.view, options.orient);
    return {BoardReading{orientation.view,
                         located.evidence,
                         orientation.certain,
                         {},
                         orientation.mirrored,
                         std::move(calibration_remark)},
            {}};
}

/// The same board in the picture whose left and right are exchanged.
BoardView seen_in_mirror(const BoardView& view) {
    const double right = view.picture_size_px.width - 1;
    const cv::Matx33d flip{-1, 0, right, 0, 1, 0, 0, 0, 1};
    auto mirrored = view;
    mirrored.undistorted_px_from_board = flip * view.undistorted_px_from_board;
    mirrored.lens.centre_px.x = right - view.lens.centre_px.x;
    mirrored.lens.p2 = -view.lens.p2;
    return mirrored;
}

}  // namespace

ReadResult read_board(const cv::Mat& picture, const ReadOptions& options) {
    cv::Mat bgr = picture;
    if (picture.channels() == 1) cv::cvtColor(picture, bgr, cv::COLOR_GRAY2BGR);
    auto result = read_as_it_is(bgr, options);
    if (!result.reading) return result;
    if (!result.reading->mirrored) {
        result.reading->observation =
            observe_board(bgr, result.reading->view, options.locate.debug);
        result.reading->pose = measure_pose(bgr, result.reading->view);
        return result;
    }
    cv::Mat flipped;
    cv::flip(bgr, flipped, 1);
    auto upright_options = options;
    if (auto& lens = upright_options.locate.lens)
        lens->centre_px.x = bgr.cols - 1 - lens->centre_px.x;
    if (auto& camera = upright_options.camera) camera = camera->mirrored();
    if (auto& seat = upright_options.orient.white_side) seat->x = -seat->x;
    auto upright = read_as_it_is(flipped, upright_options);
    // What the mirror made legible is legible without it, unless it was a near thing.
    if (upright.reading && !upright.reading->mirrored) {
        result = std::move(upright);
        result.reading->observation =
            observe_board(flipped, result.reading->view, options.locate.debug);
        result.reading->view = seen_in_mirror(result.reading->view);
        result.reading->mirrored = true;
    } else {
        result.reading->observation =
            observe_board(bgr, result.reading->view, options.locate.debug);
    }
    return result;
}

}  // namespace yinsight
