#pragma once
// Joins what the camera believed in many frames into one belief a point.
//
// Each point is a small hidden Markov model: it keeps its state with a probability that falls with
// the time since the last frame, and every frame in which the point is in view is a noisy reading.
// So one misread frame among many changes nothing, a covered point keeps what was last seen there
// and slowly grows uncertain, and in a time-lapse film each frame speaks for itself. Knows no
// rules.

#include <array>
#include <vector>

#include "referee/arbiter/observation.hpp"

namespace yinsight {

struct BeliefFilterOptions {
    /// Mean time for which a point keeps its state, in seconds. Raising it asks for more frames
    /// before a change is believed.
    double persistence_s = 2.0;
    /// Share of readings that are wrong whatever the camera says of its own certainty. Raising it
    /// makes a single frame weaker.
    double misread_share = 0.01;
};

/// What it costs to say that a point is in a state: -ln of the filtered probability, in nats, cut
/// off at kMaxPointCost so that no single point can outvote all the others.
using PointCosts = std::array<float, kPointStateCount>;
using BoardCosts = std::array<PointCosts, kPointCount>;
inline constexpr float kMaxPointCost = 9.0F;

class BeliefFilter {
  public:
    explicit BeliefFilter(const BeliefFilterOptions& options = {});

    /// Takes one frame. Points with `visible` below a third are left as they are, but age.
    void update(const Observation& observation);

    /// What was believed of a state of the point was meant for another one.
    void mistake(Point point, PointState believed, PointState meant);

    /// Costs by Point::index().
    const BoardCosts& costs() const { return costs_; }
    /// The most probable state of a point.
    PointState best(Point point) const;
    /// Probability of the most probable state.
    float confidence(Point point) const;
    /// False until the point was in view once.
    bool ever_seen(Point point) const { return seen_[static_cast<std::size_t>(point.index())]; }
    /// False until the first frame.
    bool started() const { return started_; }
    /// Forgets everything.
    void reset();

  private:
    BeliefFilterOptions options_;
    std::array<std::array<float, kPointStateCount>, kPointCount> belief_{};
    std::array<bool, kPointCount> seen_{};
    BoardCosts costs_{};
    double last_time_s_ = 0;
    bool started_ = false;
};

}  // namespace yinsight
