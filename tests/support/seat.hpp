#pragma once
// A seat at a table from which an arbiter watches scenes that a test makes by hand, with a camera
// that sees well.

#include <string>
#include <vector>

#include "referee/arbiter/arbiter.hpp"
#include "tests/support/real_board.hpp"

namespace yinsight {

/// A position in the middle of a game; White is to move.
inline constexpr const char* kMiddleGame =
    "ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 w M 0-0 S -";

/// A table with a camera above it that sees well, ten looks a second.
class Seat {
  public:
    explicit Seat(const ArbiterOptions& options) : arbiter_{options} {}

    const Arbiter& arbiter() const { return arbiter_; }
    const std::vector<Event>& events() const { return events_; }

    /// Somebody lets what is wrong stand; false where nothing is.
    bool let_stand();

    void show(const RealBoard& board, double seconds, bool hand = false);
    void show(const Position& position, double seconds) { show(RealBoard::of(position), seconds); }

    /// Step by step, a hand for each, then a calm board.
    Position play(const Position& position, const Turn& turn);

    template <typename What>
    std::vector<What> said() const {
        std::vector<What> found;
        for (const auto& event : events_) {
            if (const auto* what = std::get_if<What>(&event.what)) found.push_back(*what);
        }
        return found;
    }

  private:
    Arbiter arbiter_;
    std::vector<Event> events_;
    double now_s_ = 0;
    int frame_ = 0;
};

/// Legal turns that are one ring move, and leave nothing to remove to anybody.
std::vector<Turn> plain_turns(const Position& position);
/// The markers that a plain turn jumps.
PointSet jumped_by(const Position& position, const Turn& turn);
/// The first plain turn that jumps a marker; throws std::runtime_error if there is none.
Turn turn_with_a_flip(const Position& position);

}  // namespace yinsight
