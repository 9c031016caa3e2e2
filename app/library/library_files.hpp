#pragma once
// Games into the library and out of it as files, in every format of app/files/game_file.hpp.
//
// The same game may come twice: copies that add nothing are left out, copies that tell more of it
// complete the one that is there, and a record that goes on where the one in the library ends takes
// its place. Where two games only look alike (other players, other dates) both are kept. An import
// is one step for undo.

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "app/library/game_library.hpp"
#include "referee/record.hpp"

namespace yinsight {

struct ImportReport {
    /// New in the library.
    std::vector<GameId> added;
    /// Were in the library and know more now.
    std::vector<GameId> completed;
    /// Files whose game is in the library as it is.
    int already_there = 0;
    /// Files that were left out, and why, a message each that begins with the file.
    std::vector<std::string> refused;
    /// Files whose game was taken in but cannot be replayed beyond a turn that is illegal and not
    /// marked so, and that turn.
    std::vector<std::pair<std::filesystem::path, RecordFault>> illegal;
};

/// Takes in records; folders are looked through for them. Files that cannot be read are named in
/// the report and stop nothing. Throws FileError where the library cannot be written.
ImportReport import_games(GameLibrary& library, const std::vector<std::filesystem::path>& files);

/// "2026.11.30 Ann - Bob.ygn", for the ending of a format (".ygn"); no character that a file system
/// refuses.
std::string file_name_of(const GameEntry& entry, const std::string& ending);

/// Writes each game into the folder under its file name, numbered where one of that name is there
/// already. Returns why games could not be written, a sentence each.
std::vector<std::string> export_games(const GameLibrary& library, const std::vector<GameId>& ids,
                                      const std::filesystem::path& folder,
                                      const std::string& ending);

}  // namespace yinsight
