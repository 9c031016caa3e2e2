#include "referee/arbiter/belief_filter.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace yinsight {

namespace {

/// Below this share in view a reading is ignored; raising it trusts partly covered points less.
constexpr float kMinVisible = 1.0F / 3;
/// Weight of a reading while something moves over the board; 1 would trust it like a calm one.
constexpr float kMovingWeight = 0.5F;
constexpr float kUniform = 1.0F / kPointStateCount;

}  // namespace

BeliefFilter::BeliefFilter(const BeliefFilterOptions& options) : options_{options} {
    reset();
}

void BeliefFilter::reset() {
    for (auto& point : belief_) point.fill(kUniform);
    for (auto& point : costs_) point.fill(-std::log(kUniform));
    seen_.fill(false);
    started_ = false;
}

void BeliefFilter::update(const Observation& observation) {
    const double elapsed = started_ ? std::max(0.0, observation.time_s - last_time_s_) : 0.0;
    const auto change = static_cast<float>(1 - std::exp(-elapsed / options_.persistence_s));
    const auto misread = static_cast<float>(options_.misread_share);
    const float scene_weight = observation.moving ? kMovingWeight : 1.0F;
    started_ = true;
    last_time_s_ = std::max(last_time_s_, observation.time_s);

    for (std::size_t i = 0; i < belief_.size(); ++i) {
        auto& belief = belief_[i];
        const auto& reading = observation.points[i];
        const bool in_view = reading.visible >= kMinVisible;
        const float weight = scene_weight * std::min(1.0F, reading.visible);
        float sum = 0;
        for (std::size_t s = 0; s < belief.size(); ++s) {
            belief[s] = (1 - change) * belief[s] + change * kUniform;
            if (in_view) {
                const float likelihood =
                    (1 - misread) * reading.probability[s] + misread * kUniform;
                belief[s] *= weight == 1.0F ? likelihood : std::pow(likelihood, weight);
            }
            sum += belief[s];
        }
        seen_[i] = seen_[i] || in_view;
        for (std::size_t s = 0; s < belief.size(); ++s) {
            belief[s] = std::max(belief[s] / sum, 1e-6F);
            costs_[i][s] = std::min(-std::log(belief[s]), kMaxPointCost);
        }
    }
}

void BeliefFilter::mistake(Point point, PointState believed, PointState meant) {
    const auto i = static_cast<std::size_t>(point.index());
    const auto from = static_cast<std::size_t>(believed);
    const auto to = static_cast<std::size_t>(meant);
    std::swap(belief_[i][from], belief_[i][to]);
    std::swap(costs_[i][from], costs_[i][to]);
}

PointState BeliefFilter::best(Point point) const {
    const auto& belief = belief_[static_cast<std::size_t>(point.index())];
    return static_cast<PointState>(std::max_element(belief.begin(), belief.end()) - belief.begin());
}

float BeliefFilter::confidence(Point point) const {
    const auto& belief = belief_[static_cast<std::size_t>(point.index())];
    return *std::max_element(belief.begin(), belief.end());
}

}  // namespace yinsight
