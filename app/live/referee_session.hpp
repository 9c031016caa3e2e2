#pragma once
// An evening at one board: frames and commands in, events out, and the record of the game that is
// played; game after game.
//
//   Frame ─► BoardWatch ─► Observation ─► Arbiter ─► Event
//                              Command ──────┘
//
// What the command line and the desktop app both run. Knows no files, no threads and no terminal.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/live/board_watch.hpp"
#include "app/live/cleared_board.hpp"
#include "app/live/command.hpp"
#include "app/live/frame_source.hpp"
#include "app/live/held_board.hpp"
#include "app/live/recorded_game.hpp"
#include "app/live/session_event.hpp"
#include "app/live/set_watch.hpp"
#include "referee/arbiter/arbiter.hpp"
#include "referee/record.hpp"

namespace yinsight {

struct SessionCounts {
    int frames = 0;
    /// Turns of the games before the one that is played now.
    int earlier_turns = 0;
    int games = 1;
    int violations = 0;
    int questions = 0;
    /// The time of the last frame.
    double seconds = 0;
};

/// The tag of a game in which nobody may be helped, and its value.
inline constexpr const char* kRatedTag = "Rated";
inline constexpr const char* kRatedYes = "yes";

class RefereeSession {
  public:
    explicit RefereeSession(const ArbiterOptions& arbiter = {}, const ReadOptions& reading = {});

    /// Pictures come from a camera that was just switched on.
    void expect_first_frames() { watch_.expect_first_frames(); }
    /// Learns the set on the board from here on, and says which one it is.
    void watch_set(SetWatch watch) { set_watch_ = std::move(watch); }
    /// The set of the game; null where it is not watched for.
    const SetWatch* set_watch() const { return set_watch_ ? &*set_watch_ : nullptr; }
    /// Whether the records of this and the next games say that they are rated.
    void set_rated(bool rated) { rated_ = rated; }
    /// Takes the next frame; returns what is to be said, in order.
    std::vector<SessionEvent> take(const Frame& frame);
    /// Carries out what people say; refused commands change nothing. StopCommand is for whoever
    /// runs the session and does nothing here.
    std::vector<SessionEvent> apply(const Command& command);
    /// Goes on with a game of an earlier run, before the first frame.
    std::vector<SessionEvent> resume(const GameRecord& record);
    /// The source has ended.
    std::vector<SessionEvent> finish();

    /// The game as far as it was seen, with the players' names and whether it is rated as tags.
    GameRecord record() const;
    const Arbiter& arbiter() const { return arbiter_; }
    const SessionCounts& counts() const { return counts_; }
    /// The players ended the game themselves.
    bool declared() const { return declared_.has_value(); }
    /// The game has come to its end.
    bool over() const { return declared() || arbiter_.position().is_over(); }
    /// Whether a board was ever in sight.
    bool board_seen() const { return board_seen_; }
    /// What was read in the last frame; empty where no board was in sight.
    const std::optional<BoardReading>& last_reading() const { return last_reading_; }
    /// Why the last frame was not looked at, one of a camera's first ones; else empty.
    const std::vector<FrameDefect>& frame_defects() const { return frame_defects_; }
    /// Whether the last frame showed the whole recorded position and no hand.
    bool shows_record() const { return shows_record_; }

  private:
    struct Snapshot {
        GameState game;
        std::optional<DeclareCommand> declared;
    };
    /// A correction, and how the game stood before and after it.
    struct Change {
        Snapshot before;
        std::size_t turns_after = 0;
        /// A wrong act was let stand: taken back, it is named again.
        bool lets_stand = false;
        /// It shows in the record; otherwise it counts until the next turn is played.
        bool recorded = true;
    };
    /// A change or turn that was taken back.
    struct Undone {
        Snapshot state;
        bool lets_stand = false;
    };

    void judge(const Observation& observation, std::vector<SessionEvent>& events);
    void begin_game(std::vector<SessionEvent>& events);
    void append(std::vector<Event> events, std::vector<SessionEvent>& to);
    /// Frames far apart, each of a board at rest: one that was moved between two lies still again.
    bool time_lapse() const { return options_.calm_s == 0; }
    /// The board that should lie there now, if that is known.
    const Board* expected_board() const;

    void carry_out(const UndoCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const RedoCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const SetPositionCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const ChooseCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const CorrectCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const AcceptCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const DeclareCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const RenameCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const TurnNamesCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const CommentCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const NewGameCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const StopCommand& command, std::vector<SessionEvent>& events);
    void carry_out(const UnknownCommand& command, std::vector<SessionEvent>& events);

    Snapshot snapshot() const { return {state_of(arbiter_), declared_}; }
    /// Remembers, for undo, what is about to change.
    void remember(Change change);
    /// Makes a correction that undo can bring back.
    void change_to(const Snapshot& next, std::vector<SessionEvent>& events);
    /// Puts a game in the place of the one that is recorded and says the difference.
    void replace(const Snapshot& next, std::vector<SessionEvent>& events);
    void correct_turn(std::size_t index, const Turn& turn, std::vector<SessionEvent>& events);
    template <typename What>
    void say(std::vector<SessionEvent>& events, What what, bool correction = false) const {
        events.push_back({counts_.seconds, frame_, std::move(what), correction});
    }
    void refuse(std::vector<SessionEvent>& events, std::string reason) const;

    ArbiterOptions options_;
    Arbiter arbiter_;
    std::optional<Position> start_;
    BoardWatch watch_;
    std::optional<SetWatch> set_watch_;
    HeldBoard held_;
    ClearedBoard cleared_;
    std::optional<DeclareCommand> declared_;
    std::array<std::string, 2> players_;
    bool rated_ = false;
    /// By the number of the turn.
    std::map<int, std::vector<std::string>> comments_;
    std::vector<Change> changes_;
    std::vector<Undone> undone_;
    /// The command that is carried out.
    std::string command_;
    SessionCounts counts_;
    int frame_ = 0;
    bool board_seen_ = false;
    bool shows_record_ = false;
    std::optional<BoardReading> last_reading_;
    std::vector<FrameDefect> frame_defects_;
};

}  // namespace yinsight
