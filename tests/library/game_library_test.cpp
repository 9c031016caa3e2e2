#include "app/library/game_library.hpp"

#include <boost/test/unit_test.hpp>

#include "app/files/file_error.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

std::vector<std::string> whites(const std::vector<GameEntry>& games) {
    std::vector<std::string> names;
    for (const GameEntry& game : games) names.push_back(game.white);
    return names;
}

struct ThreeGames {
    ThreeGames() {
        GameRecord zofie = game_of("Žofie Nováková", "Bob", "2026.11.30");
        zofie.turns[3].comments = {"A bold ring, 100% sure"};
        GameRecord cid = game_of("Cid", "Ann", "2025.01.02");
        cid.result = "3-1";
        GameRecord dan =
            game_of("Dan", "Ann_B", "2026.11.02", "[Variant \"blitz\"]\n\n1.e3 2.a5 3.b5");
        library.change([&](GameLibrary::Step& step) {
            ids.push_back(step.add(zofie, {"/films/a.mp4", "/pictures/a"}));
            ids.push_back(step.add(cid, {}));
            ids.push_back(step.add(dan, {}));
        });
    }
    std::vector<std::string> found(const LibraryQuery& query) const {
        return whites(library.find(query));
    }
    std::vector<std::string> with_words(const std::string& words) const {
        LibraryQuery query;
        query.words = words;
        return found(query);
    }

    ScratchFolder folder;
    GameLibrary library{folder / "games.sqlite"};
    std::vector<GameId> ids;
};

using Names = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(game_library)

BOOST_AUTO_TEST_CASE(a_game_comes_back_as_it_was_after_the_file_is_opened_again) {
    const ScratchFolder folder;
    GameRecord record = game_of("Ann \"the eye\"", "Bob", "2026.11.30");
    record.turns[2].comments = {"'; DROP TABLE games; --"};
    record.turns[2].elapsed_ms = 7250;
    record.result = "*";
    GameId id = 0;
    {
        GameLibrary library{folder / "new/deep/games.sqlite"};
        id = library.keep("journal 1", record, {"/dev/video0", "/pictures/1"});
    }
    const GameLibrary library{folder / "new/deep/games.sqlite"};
    BOOST_TEST(library.size() == 1);
    BOOST_TEST((library.record(id) == record));
    const auto entry = library.entry(id);
    BOOST_REQUIRE(entry.has_value());
    BOOST_TEST(entry->white == "Ann \"the eye\"");
    BOOST_TEST(entry->turns == 14);
    BOOST_TEST(entry->origin.source == "/dev/video0");
    BOOST_TEST(entry->origin.evidence == "/pictures/1");
}

BOOST_AUTO_TEST_CASE(a_game_that_goes_on_stays_one_game) {
    const ScratchFolder folder;
    GameLibrary library{folder / "games.sqlite"};
    const GameRecord whole = game_of("Ann", "Bob", "2026.11.30");
    GameRecord growing = whole;
    growing.turns.clear();
    GameId id = 0;
    for (const RecordedTurn& turn : whole.turns) {
        growing.turns.push_back(turn);
        const GameId now = library.keep("journal 1", growing, {});
        BOOST_TEST((id == 0 || now == id));
        id = now;
    }
    BOOST_TEST(library.size() == 1);
    BOOST_TEST(library.record(id)->turns.size() == 14U);
    BOOST_TEST((library.keep("journal 2", whole, {}) != id));
    BOOST_TEST(library.size() == 2);
}

BOOST_AUTO_TEST_CASE(lists_the_latest_game_first) {
    const ThreeGames three;
    BOOST_TEST(three.found({}) == (Names{"Žofie Nováková", "Dan", "Cid"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(finds_games_by_words_in_any_letter_case_and_without_accents) {
    const ThreeGames three;
    BOOST_TEST(three.with_words("zofie") == Names{"Žofie Nováková"});
    BOOST_TEST(three.with_words("NOVÁKOVÁ žofie") == Names{"Žofie Nováková"});
    BOOST_TEST(three.with_words("bold") == Names{"Žofie Nováková"});
    BOOST_TEST(three.with_words("blitz") == Names{"Dan"});
    BOOST_TEST(three.with_words("ann 2026-11") == Names{"Dan"});
    BOOST_TEST(three.with_words("ann") == (Names{"Dan", "Cid"}), boost::test_tools::per_element());
    BOOST_TEST(three.with_words("nobody").empty());
}

BOOST_AUTO_TEST_CASE(takes_the_signs_of_patterns_as_letters) {
    const ThreeGames three;
    BOOST_TEST(three.with_words("100%") == Names{"Žofie Nováková"});
    BOOST_TEST(three.with_words("ann_") == Names{"Dan"});
    BOOST_TEST(three.with_words("%").size() == 1U);
    BOOST_TEST(three.with_words("'\"\\").empty());
}

BOOST_AUTO_TEST_CASE(finds_games_by_player_date_result_and_variant) {
    const ThreeGames three;
    LibraryQuery query;
    query.player = "ann";
    BOOST_TEST(three.found(query).size() == 2U);
    query.player = "bold";
    BOOST_TEST(three.found(query).empty());
    query = {};
    query.from_date = "2026-11";
    query.to_date = "2026-11";
    BOOST_TEST(three.found(query).size() == 2U);
    query.to_date = "2026.11.29";
    BOOST_TEST(three.found(query) == Names{"Dan"});
    query = {};
    query.to_date = "2025";
    BOOST_TEST(three.found(query) == Names{"Cid"});
    query = {};
    query.result = "3-1";
    BOOST_TEST(three.found(query) == Names{"Cid"});
    query = {};
    query.variant = Variant::blitz;
    BOOST_TEST(three.found(query) == Names{"Dan"});
}

BOOST_AUTO_TEST_CASE(deleted_games_come_back_with_undo_and_go_again_with_redo) {
    ThreeGames three;
    const auto before = three.found({});
    const auto record = three.library.record(three.ids[0]);
    three.library.erase({three.ids[0], three.ids[2]});
    BOOST_TEST(three.found({}) == Names{"Cid"});
    BOOST_TEST(three.library.undo());
    BOOST_TEST(three.found({}) == before, boost::test_tools::per_element());
    BOOST_TEST((three.library.record(three.ids[0]) == record));
    BOOST_TEST(three.library.entry(three.ids[0])->origin.evidence == "/pictures/a");
    BOOST_TEST(three.with_words("bold") == Names{"Žofie Nováková"});
    BOOST_TEST(three.library.redo());
    BOOST_TEST(three.found({}) == Names{"Cid"});
    BOOST_TEST(!three.library.redo());
    // Deleting, then adding, taken back in turn: the library is empty as it began.
    BOOST_TEST(three.library.undo());
    BOOST_TEST(three.library.undo());
    BOOST_TEST(!three.library.undo());
    BOOST_TEST(three.library.size() == 0);
}

BOOST_AUTO_TEST_CASE(changed_games_can_be_changed_back) {
    ThreeGames three;
    GameRecord record = *three.library.record(three.ids[1]);
    record.set_tag("White", "Cyril");
    record.turns[0].comments = {"a surprise"};
    three.library.change([&](GameLibrary::Step& step) { step.replace(three.ids[1], record); });
    BOOST_TEST(three.with_words("surprise") == Names{"Cyril"});
    three.library.undo();
    BOOST_TEST(three.with_words("surprise").empty());
    BOOST_TEST(three.with_words("cid") == Names{"Cid"});
}

BOOST_AUTO_TEST_CASE(a_change_that_fails_half_way_changes_nothing) {
    ThreeGames three;
    const auto fail = [&](GameLibrary::Step& step) {
        step.erase(three.ids[0]);
        throw FileError{"x", "y"};
    };
    BOOST_CHECK_THROW(three.library.change(fail), FileError);
    BOOST_TEST(three.library.size() == 3);
    BOOST_TEST(three.library.undo());
    BOOST_TEST(three.library.size() == 0);
}

BOOST_AUTO_TEST_CASE(two_windows_see_each_others_games) {
    const ScratchFolder folder;
    GameLibrary one{folder / "games.sqlite"};
    GameLibrary two{folder / "games.sqlite"};
    const GameId id = one.keep("journal 1", game_of("Ann", "Bob", "2026.11.30"), {});
    BOOST_TEST(two.find({}).size() == 1U);
    two.erase({id});
    BOOST_TEST(one.size() == 0);
    two.keep("journal 2", game_of("Cid", "Dan", "2026.11.30"), {});
    one.keep("journal 3", game_of("Eve", "Fay", "2026.11.30"), {});
    BOOST_TEST(whites(one.find({})) == whites(two.find({})), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
