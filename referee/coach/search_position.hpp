#pragma once
// A position as the search sees it: with its key and the sums of the evaluation, which follow every
// action instead of being counted anew.

#include <array>
#include <cstdint>

#include "referee/coach/evaluation_tables.hpp"
#include "referee/coach/score.hpp"
#include "referee/coach/threats.hpp"
#include "referee/rules.hpp"

namespace yinsight {

class SearchPosition {
  public:
    /// The tables must be of the position's variant and must outlive this.
    SearchPosition(const Position& position, const EvaluationTables& tables);

    const Position& position() const { return position_; }
    const Board& board() const { return position_.board(); }
    Side side() const { return position_.side(); }
    Phase phase() const { return position_.phase(); }
    bool is_over() const { return position_.is_over(); }

    /// Plays a legal action, or a pass where the rules know none: what the other side would do if
    /// it could move twice.
    void play(Action action);

    /// Equal positions have equal keys; different ones almost never.
    std::uint64_t key() const;
    /// What the position is worth to the side that acts, by the weights alone. The game must not
    /// be over. The reaches are those of the side that acts.
    Score evaluate(const RingReaches& reaches) const;
    Score evaluate() const;
    /// The part of it that is always at hand: what lies where.
    Score quick_score() const { return side() == Side::white ? sum_.white : sum_.black; }

  private:
    void put(Point point, Cell before, Cell after);
    void move_ring(Action action);
    void remove_row(Action action);
    void count_anew();

    Position position_;
    const EvaluationTables* tables_;
    const EvaluationTables::BoardTable* table_ = nullptr;
    std::uint64_t piece_key_ = 0;
    ScorePair sum_;
    /// The codes of all windows, seen by White.
    std::array<std::uint16_t, kWindowCount> codes_{};
};

}  // namespace yinsight
