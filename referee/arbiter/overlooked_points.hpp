#pragma once
// Points that show what no record can hold, a ring with a marker in it at rest, and over which play
// went on: a marker that nobody took away, or a point that is misread for long. Said once, such a
// point is seen as it is recorded until it shows something else.

#include <array>
#include <optional>

#include "referee/arbiter/belief_filter.hpp"
#include "referee/arbiter/observation.hpp"
#include "referee/arbiter/turn_program.hpp"
#include "referee/board.hpp"

namespace yinsight {

class OverlookedPoints {
  public:
    /// Play goes on from `recorded` although the board shows `shown`; what is believed of it is put
    /// right.
    void overlook(const PointStates& shown, const Board& recorded, BeliefFilter& belief);
    /// The look as the record has it at these points. A point that clearly shows something else is
    /// overlooked no longer.
    Observation through(const Observation& observation);
    bool any() const;
    void reset() { points_ = {}; }

  private:
    struct Overlooked {
        PointState shown;
        PointState recorded;
    };
    std::array<std::optional<Overlooked>, kPointCount> points_{};
};

}  // namespace yinsight
