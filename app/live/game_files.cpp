#include "app/live/game_files.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

constexpr const char* kEnding = ".journal";

fs::path with_suffix(const fs::path& path, const std::string& suffix) {
    if (path.empty()) return path;
    fs::path stem = path;
    std::string ending = path.extension().string();
    if (ending == kEnding) {
        // "game.ygn.journal" becomes "game-2.ygn.journal".
        stem.replace_extension();
        ending = stem.extension().string() + ending;
    }
    stem.replace_extension();
    return stem.string() + suffix + ending;
}

bool taken(const fs::path& path) {
    std::error_code ignored;
    return !path.empty() && fs::exists(fs::symlink_status(path, ignored));
}

GameFiles first_free(const GameFiles& files, const std::string& joint, int number) {
    for (;; ++number) {
        const std::string suffix = joint + std::to_string(number);
        GameFiles free{with_suffix(files.record, suffix), with_suffix(files.journal, suffix)};
        if (!taken(free.record) && !taken(free.journal)) return free;
    }
}

void rename_existing(const fs::path& from, const fs::path& to) {
    if (!taken(from)) return;
    std::error_code error;
    fs::rename(from, to, error);
    if (error) throw FileError{from.string(), "cannot be renamed: " + error.message()};
}

}  // namespace

fs::path journal_beside(const fs::path& record) {
    return record.string() + kEnding;
}

fs::path usual_journal_folder() {
    if (const char* state = std::getenv("XDG_STATE_HOME"); state != nullptr && *state == '/')
        return fs::path{state} / "yinsight";
    if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/')
        return fs::path{home} / ".local" / "state" / "yinsight";
    return {};
}

std::string journal_name(std::time_t now) {
    std::tm date{};
    ::localtime_r(&now, &date);
    char text[32];
    std::strftime(text, sizeof text, "%Y-%m-%d_%H%M%S", &date);
    return std::string{text} + kEnding;
}

GameFiles numbered(const GameFiles& files, int number) {
    return first_free(files, "-", number);
}

GameFiles set_aside(const GameFiles& files) {
    GameFiles aside = first_free(files, "-old-", 1);
    rename_existing(files.record, aside.record);
    rename_existing(files.journal, aside.journal);
    return aside;
}

std::optional<JournalContent> find_unfinished(const GameFiles& files) {
    std::optional<JournalContent> content;
    if (taken(files.journal)) content = read_journal(files.journal);
    if (!content && taken(files.record)) {
        const auto record = load_game(files.record);
        if (!record) return std::nullopt;
        content.emplace();
        content->record = *record;
        content->state = JournalState::ended;
    }
    if (!content || content->state == JournalState::over || content->record.turns.empty())
        return std::nullopt;
    if (replay(content->record).end().is_over()) return std::nullopt;
    return content;
}

std::optional<fs::path> last_unfinished(const fs::path& folder) {
    std::vector<fs::path> journals;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().extension() == kEnding) journals.push_back(entry.path());
    }
    // Their names are dates.
    std::sort(journals.rbegin(), journals.rend());
    for (const fs::path& journal : journals) {
        try {
            if (find_unfinished({{}, journal})) return journal;
        } catch (const FileError&) {
            continue;
        }
    }
    return std::nullopt;
}

}  // namespace yinsight
