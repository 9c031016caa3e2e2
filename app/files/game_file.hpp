#pragma once
// Game records as files: .ygn (official notation), .sgf (Boardspace), .json, chosen by the file's
// ending in any letter case.

#include <filesystem>
#include <string>
#include <variant>

#include "referee/notation/parse_error.hpp"
#include "referee/record.hpp"

namespace yinsight {

enum class GameFormat { ygn, sgf, json };

/// The format that an ending names; throws FileError for other endings.
GameFormat game_format_of(const std::filesystem::path& path);

/// Reads a record. A text that cannot be read is a ParseError with its place; a file that cannot be
/// read throws FileError.
Parsed<GameRecord> load_game(const std::filesystem::path& path);

/// Whether an argument that may be a position text or a record's file is meant as a file.
bool names_a_file(const std::string& what);

/// The text of a record in one of the formats; throws FileError (naming `path`) where the format
/// cannot hold the game.
std::string game_text(const GameRecord& record, GameFormat format,
                      const std::filesystem::path& path);

/// Writes a record, never half. Throws FileError.
void save_game(const std::filesystem::path& path, const GameRecord& record);

}  // namespace yinsight
