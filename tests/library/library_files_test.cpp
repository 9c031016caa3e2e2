#include "app/library/library_files.hpp"

#include <boost/test/unit_test.hpp>

#include "app/files/game_file.hpp"
#include "app/files/whole_file.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

struct Shelf {
    ScratchFolder folder;
    GameLibrary library{folder / "games.sqlite"};

    ImportReport take(const std::vector<std::string>& names) {
        std::vector<std::filesystem::path> files;
        files.reserve(names.size());
        for (const std::string& name : names) files.push_back(folder / name);
        return import_games(library, files);
    }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(library_files)

BOOST_AUTO_TEST_CASE(takes_in_every_format_and_the_same_game_once) {
    Shelf shelf;
    const GameRecord game = game_of("Ann", "Bob", "2026.11.30");
    for (const char* name : {"a.ygn", "b.sgf", "c.JSON"}) save_game(shelf.folder / name, game);
    save_game(shelf.folder / "other.ygn", game_of("Cid", "Dan", "2026.11.29", "1.e3 2.f3 3.f4"));
    const auto report = shelf.take({"a.ygn", "b.sgf", "c.JSON", "other.ygn"});
    BOOST_TEST(report.added.size() == 2U);
    BOOST_TEST(report.refused.empty());
    BOOST_TEST(shelf.library.size() == 2);
    BOOST_TEST((shelf.library.record(report.added[0])->turns == game.turns));
    const auto again = shelf.take({"a.ygn", "other.ygn"});
    BOOST_TEST(again.already_there == 2);
    BOOST_TEST(again.added.empty());
    BOOST_TEST(again.completed.empty());
}

BOOST_AUTO_TEST_CASE(a_copy_that_tells_more_completes_the_game_and_undo_takes_that_back) {
    Shelf shelf;
    save_game(shelf.folder / "bare.ygn", game_from(kFourteenTurns));
    GameRecord told = game_of("Ann", "Bob", "2026.11.30");
    told.turns[7].comments = {"!"};
    save_game(shelf.folder / "told.ygn", told);
    const auto id = shelf.take({"bare.ygn"}).added.at(0);
    BOOST_TEST(shelf.take({"told.ygn"}).completed.at(0) == id);
    BOOST_TEST(shelf.library.size() == 1);
    BOOST_TEST(shelf.library.record(id)->turns[7].comments.at(0) == "!");
    BOOST_TEST(shelf.library.entry(id)->white == "Ann");
    shelf.library.undo();
    BOOST_TEST(shelf.library.entry(id)->white == "");
    shelf.library.undo();
    BOOST_TEST(shelf.library.size() == 0);
}

BOOST_AUTO_TEST_CASE(the_same_turns_by_other_players_are_kept_beside) {
    Shelf shelf;
    save_game(shelf.folder / "a.ygn", game_of("Ann", "Bob", "2026.11.30"));
    save_game(shelf.folder / "b.ygn", game_of("Cid", "Dan", "2026.11.30"));
    BOOST_TEST(shelf.take({"a.ygn", "b.ygn"}).added.size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_folder_is_looked_through_and_bad_files_stop_nothing) {
    Shelf shelf;
    std::filesystem::create_directories(shelf.folder / "club/2026");
    save_game(shelf.folder / "club/2026/good.ygn", game_of("Ann", "Bob", "2026.11.30"));
    write_whole_file(shelf.folder / "club/bad.ygn", "1.z9");
    write_whole_file(shelf.folder / "club/notes.txt", "not a game");
    write_whole_file(shelf.folder / "photo.jpg", "x");
    const auto report = shelf.take({"club", "photo.jpg", "missing.ygn"});
    BOOST_TEST(report.added.size() == 1U);
    BOOST_REQUIRE(report.refused.size() == 3U);
    BOOST_TEST(report.refused[0].find("bad.ygn") != std::string::npos);
    BOOST_TEST(report.refused[0].find("turn 1") != std::string::npos);
    BOOST_TEST(report.refused[1].find("photo.jpg") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_turn_that_is_illegal_is_told_unless_the_record_tells_it_itself) {
    Shelf shelf;
    // e3 and d5 share no line.
    const std::string text = "1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8 11.e3-d5";
    write_whole_file(shelf.folder / "unmarked.ygn", text + " 12.e4-f5");
    const std::string marked =
        text + " !!illegal not_in_line {=4/7/8/9/10/9/10/9/8/7/4 b P 0-0 S -}";
    write_whole_file(shelf.folder / "marked.ygn", marked);
    write_whole_file(shelf.folder / "both.ygn", marked + " 12.e3 13.e3");
    const auto report = shelf.take({"unmarked.ygn", "marked.ygn", "both.ygn"});
    BOOST_TEST(report.added.size() == 3U);
    BOOST_REQUIRE(report.illegal.size() == 2U);
    // White puts a ring on the one that Black has just put down.
    BOOST_TEST(report.illegal[1].second.number == 13);
    BOOST_TEST(report.illegal[0].first.filename().string() == "unmarked.ygn");
    BOOST_TEST(report.illegal[0].second.number == 11);
    BOOST_TEST((report.illegal[0].second.fault.kind == FaultKind::not_in_line));
    BOOST_TEST(shelf.library.record(report.added[0])->turns.size() == 12U);
}

BOOST_AUTO_TEST_CASE(exported_files_hold_the_games_and_replace_none) {
    Shelf shelf;
    const GameRecord game = game_of("Ann/1", "B:b", "2026.11.30");
    const GameId id = shelf.library.keep("1", game, {});
    std::filesystem::create_directory(shelf.folder / "out");
    for (const char* ending : {".ygn", ".json", ".sgf", ".ygn"})
        BOOST_TEST(export_games(shelf.library, {id}, shelf.folder / "out", ending).empty());
    for (const char* name : {"2026.11.30 Ann_1 - B_b.ygn", "2026.11.30 Ann_1 - B_b.json",
                             "2026.11.30 Ann_1 - B_b.sgf", "2026.11.30 Ann_1 - B_b (2).ygn"}) {
        BOOST_TEST_CONTEXT(name) {
            const auto again = load_game(shelf.folder / "out" / name);
            BOOST_REQUIRE(again.has_value());
            BOOST_TEST((again->turns == game.turns));
            BOOST_TEST(again->tag("White") == "Ann/1");
        }
    }
}

BOOST_AUTO_TEST_CASE(says_which_games_a_format_cannot_hold) {
    Shelf shelf;
    GameRecord game = game_of("Ann", "Bob", "2026.11.30");
    game.turns[13].illegal = FaultKind::not_in_line;
    game.turns[13].stood = replay(game_from(kFourteenTurns)).positions[12];
    const GameId id = shelf.library.keep("1", game, {});
    const auto troubles = export_games(shelf.library, {id}, shelf.folder.path(), ".sgf");
    BOOST_REQUIRE(troubles.size() == 1U);
    BOOST_TEST(troubles[0].find("Boardspace SGF cannot hold") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
