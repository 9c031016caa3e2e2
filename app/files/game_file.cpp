#include "app/files/game_file.hpp"

#include <algorithm>
#include <cctype>

#include "app/files/file_error.hpp"
#include "app/files/game_json.hpp"
#include "app/files/whole_file.hpp"
#include "referee/notation/boardspace_sgf.hpp"
#include "referee/notation/game_record.hpp"

namespace yinsight {

namespace {

/// Bytes; a longer record is refused. A game of 100 turns takes some 2,000.
constexpr std::size_t kLongestRecord = std::size_t{16} << 20;

}  // namespace

GameFormat game_format_of(const std::filesystem::path& path) {
    std::string ending = path.extension().string();
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
    if (ending == ".ygn") return GameFormat::ygn;
    if (ending == ".sgf") return GameFormat::sgf;
    if (ending == ".json") return GameFormat::json;
    throw FileError{path.string(), "records end in .ygn, .sgf or .json"};
}

Parsed<GameRecord> load_game(const std::filesystem::path& path) {
    const GameFormat format = game_format_of(path);
    const std::string text = read_whole_file(path, kLongestRecord);
    switch (format) {
        case GameFormat::sgf:
            return parse_boardspace_sgf(text);
        case GameFormat::json:
            return parse_game_json(text);
        default:
            return parse_game_record(text);
    }
}

bool names_a_file(const std::string& what) {
    std::error_code ignored;
    const bool spelled_like_a_position =
        what.find('/') != std::string::npos && what.find('.') == std::string::npos;
    return std::filesystem::is_regular_file(what, ignored) || !spelled_like_a_position;
}

std::string game_text(const GameRecord& record, GameFormat format,
                      const std::filesystem::path& path) {
    switch (format) {
        case GameFormat::sgf:
            if (const auto reason = why_not_boardspace_sgf(record))
                throw FileError{path.string(), "Boardspace SGF cannot hold this game: " + *reason};
            return to_boardspace_sgf(record);
        case GameFormat::json:
            return to_game_json(record);
        default:
            return to_text(record);
    }
}

void save_game(const std::filesystem::path& path, const GameRecord& record) {
    write_whole_file(path, game_text(record, game_format_of(path), path));
}

}  // namespace yinsight
