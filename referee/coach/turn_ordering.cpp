#include "referee/coach/turn_ordering.hpp"

#include <utility>

namespace yinsight {

namespace {

constexpr int kRememberedRank = 1 << 30;
constexpr int kRowRank = 1 << 28;
constexpr int kKillerRank = 1 << 20;
/// History never grows beyond this.
constexpr int kHistoryMost = 16'000;
/// Worth of a marker turned to the own colour, in units of history.
constexpr int kFlipRank = 600;

/// Knows quickly which moves of one side make a row.
class RowSpotter {
  public:
    RowSpotter(const Board& board, Side side)
        : board_{board},
          side_{side},
          completing_{completing_points(board.markers_of(side))},
          others_{board.markers_of(opponent_of(side))} {}

    bool slide_makes_row(Point from) const { return completing_.contains(from); }
    bool jump_makes_row(Point from, Point to, PointSet jumped) const {
        const PointSet gained = jumped & others_;
        const bool likely = completing_.contains(from) || completing_.intersects(gained) ||
                            gained.size() >= 2 || (gained.size() == 1 && lines_up(from, jumped));
        return likely && makes_row(board_, side_, from, to);
    }

  private:
    /// The marker left at `from` and the one turned may be two of the same row.
    bool lines_up(Point from, PointSet jumped) const {
        for (const Point point : jumped) {
            if (distance_between(from, point) < kRowLength) return true;
        }
        return false;
    }

    const Board& board_;
    Side side_;
    PointSet completing_;
    PointSet others_;
};

/// Calls visit(from, to, jumped markers, makes a row) for every ring move.
template <typename Visit>
void for_each_ring_move(const Board& board, Side side, const RingReaches& reaches, Visit visit) {
    const RowSpotter spotter{board, side};
    const PointSet markers = board.all_markers();
    for (const auto& entry : reaches) {
        const bool leaves_row = !entry.slides.empty() && spotter.slide_makes_row(entry.ring);
        for (const Point to : entry.slides) visit(entry.ring, to, PointSet{}, leaves_row);
        for (const Point to : entry.jumps) {
            const PointSet jumped = between(entry.ring, to) & markers;
            visit(entry.ring, to, jumped, spotter.jump_makes_row(entry.ring, to, jumped));
        }
    }
}

/// The worth, to the side that acts, of the position after an action.
int worth_after(const SearchPosition& node, Action action) {
    SearchPosition after = node;
    after.play(action);
    if (after.is_over()) {
        const Winner winner = after.position().result()->winner;
        return winner == winner_of(node.side()) ? kWonScore
               : winner == Winner::draw         ? 0
                                                : -kWonScore;
    }
    const int worth = after.quick_score();
    return after.side() == node.side() ? worth : -worth;
}

void list_ring_moves(const SearchPosition& node, const RingReaches& reaches, ActionOrder& order) {
    const PointSet own = node.board().markers_of(node.side());
    for_each_ring_move(
        node.board(), node.side(), reaches, [&](Point from, Point to, PointSet jumped, bool row) {
            const int lost = (jumped & own).size();
            const int gained = jumped.size() - lost;
            order.push_back({Action::move_ring(from, to),
                             (row ? kRowRank : 0) + kFlipRank * (gained - lost), row});
        });
    if (order.size() == 0) order.push_back({Action::pass()});
}

}  // namespace

const OrderedAction& ActionOrder::pick(std::size_t at) {
    std::size_t best = at;
    for (std::size_t i = at + 1; i < size_; ++i) {
        if (actions_[i].rank > actions_[best].rank) best = i;
    }
    std::swap(actions_[at], actions_[best]);
    return actions_[at];
}

void MoveMemory::clear() {
    *this = {};
}

void MoveMemory::fade() {
    for (auto& table : history_) {
        for (auto& row : table) {
            for (auto& value : row) value = static_cast<std::int16_t>(value / 2);
        }
    }
    killers_ = {};
}

void MoveMemory::adjust(Side side, Action action, int amount) {
    auto& value = history_[index_of(side)][static_cast<std::size_t>(action.from().index())]
                          [static_cast<std::size_t>(action.to().index())];
    // Gravity: the nearer to the end of the scale, the less it moves.
    value = static_cast<std::int16_t>(value + amount - value * std::abs(amount) / kHistoryMost);
}

void MoveMemory::praise(Side side, Action action, std::span<const OrderedAction> tried, int depth,
                        int turns) {
    const int amount = std::min(40 * depth * depth, 2'000);
    adjust(side, action, amount);
    for (const OrderedAction& other : tried) {
        if (!other.makes_row) adjust(side, other.action, -amount);
    }
    if (turns >= kTurnsMost) return;
    auto& killers = killers_[static_cast<std::size_t>(turns)];
    const PackedAction packed{action};
    if (killers[0] == packed) return;
    killers[1] = killers[0];
    killers[0] = packed;
}

bool MoveMemory::is_killer(Action action, int turns) const {
    if (turns >= kTurnsMost) return false;
    const auto& killers = killers_[static_cast<std::size_t>(turns)];
    const PackedAction packed{action};
    return killers[0] == packed || killers[1] == packed;
}

void list_ordered(const SearchPosition& node, const RingReaches& reaches, PackedAction remembered,
                  const MoveMemory& memory, int turns, bool looks_ahead, ActionOrder& order) {
    const bool moves = node.phase() == Phase::move_ring;
    if (moves) {
        list_ring_moves(node, reaches, order);
    } else {
        for (const Action action : legal_actions(node.position())) order.push_back({action});
    }
    for (OrderedAction& entry : order) {
        if (looks_ahead) entry.rank += 8 * worth_after(node, entry.action);
        if (moves) {
            entry.rank += memory.history(node.side(), entry.action);
            if (memory.is_killer(entry.action, turns)) entry.rank += kKillerRank;
        }
        if (PackedAction{entry.action} == remembered) entry.rank = kRememberedRank;
    }
}

void list_row_moves(const SearchPosition& node, const RingReaches& reaches, ActionOrder& order) {
    for_each_ring_move(
        node.board(), node.side(), reaches, [&](Point from, Point to, PointSet jumped, bool row) {
            if (!row) return;
            order.push_back({Action::move_ring(from, to), kFlipRank * jumped.size(), true});
        });
}

}  // namespace yinsight
