#include "referee/coach/root_search.hpp"

#include <algorithm>
#include <unordered_set>

namespace yinsight {

namespace {

/// Half the width of the window around the last score; a miss widens it fourfold.
constexpr Score kAspiration = 120;

Score guess_of(const SearchPosition& after, Side mover) {
    if (after.is_over()) {
        const Winner winner = after.position().result()->winner;
        if (winner == Winner::draw) return kDrawScore;
        return winner == winner_of(mover) ? won_after(1) : lost_after(1);
    }
    return -after.quick_score();
}

bool better(const RootTurn& a, const RootTurn& b) {
    return a.score > b.score;
}

}  // namespace

std::vector<RootTurn> list_root_turns(const SearchPosition& position) {
    std::vector<RootTurn> turns;
    std::unordered_set<Position> seen;
    for (const LegalTurn& legal : legal_turns(position.position())) {
        if (!seen.insert(legal.after).second) continue;
        SearchPosition after = position;
        for (const Action action : legal.turn) after.play(action);
        turns.push_back({legal.turn, after, guess_of(after, position.side())});
    }
    std::stable_sort(turns.begin(), turns.end(), better);
    return turns;
}

RootSearch::RootSearch(const SearchPosition& position, std::vector<RootTurn> turns, int lines,
                       TranspositionTable& table, MoveMemory& memory, SearchControl& control,
                       bool leads_threads)
    : side_{position.side()},
      turns_{std::move(turns)},
      lines_{std::min(static_cast<std::size_t>(lines), turns_.size())},
      control_{control},
      tree_{table, memory, control, leads_threads} {}

bool RootSearch::is_settled(int depth) const {
    if (turns_.size() <= 1 && depth >= 1) return true;
    for (std::size_t i = 0; i < lines_; ++i) {
        // A proof at this depth that needs no more turns than were looked at is the shortest.
        if (!is_proven(turns_[i].score) || turns_to_end(turns_[i].score) > depth) return false;
    }
    return true;
}

bool RootSearch::search(int depth) {
    for (std::size_t i = 0; i < turns_.size(); ++i) {
        turns_[i].last.reset();
        if (i < lines_ && depth > 2 && !is_proven(turns_[i].score))
            turns_[i].last = turns_[i].score;
    }
    for (std::size_t line = 0; line < lines_; ++line) {
        if (!search_line(line, depth)) return false;
    }
    // A later line may come out better than an earlier one: the table knows more by then.
    std::stable_sort(turns_.begin(), turns_.begin() + static_cast<std::ptrdiff_t>(lines_), better);
    return true;
}

bool RootSearch::search_line(std::size_t line, int depth) {
    Score margin = kAspiration;
    Score alpha = -kInfiniteScore;
    Score beta = kInfiniteScore;
    if (const auto last = turns_[line].last) {
        alpha = *last - margin;
        beta = *last + margin;
    }
    while (true) {
        if (!search_window(line, alpha, beta, depth)) return false;
        const Score score = turns_[line].score;
        if (score > alpha && score < beta) return true;
        margin *= 4;
        if (score <= alpha) alpha = margin > 4'000 ? -kInfiniteScore : score - margin;
        if (score >= beta) beta = margin > 4'000 ? kInfiniteScore : score + margin;
    }
}

bool RootSearch::search_window(std::size_t line, Score alpha, Score beta, int depth) {
    const auto first = turns_.begin() + static_cast<std::ptrdiff_t>(line);
    Score best = -kInfiniteScore;
    for (auto turn = first; turn != turns_.end(); ++turn) {
        const Score bound = std::max(alpha, best);
        Score score = 0;
        const auto with_window = [&](Score low, Score high) {
            return tree_.score_of_turn(turn->after, side_, low, high, depth - 1);
        };
        if (turn == first || bound == -kInfiniteScore) {
            score = with_window(bound, beta);
        } else {
            score = with_window(bound, bound + 1);
            if (!tree_.stopped() && score > bound && score < beta) score = with_window(bound, beta);
        }
        if (tree_.stopped()) {
            // The first turn of a line that was stopped early keeps the score of the last depth.
            std::stable_sort(first, turn, better);
            return false;
        }
        turn->score = score > bound || turn == first ? score : -kInfiniteScore + 1;
        if (score > best) {
            best = score;
            turn->line = tree_.line();
        }
        if (best >= beta) break;
    }
    std::stable_sort(first, turns_.end(), better);
    return true;
}

}  // namespace yinsight
