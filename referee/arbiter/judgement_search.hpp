#pragma once
// The search for the best explanation of one board; the workshop behind judge().

#include <memory>
#include <optional>
#include <vector>

#include "referee/arbiter/judgement.hpp"

namespace yinsight {

class JudgementSearch {
  public:
    JudgementSearch(const Situation& situation, const BoardCosts& costs)
        : situation_{situation}, costs_{costs}, least_{least_cost(costs)} {}

    Judgement run();
    std::optional<OvertakenTurn> run_for_overtaken_turn();

  private:
    // What an explanation costs before a single point is looked at, in nats. Only differences
    // matter; they say how much rarer one kind of happening is than another.
    static constexpr float kTurnPrice = 1.0F;
    static constexpr float kSecondTurnPrice = 1.0F;
    /// Three turns at once are looked for only where the best explanation is worse than this.
    static constexpr float kThreeTurnsAbove = 3 * kTurnPrice + 2 * kSecondTurnPrice;
    /// Candidates for the first of two turns: how far behind the best, in nats.
    static constexpr float kFirstTurnWithin = 4.0F;

    float best_cost() const;
    void add(Explanation explanation) { found_.push_back(std::move(explanation)); }
    Explanation with_turn(Explanation::Kind kind, const std::shared_ptr<TurnTable>& table,
                          const StageFit& fit, float price) const;
    void consider_one_turn();
    /// Nothing, half a turn or a turn from one table.
    void from_table(const std::shared_ptr<TurnTable>& table, std::optional<std::size_t> alternative,
                    float price);
    /// Whether a half-done turn shows who makes it: markers turned over before a ring is touched
    /// may be anybody's, most likely those of the player who is not done with a wrong act.
    static bool shows_player(const TurnTable& table, const PointStates& board);
    void consider_alternatives();
    static float past(const TurnTable& table, std::size_t first);
    void consider_two_turns();
    void consider_two_turns_from(const std::shared_ptr<TurnTable>& table,
                                 std::optional<std::size_t> alternative, float price);
    void consider_three_turns();
    /// Rings placed in turn, however many: the first of them.
    void consider_placings();
    void consider_takebacks();
    void add_fault(std::optional<Attempt> attempt, std::optional<std::size_t> alternative,
                   float price);
    void consider_faults();
    /// A ring moved although the game is over; pieces that are merely taken off mean nothing.
    void consider_play_after_end(const TurnTable& table);
    static Fault played_after_end(const TurnTable& table, Action move, const PointStates& board);
    std::vector<Explanation>::const_iterator cheapest() const;
    Judgement decide();
    float for_other_side() const;

    const Situation& situation_;
    const BoardCosts& costs_;
    float least_;
    std::vector<Explanation> found_;
};

}  // namespace yinsight
