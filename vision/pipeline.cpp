#include "vision/pipeline.hpp"

#include <opencv2/imgproc.hpp>

#include "vision/classify.hpp"
#include "vision/occlusion.hpp"

namespace yinsight {

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
    auto located = locate_board(bgr, options.locate);
    if (!located.view) return {std::nullopt, std::move(located.reason)};
    const auto orientation = orient_board(bgr, *located.view, options.orient);
    return {BoardReading{
                orientation.view, located.evidence, orientation.certain, {}, orientation.mirrored},
            {}};
}

/// The same board in the picture whose left and right are exchanged.
BoardView seen_in_mirror(const BoardView& view) {
    const double right = view.picture_size_px.width - 1;
    const cv::Matx33d flip{-1, 0, right, 0, 1, 0, 0, 0, 1};
    auto mirrored = view;
    mirrored.undistorted_px_from_board = flip * view.undistorted_px_from_board;
    mirrored.lens.centre_px.x = right - view.lens.centre_px.x;
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
        return result;
    }
    cv::Mat flipped;
    cv::flip(bgr, flipped, 1);
    auto upright_options = options;
    if (auto& lens = upright_options.locate.lens)
        lens->centre_px.x = bgr.cols - 1 - lens->centre_px.x;
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
