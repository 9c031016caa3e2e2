#pragma once
// Weaker than it can: levels of play for people, by how much is looked at and by a stated model of
// errors.
//
// At a level below the highest the coach ranks its best turns within the level's nodes and then
// plays each with odds of exp(-loss / blur), the loss being its score less than the best one's: a
// turn that is `blur` worse is played e times as seldom. The game is never thrown away on purpose:
// a proven win is always taken.

#include <cstdint>

#include "referee/coach/engine.hpp"

namespace yinsight {

inline constexpr int kStrengthLevels = 10;

struct StrengthLevel {
    std::uint64_t nodes;
    /// In units of Score; 0 plays the best turn always.
    double blur;
    /// Among how many of the best turns the choice is.
    int choices;
};

/// 1 (beginner) to kStrengthLevels (all it has, the limits are the caller's).
StrengthLevel strength_level(int level);

/// Picks one of the ranked turns by the level's model of errors. `chance` is a random number from 0
/// to 1. There must be a turn.
const RankedTurn& choose_at_level(const Analysis& analysis, const StrengthLevel& level,
                                  double chance);

}  // namespace yinsight
