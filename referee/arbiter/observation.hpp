#pragma once
// What a camera believes about the board at one moment: the only thing that vision hands to the
// referee. Points carry the names of the real board (the naming is settled before).
//
// Not in here: pixels, poses, and any judgement about what the belief means.

#include <array>
#include <optional>

#include "referee/point.hpp"
#include "referee/point_state.hpp"

namespace yinsight {

/// The belief about one point.
struct PointBelief {
    /// One probability a PointState, in its order; they sum to 1.
    std::array<float, kPointStateCount> probability{1, 0, 0, 0, 0, 0, 0, 0, 0};
    /// Share of the point in view, 0..1; 0 where a hand or the picture's edge hides it. The
    /// probabilities say nothing where this is 0.
    float visible = 1;

    /// The most probable state.
    PointState best() const;
};

/// The belief about the whole board at one moment.
struct Observation {
    /// By Point::index().
    std::array<PointBelief, kPointCount> points{};
    /// Rings seen in the storage circles, White's and Black's; empty where not in view.
    std::array<std::optional<int>, 2> removed_rings{};
    /// A hand or arm is over the board.
    bool hand = false;
    /// Something on or over the board moves.
    bool moving = false;
    /// The board itself is on its way to another place in the picture, or round itself: it moved
    /// far in this frame and the one before.
    bool carried = false;
    /// Seconds since the source began; never decreases.
    double time_s = 0;
    /// Number of the frame in its source, from 0.
    int frame = 0;
};

}  // namespace yinsight
