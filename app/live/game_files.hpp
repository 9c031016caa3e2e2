#pragma once
// Where the games of an evening are kept: names that take nothing away from earlier games, and the
// unfinished game that can be gone on with.

#include <filesystem>
#include <optional>

#include "app/live/journal.hpp"

namespace yinsight {

/// The files of one game; either may be empty.
struct GameFiles {
    std::filesystem::path record;
    std::filesystem::path journal;
};

/// The journal that belongs to a record: beside it, with ".journal" behind its name.
std::filesystem::path journal_beside(const std::filesystem::path& record);

/// Where games are kept that were given no record: a folder of the user's own,
/// $XDG_STATE_HOME/yinsight or ~/.local/state/yinsight. Empty where there is no home.
std::filesystem::path usual_journal_folder();

/// A file name for a journal that begins now: "2026-11-30_190501.journal".
std::string journal_name(std::time_t now);

/// The same files with a number behind their names ("game-2.ygn"), the first from `number` on under
/// which neither exists.
GameFiles numbered(const GameFiles& files, int number);

/// Gives existing files of an earlier game other names ("game-old-1.ygn"); the new names. Throws
/// FileError.
GameFiles set_aside(const GameFiles& files);

/// A game that is not over, read from its journal, or from its record where there is no journal.
/// Empty where there is none. Throws FileError for a file that cannot be read.
std::optional<JournalContent> find_unfinished(const GameFiles& files);

/// The journal in a folder that was written last and whose game is not over; empty where there is
/// none.
std::optional<std::filesystem::path> last_unfinished(const std::filesystem::path& folder);

}  // namespace yinsight
