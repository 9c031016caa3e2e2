#include "app/gui/sample_game.hpp"

#include <QCoreApplication>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

constexpr const char* kFilm = "sample_images/club_game";
/// Bytes of the film's description, far more than it has.
constexpr std::size_t kMostBytes = 1 << 20;

std::optional<fs::path> film_folder() {
    const fs::path program{QCoreApplication::applicationDirPath().toStdString()};
    for (fs::path folder = program;; folder = folder.parent_path()) {
        if (fs::exists(folder / kFilm / "game.json")) return folder / kFilm;
        if (folder == folder.parent_path()) break;
    }
    const fs::path source = fs::path{YINSIGHT_SOURCE_DIR} / kFilm;
    if (fs::exists(source / "game.json")) return source;
    return std::nullopt;
}

}  // namespace

std::optional<WatchRequest> sample_game() {
    const auto folder = film_folder();
    if (!folder) return std::nullopt;
    try {
        const auto game = nlohmann::json::parse(read_whole_file(*folder / "game.json", kMostBytes),
                                                nullptr, false);
        const auto start = parse_position(game.value("start", std::string{}));
        if (!start) return std::nullopt;
        WatchRequest request;
        request.source = folder->string();
        request.source_options.real_time = true;
        request.table.arbiter.start = *start;
        request.table.arbiter.variant = start->variant();
        // Its frames are the best part of a second apart.
        request.table.arbiter.calm_s = 0;
        return request;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace yinsight
