#pragma once
// All legal actions of a position without listing them: how many there are, and any one of them by
// its number. For players who need one action of many (random games, look-ups), not all.

#include <array>

#include "referee/action.hpp"
#include "referee/position.hpp"

namespace yinsight {

class ActionChoice {
  public:
    explicit ActionChoice(const Position& position);

    /// As many as legal_actions() lists; 0 when the game is over.
    int size() const { return size_; }
    /// The action with a number from 0 to size() - 1. The numbers follow no order that means
    /// anything, but two equal positions number alike.
    Action operator[](int number) const;

  private:
    Action removed_row(int number) const;
    Action ring_move(int number) const;

    Phase phase_;
    PointSet own_rings_;
    /// Points to place or remove a ring; starts of rows by line direction; landings by direction.
    std::array<PointSet, 6> points_;
    int size_ = 0;
};

}  // namespace yinsight
