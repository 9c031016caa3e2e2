#pragma once
// Every legal turn from one position with its program, scored against a belief about the board.
//
// Also remembers how well each turn agreed with the earlier looks since the position: two turns can
// end in the same board, and only what was seen on the way tells them apart.

#include <cstddef>
#include <limits>
#include <map>
#include <memory>
#include <vector>

#include "referee/arbiter/turn_program.hpp"
#include "referee/rules.hpp"

namespace yinsight {

/// A turn at a stage, and its cost in nats relative to the untouched board of the table's position.
struct StageFit {
    float cost = std::numeric_limits<float>::infinity();
    std::size_t turn = 0;
    std::size_t stage = 0;
};

class TurnTable {
  public:
    explicit TurnTable(const Position& position);

    const Position& position() const { return position_; }
    std::size_t size() const { return turns_.size(); }
    const LegalTurn& turn(std::size_t i) const { return turns_[i]; }
    const TurnProgram& program(std::size_t i) const { return programs_[i]; }
    const PointStates& board() const { return board_; }

    /// Cost of the untouched board: the sum over all points.
    float untouched_cost(const BoardCosts& costs) const;
    /// The complete turn that fits best, what earlier looks said included where boards are the
    /// same.
    StageFit best_complete(const BoardCosts& costs) const;
    /// The half-done turn that fits best.
    StageFit best_partial(const BoardCosts& costs) const;
    /// Complete turns by cost, cheapest first, at most `most` and none worse than `within` nats
    /// behind the cheapest.
    std::vector<StageFit> complete_fits(const BoardCosts& costs, float within,
                                        std::size_t most) const;
    /// Complete turns whose rings agree with the belief, markers ignored: what the first of two
    /// turns (`moved_on`: of three) may have been when the later ones have already changed the
    /// markers. One a position that it leads to, likeliest first; cost as above, markers included.
    std::vector<StageFit> first_halves(const BoardCosts& costs, float within, std::size_t most,
                                       bool moved_on = false) const;
    /// Turns that end in the same position as this one and whose past fits nearly as well, best
    /// first, the turn itself included.
    std::vector<std::size_t> same_end(std::size_t turn, float within) const;

    /// The table of the position after a turn, made once.
    std::shared_ptr<TurnTable> next(std::size_t turn);
    /// Lets go of the tables that next() made.
    void forget_next() { next_.clear(); }

    /// Whether a row comes off in any of the turns: without, no two turns end alike.
    bool has_removals() const { return has_removals_; }
    /// Notes how well each turn, half done or complete, agrees with a calm look.
    void remember(const BoardCosts& costs);
    /// The turns begin anew: looks so far say nothing any more.
    void forget_looks() { history_.assign(turns_.size(), 0); }
    /// Accumulated disagreement with the looks so far, in nats, 0 for the best turn.
    float history(std::size_t turn) const { return history_[turn]; }

  private:
    Position position_;
    PointStates board_;
    std::vector<LegalTurn> turns_;
    std::vector<TurnProgram> programs_;
    std::vector<float> history_;
    bool has_removals_ = false;
    std::map<std::size_t, std::shared_ptr<TurnTable>> next_;
};

/// Cost of a board: the sum over all points.
float board_cost(const PointStates& board, const BoardCosts& costs);
/// The least that any board can cost.
float least_cost(const BoardCosts& costs);

}  // namespace yinsight
