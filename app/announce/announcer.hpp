#pragma once
// What is called out as a game goes on: one call a turn, in order, and what is due in between.
//
// Follows the steps of a removal, so that players hear that a row is off and a ring is due, and the
// turns, so that they hear which row comes off before anything else. A call that no longer holds is
// followed by the one that corrects it. When and whether a call is spoken is the business of
// call_queue.hpp.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/language/wording.hpp"
#include "app/live/session_event.hpp"
#include "referee/point_set.hpp"

namespace yinsight {

enum class CallKind : std::uint8_t {
    /// A complete turn.
    turn,
    /// A row or a ring must come off.
    due,
    fault,
    repaired,
    question,
    /// What was said before no longer holds: a takeback, a corrected record, another game.
    correction,
    /// The game is over.
    result,
    /// Camera or board are gone: nothing is seen until they are back.
    trouble,
    /// They are back.
    recovered,
    /// Everything else.
    notice,
};

struct Call {
    CallKind kind = CallKind::notice;
    std::string text;
    /// Of a complete turn: its number.
    std::optional<int> turn{};
    bool operator==(const Call&) const = default;
};

class Announcer {
  public:
    explicit Announcer(Wording wording = {}) : wording_{wording} {}

    void set_wording(Wording wording) { wording_ = wording; }
    const Wording& wording() const { return wording_; }

    /// What to call out, in order; often nothing.
    std::vector<Call> hear(const SessionEvent& event);

  private:
    std::string due_sentence(const RowEvent& event) const;
    std::vector<Call> hear_step(const StepEvent& step);

    Wording wording_;
    PointSet taken_off_;
    /// Whose rows come off before that player's move, since the last turn.
    std::optional<Side> rows_before_move_;
};

}  // namespace yinsight
