#pragma once
// One refereed game: frames in, events out, and the record of it.
//
//   Frame ─► BoardWatch ─► Observation ─► Arbiter ─► Event
//
// What the command line and the desktop app both run. Knows no files and no terminal.

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/live/board_watch.hpp"
#include "app/live/frame_source.hpp"
#include "referee/arbiter/arbiter.hpp"
#include "referee/record.hpp"

namespace yinsight {

/// The board came into sight.
struct BoardFoundEvent {
    bool certain_orientation;
};
/// The board is no longer in sight.
struct BoardLostEvent {
    std::string reason;
};
/// The camera or the board was moved; names go on.
struct BoardMovedEvent {};

/// What the referee and the camera have to say about one moment.
struct SessionEvent {
    double time_s;
    int frame;
    std::variant<BoardFoundEvent, BoardLostEvent, BoardMovedEvent, Event> what;
};

struct SessionCounts {
    int frames = 0;
    int violations = 0;
    int questions = 0;
    /// The time of the last frame.
    double seconds = 0;
};

class RefereeSession {
  public:
    explicit RefereeSession(const ArbiterOptions& arbiter = {}, const ReadOptions& reading = {});

    /// Takes the next frame; returns what is to be said, in order.
    std::vector<SessionEvent> take(const Frame& frame);
    /// The source has ended.
    std::vector<SessionEvent> finish();

    /// The game as far as it was seen, without tags.
    GameRecord record() const;
    const Arbiter& arbiter() const { return arbiter_; }
    const SessionCounts& counts() const { return counts_; }
    /// Whether a board was ever in sight.
    bool board_seen() const { return board_seen_; }
    /// What was read in the last frame; empty where no board was in sight.
    const std::optional<BoardReading>& last_reading() const { return last_reading_; }

  private:
    void append(std::vector<Event> events, std::vector<SessionEvent>& to);
    /// The board that should lie there now, if that is known.
    const Board* expected_board() const;

    Arbiter arbiter_;
    std::optional<Position> start_;
    BoardWatch watch_;
    SessionCounts counts_;
    bool board_seen_ = false;
    std::optional<BoardReading> last_reading_;
};

/// The record of the turns that an arbiter has recorded.
GameRecord record_of(const Arbiter& arbiter);

}  // namespace yinsight
