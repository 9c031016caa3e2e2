#include "referee/coach/tree_search.hpp"

#include <array>
#include <cmath>

namespace yinsight {

namespace {

/// How much a quiet turn may be expected to change the score, at most, with one more turn of depth
/// each. Raising it prunes less. In units of Score; found by matches at fixed nodes.
constexpr Score kReverseMargin = 300;
constexpr Score kFutilityMargin = 700;
/// Quiet moves tried at depths 1, 2, 3 before the rest is left out.
constexpr std::array<std::size_t, 4> kQuietMoves = {0, 8, 12, 20};
constexpr int kPruningDepth = 3;
constexpr int kNullMoveDepth = 2;
/// From this depth on, moves are ordered by the positions that they lead to.
constexpr int kLookAheadDepth = 2;
constexpr std::uint64_t kNodesBetweenLooks = 256;

/// Turns of depth that a late move loses at first.
int reduction(int depth, std::size_t number) {
    static const auto table = [] {
        std::array<std::array<int, 64>, 64> reductions{};
        for (std::size_t d = 1; d < 64; ++d) {
            for (std::size_t n = 1; n < 64; ++n) {
                reductions[d][n] =
                    static_cast<int>(0.4 + std::log(static_cast<double>(d)) *
                                               std::log(static_cast<double>(n)) / 1.9);
            }
        }
        return reductions;
    }();
    return table[static_cast<std::size_t>(std::min(depth, 63))][std::min<std::size_t>(number, 63)];
}

Score score_of_end(const GameResult& result, Side side, int turns) {
    if (result.winner == Winner::draw) return kDrawScore;
    return result.winner == winner_of(side) ? won_after(turns) : lost_after(turns);
}

/// What is not searched in full proves nothing.
Score as_estimate(Score score) {
    return std::clamp(score, -kLargestEstimate, kLargestEstimate);
}

}  // namespace

/// What the search of one position works with.
struct TreeSearch::Frame {
    Score alpha;
    Score beta;
    int depth;
    int turns;
    bool null_allowed;
    Side mover;
    /// Of the position itself; only where a ring is to move.
    Score estimate = 0;
    RingReaches reaches{};
    PackedAction remembered{};

    bool is_principal() const { return beta - alpha > 1; }
};

TreeSearch::TreeSearch(TranspositionTable& table, MoveMemory& memory, SearchControl& control,
                       bool leads_threads)
    : table_{table},
      memory_{memory},
      control_{control},
      leads_threads_{leads_threads},
      lines_(kHeightMost + 2) {}

ActionOrder& TreeSearch::fresh_order() {
    const auto height = static_cast<std::size_t>(height_);
    while (orders_.size() <= height) orders_.emplace_back();
    ActionOrder& order = orders_[height];
    order.clear();
    return order;
}

void TreeSearch::count_node(int turns) {
    if (turns > deepest_turn()) deepest_turn_.store(turns, std::memory_order_relaxed);
    const auto nodes = nodes_.load(std::memory_order_relaxed) + 1;
    nodes_.store(nodes, std::memory_order_relaxed);
    if (!leads_threads_) return;
    if (nodes >= control_.node_limit()) control_.stop();
    if (nodes % kNodesBetweenLooks == 0) control_.look();
}

void TreeSearch::keep_line(Action action) {
    const auto height = static_cast<std::size_t>(height_);
    auto& line = lines_[height];
    line.assign(1, action);
    line.insert(line.end(), lines_[height + 1].begin(), lines_[height + 1].end());
}

Score TreeSearch::score_of_turn(const SearchPosition& after, Side mover, Score alpha, Score beta,
                                int depth) {
    height_ = 0;
    return score_after(after, mover, alpha, beta, depth, 0);
}

Score TreeSearch::score_after(const SearchPosition& after, Side mover, Score alpha, Score beta,
                              int depth, int turns) {
    if (after.is_over()) {
        lines_[static_cast<std::size_t>(height_)].clear();
        return score_of_end(*after.position().result(), mover, turns + 1);
    }
    if (after.side() == mover) return search_turn(after, alpha, beta, depth, turns, true);
    return -search_turn(after, -beta, -alpha, depth, turns + 1, true);
}

Score TreeSearch::search_turn(const SearchPosition& node, Score alpha, Score beta, int depth,
                              int turns, bool null_allowed) {
    lines_[static_cast<std::size_t>(height_)].clear();
    const bool chooses = node.phase() != Phase::move_ring && node.phase() != Phase::place_ring;
    if (!chooses && depth <= 0) return search_quietly(node, alpha, beta, turns);
    count_node(turns);
    if (stopped() || height_ >= kHeightMost) return alpha;
    Frame frame{alpha, beta, depth, turns, null_allowed, node.side()};
    // A faster win than one already found cannot lie below.
    if (won_after(turns + 1) <= alpha) return alpha;
    const auto known = table_.find(node.key(), turns);
    if (known) {
        frame.remembered = known->action;
        const bool deep_enough = known->depth >= depth || is_proven(known->score);
        if (deep_enough && !frame.is_principal()) {
            if (known->bound == ScoreBound::exact) return known->score;
            if (known->bound == ScoreBound::lower && known->score >= beta) return known->score;
            if (known->bound == ScoreBound::upper && known->score <= alpha) return known->score;
        }
    }
    if (node.phase() == Phase::move_ring) {
        frame.reaches = reaches_of(node.board(), node.side());
        frame.estimate = node.evaluate(frame.reaches);
        if (const auto score = prune_whole(node, frame)) return *score;
    }
    return search_actions(node, frame);
}

std::optional<Score> TreeSearch::prune_whole(const SearchPosition& node, Frame& frame) {
    if (frame.is_principal() || is_proven(frame.beta) || frame.reaches.moves == 0) return {};
    if (frame.depth <= kPruningDepth && frame.estimate - kReverseMargin * frame.depth >= frame.beta)
        return as_estimate(frame.estimate);
    if (!frame.null_allowed || frame.depth < kNullMoveDepth || frame.estimate < frame.beta ||
        node.position().pool() <= 4)
        return {};
    SearchPosition passed = node;
    passed.play(Action::pass());
    if (passed.is_over()) return {};
    const int depth = frame.depth - 2 - frame.depth / 4;
    ++height_;
    const Score score =
        -search_turn(passed, -frame.beta, -frame.beta + 1, depth, frame.turns + 1, false);
    --height_;
    if (stopped()) return frame.alpha;
    if (score >= frame.beta) return as_estimate(score);
    return {};
}

bool TreeSearch::skips(const Frame& frame, const OrderedAction& entry, std::size_t number) const {
    if (frame.is_principal() || frame.depth > kPruningDepth || entry.makes_row || number == 0 ||
        frame.reaches.moves == 0 || memory_.is_killer(entry.action, frame.turns))
        return false;
    const auto depth = static_cast<std::size_t>(std::max(frame.depth, 0));
    return number >= kQuietMoves[depth] ||
           (number >= 4 && frame.estimate + kFutilityMargin * frame.depth <= frame.alpha);
}

Score TreeSearch::search_actions(const SearchPosition& node, Frame& frame) {
    ActionOrder& order = fresh_order();
    list_ordered(node, frame.reaches, frame.remembered, memory_, frame.turns,
                 frame.depth >= kLookAheadDepth, order);
    const Score old_alpha = frame.alpha;
    Score best = -kInfiniteScore;
    PackedAction best_action;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const OrderedAction entry = order.pick(i);
        if (best > -kInfiniteScore && !is_proven_loss(best) && skips(frame, entry, i)) continue;
        SearchPosition after = node;
        after.play(entry.action);
        const Score score = try_action(after, frame, entry, i);
        if (stopped()) return std::max(best, frame.alpha);
        if (score > best) {
            best = score;
            if (score > frame.alpha) {
                best_action = PackedAction{entry.action};
                keep_line(entry.action);
                frame.alpha = score;
            }
        }
        if (frame.alpha >= frame.beta) {
            if (entry.action.kind() == ActionKind::move_ring && !entry.makes_row)
                memory_.praise(node.side(), entry.action, {order.begin(), i}, frame.depth,
                               frame.turns);
            break;
        }
    }
    const ScoreBound bound = best >= frame.beta ? ScoreBound::lower
                             : best > old_alpha ? ScoreBound::exact
                                                : ScoreBound::upper;
    table_.store(node.key(), {best, frame.depth, bound, best_action}, frame.turns);
    return best;
}

Score TreeSearch::try_action(const SearchPosition& after, Frame& frame, const OrderedAction& entry,
                             std::size_t number) {
    const bool ends_move = entry.action.kind() != ActionKind::remove_row &&
                           entry.action.kind() != ActionKind::remove_ring;
    const int depth = frame.depth - (ends_move ? 1 : 0);
    const auto with_window = [&](Score alpha, Score beta, int new_depth) {
        return score_after(after, frame.mover, alpha, beta, new_depth, frame.turns);
    };
    ++height_;
    Score score = 0;
    if (number == 0) {
        score = with_window(frame.alpha, frame.beta, depth);
    } else {
        int less = 0;
        if (ends_move && frame.depth >= 2 && !entry.makes_row) {
            less = reduction(frame.depth, number);
            if (frame.is_principal() || memory_.is_killer(entry.action, frame.turns)) --less;
            less = std::clamp(less, 0, std::max(depth - 1, 0));
        }
        score = with_window(frame.alpha, frame.alpha + 1, depth - less);
        if (score > frame.alpha && less > 0)
            score = with_window(frame.alpha, frame.alpha + 1, depth);
        if (score > frame.alpha && score < frame.beta)
            score = with_window(frame.alpha, frame.beta, depth);
    }
    --height_;
    return score;
}

Score TreeSearch::search_quietly(const SearchPosition& node, Score alpha, Score beta, int turns) {
    count_node(turns);
    if (stopped() || height_ >= kHeightMost) return alpha;
    if (node.phase() == Phase::place_ring) return node.evaluate();
    const RingReaches reaches = reaches_of(node.board(), node.side());
    Score best = node.evaluate(reaches);
    if (best >= beta) return best;
    alpha = std::max(alpha, best);
    ActionOrder& order = fresh_order();
    list_row_moves(node, reaches, order);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const OrderedAction entry = order.pick(i);
        SearchPosition after = node;
        after.play(entry.action);
        ++height_;
        const Score score = score_after(after, node.side(), alpha, beta, 0, turns);
        --height_;
        if (stopped()) return best;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        keep_line(entry.action);
        alpha = score;
        if (alpha >= beta) break;
    }
    return best;
}

}  // namespace yinsight
