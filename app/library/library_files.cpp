#include "app/library/library_files.hpp"

#include <QCoreApplication>
#include <algorithm>

#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"
#include "app/library/same_game.hpp"
#include "referee/record.hpp"

namespace yinsight {

namespace {

bool names_a_record(const std::filesystem::path& path) {
    try {
        game_format_of(path);
        return true;
    } catch (const FileError&) {
        return false;
    }
}

/// The files themselves, and the records in the folders among them.
std::vector<std::filesystem::path> records_in(const std::vector<std::filesystem::path>& paths) {
    namespace fs = std::filesystem;
    std::vector<fs::path> records;
    for (const fs::path& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            records.push_back(path);
            continue;
        }
        std::vector<fs::path> inside;
        fs::recursive_directory_iterator entry{path, fs::directory_options::skip_permission_denied,
                                               error};
        for (; !error && entry != fs::recursive_directory_iterator{}; entry.increment(error)) {
            if (entry->is_regular_file(error) && names_a_record(entry->path()))
                inside.push_back(entry->path());
        }
        std::sort(inside.begin(), inside.end());
        records.insert(records.end(), inside.begin(), inside.end());
    }
    return records;
}

/// The game of the library that this record is one of, if any.
std::optional<GameId> same_in(const GameLibrary& library, const GameRecord& record,
                              Sameness& sameness) {
    std::vector<GameId> alike = library.with_the_turns_of(record);
    LibraryQuery same_names;
    same_names.player = record.tag("White");
    same_names.from_date = same_names.to_date = record.tag("Date");
    if (!same_names.player.empty() && !same_names.from_date.empty()) {
        for (const GameEntry& entry : library.find(same_names)) alike.push_back(entry.id);
    }
    for (const GameId id : alike) {
        const auto known = library.record(id);
        sameness = known ? compare(*known, record) : Sameness::different;
        if (sameness != Sameness::different) return id;
    }
    return std::nullopt;
}

void take_in(GameLibrary& library, GameLibrary::Step& step, const std::filesystem::path& file,
             ImportReport& report) {
    const auto record = load_game(file);
    if (!record) {
        report.refused.push_back(file.string() + ": " + message_of(record.error()));
        return;
    }
    Sameness sameness = Sameness::different;
    const auto known = same_in(library, *record, sameness);
    if (!known) {
        report.added.push_back(step.add(*record, {file.string(), {}}));
    } else if (sameness == Sameness::tells_more) {
        step.replace(*known, merged(*library.record(*known), *record));
        report.completed.push_back(*known);
    } else {
        ++report.already_there;
        return;
    }
    if (auto fault = replay(*record).dead_end) report.illegal.emplace_back(file, std::move(*fault));
}

std::string safe(std::string name) {
    for (char& letter : name) {
        if (std::string_view{"/\\:*?\"<>|"}.find(letter) != std::string_view::npos ||
            static_cast<unsigned char>(letter) < ' ')
            letter = '_';
    }
    return name;
}

}  // namespace

ImportReport import_games(GameLibrary& library, const std::vector<std::filesystem::path>& files) {
    ImportReport report;
    library.change([&](GameLibrary::Step& step) {
        for (const auto& file : records_in(files)) {
            if (!std::filesystem::exists(file) || !names_a_record(file)) {
                report.refused.push_back(
                    file.string() + ": " +
                    QCoreApplication::translate("GameLibrary", "is no record of a game")
                        .toStdString());
                continue;
            }
            take_in(library, step, file, report);
        }
    });
    return report;
}

std::string file_name_of(const GameEntry& entry, const std::string& ending) {
    const auto or_unknown = [](const std::string& name) { return name.empty() ? "NN" : name; };
    std::string name = entry.date.empty() ? std::string{} : entry.date + ' ';
    name += or_unknown(entry.white) + " - " + or_unknown(entry.black);
    return safe(name) + ending;
}

std::vector<std::string> export_games(const GameLibrary& library, const std::vector<GameId>& ids,
                                      const std::filesystem::path& folder,
                                      const std::string& ending) {
    std::vector<std::string> troubles;
    for (const GameId id : ids) {
        try {
            const auto entry = library.entry(id);
            const auto record = library.record(id);
            if (!entry || !record) continue;
            std::filesystem::path path = folder / file_name_of(*entry, ending);
            for (int number = 2; std::filesystem::exists(path); ++number) {
                path = folder / file_name_of(*entry, " (" + std::to_string(number) + ")" + ending);
            }
            save_game(path, *record);
        } catch (const FileError& error) {
            troubles.emplace_back(error.what());
        }
    }
    return troubles;
}

}  // namespace yinsight
