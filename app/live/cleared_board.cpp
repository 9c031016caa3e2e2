#include "app/live/cleared_board.hpp"

#include <algorithm>

namespace yinsight {

namespace {

/// Points that must be in view for an empty board to be one.
constexpr int kFewestInView = 75;
/// Rings of the next game that may lie there already when the cleared board is first seen.
constexpr int kMostRings = 2;
/// Pieces that a recorded position must have: one that is set back to its first rings was taken
/// back, not cleared.
constexpr int kFewestPieces = 8;
/// Seconds that the empty board must stand at least, unless every look speaks for itself.
constexpr double kLeastCalmS = 1;

bool shows_cleared(const Observation& observation) {
    int in_view = 0;
    int rings = 0;
    for (const PointBelief& belief : observation.points) {
        if (belief.visible < 0.5F) continue;
        ++in_view;
        const PointState state = belief.best();
        if (marker_of(state)) return false;
        rings += ring_of(state) ? 1 : 0;
    }
    return in_view >= kFewestInView && rings <= kMostRings;
}

}  // namespace

ClearedBoard::Sight ClearedBoard::look(const Observation& observation, const Position& position) {
    const Board& board = position.board();
    const int pieces = board.all_rings().size() + board.all_markers().size();
    if (pieces < kFewestPieces || !shows_cleared(observation)) {
        // A hand may hide a piece for a moment, and show it again: what was cleared begins anew.
        looks_ = 0;
        return Sight::in_play;
    }
    if (observation.hand || observation.moving) return Sight::cleared;
    if (++looks_ == 1) since_s_ = observation.time_s;
    const bool stood = calm_s_ == 0
                           ? looks_ >= 2
                           : observation.time_s - since_s_ >= std::max(calm_s_, kLeastCalmS);
    return stood ? Sight::stays_cleared : Sight::cleared;
}

}  // namespace yinsight
