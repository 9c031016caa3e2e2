#include "app/gui/game_place.hpp"

#include <algorithm>

#include "app/files/file_error.hpp"
#include "app/files/set_shelf.hpp"
#include "app/files/whole_file.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// Games of which pictures are kept, some 30 MB each.
constexpr std::size_t kGamesWithPictures = 10;

void keep_to_newest(const fs::path& folder) {
    std::vector<fs::path> games;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) games.push_back(entry.path());
    std::sort(games.begin(), games.end());
    for (std::size_t i = 0; i + kGamesWithPictures < games.size(); ++i)
        fs::remove_all(games[i], ignored);
}

}  // namespace

bool is_recording(const WatchRequest& request) {
    std::error_code ignored;
    return fs::is_directory(request.source, ignored) ||
           fs::is_regular_file(request.source, ignored);
}

void choose_place(WatchRequest& request, std::time_t now) {
    const fs::path home = usual_journal_folder();
    if (home.empty()) return;
    const fs::path journal = home / journal_name(now);
    const fs::path pictures = home / "evidence";
    try {
        make_folder(pictures);
        keep_to_newest(pictures);
        TableOptions& table = request.table;
        if (table.files.journal.empty() && !is_recording(request)) table.files.journal = journal;
        if (table.set_folder.empty() && !is_recording(request))
            table.set_folder = usual_set_folder();
        if (table.evidence_folder.empty())
            table.evidence_folder = (pictures / journal.stem()).string();
    } catch (const FileError&) {
        // The game is refereed all the same.
        request.table.evidence_folder.clear();
    }
}

}  // namespace yinsight
