#pragma once
// The tables of the games library, their versions, and how an older file becomes one of today.

#include <string>

class QSqlDatabase;
class QSqlError;

namespace yinsight {

/// The version that this program writes; PRAGMA user_version of the file.
inline constexpr int kLibraryVersion = 2;
/// "YIns": PRAGMA application_id, by which a library is told from other SQLite files.
inline constexpr int kLibraryApplicationId = 0x59496e73;

/// Makes the tables, or brings them up to date, in one step. Throws FileError for files of a newer
/// version and of other programs. `path` is for messages.
void bring_up_to_date(QSqlDatabase& database, const std::string& path);

/// What SQLite refused, in words for people.
std::string plain_reason(const QSqlError& error);

}  // namespace yinsight
