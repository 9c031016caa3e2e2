#include "referee/arbiter/judgement.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <utility>

namespace yinsight {

namespace {

// What an explanation costs before a single point is looked at, in nats. Only differences matter;
// they say how much rarer one kind of happening is than another.
constexpr float kTurnPrice = 1.0F;
constexpr float kSecondTurnPrice = 1.0F;
constexpr float kTakebackPrice = 3.0F;
constexpr float kTakebackPricePerTurn = 0.5F;
constexpr float kCorrectionPrice = 4.0F;
constexpr float kFaultPrice = 0.5F;
/// A second wrong act on top of one that stands.
constexpr float kFaultOnFaultPrice = 2.0F;
/// An explanation this good (above the cheapest board of all) ends the search: lowering it searches
/// further on clear boards.
constexpr float kGoodEnough = 3.5F;
/// Three turns at once are looked for only where the best explanation is worse than this.
constexpr float kThreeTurnsAbove = 3 * kTurnPrice + 2 * kSecondTurnPrice;
/// How much better a ring must explain a point than vacancy, in nats, to have been placed there.
constexpr float kClearlyPlaced = 3.0F;
/// How badly a takeback may fit, in nats: when pieces are swept off after a game everything fits
/// badly.
constexpr float kTakebackWithin = 12.0F;
/// The most that earlier looks may say against the first of several turns, in nats.
constexpr float kMostPast = 4.0F;
constexpr float kPlayAfterEndPrice = 4.0F;
/// Takebacks go back so many turns at most.
constexpr std::size_t kMostTurnsBack = 60;
/// Candidates for the first of two turns: how far behind the best, and how many.
constexpr float kFirstTurnWithin = 4.0F;
constexpr std::size_t kMostFirstTurns = 8;

class Search {
  public:
    Search(const Situation& situation, const BoardCosts& costs)
        : situation_{situation}, costs_{costs}, least_{least_cost(costs)} {}

    Judgement run() {
        consider_one_turn();
        if (best_cost() > kGoodEnough) {
            consider_alternatives();
            consider_two_turns();
            consider_placings();
            consider_takebacks();
            if (situation_.look_for_faults) consider_faults();
            for (const auto& table : situation_.after_end) consider_play_after_end(*table);
            if (situation_.look_for_three_turns && best_cost() > kThreeTurnsAbove) {
                consider_three_turns();
            }
        }
        return decide();
    }

    std::optional<OvertakenTurn> run_for_overtaken_turn() {
        consider_one_turn();
        consider_alternatives();
        consider_two_turns();
        consider_placings();
        const auto& best = *cheapest();
        const bool overtaken_at_all = best.kind == Explanation::Kind::two_turns ||
                                      best.kind == Explanation::Kind::three_turns;
        if (!overtaken_at_all) return std::nullopt;
        const auto& after = best.table->turn(best.turn.turn).after;
        OvertakenTurn overtaken{best.turn.turn, best.alternative, kMaxPointCost};
        for (const auto& e : found_) {
            const bool same = e.kind == best.kind && e.table->turn(e.turn.turn).after == after;
            if (!same) overtaken.margin = std::min(overtaken.margin, e.cost - best.cost);
        }
        return overtaken;
    }

  private:
    float best_cost() const {
        float best = found_.front().cost;
        for (const auto& e : found_) best = std::min(best, e.cost);
        return best;
    }

    void add(Explanation explanation) { found_.push_back(std::move(explanation)); }

    Explanation with_turn(Explanation::Kind kind, const std::shared_ptr<TurnTable>& table,
                          const StageFit& fit, float price) const {
        const auto& program = table->program(fit.turn);
        const auto& stage = program.stages()[fit.stage];
        Explanation e;
        e.kind = kind;
        e.cost = table->untouched_cost(costs_) - least_ + fit.cost + price;
        e.table = table;
        e.turn = fit;
        e.turn_complete = fit.stage + 1 == program.stages().size();
        e.board = program.board(stage, costs_);
        return e;
    }

    void consider_one_turn() {
        from_table(situation_.table, std::nullopt, 0);
        for (std::size_t i = 0; i < situation_.alternatives.size(); ++i) {
            const auto& alternative = situation_.alternatives[i];
            if (!alternative.attempt) from_table(alternative.table, i, alternative.price);
        }
    }

    /// Nothing, half a turn or a turn from one table.
    void from_table(const std::shared_ptr<TurnTable>& table, std::optional<std::size_t> alternative,
                    float price) {
        if (!alternative) {
            Explanation nothing;
            nothing.cost = table->untouched_cost(costs_) - least_;
            nothing.table = table;
            nothing.board = table->board();
            add(std::move(nothing));
        }
        if (table->size() == 0) return;
        for (const auto& fit : table->complete_fits(costs_, kFirstTurnWithin, 3)) {
            auto e = with_turn(Explanation::Kind::complete, table, fit, kTurnPrice + price);
            e.alternative = alternative;
            add(std::move(e));
        }
        const auto partial = table->best_partial(costs_);
        if (partial.cost == std::numeric_limits<float>::infinity()) return;
        auto e = with_turn(Explanation::Kind::partial, table, partial, kTurnPrice + price);
        e.alternative = alternative;
        // A row of which nothing is lifted yet shows nothing.
        if (alternative && e.board == table->board()) return;
        if (alternative && situation_.alternatives[*alternative].attempt &&
            !shows_player(*table, e.board)) {
            return;
        }
        add(std::move(e));
    }

    /// Whether a half-done turn shows who makes it: markers turned over before a ring is touched
    /// may be anybody's, most likely those of the player who is not done with a wrong act.
    static bool shows_player(const TurnTable& table, const PointStates& board) {
        const auto& position = table.position();
        if (position.phase() != Phase::move_ring) return true;
        const auto rings = position.board().rings_of(position.side());
        return std::any_of(rings.begin(), rings.end(), [&](Point point) {
            const auto i = static_cast<std::size_t>(point.index());
            return board[i] != table.board()[i];
        });
    }

    void consider_alternatives() {
        for (std::size_t i = 0; i < situation_.alternatives.size(); ++i) {
            const auto& alternative = situation_.alternatives[i];
            if (alternative.attempt) from_table(alternative.table, i, alternative.price);
        }
    }

    static float past(const TurnTable& table, std::size_t first) {
        return std::min(table.history(first), kMostPast);
    }

    void consider_two_turns() {
        consider_two_turns_from(situation_.table, std::nullopt, 0);
        for (std::size_t i = 0; i < situation_.alternatives.size(); ++i) {
            const auto& alternative = situation_.alternatives[i];
            consider_two_turns_from(alternative.table, i, alternative.price);
        }
    }

    void consider_two_turns_from(const std::shared_ptr<TurnTable>& table,
                                 std::optional<std::size_t> alternative, float price) {
        for (const auto& first : table->first_halves(costs_, kFirstTurnWithin, kMostFirstTurns)) {
            if (table->turn(first.turn).after.is_over()) continue;
            const auto second = table->next(first.turn);
            if (second->size() == 0) continue;
            const auto add_second = [&](const StageFit& fit) {
                auto e =
                    with_turn(Explanation::Kind::two_turns, second, fit,
                              2 * kTurnPrice + kSecondTurnPrice + past(*table, first.turn) + price);
                e.table = table;
                e.turn = first;
                e.turn_complete = true;
                e.alternative = alternative;
                add(std::move(e));
            };
            add_second(second->best_complete(costs_));
            const auto partial = second->best_partial(costs_);
            if (partial.cost < std::numeric_limits<float>::infinity()) add_second(partial);
        }
    }

    void consider_three_turns() {
        auto& table = *situation_.table;
        for (const auto& first :
             table.first_halves(costs_, kFirstTurnWithin, kMostFirstTurns, true)) {
            if (table.turn(first.turn).after.is_over()) continue;
            const auto second = table.next(first.turn);
            for (const auto& middle :
                 second->first_halves(costs_, kFirstTurnWithin, kMostFirstTurns)) {
                const auto& after = second->turn(middle.turn).after;
                if (after.is_over()) continue;
                const auto third = std::make_shared<TurnTable>(after);
                if (third->size() == 0) continue;
                const auto add_third = [&](const StageFit& fit) {
                    auto e = with_turn(Explanation::Kind::three_turns, third, fit,
                                       kThreeTurnsAbove + past(table, first.turn));
                    e.table = situation_.table;
                    e.turn = first;
                    add(std::move(e));
                };
                add_third(third->best_complete(costs_));
                const auto partial = third->best_partial(costs_);
                if (partial.cost < std::numeric_limits<float>::infinity()) add_third(partial);
            }
        }
    }

    /// Rings placed in turn, however many: the first of them.
    void consider_placings() {
        const auto& position = situation_.table->position();
        if (position.phase() != Phase::place_ring) return;
        auto board = situation_.table->board();
        std::array<PointSet, 2> placed;
        for (const auto point : position.board().vacant()) {
            const auto i = static_cast<std::size_t>(point.index());
            const auto cheapest_state = static_cast<PointState>(
                std::min_element(costs_[i].begin(), costs_[i].end()) - costs_[i].begin());
            const auto side = ring_of(cheapest_state);
            if (!side || costs_[i][0] - costs_[i][static_cast<std::size_t>(cheapest_state)] <
                             kClearlyPlaced) {
                continue;
            }
            placed[index_of(*side)].insert(point);
            board[i] = point_state(*side, {});
        }
        const auto own = placed[index_of(position.side())];
        const int others = placed[index_of(opponent_of(position.side()))].size();
        if (own.size() < 2 || (own.size() != others && own.size() != others + 1)) return;
        for (const auto& first : situation_.table->first_halves(costs_, kMaxPointCost, 1)) {
            Explanation e;
            e.kind = Explanation::Kind::three_turns;
            e.cost = board_cost(board, costs_) - least_ + kThreeTurnsAbove;
            e.table = situation_.table;
            e.turn = first;
            e.turn_complete = true;
            e.board = board;
            add(std::move(e));
        }
    }

    void consider_takebacks() {
        const auto turns = situation_.past_boards ? situation_.past_boards->size() : 0;
        for (std::size_t back = 1; back <= std::min(turns, kMostTurnsBack); ++back) {
            const auto& board = (*situation_.past_boards)[turns - back];
            Explanation e;
            e.kind = Explanation::Kind::takeback;
            const float doubt = board_cost(board, costs_) - least_;
            if (doubt > kTakebackWithin) continue;
            e.cost = doubt + kTakebackPrice + kTakebackPricePerTurn * static_cast<float>(back);
            e.back = static_cast<int>(back);
            e.board = board;
            if (e.cost < best_cost()) add(std::move(e));
        }
        for (std::size_t i = 0; i < situation_.earlier.size(); ++i) {
            const auto& table = situation_.earlier[i];
            if (table->size() == 0) continue;
            const float price =
                kTurnPrice + kCorrectionPrice + kTakebackPricePerTurn * static_cast<float>(i + 1);
            const auto add_correction = [&](const StageFit& fit) {
                auto e = with_turn(Explanation::Kind::correction, table, fit, price);
                if (e.cost - price > kTakebackWithin) return;
                e.back = static_cast<int>(i) + 1;
                add(std::move(e));
            };
            add_correction(table->best_complete(costs_));
            const auto partial = table->best_partial(costs_);
            if (partial.cost < std::numeric_limits<float>::infinity()) add_correction(partial);
        }
    }

    void add_fault(std::optional<Attempt> attempt, std::optional<std::size_t> alternative,
                   float price) {
        if (!attempt) return;
        Explanation e;
        e.kind = Explanation::Kind::fault;
        e.cost = attempt->cost - least_ + price;
        e.alternative = alternative;
        e.board = attempt->stands;
        e.attempt = std::move(attempt);
        add(std::move(e));
    }

    void consider_faults() {
        add_fault(find_attempt(situation_.table->position(), costs_, situation_.context),
                  std::nullopt, kFaultPrice);
        for (std::size_t i = 0; i < situation_.alternatives.size(); ++i) {
            const auto& alternative = situation_.alternatives[i];
            const auto& position = alternative.table->position();
            if (position.is_over()) continue;
            auto attempt = find_attempt(position, costs_, situation_.context);
            // Pieces that change while a wrong act stands are most likely being put right: only a
            // move shows that play goes on.
            if (alternative.attempt && attempt && !attempt->moved) continue;
            const float price =
                alternative.price + (alternative.attempt ? kFaultOnFaultPrice : 0) + kFaultPrice;
            add_fault(std::move(attempt), i, price);
        }
    }

    /// A ring moved although the game is over; pieces that are merely taken off mean nothing.
    void consider_play_after_end(const TurnTable& table) {
        if (table.size() == 0) return;
        auto fits = table.complete_fits(costs_, 0, 1);
        if (const auto partial = table.best_partial(costs_);
            partial.cost < std::numeric_limits<float>::infinity()) {
            fits.push_back(partial);
        }
        for (const auto& fit : fits) {
            const auto& program = table.program(fit.turn);
            const auto board = program.board(program.stages()[fit.stage], costs_);
            const auto& turn = table.turn(fit.turn).turn;
            const auto move = std::find_if(turn.begin(), turn.end(), [](Action action) {
                return action.kind() == ActionKind::move_ring;
            });
            const float doubt = table.untouched_cost(costs_) - least_ + fit.cost;
            if (move == turn.end() || doubt > kTakebackWithin) continue;
            if (!ring_of(board[static_cast<std::size_t>(move->to().index())])) continue;
            Attempt attempt;
            attempt.cost = doubt + least_;
            attempt.player = table.position().side();
            attempt.stands = board;
            attempt.faults.push_back(played_after_end(table, *move, board));
            add_fault(std::move(attempt), std::nullopt, kPlayAfterEndPrice);
        }
    }

    static Fault played_after_end(const TurnTable& table, Action move, const PointStates& board) {
        const Side player = table.position().side();
        Fault fault{FaultKind::played_after_end,
                    player,
                    {move.from(), move.to()},
                    std::string{player == Side::white ? "White" : "Black"} + " moved from " +
                        move.from().name() + " to " + move.to().name() +
                        " although the game is over.",
                    {}};
        for (const auto point : all_points()) {
            const auto i = static_cast<std::size_t>(point.index());
            if (board[i] != table.board()[i]) {
                fault.repair.push_back({point, board[i], table.board()[i]});
            }
        }
        return fault;
    }

    std::vector<Explanation>::const_iterator cheapest() const {
        return std::min_element(
            found_.begin(), found_.end(),
            [](const Explanation& a, const Explanation& b) { return a.cost < b.cost; });
    }

    Judgement decide() {
        const auto best = cheapest();
        Judgement judgement{*best, kMaxPointCost};
        for (const auto& e : found_) {
            if (e.board == best->board && e.back == best->back) continue;
            judgement.margin = std::min(judgement.margin, e.cost - best->cost);
        }
        judgement.for_other_side = for_other_side();
        return judgement;
    }

    float for_other_side() const {
        constexpr float kNone = std::numeric_limits<float>::infinity();
        std::array<float, 2> least{kNone, kNone};
        for (const auto& e : found_) {
            const bool one_turn = e.kind == Explanation::Kind::nothing ||
                                  e.kind == Explanation::Kind::partial ||
                                  e.kind == Explanation::Kind::complete;
            if (!one_turn || (e.alternative && situation_.alternatives[*e.alternative].attempt)) {
                continue;
            }
            auto& cost = least[e.alternative ? 1 : 0];
            const float price = e.alternative ? situation_.alternatives[*e.alternative].price : 0;
            cost = std::min(cost, e.cost - price);
        }
        return least[1] == kNone ? 0 : least[0] - least[1];
    }

    const Situation& situation_;
    const BoardCosts& costs_;
    float least_;
    std::vector<Explanation> found_;
};

}  // namespace

Judgement judge(const Situation& situation, const BoardCosts& costs) {
    return Search{situation, costs}.run();
}

std::optional<OvertakenTurn> find_overtaken_turn(const Situation& situation,
                                                 const BoardCosts& costs) {
    if (situation.table->size() == 0) return std::nullopt;
    return Search{situation, costs}.run_for_overtaken_turn();
}

}  // namespace yinsight
