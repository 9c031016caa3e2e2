#include "vision/classify.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/dnn.hpp>

#include "vision/debug_sink.hpp"
#include "vision/glare.hpp"
#include "vision/models/reader_model.hpp"
#include "vision/normalise.hpp"
#include "vision/patch_sheet.hpp"
#include "vision/ring_count.hpp"
#include "vision/sample.hpp"
#include "vision/washout.hpp"

namespace yinsight {

namespace {

/// Outputs of the network a patch: nine states, then 'covered'.
constexpr int kOutputs = kPointStateCount + 1;
/// Below this probability a point is called unknown; raising it trades wrong answers for unknowns.
constexpr float kLeastProbability = 0.5F;
/// What is seen of a point down to this share is enough where it leaves so little doubt: a visible
/// quarter of an empty point is certain, a marker's rim is not.
constexpr float kLeastVisibleWhenSure = 0.1F;
constexpr float kSureProbability = 0.98F;
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

/// By place: points, then storage circles.
using PlaceBeliefs = std::array<PointBelief, kPlaceCount>;

std::optional<int> count_rings(const PlaceBeliefs& places, Side side) {
    int rings = 0;
    const auto first = kPointCount + index_of(side) * kStorageCircleCount;
    for (auto i = first; i < first + kStorageCircleCount; ++i) {
        const auto state = answered_state(places[i]);
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
    PlaceBeliefs places;
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i] = belief_from(logits.ptr<float>(static_cast<int>(i)), patches.in_picture[i]);
    for (const auto point : all_points()) {
        if (!view.in_picture(view.project(point)))
            places[static_cast<std::size_t>(point.index())].visible = 0;
    }
    leave_glare_open(patches, places);
    allow_for_ring_count(places);
    leave_washed_out_open(patches, places);
    BoardBelief board;
    std::copy_n(places.begin(), kPointCount, board.points.begin());
    for (const auto side : {Side::white, Side::black})
        board.removed_rings[index_of(side)] = count_rings(places, side);
    if (debug) debug->show("patches", patch_sheet(patches, board.points));
    return board;
}

std::optional<PointState> answered_state(const PointBelief& belief) {
    const auto best = belief.best();
    const float probability = belief.probability[static_cast<std::size_t>(best)];
    const bool sure = probability >= kSureProbability;
    const float least_visible = sure ? kLeastVisibleWhenSure : kLeastVisible;
    if (belief.visible < least_visible || probability < kLeastProbability) return std::nullopt;
    return best;
}

}  // namespace yinsight
