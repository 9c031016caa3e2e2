#include "vision/classify.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/dnn.hpp>

#include "vision/debug_sink.hpp"
#include "vision/models/reader_model.hpp"
#include "vision/normalise.hpp"
#include "vision/patch_sheet.hpp"
#include "vision/sample.hpp"

namespace yinsight {

namespace {

/// Outputs of the network a patch: nine states, then 'covered'.
constexpr int kOutputs = kPointStateCount + 1;
/// Below this share in view a point is called unknown; raising it calls more half-hidden pieces
/// unknown. Fully covered points come out below 0.1, half covered ones anywhere around 0.5.
constexpr float kLeastVisible = 0.2F;
/// Below this probability a point is called unknown; raising it trades wrong answers for unknowns.
constexpr float kLeastProbability = 0.5F;
/// A patch with less of itself in the picture says nothing about its point.
constexpr float kLeastInPicture = 0.35F;

cv::dnn::Net load_network() {
    const auto model = reader_model();
    return cv::dnn::readNetFromONNX(reinterpret_cast<const char*>(model.data()), model.size());
}

/// Logits of every patch, kPlaceCount x kOutputs.
cv::Mat run_network(const PatchSet& patches) {
    thread_local auto network = load_network();
    network.setInput(normalise_patches(patches), "patches");
    network.setInput(patches.features, "features");
    return network.forward();
}

PointBelief belief_from(const float* logits, float in_picture) {
    PointBelief belief;
    const float highest = *std::max_element(logits, logits + kPointStateCount);
    float sum = 0;
    for (std::size_t i = 0; i < kPointStateCount; ++i) {
        belief.probability[i] = std::exp(logits[i] - highest);
        sum += belief.probability[i];
    }
    for (auto& p : belief.probability) p /= sum;
    const float covered = 1 / (1 + std::exp(-logits[kPointStateCount]));
    belief.visible = in_picture < kLeastInPicture ? 0 : 1 - covered;
    return belief;
}

std::optional<int> count_rings(const cv::Mat& logits, const PatchSet& patches, Side side) {
    int rings = 0;
    const int first = kPointCount + static_cast<int>(index_of(side)) * kStorageCircleCount;
    for (int row = first; row < first + kStorageCircleCount; ++row) {
        const float in_picture = patches.in_picture[static_cast<std::size_t>(row)];
        const auto state = answered_state(belief_from(logits.ptr<float>(row), in_picture));
        if (!state) return std::nullopt;
        if (ring_of(*state) == side) ++rings;
    }
    return rings;
}

}  // namespace

BoardBelief classify_points(const cv::Mat& bgr, const BoardView& view, DebugSink* debug) {
    const auto patches = cut_patches(bgr, view);
    const auto logits = run_network(patches);
    CV_Assert(logits.cols == kOutputs);
    BoardBelief board;
    for (const auto point : all_points()) {
        const auto i = static_cast<std::size_t>(point.index());
        board.points[i] = belief_from(logits.ptr<float>(point.index()), patches.in_picture[i]);
        if (!view.in_picture(view.project(point))) board.points[i].visible = 0;
    }
    for (const auto side : {Side::white, Side::black}) {
        board.removed_rings[index_of(side)] = count_rings(logits, patches, side);
    }
    if (debug) debug->show("patches", patch_sheet(patches, board.points));
    return board;
}

std::optional<PointState> answered_state(const PointBelief& belief) {
    const auto best = belief.best();
    const float probability = belief.probability[static_cast<std::size_t>(best)];
    if (belief.visible < kLeastVisible || probability < kLeastProbability) return std::nullopt;
    return best;
}

}  // namespace yinsight
