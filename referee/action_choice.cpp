#include "referee/action_choice.hpp"

namespace yinsight {

ActionChoice::ActionChoice(const Position& position) : phase_{position.phase()} {
    const Board& board = position.board();
    own_rings_ = board.rings_of(position.side());
    switch (phase_) {
        case Phase::place_ring:
            points_[0] = board.vacant();
            break;
        case Phase::move_ring:
            points_ = board.landings(position.side());
            break;
        case Phase::remove_row_before:
        case Phase::remove_row_after: {
            const auto starts = board.row_starts(position.side());
            std::copy(starts.begin(), starts.end(), points_.begin());
            break;
        }
        case Phase::remove_ring_before:
        case Phase::remove_ring_after:
            points_[0] = own_rings_;
            break;
        case Phase::over:
            return;
    }
    size_ = total_size(points_);
    // Nothing to move: the one action is to pass.
    if (size_ == 0) size_ = 1;
}

Action ActionChoice::operator[](int number) const {
    switch (phase_) {
        case Phase::place_ring:
            return Action::place_ring(points_[0].nth(number));
        case Phase::remove_ring_before:
        case Phase::remove_ring_after:
            return Action::remove_ring(points_[0].nth(number));
        case Phase::move_ring:
            return ring_move(number);
        default:
            return removed_row(number);
    }
}

Action ActionChoice::removed_row(int number) const {
    for (const auto direction : kLineDirections) {
        const PointSet starts = points_[index_of(direction)];
        const int count = starts.size();
        if (number < count) return Action::remove_row(*Window::from(starts.nth(number), direction));
        number -= count;
    }
    return Action::pass();
}

Action ActionChoice::ring_move(int number) const {
    for (const auto direction : kDirections) {
        const PointSet landings = points_[index_of(direction)];
        const int count = landings.size();
        if (number < count) {
            const Point to = landings.nth(number);
            const Direction back = opposite_of(direction);
            // No ring is jumped, so the ring that landed is the nearest one behind.
            return Action::move_ring(nearest(ray(to, back) & own_rings_, back), to);
        }
        number -= count;
    }
    return Action::pass();
}

}  // namespace yinsight
