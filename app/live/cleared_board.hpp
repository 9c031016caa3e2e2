#pragma once
// Notices that players have cleared the board for another game.

#include "referee/arbiter/observation.hpp"
#include "referee/position.hpp"

namespace yinsight {

class ClearedBoard {
  public:
    /// `calm_s` is that of ArbiterOptions.
    explicit ClearedBoard(double calm_s) : calm_s_{calm_s} {}

    enum class Sight {
        /// A game goes on, or nothing can be said.
        in_play,
        /// The board has just been found empty: not to be judged by the rules of the old game.
        cleared,
        /// It has been so for long enough.
        stays_cleared,
    };
    /// `position` is the recorded one.
    Sight look(const Observation& observation, const Position& position);

  private:
    double calm_s_;
    int looks_ = 0;
    double since_s_ = 0;
};

}  // namespace yinsight
