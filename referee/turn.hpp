#pragma once
// A whole turn of one player as a sequence of actions: rows that the opponent's move made for the
// player (each with its ring), then the ring's move (or a placement, a pass, a resignation), then
// the player's own rows. Says nothing about legality.

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>

#include "referee/action.hpp"

namespace yinsight {

class Turn {
  public:
    /// A legal turn has at most three rows with their rings and one move: 7 actions. The room above
    /// that is for illegal turns that stood.
    static constexpr std::size_t kCapacity = 15;

    constexpr Turn() = default;
    constexpr Turn(std::initializer_list<Action> actions) {
        for (const auto action : actions) push_back(action);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == kCapacity; }
    constexpr const Action* begin() const { return actions_.data(); }
    constexpr const Action* end() const { return actions_.data() + size_; }
    constexpr Action operator[](std::size_t i) const { return actions_[i]; }
    constexpr Action back() const { return actions_[size_ - 1]; }

    /// The turn must not be full.
    constexpr void push_back(Action action) { actions_[size_++] = action; }
    /// The turn must not be empty.
    constexpr void pop_back() { actions_[--size_] = Action{}; }

    constexpr bool operator==(const Turn& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

  private:
    std::array<Action, kCapacity> actions_{};
    unsigned char size_ = 0;
};

}  // namespace yinsight
