// Several legal turns at once: what may have happened between two looks.

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "referee/arbiter/judgement_search.hpp"

namespace yinsight {

namespace {

/// How much better a ring must explain a point than vacancy, in nats, to have been placed there.
constexpr float kClearlyPlaced = 3.0F;
/// Candidates for the first of two turns: more find rarer pairs and cost time.
constexpr std::size_t kMostFirstTurns = 8;

}  // namespace

void JudgementSearch::consider_two_turns() {
    consider_two_turns_from(situation_.table, std::nullopt, 0);
    for (std::size_t i = 0; i < situation_.alternatives.size(); ++i) {
        const auto& alternative = situation_.alternatives[i];
        consider_two_turns_from(alternative.table, i, alternative.price);
    }
}

void JudgementSearch::consider_two_turns_from(const std::shared_ptr<TurnTable>& table,
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

void JudgementSearch::consider_three_turns() {
    auto& table = *situation_.table;
    for (const auto& first : table.first_halves(costs_, kFirstTurnWithin, kMostFirstTurns, true)) {
        if (table.turn(first.turn).after.is_over()) continue;
        const auto second = table.next(first.turn);
        for (const auto& middle : second->first_halves(costs_, kFirstTurnWithin, kMostFirstTurns)) {
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

void JudgementSearch::consider_placings() {
    const auto& position = situation_.table->position();
    if (position.phase() != Phase::place_ring) return;
    auto board = situation_.table->board();
    std::array<PointSet, 2> placed;
    for (const auto point : position.board().vacant()) {
        const auto i = static_cast<std::size_t>(point.index());
        const auto cheapest_state = static_cast<PointState>(
            std::min_element(costs_[i].begin(), costs_[i].end()) - costs_[i].begin());
        const auto side = ring_of(cheapest_state);
        if (!side ||
            costs_[i][0] - costs_[i][static_cast<std::size_t>(cheapest_state)] < kClearlyPlaced) {
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

}  // namespace yinsight
