// The part of a draft that deals with the turn itself: rings placed, moved or filled, and the
// marker that stays behind.

#include <algorithm>
#include <utility>

#include "referee/arbiter/attempt_parts.hpp"
#include "referee/rules.hpp"

namespace yinsight::attempt_parts {

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

}  // namespace yinsight::attempt_parts
