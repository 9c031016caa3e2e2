// The part of a draft that explains what is left, point by point, and adds up.

#include <algorithm>
#include <utility>

#include "referee/arbiter/attempt_parts.hpp"

namespace yinsight::attempt_parts {

namespace {

/// A ring that was taken off and left a marker, in nats beyond the price of the fault.
constexpr float kMarkerLeftBehind = 1.5F;

std::string words(PointState state) {
    std::string text{name_of(state)};
    std::replace(text.begin(), text.end(), '_', ' ');
    return text;
}

}  // namespace

bool Draft::may_be_misread(Point point) const {
    return looks_.surprise(point, expected(point)) < kWrongActPrice;
}

std::optional<Attempt> Draft::finish() && {
    explain_rest();
    if (faults_.empty()) return std::nullopt;
    Attempt attempt;
    attempt.cost =
        looks_.least_cost() + doubt_ + kWrongActPrice * static_cast<float>(faults_.size());
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
