#pragma once
// After a correction the board often lies otherwise than the record says, and rightly so: players
// must be given time to follow. The board as it lies is held: it says nothing until it changes.

#include <optional>

#include "referee/arbiter/observation.hpp"
#include "referee/board.hpp"

namespace yinsight {

class HeldBoard {
  public:
    /// Takes every look, calm or not, to know how the board lies.
    void see(const Observation& observation);
    /// From here on the board as it lies is held, unless it is that of the record.
    void hold(const Board& recorded);
    void release() { holds_ = false; }
    /// Whether the last look still shows the held board (or a hand over it).
    bool holds() const { return holds_; }
    /// How the board lay when it was last seen calm; empty before.
    const std::optional<std::array<PointState, kPointCount>>& seen() const { return seen_; }

  private:
    std::optional<std::array<PointState, kPointCount>> seen_;
    bool holds_ = false;
    int changed_looks_ = 0;
};

}  // namespace yinsight
