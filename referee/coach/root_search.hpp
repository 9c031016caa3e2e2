#pragma once
// The turns of the position that is asked about, searched deeper and deeper by one thread.

#include <vector>

#include "referee/coach/engine.hpp"
#include "referee/coach/tree_search.hpp"

namespace yinsight {

/// Different turns that lead to the same position count once; promising ones come first.
struct RootTurn {
    Turn turn;
    SearchPosition after;
    Score score = -kInfiniteScore;
    /// The exact score at the last depth, if it was among the best then.
    std::optional<Score> last{};
    /// Actions of the best reply and so on.
    std::vector<Action> line{};
};
std::vector<RootTurn> list_root_turns(const SearchPosition& position);

class RootSearch {
  public:
    RootSearch(const SearchPosition& position, std::vector<RootTurn> turns, int lines,
               TranspositionTable& table, MoveMemory& memory, SearchControl& control,
               bool leads_threads);

    /// Looks one turn deeper; false if it was stopped before that was done. What was found out
    /// until then is kept all the same.
    bool search(int depth);
    /// Turns sorted, best first; the first `lines` have exact scores.
    const std::vector<RootTurn>& turns() const { return turns_; }
    /// Whether more depth cannot change the answer: all asked for are proven, or there is but one.
    bool is_settled(int depth) const;
    const TreeSearch& tree() const { return tree_; }

  private:
    bool search_line(std::size_t line, int depth);
    bool search_window(std::size_t line, Score alpha, Score beta, int depth);

    Side side_;
    std::vector<RootTurn> turns_;
    std::size_t lines_;
    SearchControl& control_;
    TreeSearch tree_;
};

}  // namespace yinsight
