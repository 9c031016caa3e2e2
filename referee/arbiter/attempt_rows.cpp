// The part of a draft that deals with rows: what came off, and what should have.

#include <algorithm>

#include "referee/arbiter/attempt_parts.hpp"

namespace yinsight::attempt_parts {

namespace {

std::string name(const Window& row) {
    return row.first().name() + "-" + row.last().name();
}

std::optional<Window> window_of(PointSet points) {
    if (points.size() != kRowLength) return std::nullopt;
    const auto window = Window::between_ends(points.first(), points.last());
    return window && window->points() == points ? window : std::nullopt;
}

}  // namespace

std::vector<Window> Draft::rows(Side side) const {
    PointSet own;
    for (const auto point : all_points()) {
        if (expected(point) == point_state({}, side)) own.insert(point);
    }
    std::vector<Window> found;
    for (const auto& window : all_windows()) {
        if (own.contains(window.points())) found.push_back(window);
    }
    return found;
}

PointSet Draft::lifted_markers() const {
    constexpr int kCertain = 3;
    PointSet lifted;
    PointSet doubtful;
    for (const auto point : all_points()) {
        const auto state = expected(point);
        if (!differs(point) || !marker_of(state) || ring_of(state)) continue;
        if (looks_.at(point) != PointState::empty) continue;
        (may_be_misread(point) ? doubtful : lifted).insert(point);
    }
    // A marker between others that went for certain went with them.
    const auto certain = lifted;
    for (const auto& window : all_windows()) {
        const auto points = window.points();
        const bool went = (certain | doubtful).contains(points);
        if (went && (certain & points).size() >= kCertain) lifted |= points;
    }
    return lifted;
}

void Draft::handle_rows() {
    for (;;) {
        const auto due = rows(player_);
        const auto lifted = lifted_markers();
        if (judge_long_row(lifted, due)) continue;
        const auto taken = std::find_if(due.begin(), due.end(), [&](const Window& row) {
            return lifted.contains(row.points());
        });
        if (taken != due.end()) {
            take_row(*taken);
            continue;
        }
        if (!lifted.empty()) {
            judge_lifted_markers(lifted, due);
        } else if (!due.empty() && ended() && moved_) {
            const auto points = due.front().points();
            add_fault(FaultKind::row_not_removed, player_, to_vector(points),
                      capital_name(player_) + "'s row " + name(due.front()) + " was not removed.");
            for (const auto point : points) expect(point, PointState::empty);
        }
        return;
    }
}

/// One row too long came off: the markers beyond the row due go back.
bool Draft::judge_long_row(PointSet lifted, const std::vector<Window>& due) {
    if (lifted.size() <= kRowLength || lifted.size() >= 2 * kRowLength) return false;
    const auto row = std::find_if(due.begin(), due.end(), [&](const Window& window) {
        const auto beyond = lifted - window.points();
        const auto line = ray(window.first(), window.direction()) |
                          ray(window.first(), opposite_of(window.direction()));
        return lifted.contains(window.points()) && line.contains(beyond);
    });
    if (row == due.end()) return false;
    const auto beyond = lifted - row->points();
    take_row(*row);
    add_fault(FaultKind::not_five, player_, to_vector(lifted),
              capital_name(player_) + " removed " + std::to_string(lifted.size()) +
                  " markers instead of five.");
    settle(beyond);
    return true;
}

void Draft::take_row(const Window& row) {
    for (const auto point : row.points()) expect(point, PointState::empty);
    record(Action::remove_row(row));
    const auto own = removed_rings(player_);
    const auto others = removed_rings(opponent_of(player_));
    const bool made_by_opponent = position_.phase() == Phase::remove_row_before && !moved_;
    if (!own.empty()) {
        expect(own.first(), PointState::empty);
        record(Action::remove_ring(own.first()));
    } else if (!others.empty() && made_by_opponent) {
        judge_row_taken_by_opponent(row, others.first());
    } else if (!others.empty()) {
        record(Action::remove_ring(others.first()));
        add_fault(FaultKind::wrong_ring_colour, player_, {others.first()},
                  capital_name(player_) + " removed the other side's ring on " +
                      others.first().name() + ".");
    } else if (ended()) {
        add_fault(FaultKind::ring_not_removed, player_, to_vector(row.points()),
                  capital_name(player_) + " removed no ring for the row " + name(row) + ".");
    }
}

/// The opponent made the row and paid for it with an own ring: a ring is what a player scores with,
/// so the hand was the opponent's. The owner goes on from the row that is off.
void Draft::judge_row_taken_by_opponent(const Window& row, Point ring) {
    const Side opponent = opponent_of(player_);
    turn_ = {};
    add_fault(FaultKind::opponents_row_removed, opponent, to_vector(row.points()),
              capital_name(opponent) + " removed " + capital_name(player_) + "'s row " + name(row) +
                  " and a ring for it.");
    settle({ring});
}

void Draft::judge_lifted_markers(PointSet lifted, const std::vector<Window>& due) {
    const auto rings = removed_rings(player_) | removed_rings(opponent_of(player_));
    const bool all_theirs = std::all_of(lifted.begin(), lifted.end(), [&](Point point) {
        return marker_of(expected(point)) == opponent_of(player_);
    });
    const auto window = window_of(lifted);
    const auto who = capital_name(player_);
    if (all_theirs && !due.empty() && judge_other_row_first(lifted, due, rings)) return;
    if (window && all_theirs) {
        refuse_removal(FaultKind::opponents_row_removed, lifted, rings,
                       who + " removed the other side's row " + name(*window) + ".");
        return;
    }
    goes_on_ = !due.empty() && rings.empty() && lifted.size() < kRowLength && !ended();
    const bool about_rows = !due.empty() || !rings.empty() || lifted.size() >= kRowLength;
    if (!about_rows) {
        judge_swept_markers(lifted);
        return;
    }
    if (window) {
        refuse_removal(FaultKind::wrong_row_removed, lifted, rings,
                       who + " removed " + name(*window) + ", which was no row.");
    } else if (lifted.size() == kRowLength) {
        refuse_removal(FaultKind::not_adjacent, lifted, rings,
                       who + " removed five markers that are no neighbours on a line.");
    } else if (lifted.size() < kRowLength) {
        judge_short_row(lifted, due, rings);
    } else {
        refuse_removal(FaultKind::not_five, lifted, rings,
                       who + " removed more than five markers.");
    }
}

/// The other side's row comes off, wholly or in part, while an own row lies there.
bool Draft::judge_other_row_first(PointSet lifted, const std::vector<Window>& due, PointSet rings) {
    for (const auto& row : rows(opponent_of(player_))) {
        if (!row.points().contains(lifted)) continue;
        refuse_removal(FaultKind::own_row_first, row.points(), rings,
                       "The row " + name(row) + " was removed before " + capital_name(player_) +
                           "'s row " + name(due.front()) + ".");
        return true;
    }
    return false;
}

void Draft::judge_short_row(PointSet lifted, const std::vector<Window>& due, PointSet rings) {
    const auto begun = std::find_if(
        due.begin(), due.end(), [&](const Window& row) { return row.points().contains(lifted); });
    if (begun == due.end()) {
        if (!due.empty() && !rings.empty()) {
            refuse_removal(FaultKind::not_five, lifted, rings,
                           capital_name(player_) + " did not remove the five markers of a row.");
        } else {
            judge_swept_markers(lifted);
        }
        return;
    }
    if (rings.empty() && !ended()) {
        leave_open(lifted);
        return;
    }
    const auto rest = begun->points() - lifted;
    const auto message = capital_name(player_) + " removed " + std::to_string(lifted.size()) +
                         " markers of the row " + name(*begun) + " instead of five.";
    const bool finish_it = rest.size() <= lifted.size();
    if (finish_it) {
        for (const auto point : begun->points()) expect(point, PointState::empty);
        for (const auto point : rings) expect(point, PointState::empty);
        settle(rest);
    }
    refuse_removal(FaultKind::not_five, lifted, rings, message);
}

/// Several markers that went at once are one act.
void Draft::judge_swept_markers(PointSet lifted) {
    if (lifted.size() < 2) return;
    add_fault(FaultKind::marker_removed, player_, to_vector(lifted),
              "Several markers were removed without a row.");
}

void Draft::refuse_removal(FaultKind kind, PointSet lifted, PointSet rings,
                           const std::string& message) {
    add_fault(kind, player_, to_vector(lifted), message);
    settle(rings);
}

}  // namespace yinsight::attempt_parts
