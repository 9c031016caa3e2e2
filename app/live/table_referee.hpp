#pragma once
// Referees at a table until it is stopped: a source is watched, game after game; every game is kept
// on the disk before it is announced; commands come in from any thread.
//
//   FrameSource ─► RefereeSession ─► GameKeeper ─► TableListener
//   CommandQueue ───────┘               (disk)        (terminal, window, speech)
//
// What the command line runs and a window can run in a thread of its own. Knows no terminal.

#include <atomic>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "app/files/set_shelf.hpp"
#include "app/live/command_queue.hpp"
#include "app/live/evidence.hpp"
#include "app/live/frame_source.hpp"
#include "app/live/game_keeper.hpp"
#include "app/live/referee_session.hpp"
#include "app/live/run_report.hpp"

namespace yinsight {

/// Hears what happens, in the thread of run(). Whoever has another thread passes values on.
class TableListener {
  public:
    virtual ~TableListener() = default;
    /// An announcement; it is on the disk already, unless a notice has said otherwise.
    virtual void on_event(const SessionEvent& event) = 0;
    /// Something about the source or the disk that people should know, one sentence.
    virtual void on_notice(const std::string& notice) = 0;
    /// A frame was judged; `reading` is empty where no board is in sight. The age of what is shown
    /// is seconds_since(frame.arrived).
    virtual void on_frame(const Frame& /*frame*/, const std::optional<BoardReading>& /*reading*/) {}
    /// The source has come to its end and the table stays open.
    virtual void on_source_end() {}
};

struct TableOptions {
    ArbiterOptions arbiter;
    ReadOptions reading;
    /// Where the first game is kept; the later ones get numbers. Both may be empty.
    GameFiles files;
    /// A game to go on with, from find_unfinished().
    std::optional<JournalContent> resumed;
    /// The games are rated, as their records say.
    bool rated = false;
    /// Empty for none.
    std::string evidence_folder;
    std::int64_t evidence_budget_bytes = EvidenceFolder::kUsualBudget;
    WallClock clock;
    /// Where the sets that are played with are kept; empty where they are not.
    std::filesystem::path set_folder;
    /// What people call the set on the board; empty where they did not say.
    std::string set_name;
    /// After the end of the source, commands are still carried out, until a StopCommand.
    bool stays_open = false;
};

class TableReferee {
  public:
    /// Throws FileError where the record or the evidence cannot be written at all.
    TableReferee(std::unique_ptr<FrameSource> source, TableOptions options,
                 TableListener& listener);

    /// Runs until the source ends (or longer, see stays_open), a StopCommand comes, or `*stop` is
    /// set (by a signal, say).
    void run(const std::atomic<bool>* stop = nullptr);
    /// May be used from any thread.
    CommandQueue& commands() { return commands_; }

    const RefereeSession& session() const { return session_; }
    const RunReport& report() const { return report_; }
    /// Something could not be read, or the game is not on the disk.
    bool has_failed() const { return failed_ || keeper_->failing(); }
    const FrameSource& source() const { return *source_; }

  private:
    void carry_out_commands();
    void take(const Frame& frame);
    void look_after_source();
    void tell_frame_defects();
    void announce(const std::vector<SessionEvent>& events);
    void keep_evidence(const std::vector<SessionEvent>& events, const Frame& frame);
    void begin_game(int number);
    void open_evidence(const std::string& folder);
    void tell_notices();
    void watch_set();
    void keep_set();
    void stay_open(const std::atomic<bool>* stop);
    JournalState state_now() const;

    RefereeSession session_;
    std::unique_ptr<FrameSource> source_;
    TableOptions options_;
    TableListener& listener_;
    std::unique_ptr<GameKeeper> keeper_;
    std::optional<EvidenceFolder> evidence_;
    std::optional<SetShelf> shelf_;
    std::string set_trouble_;
    SteadyTime set_kept_ = std::chrono::steady_clock::now();
    /// A turn of the game that is played now was seen.
    bool turns_seen_ = false;
    std::string evidence_trouble_;
    std::set<FrameDefect> defects_told_;
    CommandQueue commands_;
    RunReport report_;
    SteadyTime lost_since_;
    bool stopped_ = false;
    bool ended_ = false;
    bool delivering_ = true;
    bool failed_ = false;
};

}  // namespace yinsight
