#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "referee/arbiter/judgement_search.hpp"

namespace yinsight {

namespace {

/// An explanation this good (above the cheapest board of all) ends the search: lowering it searches
/// further on clear boards.
constexpr float kGoodEnough = 3.5F;
/// The most that earlier looks may say against the first of several turns, in nats.
constexpr float kMostPast = 4.0F;

}  // namespace

Judgement JudgementSearch::run() {
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

std::optional<OvertakenTurn> JudgementSearch::run_for_overtaken_turn() {
    consider_one_turn();
    consider_alternatives();
    consider_two_turns();
    consider_placings();
    const auto& best = *cheapest();
    const bool overtaken_at_all =
        best.kind == Explanation::Kind::two_turns || best.kind == Explanation::Kind::three_turns;
    if (!overtaken_at_all) return std::nullopt;
    const auto& after = best.table->turn(best.turn.turn).after;
    OvertakenTurn overtaken{best.turn.turn, best.alternative, kMaxPointCost};
    for (const auto& e : found_) {
        const bool same = e.kind == best.kind && e.table->turn(e.turn.turn).after == after;
        if (!same) overtaken.margin = std::min(overtaken.margin, e.cost - best.cost);
    }
    return overtaken;
}

float JudgementSearch::best_cost() const {
    float best = found_.front().cost;
    for (const auto& e : found_) best = std::min(best, e.cost);
    return best;
}

Explanation JudgementSearch::with_turn(Explanation::Kind kind,
                                       const std::shared_ptr<TurnTable>& table, const StageFit& fit,
                                       float price) const {
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

void JudgementSearch::consider_one_turn() {
    from_table(situation_.table, std::nullopt, 0);
    for (std::size_t i = 0; i < situation_.alternatives.size(); ++i) {
        const auto& alternative = situation_.alternatives[i];
        if (!alternative.attempt) from_table(alternative.table, i, alternative.price);
    }
}

void JudgementSearch::from_table(const std::shared_ptr<TurnTable>& table,
                                 std::optional<std::size_t> alternative, float price) {
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

bool JudgementSearch::shows_player(const TurnTable& table, const PointStates& board) {
    const auto& position = table.position();
    if (position.phase() != Phase::move_ring) return true;
    const auto rings = position.board().rings_of(position.side());
    return std::any_of(rings.begin(), rings.end(), [&](Point point) {
        const auto i = static_cast<std::size_t>(point.index());
        return board[i] != table.board()[i];
    });
}

void JudgementSearch::consider_alternatives() {
    for (std::size_t i = 0; i < situation_.alternatives.size(); ++i) {
        const auto& alternative = situation_.alternatives[i];
        if (alternative.attempt) from_table(alternative.table, i, alternative.price);
    }
}

float JudgementSearch::past(const TurnTable& table, std::size_t first) {
    return std::min(table.history(first), kMostPast);
}

std::vector<Explanation>::const_iterator JudgementSearch::cheapest() const {
    return std::min_element(
        found_.begin(), found_.end(),
        [](const Explanation& a, const Explanation& b) { return a.cost < b.cost; });
}

Judgement JudgementSearch::decide() {
    const auto best = cheapest();
    Judgement judgement{*best, kMaxPointCost};
    for (const auto& e : found_) {
        if (e.board == best->board && e.back == best->back) continue;
        judgement.margin = std::min(judgement.margin, e.cost - best->cost);
    }
    judgement.for_other_side = for_other_side();
    return judgement;
}

float JudgementSearch::for_other_side() const {
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

Judgement judge(const Situation& situation, const BoardCosts& costs) {
    return JudgementSearch{situation, costs}.run();
}

std::optional<OvertakenTurn> find_overtaken_turn(const Situation& situation,
                                                 const BoardCosts& costs) {
    if (situation.table->size() == 0) return std::nullopt;
    return JudgementSearch{situation, costs}.run_for_overtaken_turn();
}

}  // namespace yinsight
