// Boards that no legal turn explains: turns taken back, and wrong acts.

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "referee/arbiter/judgement_search.hpp"

namespace yinsight {

namespace {

constexpr float kTakebackPrice = 3.0F;
constexpr float kTakebackPricePerTurn = 0.5F;
constexpr float kCorrectionPrice = 4.0F;
constexpr float kFaultPrice = 0.5F;
/// A second wrong act on top of one that stands.
constexpr float kFaultOnFaultPrice = 2.0F;
/// How badly a takeback may fit, in nats: when pieces are swept off after a game everything fits
/// badly.
constexpr float kTakebackWithin = 12.0F;
constexpr float kPlayAfterEndPrice = 4.0F;
/// Takebacks go back so many turns at most.
constexpr std::size_t kMostTurnsBack = 60;

}  // namespace

void JudgementSearch::consider_takebacks() {
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

void JudgementSearch::add_fault(std::optional<Attempt> attempt,
                                std::optional<std::size_t> alternative, float price) {
    if (!attempt) return;
    Explanation e;
    e.kind = Explanation::Kind::fault;
    e.cost = attempt->cost - least_ + price;
    e.alternative = alternative;
    e.board = attempt->stands;
    e.attempt = std::move(attempt);
    add(std::move(e));
}

void JudgementSearch::consider_faults() {
    add_fault(find_attempt(situation_.table->position(), costs_, situation_.context), std::nullopt,
              kFaultPrice);
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

void JudgementSearch::consider_play_after_end(const TurnTable& table) {
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

Fault JudgementSearch::played_after_end(const TurnTable& table, Action move,
                                        const PointStates& board) {
    const Side player = table.position().side();
    Fault fault{FaultKind::played_after_end,
                player,
                {move.from(), move.to()},
                std::string{player == Side::white ? "White" : "Black"} + " moved from " +
                    move.from().name() + " to " + move.to().name() + " although the game is over.",
                {}};
    for (const auto point : all_points()) {
        const auto i = static_cast<std::size_t>(point.index());
        if (board[i] != table.board()[i]) {
            fault.repair.push_back({point, board[i], table.board()[i]});
        }
    }
    return fault;
}

}  // namespace yinsight
