#pragma once
// A legal turn as physical steps on a real board: what a camera can see between its beginning and
// its end, and how badly a belief about the board disagrees with each of those moments.
//
// The steps may come in any order that hands find natural, and pieces may be in the air, so a stage
// lists for every point the states it may be in. Costs are in nats relative to the untouched board;
// unlikely orders and pieces in the air carry a small penalty.

#include <array>
#include <cstdint>
#include <vector>

#include "referee/arbiter/belief_filter.hpp"
#include "referee/position.hpp"
#include "referee/rules.hpp"

namespace yinsight {

/// What lies on each point, by Point::index().
using PointStates = std::array<PointState, kPointCount>;

PointStates point_states(const Board& board);

enum class StageKind : std::uint8_t {
    /// Some of a row's markers are off the board.
    lifting_row,
    /// A whole row is off, its ring still stands.
    ring_due,
    marker_in_ring,
    /// The ring is in the hand.
    ring_lifted,
    /// The ring rests at its end; any of the jumped markers may be turned already.
    flipping,
    /// As flipping, but no marker lies where the ring stood.
    marker_owed,
    /// The move and its flips are done, and an own row lies there.
    row_due,
    /// Steps in an order that players sometimes choose: flips first, the ring before the row.
    out_of_order,
    complete,
};

/// The states that one point may be in at a stage.
struct PointFit {
    Point point;
    std::uint8_t count;
    std::array<PointState, 3> states;
    /// Extra cost of each state, in nats.
    std::array<float, 3> penalty;
};

struct Stage {
    StageKind kind;
    float penalty;
    std::uint16_t first_fit;
    std::uint16_t end_fit;
};

class TurnProgram {
  public:
    TurnProgram(const Position& before, const Turn& turn);

    const std::vector<Stage>& stages() const { return stages_; }
    const Stage& complete() const { return stages_.back(); }

    /// The points that the whole turn changes.
    PointSet touched() const;

    /// Cost of a stage relative to the untouched board `before`, penalties included.
    float cost(const Stage& stage, const BoardCosts& costs) const;
    /// How badly the complete turn disagrees with the belief about the rings of `side` alone,
    /// relative to the untouched board. `moved_on`: the ring may have gone on since, so that a
    /// marker where it rested will do.
    float ring_cost(Side side, const BoardCosts& costs, bool moved_on = false) const;
    /// The board at a stage as the belief has it: each point in its cheapest allowed state.
    PointStates board(const Stage& stage, const BoardCosts& costs) const;

  private:
    class Builder;
    PointStates before_;
    std::vector<PointFit> fits_;
    std::vector<Stage> stages_;
};

}  // namespace yinsight
