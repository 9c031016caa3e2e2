#include "app/files/game_file.hpp"

#include <boost/test/unit_test.hpp>

#include "app/files/file_error.hpp"
#include "app/files/game_json.hpp"
#include "app/files/whole_file.hpp"
#include "referee/notation/game_record.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

/// Everything that a record can hold: tags, comments, clock times, an illegal turn that stood,
/// candidates.
constexpr const char* kRichRecord = R"([White "Ann \"the eye\""]
[Black "Žofie"]
[Date "2026.11.30"]

{before the game} 1.e3 2.a5 3.b5{a comment} 4.c6{[%egt 0:00:07.250]} 5.d6 6.e4 7.h7 8.g2 9.g3
10.g8 11.h7-g7!!illegal not_in_line{=3B/4W2/5B2/5W3/2WB6/9/BW3w1W2/9/8/7/4 b M 0-0 S -}
12.g8-h8{?g8-h8|g8-i8}
)";

GameRecord rich_record() {
    const auto record = parse_game_record(kRichRecord);
    BOOST_REQUIRE_MESSAGE(record.has_value(),
                          (record ? std::string{} : message_of(record.error())));
    return *record;
}

std::string message_for(const std::string& json) {
    const auto record = parse_game_json(json);
    BOOST_REQUIRE(!record.has_value());
    return message_of(record.error());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_file)

BOOST_AUTO_TEST_CASE(json_loses_nothing) {
    const GameRecord record = rich_record();
    BOOST_TEST(record.turns.size() == 12U);
    BOOST_TEST(record.turns[10].stood.has_value());
    BOOST_TEST(record.turns[11].candidates.size() == 2U);
    GameRecord expected = record;
    if (expected.result.empty()) expected.result = "*";
    const auto again = parse_game_json(to_game_json(record));
    BOOST_REQUIRE_MESSAGE(again.has_value(), (again ? std::string{} : message_of(again.error())));
    BOOST_TEST((*again == expected));
}

BOOST_AUTO_TEST_CASE(json_holds_words_that_other_formats_cannot) {
    GameRecord record = rich_record();
    record.set_tag("Annotator", "\"\\ {é} ✓\n2nd line");
    record.comments = {"}", "", "two\nlines"};
    record.turns[4].comments = {"{[%egt 9]}", "!!illegal not_in_line"};
    record.turns[5].elapsed_ms = 0;
    record.result = "*";
    const auto again = parse_game_json(to_game_json(record));
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((*again == record));
}

BOOST_AUTO_TEST_CASE(a_record_survives_the_way_through_json_and_back_to_the_letter) {
    const std::string text = to_text(rich_record());
    const auto through_json = parse_game_json(to_game_json(rich_record()));
    BOOST_REQUIRE(through_json.has_value());
    BOOST_TEST(to_text(*through_json) == text);
}

BOOST_AUTO_TEST_CASE(chooses_the_format_by_the_ending) {
    const ScratchFolder folder;
    const auto record = parse_game_record("1.e3 2.a5 3.b5");
    BOOST_REQUIRE(record.has_value());
    for (const char* name : {"game.ygn", "game.SGF", "game.json"}) {
        BOOST_TEST_CONTEXT(name) {
            save_game(folder / name, *record);
            const auto again = load_game(folder / name);
            BOOST_REQUIRE(again.has_value());
            BOOST_TEST(again->turns.size() == 3U);
            for (std::size_t i = 0; i < 3; ++i)
                BOOST_TEST((again->turns[i].turn == record->turns[i].turn));
        }
    }
    BOOST_TEST(read_whole_file(folder / "game.ygn", 1000).find("1.e3 2.a5 3.b5") !=
               std::string::npos);
    BOOST_TEST(read_whole_file(folder / "game.SGF", 1000).find("GM[24]") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(refuses_other_endings_and_games_that_a_format_cannot_hold) {
    const ScratchFolder folder;
    BOOST_CHECK_THROW(save_game(folder / "game.txt", rich_record()), FileError);
    BOOST_CHECK_THROW(load_game(folder / "game"), FileError);
    BOOST_CHECK_THROW(save_game(folder / "game.sgf", rich_record()), FileError);
    BOOST_TEST(std::filesystem::is_empty(folder.path()));
}

BOOST_AUTO_TEST_CASE(refuses_json_that_is_nested_too_deep) {
    constexpr std::size_t levels = 200'000;
    const std::string nest = std::string(levels, '[') + std::string(levels, ']');
    for (const auto& json : {nest, R"({"result":)" + nest + "}", R"({"tags":{"x":)" + nest + "}}"})
        BOOST_TEST(message_for(json).find("levels") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(refuses_json_numbers_that_are_no_turn_numbers_or_times) {
    for (const auto* number : {"0", "-3", "1.5", "1e9", "true", "4294967297", "2147483647",
                               "18446744073709551617", "\"1\""}) {
        const auto turn = std::string{R"({"turns":[{"text":"e3","number":)"} + number + "}]}";
        BOOST_TEST(message_for(turn).find("whole number from 1 ") != std::string::npos, number);
    }
    for (const auto* time : {"-1", "1e300", "0.5", "18446744073709551615"}) {
        const auto turn = std::string{R"({"turns":[{"text":"e3","elapsed_ms":)"} + time + "}]}";
        BOOST_TEST(message_for(turn).find("elapsed_ms") != std::string::npos, time);
    }
    const auto* gap = R"({"turns":[{"text":"e3","number":1},{"text":"a5","number":7}]})";
    BOOST_TEST(message_for(gap) == "turn 2: expected turn 2, found turn 7");
}

BOOST_AUTO_TEST_CASE(refuses_json_that_the_notation_could_not_be_read_back_from) {
    for (const auto* name : {"", "My Tag", "Variant", "RESULT", "start"}) {
        const auto json = std::string{R"({"tags":{")"} + name + R"(":"x"}})";
        BOOST_TEST(message_for(json).find("tag's name") != std::string::npos, name);
    }
    // Four white markers and no ring: no game comes there.
    const auto* start = R"({"start":"wwww/7/8/9/10/9/10/9/8/7/4 w M 0-0 S -"})";
    BOOST_TEST(message_for(start).find("a game can reach") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(names_the_place_of_an_error_in_json) {
    BOOST_TEST(message_for("{\n \"turns\": [}").find("line 2, column 12") != std::string::npos);
    for (const char* other : {"[1]", "{}", R"({"start":"4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -"})"})
        BOOST_TEST(message_for(other).starts_with("expected an object with \"turns\", found "));
    BOOST_TEST(message_for(R"({"turns":[{"text":"e3"},{"text":"z9"}]})").starts_with("turn 2"));
    BOOST_TEST(message_for(R"({"turns":[{"text":5}]})").starts_with("turn 1"));
    BOOST_TEST(message_for(R"({"turns":[{"text":"e3","illegal":"rude"}]})").find("rude") !=
               std::string::npos);
    BOOST_TEST(message_for(R"({"start":"4/7"})").find("column") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
