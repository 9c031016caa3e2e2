#pragma once
// The actions of a position in the order in which the search tries them: the one remembered from
// the table, moves that make a row, moves that refuted neighbours (killers), then the rest by what
// earlier searches thought of them (history) and by what they turn over.

#include <array>
#include <cstdint>
#include <span>

#include "referee/coach/search_position.hpp"
#include "referee/coach/transposition_table.hpp"

namespace yinsight {

struct OrderedAction {
    Action action;
    /// Larger is tried earlier.
    int rank = 0;
    bool makes_row = false;
};

/// Actions picked one by one. Large, and dear to make: keep and clear it.
class ActionOrder {
  public:
    void clear() { size_ = 0; }
    void push_back(const OrderedAction& action) { actions_[size_++] = action; }
    std::size_t size() const { return size_; }
    OrderedAction* begin() { return actions_.data(); }
    OrderedAction* end() { return actions_.data() + size_; }
    /// Brings the best of those from `at` on to this place.
    const OrderedAction& pick(std::size_t at);

  private:
    std::array<OrderedAction, ActionList::kCapacity> actions_{};
    std::size_t size_ = 0;
};

/// What one thread has learnt about moves while searching.
class MoveMemory {
  public:
    static constexpr int kTurnsMost = 128;

    void clear();
    /// Makes what was learnt in earlier searches count half.
    void fade();
    /// `action` was better than the bound; `tried` were tried before it in vain (row-making moves
    /// among them say nothing).
    void praise(Side side, Action action, std::span<const OrderedAction> tried, int depth,
                int turns);
    int history(Side side, Action action) const {
        return history_[index_of(side)][static_cast<std::size_t>(action.from().index())]
                       [static_cast<std::size_t>(action.to().index())];
    }
    bool is_killer(Action action, int turns) const;

  private:
    void adjust(Side side, Action action, int amount);

    using Table = std::array<std::array<std::int16_t, kPointCount>, kPointCount>;
    std::array<Table, 2> history_{};
    std::array<std::array<PackedAction, 2>, kTurnsMost> killers_{};
};

/// All legal actions of a position, ranked. The reaches are those of the side that acts; they are
/// looked at only where a ring is to move. `looks_ahead` also weighs the position after each
/// action: dearer, and better.
void list_ordered(const SearchPosition& node, const RingReaches& reaches, PackedAction remembered,
                  const MoveMemory& memory, int turns, bool looks_ahead, ActionOrder& order);

/// Only the ring moves that make a row of the mover.
void list_row_moves(const SearchPosition& node, const RingReaches& reaches, ActionOrder& order);

}  // namespace yinsight
