#include "tests/support/real_board.hpp"

#include "referee/rules.hpp"

namespace yinsight {

RealBoard RealBoard::of(const Position& position) {
    RealBoard real;
    for (const auto point : all_points()) real.set(point, position.state_at(point));
    real.storage = {position.rings_removed(Side::white), position.rings_removed(Side::black)};
    return real;
}

PointSet RealBoard::differences(const RealBoard& other) const {
    PointSet set;
    for (const auto point : all_points()) {
        if (at(point) != other.at(point)) set.insert(point);
    }
    return set;
}

bool RealBoard::is_between_acts() const {
    for (const auto state : points) {
        if (ring_of(state) && marker_of(state)) return false;
    }
    return true;
}

Board RealBoard::board() const {
    Board board;
    for (const auto point : all_points()) board.set_state(point, at(point));
    return board;
}

PointSet Act::touched() const {
    PointSet set;
    for (const auto& change : after) set.insert(change.point);
    for (const auto& change : in_the_air) set.insert(change.point);
    return set;
}

void Act::apply_to(RealBoard& board) const {
    for (const auto& change : after) board.set(change.point, change.state);
    for (const auto side : {Side::white, Side::black}) {
        board.storage[index_of(side)] += stored[index_of(side)];
    }
}

void Act::lift_from(RealBoard& board) const {
    for (const auto& change : in_the_air) board.set(change.point, change.state);
}

Act put_marker(const RealBoard& board, Side actor, Point at, Side colour) {
    return {actor, {}, {{at, point_state(ring_of(board.at(at)), colour)}}, {}};
}

Act lift_marker(const RealBoard& board, Side actor, Point at) {
    return {actor, {}, {{at, point_state(ring_of(board.at(at)), {})}}, {}};
}

Act move_marker(const RealBoard& board, Side actor, Point from, Point to) {
    const auto left = point_state(ring_of(board.at(from)), {});
    const auto arrived = point_state(ring_of(board.at(to)), marker_of(board.at(from)));
    return {actor, {{from, left}}, {{from, left}, {to, arrived}}, {}};
}

Act flip_marker(const RealBoard& board, Side actor, Point at) {
    const auto state = board.at(at);
    const auto ring = ring_of(state);
    return {actor,
            {{at, point_state(ring, {})}},
            {{at, point_state(ring, opponent_of(*marker_of(state)))}},
            {}};
}

Act put_ring(const RealBoard& board, Side actor, Point at, Side colour) {
    return {actor, {}, {{at, point_state(colour, marker_of(board.at(at)))}}, {}};
}

Act move_ring(const RealBoard& board, Side actor, Point from, Point to) {
    const auto left = point_state({}, marker_of(board.at(from)));
    const auto arrived = point_state(ring_of(board.at(from)), marker_of(board.at(to)));
    return {actor, {{from, left}}, {{from, left}, {to, arrived}}, {}};
}

Act store_ring(const RealBoard& board, Side actor, Point at) {
    const auto left = point_state({}, marker_of(board.at(at)));
    Act act{actor, {{at, left}}, {{at, left}}, {}};
    ++act.stored[index_of(*ring_of(board.at(at)))];
    return act;
}

Act unstore_ring(const RealBoard& board, Side actor, Point at, Side colour) {
    Act act = put_ring(board, actor, at, colour);
    --act.stored[index_of(colour)];
    return act;
}

Act replace(Side actor, Point at, PointState state) {
    return {actor, {{at, PointState::empty}}, {{at, state}}, {}};
}

namespace {

/// Where a ring of this side stands on `board` and not on `other`.
PointSet rings_only_on(const RealBoard& board, const RealBoard& other, Side side) {
    PointSet set;
    for (const auto point : all_points()) {
        if (ring_of(board.at(point)) == side && ring_of(other.at(point)) != side) {
            set.insert(point);
        }
    }
    return set;
}

class Mender {
  public:
    Mender(const RealBoard& from, const RealBoard& to, Side actor)
        : now_{from}, to_{to}, actor_{actor} {}

    std::vector<Act> run() {
        flip();
        move_rings();
        put_markers();
        for (const auto point : now_.differences(to_)) {
            add(replace(actor_, point, to_.at(point)));
        }
        return std::move(acts_);
    }

  private:
    void add(const Act& act) {
        act.apply_to(now_);
        acts_.push_back(act);
    }

    void flip() {
        for (const auto point : now_.differences(to_)) {
            const auto is = marker_of(now_.at(point));
            const auto due = marker_of(to_.at(point));
            if (is && due && *is != *due) add(flip_marker(now_, actor_, point));
        }
    }

    void move_rings() {
        for (const auto side : {Side::white, Side::black}) {
            PointSet away = rings_only_on(now_, to_, side);
            PointSet missing = rings_only_on(to_, now_, side);
            while (!away.empty() && !missing.empty()) {
                add(move_ring(now_, actor_, away.first(), missing.first()));
                away.erase(away.first());
                missing.erase(missing.first());
            }
            for (const auto point : away) {
                add(now_.storage[index_of(side)] < to_.storage[index_of(side)]
                        ? store_ring(now_, actor_, point)
                        : replace(actor_, point, point_state({}, marker_of(now_.at(point)))));
            }
            for (const auto point : missing) {
                const bool stored = now_.storage[index_of(side)] > to_.storage[index_of(side)];
                add(stored ? unstore_ring(now_, actor_, point, side)
                           : put_ring(now_, actor_, point, side));
            }
        }
    }

    void put_markers() {
        for (const auto colour : {Side::white, Side::black}) {
            PointSet away;
            PointSet missing;
            for (const auto point : now_.differences(to_)) {
                const auto is = marker_of(now_.at(point));
                const auto due = marker_of(to_.at(point));
                if (is == colour && !due) away.insert(point);
                if (due == colour && !is) missing.insert(point);
            }
            while (!away.empty() && !missing.empty()) {
                add(move_marker(now_, actor_, away.first(), missing.first()));
                away.erase(away.first());
                missing.erase(missing.first());
            }
            for (const auto point : away) add(lift_marker(now_, actor_, point));
            for (const auto point : missing) add(put_marker(now_, actor_, point, colour));
        }
    }

    RealBoard now_;
    const RealBoard& to_;
    Side actor_;
    std::vector<Act> acts_;
};

/// Looks for a board among the moments of legal turns.
class Way {
  public:
    explicit Way(const RealBoard& board) : board_{board} {}

    bool passes(const Position& position) const {
        if (is_off_only(position, {})) return true;
        for (const auto action : legal_actions(position)) {
            if (is_half_done(position, action)) return true;
            const Position after = apply(position, action);
            if (ends_turn(position, after)) {
                if (is_off_only(after, {})) return true;
            } else if (passes(after)) {
                return true;
            }
        }
        return false;
    }

    bool ends(const Position& position) const {
        for (const auto action : legal_actions(position)) {
            const Position after = apply(position, action);
            if (ends_turn(position, after) ? is_off_only(after, {}) : ends(after)) return true;
        }
        return false;
    }

  private:
    /// The board differs from the position at these points at most.
    bool is_off_only(const Position& position, PointSet points) const {
        for (const auto point : all_points()) {
            if (board_.at(point) != position.state_at(point) && !points.contains(point)) {
                return false;
            }
        }
        return true;
    }

    bool is_half_done(const Position& position, Action action) const {
        if (action.kind() == ActionKind::move_ring) return is_half_moved(position, action);
        if (action.kind() == ActionKind::remove_row) return is_half_lifted(position, action);
        return false;
    }

    bool is_half_moved(const Position& position, Action action) const {
        const Point from = action.from();
        const Point to = action.to();
        const PointSet jumped = between(from, to) & position.board().all_markers();
        if (!is_off_only(position, jumped | PointSet{from, to})) return false;
        for (const auto point : jumped) {
            if (ring_of(board_.at(point)) || !marker_of(board_.at(point))) return false;
        }
        const Side side = position.side();
        const auto own_ring = point_state(side, {});
        const auto own_marker = point_state({}, side);
        const auto left = board_.at(from);
        if (board_.at(to) == PointState::empty) {
            return left == point_state(side, side) || left == own_marker;
        }
        return board_.at(to) == own_ring && (left == own_marker || left == PointState::empty);
    }

    bool is_half_lifted(const Position& position, Action action) const {
        const PointSet row = action.window()->points();
        PointSet off = row;
        int rings = 0;
        for (const auto ring : position.board().rings_of(position.side())) {
            if (board_.at(ring) != PointState::empty) continue;
            off.insert(ring);
            ++rings;
        }
        if (rings > 1 || !is_off_only(position, off)) return false;
        for (const auto point : row) {
            const auto state = board_.at(point);
            if (state != PointState::empty && state != position.state_at(point)) return false;
        }
        return true;
    }

    const RealBoard& board_;
};

}  // namespace

std::vector<Act> acts_between(const RealBoard& from, const RealBoard& to, Side actor) {
    return Mender{from, to, actor}.run();
}

bool is_on_the_way(const Position& position, const RealBoard& board) {
    return Way{board}.passes(position);
}

bool is_a_complete_turn(const Position& position, const RealBoard& board) {
    return Way{board}.ends(position);
}

}  // namespace yinsight
