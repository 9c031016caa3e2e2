#pragma once
// A game as the library holds it: what a list shows of it, where it came from, and the whole row.

#include <cstdint>
#include <optional>
#include <string>

#include "referee/record.hpp"

namespace yinsight {

using GameId = std::int64_t;

/// Where a game came from.
struct GameOrigin {
    /// The camera, film or file, in words or as a path.
    std::string source;
    /// The folder with its pictures; empty where there is none.
    std::string evidence;
    bool operator==(const GameOrigin&) const = default;
};

/// What a list shows of a game.
struct GameEntry {
    GameId id = 0;
    std::string white;
    std::string black;
    std::string event;
    /// "2026.11.30"; empty where it is not known.
    std::string date;
    /// "3-1", "*".
    std::string result;
    Variant variant = Variant::standard;
    int turns = 0;
    GameOrigin origin;
};

/// A row.
struct StoredGame {
    GameEntry entry;
    /// Empty for games that do not go on.
    std::string key;
    /// The record as JSON.
    std::string json;
};

/// A row before and after a change; empty where there was or is none.
struct StoredChange {
    std::optional<StoredGame> before;
    std::optional<StoredGame> after;
};

/// The row of a record, without an id.
StoredGame stored_game(const GameRecord& record, const GameOrigin& origin, std::string key = {});

/// Equal for games of the same start and turns, whatever is noted at them.
std::string fingerprint_of(const GameRecord& record);

/// Small letters without accents, so that "zofie" finds "Žofie".
std::string folded(const std::string& text);

/// The names of both players, folded.
std::string searchable_players(const GameRecord& record);
/// The words that a search may find, folded.
std::string searchable_words(const GameRecord& record);

}  // namespace yinsight
