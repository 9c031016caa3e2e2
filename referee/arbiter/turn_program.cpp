#include "referee/arbiter/turn_program.hpp"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace yinsight {

namespace {

/// A piece in the air on a calm board. Raising it makes the arbiter see lifted pieces less readily.
constexpr float kInTheAir = 1.5F;
/// An unusual but harmless order of steps.
constexpr float kUnusualOrder = 2.5F;
/// Flips before there is a marker in the ring.
constexpr float kNoMarker = 2.0F;
/// Any turn that is only half done, against one that is complete.
constexpr float kHalfDone = 0.5F;

std::size_t index(Point point) {
    return static_cast<std::size_t>(point.index());
}

PointState flipped(PointState state) {
    return state == PointState::white_marker ? PointState::black_marker : PointState::white_marker;
}

PointFit fit(Point point, std::initializer_list<std::pair<PointState, float>> options) {
    PointFit result{point, 0, {}, {}};
    for (const auto& [state, penalty] : options) {
        result.states[result.count] = state;
        result.penalty[result.count] = penalty;
        ++result.count;
    }
    return result;
}

}  // namespace

PointStates point_states(const Board& board) {
    PointStates seen{};
    for (const auto side : {Side::white, Side::black}) {
        for (const auto point : board.rings_of(side)) seen[index(point)] = point_state(side, {});
        for (const auto point : board.markers_of(side)) seen[index(point)] = point_state({}, side);
    }
    return seen;
}

class TurnProgram::Builder {
  public:
    Builder(TurnProgram& program, const Position& before)
        : program_{program}, side_{before.side()}, now_{program.before_} {}

    void add(Action action, const Action* next) {
        switch (action.kind()) {
            case ActionKind::place_ring:
                set(action.from(), ring());
                break;
            case ActionKind::move_ring:
                move_ring(action.from(), action.to());
                break;
            case ActionKind::remove_row:
                remove_row(*action.window(), next);
                break;
            case ActionKind::remove_ring:
                set(action.from(), PointState::empty);
                break;
            case ActionKind::pass:
            case ActionKind::resign:
                break;
        }
    }

    void finish() { stage(StageKind::complete, 0, {}); }

  private:
    PointState ring() const { return point_state(side_, {}); }
    PointState marker() const { return point_state({}, side_); }
    PointState ring_with_marker() const { return point_state(side_, side_); }

    void set(Point point, PointState state) {
        if (std::find(touched_.begin(), touched_.end(), point) == touched_.end()) {
            touched_.push_back(point);
        }
        now_[index(point)] = state;
    }

    void stage(StageKind kind, float penalty, const std::vector<PointFit>& open) {
        auto& fits = program_.fits_;
        const auto first = static_cast<std::uint16_t>(fits.size());
        for (const auto point : touched_) {
            const bool is_open = std::any_of(open.begin(), open.end(),
                                             [&](const PointFit& f) { return f.point == point; });
            if (!is_open) fits.push_back(fit(point, {{now_[index(point)], 0.0F}}));
        }
        fits.insert(fits.end(), open.begin(), open.end());
        program_.stages_.push_back({kind, penalty, first, static_cast<std::uint16_t>(fits.size())});
    }

    void move_ring(Point from, Point to) {
        PointSet jumped;
        for (const auto point : between(from, to)) {
            if (marker_of(now_[index(point)])) jumped.insert(point);
        }
        std::vector<PointFit> turning;
        for (const auto point : jumped) {
            const auto state = now_[index(point)];
            turning.push_back(
                fit(point, {{state, 0}, {flipped(state), 0}, {PointState::empty, kInTheAir}}));
        }
        const auto with = [&](std::vector<PointFit> fits) {
            fits.insert(fits.end(), turning.begin(), turning.end());
            return fits;
        };
        stage(StageKind::marker_in_ring, kHalfDone, {fit(from, {{ring_with_marker(), 0}})});
        stage(StageKind::ring_lifted, kHalfDone + kInTheAir, {fit(from, {{marker(), 0}})});
        if (!jumped.empty()) {
            stage(StageKind::flipping, kHalfDone,
                  with({fit(from, {{marker(), 0}}), fit(to, {{ring(), 0}})}));
            stage(StageKind::out_of_order, kHalfDone + kUnusualOrder,
                  with({fit(from, {{ring(), kNoMarker}, {ring_with_marker(), 0}, {marker(), 0}})}));
        }
        stage(StageKind::marker_owed, kHalfDone + kUnusualOrder,
              with({fit(from, {{PointState::empty, 0}}), fit(to, {{ring(), 0}})}));
        set(from, marker());
        set(to, ring());
        for (const auto point : jumped) set(point, flipped(now_[index(point)]));
    }

    void remove_row(Window row, const Action* next) {
        const bool moved = !touched_.empty();
        if (moved) stage(StageKind::row_due, kHalfDone, {});
        std::vector<PointFit> lifting;
        for (const auto point : row.points()) {
            lifting.push_back(fit(point, {{marker(), 0}, {PointState::empty, 0}}));
        }
        stage(StageKind::lifting_row, kHalfDone, lifting);
        if (next != nullptr && next->kind() == ActionKind::remove_ring) {
            lifting.push_back(fit(next->from(), {{PointState::empty, 0}}));
            stage(StageKind::out_of_order, kHalfDone + kUnusualOrder, lifting);
        }
        for (const auto point : row.points()) set(point, PointState::empty);
        stage(StageKind::ring_due, kHalfDone, {});
    }

    TurnProgram& program_;
    Side side_;
    PointStates now_;
    std::vector<Point> touched_;
};

TurnProgram::TurnProgram(const Position& before, const Turn& turn)
    : before_{point_states(before.board())} {
    Builder builder{*this, before};
    for (std::size_t i = 0; i < turn.size(); ++i) {
        builder.add(turn[i], i + 1 < turn.size() ? turn.begin() + i + 1 : nullptr);
    }
    builder.finish();
}

PointSet TurnProgram::touched() const {
    PointSet points;
    for (std::size_t i = complete().first_fit; i < complete().end_fit; ++i) {
        points.insert(fits_[i].point);
    }
    return points;
}

float TurnProgram::cost(const Stage& stage, const BoardCosts& costs) const {
    float total = stage.penalty;
    for (std::size_t i = stage.first_fit; i < stage.end_fit; ++i) {
        const auto& f = fits_[i];
        const auto& point_costs = costs[index(f.point)];
        float least = point_costs[static_cast<std::size_t>(f.states[0])] + f.penalty[0];
        for (std::size_t s = 1; s < f.count; ++s) {
            least =
                std::min(least, point_costs[static_cast<std::size_t>(f.states[s])] + f.penalty[s]);
        }
        total += least - point_costs[static_cast<std::size_t>(before_[index(f.point)])];
    }
    return total;
}

float TurnProgram::ring_cost(Side side, const BoardCosts& costs, bool moved_on) const {
    const auto cost_of = [&](Point point, bool ring) {
        float least = kMaxPointCost;
        for (std::size_t s = 0; s < kPointStateCount; ++s) {
            const auto state = static_cast<PointState>(s);
            const bool fits = (ring_of(state) == side) == ring;
            const bool left = moved_on && ring && marker_of(state);
            if (fits || left) least = std::min(least, costs[index(point)][s]);
        }
        return least;
    };
    float total = 0;
    for (std::size_t i = complete().first_fit; i < complete().end_fit; ++i) {
        const auto& f = fits_[i];
        const bool was = ring_of(before_[index(f.point)]) == side;
        const bool is = ring_of(f.states[0]) == side;
        if (was == is) continue;
        total += cost_of(f.point, is);
        // A later turn may explain where the ring is now.
        if (!moved_on || was) total -= cost_of(f.point, was);
    }
    return total;
}

PointStates TurnProgram::board(const Stage& stage, const BoardCosts& costs) const {
    auto seen = before_;
    for (std::size_t i = stage.first_fit; i < stage.end_fit; ++i) {
        const auto& f = fits_[i];
        const auto& point_costs = costs[index(f.point)];
        const auto cost_of = [&](std::size_t s) {
            return point_costs[static_cast<std::size_t>(f.states[s])] + f.penalty[s];
        };
        std::size_t best = 0;
        for (std::size_t s = 1; s < f.count; ++s) {
            if (cost_of(s) < cost_of(best)) best = s;
        }
        seen[index(f.point)] = f.states[best];
    }
    return seen;
}

}  // namespace yinsight
