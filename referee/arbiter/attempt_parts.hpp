#pragma once
// The workshop behind find_attempt: the board as it looks, and a draft that explains it step by
// step.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "referee/arbiter/attempt.hpp"

namespace yinsight::attempt_parts {

/// What one wrong act costs, in nats. Raising it makes the arbiter put more down to misreadings.
inline constexpr float kWrongActPrice = 4.0F;

inline std::size_t index(Point point) {
    return static_cast<std::size_t>(point.index());
}

/// The points of a set in index order, as faults list them.
inline std::vector<Point> to_vector(PointSet points) {
    return {points.begin(), points.end()};
}

/// The most probable board, and how its rings differ from those of the position the turn began
/// with.
class Looks {
  public:
    Looks(const Position& position, const BoardCosts& costs, const AttemptContext& context);

    PointState at(Point point) const { return board_[index(point)]; }
    /// Extra cost of a state against the most probable one, in nats.
    float surprise(Point point, PointState state) const;
    const AttemptContext& context() const { return context_; }
    /// The least that any board costs.
    float least_cost() const { return least_cost_; }

    PointSet lost_rings(Side side) const { return lost_[index_of(side)]; }
    PointSet gained_rings(Side side) const { return gained_[index_of(side)]; }
    /// Rings that stand where they stood, with a marker in them.
    PointSet filled_rings() const { return filled_; }

  private:
    PointStates board_{};
    const BoardCosts& costs_;
    const AttemptContext& context_;
    float least_cost_ = 0;
    std::array<PointSet, 2> lost_{};
    std::array<PointSet, 2> gained_{};
    PointSet filled_;
};

/// One attempt in the making. Call one of the openings, then finish().
class Draft {
  public:
    Draft(const Position& position, const Looks& looks);

    /// Opening: rings were placed.
    void place_rings();
    /// Opening: a ring was moved.
    void move_ring(Side ring_side, Point from, Point to);
    /// Opening: a marker was put into a ring that still stands.
    void fill_ring(Point at);
    /// Opening: no ring move is visible.
    void leave_rings();

    /// Explains what is left and adds up; empty if no fault is needed.
    std::optional<Attempt> finish() &&;

  private:
    PointState expected(Point point) const { return ideal_[index(point)]; }
    void expect(Point point, PointState state) { ideal_[index(point)] = state; }
    /// The points stand as they look and need no further explanation.
    void settle(PointSet points) { settled_ |= points; }
    /// The points stand as they look and are a legal beginning of what is expected.
    void leave_open(PointSet points) {
        settled_ |= points;
        open_ |= points;
    }
    void add_fault(FaultKind kind, Side player, const std::vector<Point>& points,
                   const std::string& message);
    void record(Action action) {
        if (!turn_.full()) turn_.push_back(action);
    }

    void move_other_sides_ring(Side ring_side, Point from, Point to);
    void refuse_move(Fault fault, Point from, Point to);
    void check_start_marker(Point from);
    /// The opponent's marker in an opponent's ring: whatever is missing from this turn stays so.
    void see_whether_opponent_began();
    bool ended() const { return looks_.context().ended || opponent_began_; }
    bool flips_over() const { return looks_.context().flips_over || ended(); }

    void handle_rows();
    void take_row(const Window& row);
    void judge_row_taken_by_opponent(const Window& row, Point ring);
    void judge_lifted_markers(PointSet lifted, const std::vector<Window>& due);
    bool judge_long_row(PointSet lifted, const std::vector<Window>& due);
    void judge_swept_markers(PointSet lifted);
    bool judge_other_row_first(PointSet lifted, const std::vector<Window>& due, PointSet rings);
    void judge_short_row(PointSet lifted, const std::vector<Window>& due, PointSet rings);
    void refuse_removal(FaultKind kind, PointSet lifted, PointSet rings,
                        const std::string& message);
    std::vector<Window> rows(Side side) const;
    PointSet lifted_markers() const;
    PointSet missing_rings(Side side) const;
    /// Those of them that left their points vacant, as rings do that come off for a row.
    PointSet removed_rings(Side side) const;

    void explain_rest();
    void explain_ring(Point point);
    void explain_vacant(Point point);
    void explain_marker(Point point);
    void explain_wrong_flip(Point point);
    void explain_moved_ring(Side side, Point to);
    std::optional<Point> removed_marker(Side colour) const;
    void give_repairs();
    /// Whether the camera's doubt about a point is smaller than the price of a fault there.
    bool may_be_misread(Point point) const;
    bool differs(Point point) const {
        return !settled_.contains(point) && looks_.at(point) != expected(point);
    }

    const Position& position_;
    const Looks& looks_;
    PointStates before_;
    /// What a legal continuation of this attempt looks like.
    PointStates ideal_;
    PointSet settled_;
    PointSet open_;
    PointSet jumped_;
    Side player_;
    bool moved_ = false;
    bool opponent_began_ = false;
    bool goes_on_ = false;
    float doubt_ = 0;
    Turn turn_;
    std::vector<Fault> faults_;
};

}  // namespace yinsight::attempt_parts
