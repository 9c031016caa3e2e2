#pragma once
// Keeps one game on the disk while it is played: its journal, and its record in the form that other
// programs read. What the disk refuses is said once, kept in memory and written when it can be.

#include <ctime>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/live/frame_source.hpp"
#include "app/live/game_files.hpp"
#include "app/live/journal.hpp"

namespace yinsight {

/// The time of day; tests set it.
using WallClock = std::function<std::time_t()>;

class GameKeeper {
  public:
    /// A new game, or the one that `resumed` holds. Nothing is written yet.
    GameKeeper(GameFiles files, const std::optional<JournalContent>& resumed, WallClock clock);

    /// Writes both files for the first time. Throws FileError where the record's cannot be
    /// written; a journal that cannot is only said.
    void begin(GameRecord record);
    /// Brings both files up to date.
    void update(GameRecord record, JournalState state);
    /// For the journal, with the next update.
    void note(const nlohmann::ordered_json& event);
    /// Tries again what failed, every few seconds.
    void retry();

    /// Whether a file lacks what was announced last.
    bool failing() const { return !trouble_.empty(); }
    /// What people should know since the last call, a sentence each.
    std::vector<std::string> take_notices();
    const GameFiles& files() const { return files_; }
    /// The game as it should be on the disk, with all tags.
    const GameRecord& record() const { return latest_; }

  private:
    void write();
    void tell_trouble(const std::string& trouble);
    void watch_clock();

    GameFiles files_;
    std::unique_ptr<Journal> journal_;
    WallClock clock_;
    /// The tags that the record had or that are set here, the date among them.
    std::vector<std::pair<std::string, std::string>> tags_;
    GameRecord latest_;
    JournalState state_ = JournalState::open;
    GameRecord saved_;
    std::string trouble_;
    std::vector<std::string> notices_;
    SteadyTime last_try_;
    /// The time of day less the steady clock, in seconds, when last looked at.
    double clock_offset_s_ = 0;
};

}  // namespace yinsight
