#pragma once
// The games of this computer in one SQLite file: kept from their first turn on, found again by
// players, date, result and variant, changed and deleted with undo.
//
// A game is stored whole, as the JSON that loses nothing, with columns beside it that are searched.
// Several windows may have the file open: readers never wait, a writer waits kPatienceMs at most.
// Belongs to the thread that made it. Whatever the disk or the file refuses throws FileError with a
// message for people, and changes nothing.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/library/stored_game.hpp"
#include "referee/record.hpp"

namespace yinsight {

/// What is searched for; empty parts do not count.
struct LibraryQuery {
    /// Words that all occur in players, event, place, date, result, variant or comments, in any
    /// letter case and with or without accents.
    std::string words;
    /// Part of the name of either player.
    std::string player;
    /// "2026", "2026.11", "2026.11.30" or with dashes; both ends included.
    std::string from_date;
    std::string to_date;
    /// As in the record: "3-1", "*".
    std::string result;
    std::optional<Variant> variant;
};

class GameLibrary {
  public:
    /// Milliseconds that a write waits for that of another window. A window stands still so long.
    static constexpr int kPatienceMs = 40;

    /// Opens the file, makes it where there is none, brings an older one up to date.
    explicit GameLibrary(std::filesystem::path path);
    ~GameLibrary();
    GameLibrary(const GameLibrary&) = delete;
    GameLibrary& operator=(const GameLibrary&) = delete;

    const std::filesystem::path& path() const { return path_; }
    /// Games can be read, but nothing can be kept.
    bool read_only() const { return read_only_; }
    int size() const;

    /// Keeps a game that goes on: the one of this key is replaced, or a new one is made. The key is
    /// whatever names the game for good, such as its journal's path. Not undone by undo().
    GameId keep(const std::string& key, const GameRecord& record, const GameOrigin& origin);

    /// The games that a query finds, the latest date first.
    std::vector<GameEntry> find(const LibraryQuery& query = {}) const;
    std::optional<GameEntry> entry(GameId id) const;
    /// The whole game; empty where there is none of this id. A record that cannot be read throws.
    std::optional<GameRecord> record(GameId id) const;
    /// Games with the same start and turns, oldest first.
    std::vector<GameId> with_the_turns_of(const GameRecord& record) const;

    /// What undo takes back in one step.
    class Step {
      public:
        GameId add(const GameRecord& record, const GameOrigin& origin);
        /// Nothing where there is no such game.
        void replace(GameId id, const GameRecord& record);
        void erase(GameId id);

      private:
        friend class GameLibrary;
        explicit Step(GameLibrary& library) : library_{library} {}
        GameLibrary& library_;
        std::vector<StoredChange> changes_;
    };
    /// Does several changes as one: all or, where it throws, none.
    template <typename Work>
    void change(Work work) {
        begin();
        Step step{*this};
        try {
            work(step);
            commit();
        } catch (...) {
            roll_back();
            throw;
        }
        remember(std::move(step.changes_));
    }
    void erase(const std::vector<GameId>& ids);

    bool can_undo() const { return !done_.empty(); }
    bool can_redo() const { return !undone_.empty(); }
    /// Takes back the last change of this window, or brings it back; false where there is none.
    bool undo();
    bool redo();

  private:
    void open();
    void begin() const;
    void commit() const;
    void roll_back() const noexcept;
    void remember(std::vector<StoredChange> changes);
    void restore(const std::vector<StoredChange>& changes, bool before);
    std::optional<StoredGame> load(GameId id) const;

    std::filesystem::path path_;
    std::string connection_;
    bool read_only_ = false;
    std::vector<std::vector<StoredChange>> done_;
    std::vector<std::vector<StoredChange>> undone_;
};

/// Where the library of this user is kept: $XDG_DATA_HOME/yinsight/games.sqlite or
/// ~/.local/share/yinsight/games.sqlite; empty where there is no home.
std::filesystem::path usual_library_path();

/// Gives a library that cannot be used another name beside it ("games-old-1.sqlite"); the new name.
/// Nothing is lost, and the next one begins empty. Throws FileError.
std::filesystem::path set_library_aside(const std::filesystem::path& path);

}  // namespace yinsight
