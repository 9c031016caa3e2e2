#include "referee/arbiter/attempt_parts.hpp"

#include <algorithm>
#include <utility>

#include "referee/arbiter/turn_table.hpp"
#include "referee/rules.hpp"

namespace yinsight::attempt_parts {

namespace {

/// What one wrong act costs, in nats. Raising it makes the arbiter put more down to misreadings.
constexpr float kFaultPrice = 4.0F;

/// A ring that was taken off and left a marker, in nats beyond the price of the fault.
constexpr float kMarkerLeftBehind = 1.5F;

std::size_t index(Point point) {
    return static_cast<std::size_t>(point.index());
}

std::string words(PointState state) {
    std::string text{name_of(state)};
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

}  // namespace

Looks::Looks(const Position& position, const BoardCosts& costs, const AttemptContext& context)
    : costs_{costs}, context_{context}, least_cost_{yinsight::least_cost(costs)} {
    const auto before = point_states(position.board());
    for (const auto point : all_points()) {
        const auto i = index(point);
        const auto cheapest = std::min_element(costs[i].begin(), costs[i].end());
        board_[i] = static_cast<PointState>(cheapest - costs[i].begin());
        if (surprise(point, before[i]) < kFaultPrice) continue;
        const auto was = ring_of(before[i]);
        const auto is = ring_of(board_[i]);
        if (was && was != is) lost_[index_of(*was)].insert(point);
        if (is && was != is) gained_[index_of(*is)].insert(point);
        if (is && was == is && marker_of(board_[i])) filled_.insert(point);
    }
}

float Looks::surprise(Point point, PointState state) const {
    const auto& point_costs = costs_[index(point)];
    return point_costs[static_cast<std::size_t>(state)] -
           point_costs[static_cast<std::size_t>(at(point))];
}

Draft::Draft(const Position& position, const Looks& looks)
    : position_{position},
      looks_{looks},
      before_{point_states(position.board())},
      ideal_{before_},
      player_{position.side()} {}

void Draft::add_fault(FaultKind kind, Side player, const std::vector<Point>& points,
                      const std::string& message) {
    for (const auto point : points) settled_.insert(point);
    faults_.push_back({kind, player, points, message, {}});
}

void Draft::place_rings() {
    const Side other = opponent_of(player_);
    for (const auto side : {player_, other}) {
        for (const auto point : looks_.gained_rings(side) & looks_.lost_rings(opponent_of(side))) {
            add_fault(FaultKind::placed_on_occupied, side, {point},
                      capital_name(side) + " placed a ring on " + point.name() +
                          ", which was not vacant.");
        }
    }
    const auto own = looks_.gained_rings(player_) - settled_;
    const auto others = looks_.gained_rings(other) - settled_;
    // Placed in turn, however many of them: legal, and no business of an attempt.
    if (faults_.empty() && own.size() + others.size() > 1 &&
        (own.size() == others.size() || own.size() == others.size() + 1)) {
        settle(own | others);
        return;
    }
    if (!own.empty()) {
        expect(own.first(), point_state(player_, {}));
        settle(PointSet{own.first()});
        record(Action::place_ring(own.first()));
        moved_ = true;
    }
    if (own.size() > 1) {
        add_fault(FaultKind::placed_twice, player_, to_vector(own - PointSet{own.first()}),
                  capital_name(player_) + " placed more than one ring.");
    }
    const std::size_t allowed = own.empty() ? 0 : 1;
    if (static_cast<std::size_t>(others.size()) <= allowed) {
        if (!others.empty()) leave_open(others);
        return;
    }
    const bool placed_before = !position_.board().rings_of(other).empty();
    auto extra = others;
    for (std::size_t i = 0; i < allowed; ++i) extra.erase(extra.first());
    add_fault(
        placed_before ? FaultKind::placed_twice : FaultKind::out_of_turn, other, to_vector(extra),
        capital_name(other) + " placed a ring, but it is " + capital_name(player_) + "'s turn.");
}

void Draft::move_ring(Side ring_side, Point from, Point to) {
    moved_ = true;
    if (looks_.at(to) == point_state(ring_side, {})) settle({to});
    record(Action::move_ring(from, to));
    jumped_ = between(from, to) & position_.board().all_markers();
    if (ring_side != player_) {
        move_other_sides_ring(ring_side, from, to);
        return;
    }
    see_whether_opponent_began();
    if (auto fault = find_fault(position_, Action::move_ring(from, to))) {
        refuse_move(std::move(*fault), from, to);
        return;
    }
    const auto after = apply(position_, Action::move_ring(from, to));
    ideal_ = point_states(after.board());
    handle_rows();
    check_start_marker(from);
}

void Draft::see_whether_opponent_began() {
    const Side other = opponent_of(player_);
    PointSet filled;
    for (const auto point : looks_.filled_rings()) {
        if (looks_.at(point) == point_state(other, other)) filled.insert(point);
    }
    if (filled.size() != 1) return;
    opponent_began_ = true;
    leave_open(filled);
}

void Draft::move_other_sides_ring(Side ring_side, Point from, Point to) {
    const bool by_mover = marker_of(looks_.at(from)) == player_;
    settle(jumped_ | PointSet{from});
    const auto move = from.name() + " to " + to.name();
    if (by_mover) {
        add_fault(FaultKind::opponents_ring_moved, player_, {from, to},
                  capital_name(player_) + " moved " + capital_name(ring_side) + "'s ring from " +
                      move + ".");
        return;
    }
    add_fault(FaultKind::out_of_turn, ring_side, {from, to},
              capital_name(ring_side) + " moved from " + move + ", but it is " +
                  capital_name(player_) + "'s turn.");
    player_ = ring_side;
}

void Draft::refuse_move(Fault fault, Point from, Point to) {
    const bool turn_may_begin = position_.phase() == Phase::move_ring;
    const auto left = marker_of(looks_.at(from));
    if (turn_may_begin && left) expect(from, point_state(player_, player_));
    settle(jumped_ | PointSet{from, to});
    faults_.push_back(std::move(fault));
    if (turn_may_begin && left && *left != player_) {
        add_fault(
            FaultKind::marker_wrong_colour, player_, {from},
            capital_name(player_) + "'s marker on " + from.name() + " shows the wrong colour.");
    }
}

void Draft::check_start_marker(Point from) {
    if (!differs(from) || may_be_misread(from)) return;
    const auto colour = marker_of(looks_.at(from));
    if (colour) {
        const bool turned = looks_.context().own_marker_seen.contains(from);
        add_fault(turned ? FaultKind::own_start_marker_flipped : FaultKind::marker_wrong_colour,
                  player_, {from},
                  turned ? "The marker that " + capital_name(player_) + "'s ring left on " +
                               from.name() + " was turned over."
                         : capital_name(player_) + "'s marker on " + from.name() +
                               " shows the wrong colour.");
        return;
    }
    for (const auto point : all_points()) {
        if (!differs(point) || expected(point) != PointState::empty || may_be_misread(point)) {
            continue;
        }
        if (marker_of(looks_.at(point)) == player_ && !ring_of(looks_.at(point))) {
            add_fault(FaultKind::marker_wrong_point, player_, {point, from},
                      capital_name(player_) + "'s marker lies on " + point.name() + " instead of " +
                          from.name() + ".");
            return;
        }
    }
    add_fault(FaultKind::marker_missing, player_, {from},
              capital_name(player_) + " left no marker on " + from.name() + ".");
}

void Draft::fill_ring(Point at) {
    const auto ring_side = *ring_of(looks_.at(at));
    const auto colour = *marker_of(looks_.at(at));
    const auto& name = at.name();
    if (ring_side == player_ && colour == player_) {
        see_whether_opponent_began();
        if (position_.phase() != Phase::move_ring) {
            auto fault = find_fault(position_, Action::move_ring(at, at));
            if (fault) faults_.push_back(std::move(*fault));
            settle(PointSet{at});
            return;
        }
        expect(at, point_state(player_, player_));
        leave_open(PointSet{at});
        if (ended()) {
            record(Action::move_ring(at, at));
            auto fault = find_fault(position_, Action::move_ring(at, at));
            if (fault) faults_.push_back(std::move(*fault));
        }
        return;
    }
    if (ring_side == player_) {
        expect(at, point_state(player_, player_));
        add_fault(FaultKind::marker_wrong_colour, player_, {at},
                  capital_name(player_) + "'s marker in the ring on " + name +
                      " shows the wrong colour.");
        return;
    }
    if (colour == player_) {
        add_fault(FaultKind::opponents_ring_moved, player_, {at},
                  capital_name(player_) + " put a marker into " + capital_name(ring_side) +
                      "'s ring on " + name + ".");
        return;
    }
    add_fault(FaultKind::out_of_turn, ring_side, {at},
              capital_name(ring_side) + " put a marker into the ring on " + name + ", but it is " +
                  capital_name(player_) + "'s turn.");
}

void Draft::leave_rings() {
    handle_rows();
}

bool Draft::may_be_misread(Point point) const {
    return looks_.surprise(point, expected(point)) < kFaultPrice;
}

std::optional<Attempt> Draft::finish() && {
    explain_rest();
    if (faults_.empty()) return std::nullopt;
    Attempt attempt;
    attempt.cost = looks_.least_cost() + doubt_ + kFaultPrice * static_cast<float>(faults_.size());
    attempt.player = player_;
    for (const auto point : all_points()) {
        attempt.stands[index(point)] =
            settled_.contains(point) ? looks_.at(point) : expected(point);
    }
    give_repairs();
    attempt.faults = std::move(faults_);
    attempt.moved = moved_;
    attempt.goes_on = goes_on_;
    attempt.turn = turn_;
    return attempt;
}

void Draft::give_repairs() {
    for (const auto point : settled_ - open_) {
        const PointChange change{point, looks_.at(point), expected(point)};
        if (change.from == change.to) continue;
        const auto concerned =
            std::find_if(faults_.begin(), faults_.end(), [&](const Fault& fault) {
                return std::find(fault.points.begin(), fault.points.end(), point) !=
                       fault.points.end();
            });
        (concerned == faults_.end() ? faults_.front() : *concerned).repair.push_back(change);
    }
}

void Draft::explain_rest() {
    for (const auto point : all_points()) {
        if (!differs(point)) continue;
        if (may_be_misread(point)) {
            doubt_ += looks_.surprise(point, expected(point));
            continue;
        }
        if (ring_of(expected(point))) {
            explain_ring(point);
        } else if (expected(point) == PointState::empty) {
            explain_vacant(point);
        } else {
            explain_marker(point);
        }
    }
}

void Draft::explain_ring(Point point) {
    const auto side = *ring_of(expected(point));
    const auto seen = looks_.at(point);
    if (ring_of(seen) == side) {
        add_fault(FaultKind::marker_added, player_, {point},
                  "A marker was put into the ring on " + point.name() + ".");
        return;
    }
    for (const auto to : looks_.gained_rings(side) - settled_) {
        explain_moved_ring(side, to);
        return;
    }
    if (ring_of(seen)) {
        add_fault(FaultKind::piece_count, player_, {point},
                  "A " + words(seen) + " stands on " + point.name() + ", where there was a " +
                      words(expected(point)) + ".");
        return;
    }
    const auto stored = looks_.context().new_removed_rings[index_of(side)];
    if (stored && *stored <= 0 && !ended()) {
        // The ring is in a hand out of view: nothing is wrong yet.
        leave_open(PointSet{point});
        return;
    }
    // A marker where the ring stood tells of a move rather than of a removal.
    if (marker_of(seen)) doubt_ += kMarkerLeftBehind;
    add_fault(FaultKind::ring_removed_without_row, side, {point},
              capital_name(side) + "'s ring on " + point.name() + " was removed without a row.");
}

void Draft::explain_moved_ring(Side side, Point to) {
    const auto gone = missing_rings(side);
    if (gone.empty()) {
        add_fault(FaultKind::too_many_rings, side, {to},
                  capital_name(side) + " put another ring on " + to.name() + ".");
        return;
    }
    const auto from = gone.first();
    add_fault(FaultKind::out_of_turn, side, {from, to},
              capital_name(side) + "'s ring went from " + from.name() + " to " + to.name() +
                  " without a turn.");
}

void Draft::explain_vacant(Point point) {
    const auto seen = looks_.at(point);
    if (const auto side = ring_of(seen)) {
        explain_moved_ring(*side, point);
        return;
    }
    const auto colour = *marker_of(seen);
    if (const auto from = removed_marker(colour)) {
        add_fault(FaultKind::marker_moved, player_, {*from, point},
                  "A " + words(seen) + " went from " + from->name() + " to " + point.name() + ".");
        return;
    }
    add_fault(FaultKind::marker_added, player_, {point},
              "A " + words(seen) + " was added on " + point.name() + ".");
}

void Draft::explain_marker(Point point) {
    const auto colour = *marker_of(expected(point));
    const auto seen = looks_.at(point);
    const auto name = point.name();
    if (seen == point_state({}, opponent_of(colour))) {
        if (!jumped_.contains(point)) {
            explain_wrong_flip(point);
            return;
        }
        if (!flips_over()) {
            leave_open(PointSet{point});
            return;
        }
        const auto known = std::find_if(faults_.begin(), faults_.end(), [](const Fault& fault) {
            return fault.kind == FaultKind::not_flipped;
        });
        if (known == faults_.end()) {
            add_fault(FaultKind::not_flipped, player_, {point},
                      "The jumped marker on " + name + " was not turned over.");
        } else {
            known->points.push_back(point);
            known->message = "Jumped markers were not turned over.";
            settle(PointSet{point});
        }
        return;
    }
    if (seen == PointState::empty) {
        for (const auto to : all_points()) {
            if (differs(to) && expected(to) == PointState::empty && !may_be_misread(to) &&
                looks_.at(to) == expected(point)) {
                add_fault(FaultKind::marker_moved, player_, {point, to},
                          "A " + words(expected(point)) + " went from " + name + " to " +
                              to.name() + ".");
                return;
            }
        }
        add_fault(FaultKind::marker_removed, player_, {point},
                  "The " + words(expected(point)) + " on " + name + " was removed.");
        return;
    }
    if (const auto side = ring_of(seen)) {
        explain_moved_ring(*side, point);
        return;
    }
    add_fault(FaultKind::piece_count, player_, {point},
              "A " + words(seen) + " lies on " + name + ", where there was a " +
                  words(expected(point)) + ".");
}

void Draft::explain_wrong_flip(Point point) {
    const auto name = point.name();
    const auto& last = looks_.context().last_turn;
    const bool by_last_player = !moved_ && !last.empty();
    const auto player = by_last_player ? opponent_of(position_.side()) : player_;
    const bool start = by_last_player && std::any_of(last.begin(), last.end(), [&](Action action) {
                           return action.kind() == ActionKind::move_ring && action.from() == point;
                       });
    if (start) {
        add_fault(FaultKind::own_start_marker_flipped, player, {point},
                  "The marker that " + capital_name(player) + "'s ring left on " + name +
                      " was turned over.");
        return;
    }
    add_fault(FaultKind::wrongly_flipped, player, {point},
              "The marker on " + name + " was turned over, but it was not jumped.");
}

std::optional<Point> Draft::removed_marker(Side colour) const {
    for (const auto point : all_points()) {
        if (differs(point) && expected(point) == point_state({}, colour) &&
            looks_.at(point) == PointState::empty && !may_be_misread(point)) {
            return point;
        }
    }
    return std::nullopt;
}

PointSet Draft::missing_rings(Side side) const {
    PointSet missing;
    for (const auto point : all_points()) {
        if (differs(point) && ring_of(expected(point)) == side && !ring_of(looks_.at(point)) &&
            !may_be_misread(point)) {
            missing.insert(point);
        }
    }
    return missing;
}

PointSet Draft::removed_rings(Side side) const {
    PointSet removed;
    for (const auto point : missing_rings(side)) {
        if (looks_.at(point) == PointState::empty) removed.insert(point);
    }
    return removed;
}

}  // namespace yinsight::attempt_parts
