#include "app/library/game_library.hpp"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUrl>
#include <QUuid>
#include <QVariant>
#include <algorithm>
#include <fcntl.h>
#include <unistd.h>

#include "app/files/file_error.hpp"
#include "app/files/game_json.hpp"
#include "app/files/whole_file.hpp"
#include "app/library/library_query.hpp"
#include "app/library/library_schema.hpp"
#include "app/library/sql.hpp"

namespace yinsight {

namespace {

/// Milliseconds; opening may have to wait until another window has brought the file up to date.
constexpr int kOpeningPatienceMs = 3000;
/// Changes that undo can bring back.
constexpr std::size_t kMostSteps = 100;
constexpr const char* kColumns =
    "id, key, white, black, event, date, result, variant, turns, source, evidence, record";

QSqlDatabase database_of(const std::string& connection) {
    return QSqlDatabase::database(QString::fromStdString(connection), false);
}

QString text(const std::string& value) {
    // Never null: the columns must not be.
    return value.empty() ? QString{""} : QString::fromStdString(value);
}

std::string text(const QSqlQuery& row, int column) {
    return row.value(column).toString().toStdString();
}

StoredGame game_of(const QSqlQuery& row) {
    StoredGame game;
    game.entry.id = row.value(0).toLongLong();
    game.key = text(row, 1);
    game.entry.white = text(row, 2);
    game.entry.black = text(row, 3);
    game.entry.event = text(row, 4);
    game.entry.date = text(row, 5);
    game.entry.result = text(row, 6);
    game.entry.variant = text(row, 7) == "blitz" ? Variant::blitz : Variant::standard;
    game.entry.turns = row.value(8).toInt();
    game.entry.origin = {text(row, 9), text(row, 10)};
    game.json = text(row, 11);
    return game;
}

/// Writes a row; an id of 0 becomes the next free one, which is returned.
GameId write(const QSqlDatabase& database, const std::string& path, const StoredGame& game) {
    const auto record = parse_game_json(game.json);
    QSqlQuery query = prepare(database, path,
                              std::string{"INSERT OR REPLACE INTO games ("} + kColumns +
                                  ", players, words, fingerprint)"
                                  " VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    const GameEntry& entry = game.entry;
    query.addBindValue(entry.id == 0 ? QVariant{} : QVariant{static_cast<qlonglong>(entry.id)});
    query.addBindValue(game.key.empty() ? QVariant{} : QVariant{text(game.key)});
    for (const std::string& value :
         {entry.white, entry.black, entry.event, entry.date, entry.result,
          std::string{entry.variant == Variant::blitz ? "blitz" : "standard"}})
        query.addBindValue(text(value));
    query.addBindValue(entry.turns);
    query.addBindValue(text(entry.origin.source));
    query.addBindValue(text(entry.origin.evidence));
    query.addBindValue(text(game.json));
    for (const auto made_of : {searchable_players, searchable_words, fingerprint_of})
        query.addBindValue(text(record ? made_of(*record) : std::string{}));
    run(query, path);
    return query.lastInsertId().toLongLong();
}

/// SQLite writes into the folder as well.
bool can_only_be_read(const std::filesystem::path& path) {
    const auto writable = [](const std::string& what) {
        return ::faccessat(AT_FDCWD, what.c_str(), W_OK, AT_EACCESS) == 0;
    };
    const std::string folder = path.has_parent_path() ? path.parent_path().string() : ".";
    return std::filesystem::exists(path) && !(writable(path.string()) && writable(folder));
}

void remove(const QSqlDatabase& database, const std::string& path, GameId id) {
    QSqlQuery query = prepare(database, path, "DELETE FROM games WHERE id = ?");
    query.addBindValue(static_cast<qlonglong>(id));
    run(query, path);
}

}  // namespace

GameLibrary::GameLibrary(std::filesystem::path path)
    : path_{std::move(path)},
      connection_{"library " + QUuid::createUuid().toString().toStdString()} {
    try {
        open();
    } catch (...) {
        QSqlDatabase::removeDatabase(QString::fromStdString(connection_));
        throw;
    }
}

GameLibrary::~GameLibrary() {
    database_of(connection_).close();
    QSqlDatabase::removeDatabase(QString::fromStdString(connection_));
}

void GameLibrary::open() {
    if (!QSqlDatabase::isDriverAvailable("QSQLITE"))
        throw FileError{path_.string(), QCoreApplication::translate(
                                            "GameLibrary", "needs the package libqt6sql6-sqlite")
                                            .toStdString()};
    if (!path_.parent_path().empty()) make_folder(path_.parent_path());
    const std::string path = path_.string();
    QSqlDatabase database =
        QSqlDatabase::addDatabase("QSQLITE", QString::fromStdString(connection_));
    QString options = "QSQLITE_BUSY_TIMEOUT=" + QString::number(kOpeningPatienceMs);
    read_only_ = can_only_be_read(path_);
    if (read_only_) {
        // Without this SQLite wants to make files beside it.
        database.setDatabaseName(QUrl::fromLocalFile(text(path)).toString(QUrl::FullyEncoded) +
                                 "?immutable=1");
        options += ";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI";
    } else {
        database.setDatabaseName(text(path));
    }
    database.setConnectOptions(options);
    if (!database.open()) throw FileError{path, plain_reason(database.lastError())};
    if (!read_only_) {
        execute(database, path, "PRAGMA journal_mode = WAL");
        execute(database, path, "PRAGMA synchronous = NORMAL");
    }
    bring_up_to_date(database, path);
    execute(database, path, "PRAGMA busy_timeout = " + std::to_string(kPatienceMs));
}

int GameLibrary::size() const {
    QSqlQuery query =
        prepare(database_of(connection_), path_.string(), "SELECT count(*) FROM games");
    run(query, path_.string());
    return query.next() ? query.value(0).toInt() : 0;
}

GameId GameLibrary::keep(const std::string& key, const GameRecord& record,
                         const GameOrigin& origin) {
    StoredGame game = stored_game(record, origin, key);
    QSqlQuery known =
        prepare(database_of(connection_), path_.string(), "SELECT id FROM games WHERE key = ?");
    known.addBindValue(text(key));
    run(known, path_.string());
    if (known.next()) game.entry.id = known.value(0).toLongLong();
    known.finish();
    return write(database_of(connection_), path_.string(), game);
}

std::vector<GameEntry> GameLibrary::find(const LibraryQuery& query) const {
    const SqlCondition condition = condition_of(query);
    QSqlQuery rows = prepare(database_of(connection_), path_.string(),
                             "SELECT id, key, white, black, event, date, result, variant, turns, "
                             "source, evidence, '' FROM games" +
                                 condition.where + " ORDER BY date DESC, id DESC");
    for (const std::string& value : condition.values) rows.addBindValue(text(value));
    run(rows, path_.string());
    std::vector<GameEntry> found;
    while (rows.next()) found.push_back(game_of(rows).entry);
    return found;
}

std::optional<StoredGame> GameLibrary::load(GameId id) const {
    QSqlQuery row = prepare(database_of(connection_), path_.string(),
                            std::string{"SELECT "} + kColumns + " FROM games WHERE id = ?");
    row.addBindValue(static_cast<qlonglong>(id));
    run(row, path_.string());
    if (!row.next()) return std::nullopt;
    return game_of(row);
}

std::optional<GameEntry> GameLibrary::entry(GameId id) const {
    const auto game = load(id);
    if (!game) return std::nullopt;
    return game->entry;
}

std::optional<GameRecord> GameLibrary::record(GameId id) const {
    const auto game = load(id);
    if (!game) return std::nullopt;
    const auto record = parse_game_json(game->json);
    if (!record) throw FileError{path_.string(), message_of(record.error())};
    return *record;
}

std::vector<GameId> GameLibrary::with_the_turns_of(const GameRecord& record) const {
    QSqlQuery rows = prepare(database_of(connection_), path_.string(),
                             "SELECT id FROM games WHERE fingerprint = ? ORDER BY id");
    rows.addBindValue(text(fingerprint_of(record)));
    run(rows, path_.string());
    std::vector<GameId> found;
    while (rows.next()) found.push_back(rows.value(0).toLongLong());
    return found;
}

GameId GameLibrary::Step::add(const GameRecord& record, const GameOrigin& origin) {
    StoredGame game = stored_game(record, origin);
    game.entry.id = write(database_of(library_.connection_), library_.path_.string(), game);
    changes_.push_back({std::nullopt, game});
    return game.entry.id;
}

void GameLibrary::Step::replace(GameId id, const GameRecord& record) {
    auto before = library_.load(id);
    if (!before) return;
    StoredGame after = stored_game(record, before->entry.origin, before->key);
    after.entry.id = id;
    write(database_of(library_.connection_), library_.path_.string(), after);
    changes_.push_back({std::move(before), std::move(after)});
}

void GameLibrary::Step::erase(GameId id) {
    auto before = library_.load(id);
    if (!before) return;
    remove(database_of(library_.connection_), library_.path_.string(), id);
    changes_.push_back({std::move(before), std::nullopt});
}

void GameLibrary::erase(const std::vector<GameId>& ids) {
    change([&](Step& step) {
        for (const GameId id : ids) step.erase(id);
    });
}

void GameLibrary::begin() const {
    execute(database_of(connection_), path_.string(), "BEGIN IMMEDIATE");
}

void GameLibrary::commit() const {
    execute(database_of(connection_), path_.string(), "COMMIT");
}

void GameLibrary::roll_back() const noexcept {
    QSqlQuery query{database_of(connection_)};
    query.exec("ROLLBACK");
}

void GameLibrary::remember(std::vector<StoredChange> changes) {
    if (changes.empty()) return;
    done_.push_back(std::move(changes));
    if (done_.size() > kMostSteps) done_.erase(done_.begin());
    undone_.clear();
}

void GameLibrary::restore(const std::vector<StoredChange>& changes, bool before) {
    begin();
    try {
        const auto put = [&](const StoredChange& change) {
            const auto& wanted = before ? change.before : change.after;
            const auto& other = before ? change.after : change.before;
            if (wanted) {
                write(database_of(connection_), path_.string(), *wanted);
            } else if (other) {
                remove(database_of(connection_), path_.string(), other->entry.id);
            }
        };
        if (before) {
            std::for_each(changes.rbegin(), changes.rend(), put);
        } else {
            std::for_each(changes.begin(), changes.end(), put);
        }
        commit();
    } catch (...) {
        roll_back();
        throw;
    }
}

bool GameLibrary::undo() {
    if (done_.empty()) return false;
    restore(done_.back(), true);
    undone_.push_back(std::move(done_.back()));
    done_.pop_back();
    return true;
}

bool GameLibrary::redo() {
    if (undone_.empty()) return false;
    restore(undone_.back(), false);
    done_.push_back(std::move(undone_.back()));
    undone_.pop_back();
    return true;
}

}  // namespace yinsight
