#include "app/live/held_board.hpp"

#include <algorithm>

namespace yinsight {

namespace {

/// Share of a point in view, and probability of its state, for a look at it to count.
constexpr float kInView = 0.5F;
constexpr float kSure = 0.8F;
/// Looks in a row that must show another board: one misread frame is no change.
constexpr int kChangedLooks = 2;

}  // namespace

void HeldBoard::see(const Observation& observation) {
    if (observation.hand || observation.moving) return;
    const bool first = !seen_;
    if (first) seen_.emplace();
    bool changed = false;
    for (const Point point : all_points()) {
        const auto index = static_cast<std::size_t>(point.index());
        const PointBelief& belief = observation.points[index];
        const PointState state = belief.best();
        const bool sure = belief.visible >= kInView &&
                          belief.probability[static_cast<std::size_t>(state)] >= kSure;
        if (!sure && !first) continue;
        changed |= !first && (*seen_)[index] != state;
        if (!holds_) (*seen_)[index] = state;
    }
    changed_looks_ = changed ? changed_looks_ + 1 : 0;
    if (changed_looks_ >= kChangedLooks) holds_ = false;
}

void HeldBoard::hold(const Board& recorded) {
    changed_looks_ = 0;
    holds_ =
        seen_ && std::any_of(all_points().begin(), all_points().end(), [&](Point point) {
            return (*seen_)[static_cast<std::size_t>(point.index())] != recorded.state_at(point);
        });
}

}  // namespace yinsight
