#pragma once
// Alpha-beta below one position: what one thread does. Principal variation search over single
// actions; a row and a ring to remove belong to the turn and cost no depth, so a turn is searched
// whole. Quiet ends are searched on while rows can be made.
//
// Proven scores are proofs: where moves are left out or guessed at, the score stays an estimate.

#include <atomic>
#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "referee/coach/search_control.hpp"
#include "referee/coach/turn_ordering.hpp"

namespace yinsight {

class TreeSearch {
  public:
    TreeSearch(TranspositionTable& table, MoveMemory& memory, SearchControl& control,
               bool leads_threads);

    /// The score of a root turn for its `mover`, once it has led to `after`: exact inside (alpha,
    /// beta), a bound outside. Looks `depth` turns further. Means nothing once stopped().
    Score score_of_turn(const SearchPosition& after, Side mover, Score alpha, Score beta,
                        int depth);

    bool stopped() const { return control_.stopped(); }
    std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
    /// The actions of the best line after the root turn searched last.
    const std::vector<Action>& line() const { return lines_[0]; }
    /// Turns of the longest line that was looked at.
    int deepest_turn() const { return deepest_turn_.load(std::memory_order_relaxed); }

  private:
    struct Frame;
    static constexpr int kHeightMost = 250;

    Score score_after(const SearchPosition& after, Side mover, Score alpha, Score beta, int depth,
                      int turns);
    Score search_turn(const SearchPosition& node, Score alpha, Score beta, int depth, int turns,
                      bool null_allowed);
    Score search_actions(const SearchPosition& node, Frame& frame);
    Score try_action(const SearchPosition& after, Frame& frame, const OrderedAction& entry,
                     std::size_t number);
    Score search_quietly(const SearchPosition& node, Score alpha, Score beta, int turns);
    std::optional<Score> prune_whole(const SearchPosition& node, Frame& frame);
    bool skips(const Frame& frame, const OrderedAction& entry, std::size_t number) const;
    void count_node(int turns);
    void keep_line(Action action);
    ActionOrder& fresh_order();

    TranspositionTable& table_;
    MoveMemory& memory_;
    SearchControl& control_;
    bool leads_threads_;
    std::atomic<std::uint64_t> nodes_{0};
    int height_ = 0;
    std::atomic<int> deepest_turn_{0};
    /// By height: the best line found there, and the actions to try.
    std::vector<std::vector<Action>> lines_;
    std::deque<ActionOrder> orders_;
};

}  // namespace yinsight
