#pragma once
// The journal of one game: a file that only grows, a line an event, on the disk before anything is
// announced. What a kill or a power cut leaves of it is the game up to the last whole line.
//
// JSON Lines: a header, then what changes the game ("start", "turn" with its index, "turns" kept
// after a takeback, "tags", "result", "state") and, for people, what else was announced ("event").
// A line that is torn or unreadable is left out. Times of day are notes; nothing depends on them.

#include <cstddef>
#include <ctime>
#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "referee/record.hpp"

namespace yinsight {

/// How a game was left.
enum class JournalState {
    /// Still watched, or the program was killed.
    open,
    /// The watch was stopped before the game was over.
    left,
    /// A recording came to its end.
    ended,
    over,
};
/// "open", "left", ...: the words of the journal.
const char* name_of(JournalState state);

/// What a journal holds.
struct JournalContent {
    GameRecord record;
    JournalState state = JournalState::open;
    /// The record's file; empty where there is none.
    std::string record_path;
    /// When the last line was written, by the clock of then.
    std::time_t last_written = 0;
    /// Bytes up to the end of the last whole line.
    std::size_t whole_bytes = 0;
    /// Lines that could not be read.
    int bad_lines = 0;
};

/// Reads a journal; empty where the file is none. Throws FileError where it cannot be read.
std::optional<JournalContent> read_journal(const std::filesystem::path& path);

class Journal {
  public:
    /// A new game. Nothing is written yet.
    Journal(std::filesystem::path path, const std::string& record_path);
    /// Goes on with a journal; a torn last line is cut off at the next write.
    Journal(std::filesystem::path path, const JournalContent& content);
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;
    ~Journal();

    /// Something that was announced and changes no record; goes in with the next write.
    void note(const nlohmann::ordered_json& event);
    /// Appends what is new since the last write and waits until the disk has it. Throws FileError;
    /// the next call writes what this one could not. `now` is the time of day.
    void write(const GameRecord& record, JournalState state, std::time_t now);

    const std::filesystem::path& path() const { return path_; }

  private:
    /// What the file says, or would say after the next write.
    struct Written {
        std::string start;
        std::vector<std::string> turns;
        std::vector<std::pair<std::string, std::string>> tags;
        std::string result;
        JournalState state = JournalState::open;
    };

    static Written as_written(const GameRecord& record, JournalState state);
    std::string lines_to(const Written& next, std::time_t now) const;
    void append(const std::string& lines);
    void open_file();

    std::filesystem::path path_;
    std::string record_path_;
    std::optional<Written> written_;
    std::vector<nlohmann::ordered_json> notes_;
    std::size_t whole_bytes_ = 0;
    int file_ = -1;
};

}  // namespace yinsight
