#include "referee/coach/review.hpp"

#include <algorithm>

namespace yinsight {

namespace {

constexpr double kInaccuracy = 0.05;
constexpr double kMistake = 0.12;
constexpr double kBlunder = 0.25;

/// The score of a position for `player`, who has just led to it.
Score score_for(const Position& position, Side player, const Analysis& analysis) {
    if (position.is_over()) {
        const Winner winner = position.result()->winner;
        if (winner == Winner::draw) return kDrawScore;
        return winner == winner_of(player) ? won_after(1) : lost_after(1);
    }
    const Score score = analysis.turns.front().score;
    // One turn further from the end, as seen from before the turn.
    const Score for_mover = is_proven_win(score)    ? score - 1
                            : is_proven_loss(score) ? score + 1
                                                    : score;
    return position.side() == player ? for_mover : -for_mover;
}

}  // namespace

Verdict verdict_of(Score best, Score played) {
    if (is_proven_win(best) && !is_proven_win(played)) return Verdict::missed_win;
    const double loss = win_probability(best) - win_probability(played);
    if (loss >= kBlunder) return Verdict::blunder;
    if (loss >= kMistake) return Verdict::mistake;
    if (loss >= kInaccuracy) return Verdict::inaccuracy;
    return Verdict::good;
}

const char* name_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::good:
            return "good";
        case Verdict::inaccuracy:
            return "inaccuracy";
        case Verdict::mistake:
            return "mistake";
        case Verdict::blunder:
            return "blunder";
        case Verdict::missed_win:
            return "missed_win";
    }
    return "";
}

double ReviewedTurn::loss() const {
    return std::max(0.0, win_probability(best().score) - win_probability(score));
}

int Review::count(Side player, Verdict verdict) const {
    return static_cast<int>(
        std::count_if(turns.begin(), turns.end(), [&](const ReviewedTurn& turn) {
            return turn.player == player && turn.verdict == verdict;
        }));
}

double Review::mean_loss(Side player) const {
    double sum = 0;
    int count = 0;
    for (const ReviewedTurn& turn : turns) {
        if (turn.player != player) continue;
        sum += turn.loss();
        ++count;
    }
    return count == 0 ? 0 : sum / count;
}

Review review_game(Engine& engine, const GameRecord& record, const SearchLimits& limits,
                   const std::atomic<bool>* stop, const ReviewWatcher& watcher) {
    const Replay replayed = replay(record);
    const std::size_t known = replayed.positions.size();
    Review review;
    engine.new_game();
    Analysis analysis;
    for (std::size_t i = 0; i < known; ++i) {
        const Position& position = replayed.positions[i];
        Analysis next;
        if (!position.is_over()) next = engine.analyse(position, limits, 1, stop);
        if (stop != nullptr && stop->load(std::memory_order_relaxed)) return review;
        // A board that an illegal turn left may have no turn to go on with.
        if (!position.is_over() && next.turns.empty()) return review;
        if (i > 0) {
            const RecordedTurn& recorded = record.turns[i - 1];
            ReviewedTurn turn{recorded.number, replayed.positions[i - 1].side(), recorded.turn,
                              std::move(analysis)};
            if (turn.analysis.turns.empty()) break;
            const bool same = position == turn.best().after;
            turn.score = same ? turn.best().score : score_for(position, turn.player, next);
            turn.verdict = verdict_of(turn.best().score, turn.score);
            review.turns.push_back(std::move(turn));
        }
        analysis = std::move(next);
        if (watcher) watcher(review, i + 1, known);
    }
    review.complete = known == record.turns.size() + 1;
    return review;
}

}  // namespace yinsight
