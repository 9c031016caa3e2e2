// What can be wrong with the file of a library and the disk below it.

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>
#include <boost/test/unit_test.hpp>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "app/files/file_error.hpp"
#include "app/files/game_json.hpp"
#include "app/files/whole_file.hpp"
#include "app/library/game_library.hpp"
#include "app/library/library_recorder.hpp"
#include "app/library/library_schema.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

/// SQLite itself, without the library.
class RawDatabase {
  public:
    explicit RawDatabase(const std::filesystem::path& path) {
        database_ = QSqlDatabase::addDatabase("QSQLITE", "raw");
        database_.setDatabaseName(QString::fromStdString(path.string()));
        BOOST_REQUIRE(database_.open());
    }
    ~RawDatabase() {
        database_ = {};
        QSqlDatabase::removeDatabase("raw");
    }
    RawDatabase(const RawDatabase&) = delete;
    RawDatabase& operator=(const RawDatabase&) = delete;

    void execute(const QString& statement) {
        QSqlQuery query{database_};
        BOOST_REQUIRE_MESSAGE(query.exec(statement), statement.toStdString());
    }
    QVariant value(const QString& question) {
        QSqlQuery query{database_};
        BOOST_REQUIRE(query.exec(question) && query.next());
        return query.value(0);
    }

  private:
    QSqlDatabase database_;
};

/// No file grows beyond this while it lives: what a full disk does to SQLite.
class FullDisk {
  public:
    explicit FullDisk(rlim_t most_bytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{most_bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

  private:
    rlimit before_{};
};

/// Somebody who may read but not write what root has made.
class Visitor {
  public:
    Visitor() {
        if (::geteuid() == 0) BOOST_REQUIRE(::seteuid(65'534) == 0);
    }
    ~Visitor() {
        if (::getuid() == 0) BOOST_CHECK(::seteuid(0) == 0);
    }
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;
};

std::string refusal_of(const std::filesystem::path& path) {
    try {
        const GameLibrary library{path};
    } catch (const FileError& error) {
        return error.what();
    }
    return {};
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

GameRecord ann_and_bob() {
    return game_of("Ann", "Bob", "2026.11.30");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(library_trouble)

BOOST_AUTO_TEST_CASE(a_library_of_the_first_version_is_brought_up_to_date) {
    const ScratchFolder folder;
    {
        RawDatabase old{folder / "games.sqlite"};
        old.execute(
            "CREATE TABLE games (id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT UNIQUE,"
            " white TEXT NOT NULL, black TEXT NOT NULL, event TEXT NOT NULL, date TEXT NOT NULL,"
            " result TEXT NOT NULL, variant TEXT NOT NULL, turns INTEGER NOT NULL,"
            " source TEXT NOT NULL, evidence TEXT NOT NULL, record TEXT NOT NULL)");
        old.execute("CREATE INDEX games_by_date ON games (date)");
        const auto json = QString::fromStdString(to_game_json(ann_and_bob()));
        old.execute(
            "INSERT INTO games VALUES (7, NULL, 'Ann', 'Bob', '', '2026.11.30', '*',"
            " 'standard', 14, 'x.mp4', '', '" +
            json + "')");
        old.execute("PRAGMA application_id = 0x59496e73");
        old.execute("PRAGMA user_version = 1");
    }
    const GameLibrary library{folder / "games.sqlite"};
    LibraryQuery query;
    query.words = "ANN";
    query.player = "bob";
    const auto found = library.find(query);
    BOOST_REQUIRE(found.size() == 1U);
    BOOST_TEST(found[0].id == 7);
    BOOST_TEST(library.record(7)->turns.size() == 14U);
    BOOST_TEST(library.with_the_turns_of(ann_and_bob()).size() == 1U);
    BOOST_TEST(RawDatabase{folder / "games.sqlite"}.value("PRAGMA user_version").toInt() == 2);
}

BOOST_AUTO_TEST_CASE(a_library_of_a_newer_version_is_refused_and_left_as_it_is) {
    const ScratchFolder folder;
    { const GameLibrary library{folder / "games.sqlite"}; }
    RawDatabase{folder / "games.sqlite"}.execute("PRAGMA user_version = 99");
    BOOST_TEST(contains(refusal_of(folder / "games.sqlite"), "newer version"));
    BOOST_TEST(RawDatabase{folder / "games.sqlite"}.value("PRAGMA user_version").toInt() == 99);
}

BOOST_AUTO_TEST_CASE(the_database_of_another_program_is_refused) {
    const ScratchFolder folder;
    RawDatabase{folder / "other.sqlite"}.execute("CREATE TABLE songs (name TEXT)");
    BOOST_TEST(contains(refusal_of(folder / "other.sqlite"), "another program"));
    RawDatabase other{folder / "other.sqlite"};
    BOOST_TEST(other.value("SELECT count(*) FROM sqlite_master").toInt() == 1);
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_database_is_refused_and_can_be_set_aside) {
    const ScratchFolder folder;
    const std::string text(5000, 'x');
    write_whole_file(folder / "games.sqlite", text);
    BOOST_TEST(contains(refusal_of(folder / "games.sqlite"), "damaged"));
    const auto aside = set_library_aside(folder / "games.sqlite");
    BOOST_TEST(read_whole_file(aside, 10'000) == text);
    GameLibrary library{folder / "games.sqlite"};
    library.keep("1", ann_and_bob(), {});
    BOOST_TEST(library.size() == 1);
}

BOOST_AUTO_TEST_CASE(a_library_with_damaged_pages_says_so) {
    const ScratchFolder folder;
    {
        GameLibrary library{folder / "games.sqlite"};
        for (int i = 0; i < 40; ++i) library.keep(std::to_string(i), ann_and_bob(), {});
    }
    std::string bytes = read_whole_file(folder / "games.sqlite", 1'000'000);
    BOOST_REQUIRE(bytes.size() > 40'000U);
    // The header and the schema stay whole.
    std::fill(bytes.begin() + 8192, bytes.end(), '\x5a');
    write_whole_file(folder / "games.sqlite", bytes);
    const auto read_all = [&] {
        const GameLibrary library{folder / "games.sqlite"};
        library.find({});
        for (GameId id = 1; id <= 40; ++id) library.record(id);
    };
    BOOST_CHECK_EXCEPTION(read_all(), FileError,
                          [](const FileError& error) { return contains(error.what(), "damaged"); });
}

BOOST_AUTO_TEST_CASE(where_nothing_can_be_written_games_can_still_be_read) {
    const ScratchFolder folder;
    namespace fs = std::filesystem;
    fs::create_directory(folder / "shelf");
    { GameLibrary{folder / "shelf/games.sqlite"}.keep("1", ann_and_bob(), {}); }
    fs::permissions(folder.path(), fs::perms{0755});
    fs::permissions(folder / "shelf/games.sqlite", fs::perms{0444});
    fs::permissions(folder / "shelf", fs::perms{0555});
    {
        const Visitor visitor;
        GameLibrary library{folder / "shelf/games.sqlite"};
        BOOST_TEST(library.read_only());
        BOOST_TEST(library.find({}).size() == 1U);
        BOOST_TEST(library.record(1)->turns.size() == 14U);
        BOOST_CHECK_EXCEPTION(library.erase({1}), FileError, [](const FileError& error) {
            return contains(error.what(), "read-only");
        });
        BOOST_TEST(library.find({}).size() == 1U);
        BOOST_TEST(!refusal_of(folder / "shelf/second.sqlite").empty());
        BOOST_TEST(!refusal_of(folder / "shelf/inner/games.sqlite").empty());
    }
    fs::permissions(folder / "shelf", fs::perms{0755});
}

BOOST_AUTO_TEST_CASE(while_another_window_writes_a_change_is_refused_in_words) {
    const ScratchFolder folder;
    GameLibrary library{folder / "games.sqlite"};
    library.keep("1", ann_and_bob(), {});
    RawDatabase other{folder / "games.sqlite"};
    other.execute("BEGIN IMMEDIATE");
    BOOST_TEST(library.find({}).size() == 1U);
    BOOST_CHECK_EXCEPTION(library.erase({1}), FileError, [](const FileError& error) {
        return contains(error.what(), "another window");
    });
    other.execute("COMMIT");
    library.erase({1});
    BOOST_TEST(library.size() == 0);
}

BOOST_AUTO_TEST_CASE(a_full_disk_is_said_once_and_the_game_follows_when_there_is_room) {
    const ScratchFolder folder;
    LibraryRecorder recorder{folder / "games.sqlite"};
    GameRecord game = ann_and_bob();
    recorder.update("1", game, {});
    BOOST_TEST(!recorder.failing());
    {
        const FullDisk full{4096};
        game.turns.pop_back();
        recorder.update("1", game, {});
        recorder.update("2", ann_and_bob(), {});
        recorder.retry();
    }
    BOOST_TEST(recorder.failing());
    const auto said = recorder.take_notices();
    BOOST_REQUIRE(said.size() == 1U);
    BOOST_TEST(contains(said[0], "Play goes on"));
    recorder.retry();
    BOOST_TEST(!recorder.failing());
    BOOST_TEST(recorder.take_notices().size() == 1U);
    const GameLibrary library{folder / "games.sqlite"};
    BOOST_TEST(library.size() == 2);
    BOOST_TEST(library.record(1)->turns.size() == 13U);
}

BOOST_AUTO_TEST_CASE(games_without_a_turn_are_not_kept_but_one_that_lost_its_turns_is) {
    const ScratchFolder folder;
    LibraryRecorder recorder{folder / "games.sqlite"};
    GameRecord game = ann_and_bob();
    const auto turns = std::exchange(game.turns, {});
    recorder.update("1", game, {});
    const GameLibrary library{folder / "games.sqlite"};
    BOOST_TEST(library.size() == 0);
    game.turns = {turns[0]};
    recorder.update("1", game, {});
    BOOST_TEST(library.size() == 1);
    game.turns.clear();
    recorder.update("1", game, {});
    BOOST_TEST(library.find({}).at(0).turns == 0);
}

BOOST_AUTO_TEST_SUITE_END()
