#include "app/library/library_schema.hpp"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>
#include <array>

#include "app/files/file_error.hpp"
#include "app/files/game_json.hpp"
#include "app/library/sql.hpp"
#include "app/library/stored_game.hpp"

namespace yinsight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GameLibrary)
};

void make_games(QSqlDatabase& database, const std::string& path) {
    execute(database, path,
            "CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT UNIQUE,"
            " white TEXT NOT NULL, black TEXT NOT NULL, event TEXT NOT NULL, date TEXT NOT NULL,"
            " result TEXT NOT NULL, variant TEXT NOT NULL, turns INTEGER NOT NULL,"
            " source TEXT NOT NULL, evidence TEXT NOT NULL, record TEXT NOT NULL)");
    execute(database, path, "CREATE INDEX games_by_date ON games (date)");
}

/// Words to search by, and what tells that two games are the same, all made from the record.
void add_words_and_fingerprint(QSqlDatabase& database, const std::string& path) {
    for (const char* column : {"players", "words", "fingerprint"}) {
        execute(
            database, path,
            std::string{"ALTER TABLE games ADD COLUMN "} + column + " TEXT NOT NULL DEFAULT ''");
    }
    execute(database, path, "CREATE INDEX games_by_fingerprint ON games (fingerprint)");
    QSqlQuery games = prepare(database, path, "SELECT id, record FROM games");
    run(games, path);
    QSqlQuery update = prepare(
        database, path, "UPDATE games SET players = ?, words = ?, fingerprint = ? WHERE id = ?");
    while (games.next()) {
        const auto record = parse_game_json(games.value(1).toString().toStdString());
        if (!record) continue;
        update.bindValue(0, QString::fromStdString(searchable_players(*record)));
        update.bindValue(1, QString::fromStdString(searchable_words(*record)));
        update.bindValue(2, QString::fromStdString(fingerprint_of(*record)));
        update.bindValue(3, games.value(0));
        run(update, path);
    }
}

using Migration = void (*)(QSqlDatabase&, const std::string&);
/// From version i to version i + 1.
constexpr std::array<Migration, kLibraryVersion> kMigrations = {make_games,
                                                                add_words_and_fingerprint};

int number_of(QSqlDatabase& database, const std::string& path, const char* question) {
    QSqlQuery query = prepare(database, path, question);
    run(query, path);
    return query.next() ? query.value(0).toInt() : 0;
}

}  // namespace

void bring_up_to_date(QSqlDatabase& database, const std::string& path) {
    const auto version = [&] { return number_of(database, path, "PRAGMA user_version"); };
    const int tables = number_of(database, path, "SELECT count(*) FROM sqlite_master");
    const int owner = number_of(database, path, "PRAGMA application_id");
    if (tables > 0 && owner != kLibraryApplicationId)
        throw FileError{path, Words::tr("is the database of another program").toStdString()};
    if (version() > kLibraryVersion) {
        throw FileError{path, Words::tr("was written by a newer version of this program; "
                                        "the games in it are left as they are")
                                  .toStdString()};
    }
    if (version() == kLibraryVersion) return;
    execute(database, path, "BEGIN IMMEDIATE");
    try {
        // Another window may have done it in the meantime.
        for (int from = version(); from < kLibraryVersion; ++from)
            kMigrations[static_cast<std::size_t>(from)](database, path);
        execute(database, path, "PRAGMA application_id = " + std::to_string(kLibraryApplicationId));
        execute(database, path, "PRAGMA user_version = " + std::to_string(kLibraryVersion));
        execute(database, path, "COMMIT");
    } catch (...) {
        database.exec("ROLLBACK");
        throw;
    }
}

std::string plain_reason(const QSqlError& error) {
    // The primary result code is the lowest byte of the extended one.
    switch (error.nativeErrorCode().toInt() & 0xff) {
        case 5:
        case 6:
            return Words::tr("another window is writing to it just now").toStdString();
        case 8:
            return Words::tr("cannot be written: the file or its folder is read-only")
                .toStdString();
        case 10:
            return Words::tr("cannot be read or written: the disk refuses it").toStdString();
        case 11:
        case 26:
            return Words::tr("is damaged, or no library of games").toStdString();
        case 13:
            return Words::tr("cannot be written: the disk is full").toStdString();
        case 14:
            return Words::tr("cannot be opened or made").toStdString();
        default:
            return error.text().toStdString();
    }
}

}  // namespace yinsight
