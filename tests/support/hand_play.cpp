#include "tests/support/hand_play.hpp"

#include <algorithm>

namespace yinsight {

namespace {

class Hands {
  public:
    Hands(const Position& before, const HandHabits& habits, Dice& dice)
        : now_{RealBoard::of(before)}, side_{before.side()}, habits_{habits}, dice_{dice} {}

    std::vector<Act> play(const Turn& turn) {
        for (std::size_t i = 0; i < turn.size(); ++i) {
            const Action action = turn[i];
            if (action.kind() == ActionKind::remove_row && i + 1 < turn.size() &&
                turn[i + 1].kind() == ActionKind::remove_ring &&
                dice_.chance(habits_.ring_before_row)) {
                do_action(turn[i + 1]);
                do_action(action);
                ++i;
                continue;
            }
            do_action(action);
        }
        return std::move(acts_);
    }

  private:
    void add(const Act& act) {
        act.apply_to(now_);
        acts_.push_back(act);
    }

    void do_action(Action action) {
        switch (action.kind()) {
            case ActionKind::place_ring:
                add(put_ring(now_, side_, action.from(), side_));
                break;
            case ActionKind::move_ring:
                do_move(action.from(), action.to());
                break;
            case ActionKind::remove_row:
                lift_row(action.window()->points());
                break;
            case ActionKind::remove_ring:
                add(store_ring(now_, side_, action.from()));
                break;
            default:
                break;
        }
    }

    void do_move(Point from, Point to) {
        std::vector<Point> jumped;
        for (const auto point : between(from, to)) {
            if (marker_of(now_.at(point))) jumped.push_back(point);
        }
        if (dice_.chance(0.3)) dice_.shuffle(jumped);
        if (dice_.chance(habits_.marker_after_ring)) {
            add(move_ring(now_, side_, from, to));
            const std::size_t late = dice_.below(jumped.size() + 1);
            for (std::size_t i = 0; i < jumped.size(); ++i) {
                if (i == late) add(put_marker(now_, side_, from, side_));
                add(flip_marker(now_, side_, jumped[i]));
            }
            if (late == jumped.size()) add(put_marker(now_, side_, from, side_));
            return;
        }
        add(put_marker(now_, side_, from, side_));
        if (dice_.chance(habits_.flips_while_lifted) && !jumped.empty()) {
            const auto marker = point_state({}, side_);
            add({side_, {}, {{from, marker}}, {}});
            flip(jumped);
            add({side_, {}, {{to, point_state(side_, {})}}, {}});
            return;
        }
        const bool flips_first = dice_.chance(habits_.flips_first);
        if (flips_first) flip(jumped);
        add(move_ring(now_, side_, from, to));
        if (!flips_first) flip(jumped);
    }

    void flip(const std::vector<Point>& points) {
        for (const auto point : points) add(flip_marker(now_, side_, point));
    }

    void lift_row(PointSet row) {
        std::vector<Point> points{row.begin(), row.end()};
        if (dice_.chance(0.4)) dice_.shuffle(points);
        for (std::size_t i = 0; i < points.size();) {
            Act act = lift_marker(now_, side_, points[i]);
            std::size_t count = dice_.chance(habits_.sweeps) ? 2 + dice_.below(std::size_t{2}) : 1;
            for (++i; --count > 0 && i < points.size(); ++i) {
                act.after.push_back({points[i], PointState::empty});
            }
            add(act);
        }
    }

    RealBoard now_;
    Side side_;
    const HandHabits& habits_;
    Dice& dice_;
    std::vector<Act> acts_;
};

/// How much a side likes a board: rows, and pairs of own markers side by side.
int taste(const Position& after, Side side) {
    const PointSet own = after.board().markers_of(side);
    int pairs = 0;
    for (const auto direction : kLineDirections) pairs += (own & own.shifted(direction)).size();
    return pairs + 100 * after.rings_removed(side);
}

}  // namespace

std::vector<Act> acts_of(const Position& before, const Turn& turn, const HandHabits& habits,
                         Dice& dice) {
    return Hands{before, habits, dice}.play(turn);
}

LegalTurn Player::choose(const Position& position, Dice& dice) const {
    constexpr int kLooks = 8;
    const auto turns = legal_turns(position);
    if (!dice.chance(greed_)) return dice.pick(turns);
    const Side side = position.side();
    const LegalTurn* best = &dice.pick(turns);
    for (int i = 1; i < kLooks; ++i) {
        const LegalTurn& other = dice.pick(turns);
        if (taste(other.after, side) > taste(best->after, side)) best = &other;
    }
    return *best;
}

}  // namespace yinsight
