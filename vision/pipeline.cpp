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

ReadResult read_board(const cv::Mat& picture, const ReadOptions& options) {
    auto located = locate_board(picture, options.locate);
    if (!located.view) return {std::nullopt, std::move(located.reason)};
    cv::Mat bgr = picture;
    if (picture.channels() == 1) cv::cvtColor(picture, bgr, cv::COLOR_GRAY2BGR);
    const auto orientation = orient_board(picture, *located.view, options.orient);
    BoardReading reading{
        orientation.view, located.evidence, orientation.certain, {}, orientation.mirrored};
    reading.observation = observe_board(bgr, reading.view, options.locate.debug);
    return {std::move(reading), {}};
}

}  // namespace yinsight
