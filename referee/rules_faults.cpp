#include <string>

#include "referee/rules.hpp"

namespace yinsight {

namespace {

/// Builds the faults of one player.
class FaultFinder {
  public:
    explicit FaultFinder(const Position& position)
        : position_{position}, board_{position.board()}, player_{position.side()} {}

    std::optional<Fault> find(Action action) const;
    std::optional<Fault> find_missing_end() const;

  private:
    using Finding = std::optional<Fault>;

    Finding find_in_placing(Action action) const;
    Finding find_in_moving(Action action) const;
    Finding find_in_path(Point from, Point to) const;
    Finding find_in_row(Action action) const;
    Finding find_unfit_row(Action action) const;
    Finding find_in_ring(Action action) const;
    Finding find_in_pass() const;
    Finding find_unresolved(FaultKind kind, const std::string& instead) const;

    Fault fault(FaultKind kind, std::vector<Point> points, std::string message) const {
        return {kind, player_, std::move(points), std::move(message), {}};
    }
    std::string player_name() const { return capital_name(player_); }
    std::vector<Point> row_points() const {
        const auto starts = board_.row_starts(player_);
        for (const auto direction : kLineDirections) {
            const PointSet set = starts[index_of(direction)];
            if (set.empty()) continue;
            const PointSet points = Window::from(set.first(), direction)->points();
            return {points.begin(), points.end()};
        }
        return {};
    }

    const Position& position_;
    const Board& board_;
    Side player_;
};

std::optional<Fault> FaultFinder::find(Action action) const {
    if (position_.is_over()) {
        return fault(FaultKind::played_after_end, {}, "The game is over.");
    }
    switch (action.kind()) {
        case ActionKind::place_ring:
            return find_in_placing(action);
        case ActionKind::move_ring:
            return find_in_moving(action);
        case ActionKind::remove_row:
            return find_in_row(action);
        case ActionKind::remove_ring:
            return find_in_ring(action);
        case ActionKind::pass:
            return find_in_pass();
        case ActionKind::resign:
            return std::nullopt;
    }
    return std::nullopt;
}

/// What is due first when a row or a ring must come off; empty when neither must.
std::optional<Fault> FaultFinder::find_unresolved(FaultKind kind,
                                                  const std::string& instead) const {
    switch (position_.phase()) {
        case Phase::remove_row_before:
        case Phase::remove_row_after:
            return fault(kind, row_points(),
                         player_name() + " " + instead + " while a row of five must be removed.");
        case Phase::remove_ring_before:
        case Phase::remove_ring_after:
            return fault(FaultKind::ring_not_removed, {},
                         player_name() + " " + instead + " before removing a ring for the row.");
        default:
            return std::nullopt;
    }
}

std::optional<Fault> FaultFinder::find_in_placing(Action action) const {
    const std::string point = action.from().name();
    if (position_.phase() != Phase::place_ring) {
        return fault(
            FaultKind::too_many_rings, {action.from()},
            player_name() + " places a ring on " + point + ", but all rings have been placed.");
    }
    if (board_.vacant().contains(action.from())) return std::nullopt;
    return fault(FaultKind::placed_on_occupied, {action.from()},
                 player_name() + " places a ring on " + point + ", which is not vacant.");
}

std::optional<Fault> FaultFinder::find_in_moving(Action action) const {
    const Point from = action.from();
    const Point to = action.to();
    const std::string move = from.name() + " to " + to.name();
    if (position_.phase() == Phase::place_ring) {
        return fault(FaultKind::marker_added, {from, to},
                     player_name() + " moves from " + move + " while rings are still placed.");
    }
    const auto unresolved = position_.phase() == Phase::remove_row_before
                                ? FaultKind::played_before_resolving
                                : FaultKind::row_not_removed;
    if (auto found = find_unresolved(unresolved, "moves from " + move)) return found;
    const auto ring = board_.ring_at(from);
    if (!ring) {
        return fault(
            FaultKind::marker_wrong_point, {from, to},
            player_name() + " moves from " + move + ", but no ring stands on " + from.name() + ".");
    }
    if (*ring != player_) {
        return fault(
            FaultKind::opponents_ring_moved, {from, to},
            player_name() + " moves " + capital_name(*ring) + "'s ring from " + move + ".");
    }
    return find_in_path(from, to);
}

std::optional<Fault> FaultFinder::find_in_path(Point from, Point to) const {
    const std::string move = player_name() + " moves from " + from.name() + " to " + to.name();
    if (from == to) {
        return fault(FaultKind::ring_not_moved, {from},
                     player_name() + " leaves the ring on " + from.name() + ".");
    }
    if (board_.ring_destinations(from).contains(to)) return std::nullopt;
    const auto direction = direction_between(from, to);
    if (!direction) {
        return fault(FaultKind::not_in_line, {from, to}, move + ", which is not in a line.");
    }
    const PointSet path = between(from, to);
    const PointSet rings = path & board_.all_rings();
    if (!rings.empty()) {
        std::vector<Point> points{from, to};
        points.insert(points.end(), rings.begin(), rings.end());
        return fault(FaultKind::jumped_a_ring, std::move(points),
                     move + ", over the ring on " + rings.first().name() + ".");
    }
    if (!board_.vacant().contains(to)) {
        return fault(FaultKind::landed_on_occupied, {from, to},
                     move + ", and " + to.name() + " is not vacant.");
    }
    const PointSet group = PointSet{from}.flood(path - board_.all_markers(), *direction);
    const PointSet jumped = (group | PointSet{from}).flood(board_.all_markers(), *direction);
    const bool more_behind =
        !(path & board_.all_markers()).empty() && !((path & board_.all_markers()) - jumped).empty();
    if (more_behind) {
        return fault(FaultKind::jumped_a_gap, {from, to},
                     move + ", over markers with a vacant point between them.");
    }
    return fault(FaultKind::passed_vacant_after_jump, {from, to},
                 move + ", beyond the first vacant point behind the markers it jumped.");
}

std::optional<Fault> FaultFinder::find_in_row(Action action) const {
    const bool due = position_.phase() == Phase::remove_row_before ||
                     position_.phase() == Phase::remove_row_after;
    if (auto unfit = find_unfit_row(action)) return unfit;
    const Window row = *action.window();
    if (due && board_.is_row(row, player_)) return std::nullopt;
    const std::string name = action.from().name() + "-" + action.to().name();
    const PointSet set = row.points();
    std::vector<Point> points{set.begin(), set.end()};
    if (position_.phase() == Phase::remove_ring_before ||
        position_.phase() == Phase::remove_ring_after) {
        return fault(FaultKind::ring_not_removed, std::move(points),
                     player_name() + " removes " + name + " before removing a ring for the row.");
    }
    if (board_.is_row(row, opponent_of(player_))) {
        const auto kind = due ? FaultKind::own_row_first : FaultKind::opponents_row_removed;
        return fault(kind, std::move(points),
                     player_name() + " removes " + capital_name(opponent_of(player_)) + "'s row " +
                         name + ".");
    }
    return fault(FaultKind::wrong_row_removed, std::move(points),
                 player_name() + " removes " + name + ", which is no row of " + name_of(player_) +
                     " markers.");
}

/// Ends that do not bound five neighbours.
std::optional<Fault> FaultFinder::find_unfit_row(Action action) const {
    if (action.window()) return std::nullopt;
    const std::string name = action.from().name() + "-" + action.to().name();
    if (!direction_between(action.from(), action.to())) {
        return fault(FaultKind::not_adjacent, {action.from(), action.to()},
                     player_name() + " removes " + name + ", which is not in a line.");
    }
    return fault(FaultKind::not_five, {action.from(), action.to()},
                 player_name() + " removes " + name + ", which is not five points long.");
}

std::optional<Fault> FaultFinder::find_in_ring(Action action) const {
    const Point point = action.from();
    const bool due = position_.phase() == Phase::remove_ring_before ||
                     position_.phase() == Phase::remove_ring_after;
    if (!due) {
        return fault(FaultKind::ring_removed_without_row, {point},
                     player_name() + " removes the ring on " + point.name() +
                         " without having removed a row.");
    }
    const auto ring = board_.ring_at(point);
    if (ring == player_) return std::nullopt;
    if (ring) {
        return fault(
            FaultKind::wrong_ring_colour, {point},
            player_name() + " removes " + capital_name(*ring) + "'s ring on " + point.name() + ".");
    }
    return fault(
        FaultKind::ring_not_removed, {point},
        player_name() + " removes a ring from " + point.name() + ", where no ring stands.");
}

std::optional<Fault> FaultFinder::find_in_pass() const {
    const auto unresolved = position_.phase() == Phase::remove_row_before
                                ? FaultKind::played_before_resolving
                                : FaultKind::row_not_removed;
    if (auto found = find_unresolved(unresolved, "passes")) return found;
    if (position_.phase() == Phase::move_ring && !board_.has_ring_move(player_)) {
        return std::nullopt;
    }
    return fault(FaultKind::passed_with_moves, {},
                 player_name() + " passes although there is a legal move.");
}

std::optional<Fault> FaultFinder::find_missing_end() const {
    switch (position_.phase()) {
        case Phase::remove_row_before:
        case Phase::remove_row_after:
            return fault(FaultKind::row_not_removed, row_points(),
                         player_name() + " leaves a row of five on the board.");
        case Phase::remove_ring_before:
        case Phase::remove_ring_after:
            return fault(FaultKind::ring_not_removed, {},
                         player_name() + " removes no ring for the row.");
        default:
            return fault(FaultKind::ring_not_moved, {}, player_name() + " does not move.");
    }
}

}  // namespace

std::optional<Fault> find_fault(const Position& position, Action action) {
    return FaultFinder{position}.find(action);
}

bool is_legal(const Position& position, Action action) {
    return !find_fault(position, action).has_value();
}

namespace {

/// The fault of an action by a player whose turn has ended already; `now` is what followed it.
Fault fault_after_turn(const Position& now, Side player, Action action) {
    if (now.is_over()) return *find_fault(now, action);
    const std::string name = capital_name(player);
    if (action.kind() == ActionKind::place_ring) {
        return {FaultKind::placed_twice, player, {action.from()}, name + " plays twice.", {}};
    }
    if (auto fault = find_fault(begin_turn(now.parts(), player), action)) return *fault;
    return {FaultKind::out_of_turn, player, {action.from()}, name + " plays twice.", {}};
}

}  // namespace

std::optional<TurnFault> find_fault(const Position& position, const Turn& turn) {
    Position now = position;
    bool ended = position.is_over();
    for (std::size_t i = 0; i < turn.size(); ++i) {
        if (ended) return TurnFault{i, fault_after_turn(now, position.side(), turn[i])};
        if (auto fault = find_fault(now, turn[i])) return TurnFault{i, *fault};
        const Position after = apply(now, turn[i]);
        ended = ends_turn(now, after);
        now = after;
    }
    if (ended) return std::nullopt;
    return TurnFault{turn.size(), *FaultFinder{now}.find_missing_end()};
}

}  // namespace yinsight
