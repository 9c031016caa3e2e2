#include "tests/support/seat.hpp"

#include <algorithm>
#include <stdexcept>

#include "tests/support/hand_play.hpp"

namespace yinsight {

void Seat::show(const RealBoard& board, double seconds, bool hand) {
    constexpr double kFrameS = 0.1;
    for (const double until_s = now_s_ + seconds; now_s_ < until_s; now_s_ += kFrameS) {
        Observation observation;
        observation.time_s = now_s_;
        observation.frame = frame_++;
        observation.hand = observation.moving = hand;
        for (const auto point : all_points()) {
            auto& belief = observation.points[static_cast<std::size_t>(point.index())];
            belief.probability.fill(0.001F);
            belief.probability[static_cast<std::size_t>(board.at(point))] = 0.992F;
        }
        observation.removed_rings = {board.storage[0], board.storage[1]};
        for (auto& event : arbiter_.observe(observation)) events_.push_back(std::move(event));
    }
}

bool Seat::let_stand() {
    auto events = arbiter_.let_stand();
    if (!events) return false;
    events_.insert(events_.end(), events->begin(), events->end());
    return true;
}

Position Seat::play(const Position& position, const Turn& turn) {
    Dice dice{1};
    RealBoard board = RealBoard::of(position);
    for (const auto& act : acts_of(position, turn, {}, dice)) {
        show(board, 0.2, true);
        act.apply_to(board);
        show(board, 0.2, true);
        show(board, 0.5);
    }
    show(board, 2);
    return apply(position, turn);
}

std::vector<Turn> plain_turns(const Position& position) {
    std::vector<Turn> turns;
    for (const auto& legal : legal_turns(position)) {
        const bool plain = legal.turn.size() == 1 && legal.after.phase() == Phase::move_ring &&
                           legal.turn[0].kind() == ActionKind::move_ring;
        if (plain) turns.push_back(legal.turn);
    }
    return turns;
}

PointSet jumped_by(const Position& position, const Turn& turn) {
    return between(turn[0].from(), turn[0].to()) & position.board().all_markers();
}

Turn turn_with_a_flip(const Position& position) {
    const auto turns = plain_turns(position);
    const auto found = std::find_if(turns.begin(), turns.end(), [&](const Turn& turn) {
        return !jumped_by(position, turn).empty();
    });
    if (found == turns.end()) throw std::runtime_error{"no turn with a flip"};
    return *found;
}

}  // namespace yinsight
