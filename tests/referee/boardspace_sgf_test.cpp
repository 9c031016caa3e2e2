#include "referee/notation/boardspace_sgf.hpp"

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <iterator>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

using namespace yinsight;

namespace {

std::string file(const std::string& name) {
    std::ifstream stream{"tests/referee/games/" + name};
    BOOST_TEST_REQUIRE(stream.good(), name);
    return {std::istreambuf_iterator<char>{stream}, {}};
}

GameRecord read(const std::string& text) {
    const auto record = parse_boardspace_sgf(text);
    BOOST_TEST_REQUIRE(record.has_value(), (record ? "" : message_of(record.error())));
    return *record;
}

std::string turns_of(const std::string& nodes) {
    std::string text;
    for (const auto& turn : read("(;GM[24]VV[2]SU[Yinsh]" + nodes + ")").turns) {
        text += (text.empty() ? "" : " ") + to_text(turn.turn);
    }
    return text;
}

std::string error_of(const std::string& text) {
    const auto record = parse_boardspace_sgf(text);
    return record ? "read" : message_of(record.error());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(boardspace_sgf)

BOOST_AUTO_TEST_CASE(real_games_replay_legally_and_end_as_recorded) {
    struct Expected {
        const char* name;
        std::size_t turns;
        const char* black;
        std::int64_t last_ms;
    };
    for (const auto& expected : {Expected{"boardspace_1.sgf", 66, "Boris", 71'283},
                                 Expected{"boardspace_2.sgf", 46, "Bruno", 32'094}}) {
        const auto record = read(file(expected.name));
        const auto played = replay(record);
        BOOST_TEST(!played.fault.has_value());
        BOOST_TEST(record.turns.size() == expected.turns);
        BOOST_TEST((played.end().result() == GameResult{Winner::black, EndReason::rings}));
        BOOST_TEST(record.result == "2-3");
        BOOST_TEST(record.tag("Black") == expected.black);
        BOOST_TEST(record.tag("Outcome") == std::string{"Game won by "} + expected.black);
        BOOST_TEST((record.turns.back().elapsed_ms == expected.last_ms));
    }
}

BOOST_AUTO_TEST_CASE(games_are_written_and_come_back) {
    for (const auto* name : {"boardspace_1.sgf", "boardspace_2.sgf"}) {
        auto record = read(file(name));
        record.comments = {"a [bracketed\\] word"};
        record.turns[3].comments = {"why ]?"};
        BOOST_TEST(!why_not_boardspace_sgf(record).has_value());
        BOOST_TEST((read(to_boardspace_sgf(record)) == record));
    }
}

BOOST_AUTO_TEST_CASE(dates_become_tags_and_come_back) {
    struct Expected {
        const char* sgf;
        const char* date;
        const char* time;
    };
    // The weekdays are those of the calendar of 2026 and of the leap year 2024.
    for (const auto& expected :
         {Expected{"Thu Mar 19 19:37:27 PDT 2026", "2026.03.19", "19:37:27 PDT"},
          Expected{"Thu Feb 29 00:00:01 GMT+02:00 2024", "2024.02.29", "00:00:01 GMT+02:00"},
          Expected{"2026-02-20", "2026.02.20", ""},
          Expected{"Thu Feb 30 00:00:01 MSK 2026", "Thu Feb 30 00:00:01 MSK 2026", ""},
          Expected{"one day in May", "one day in May", ""}}) {
        const auto record = read("(;GM[24]DT[" + std::string{expected.sgf} + "])");
        BOOST_TEST(record.tag("Date") == expected.date);
        BOOST_TEST(record.tag("Time") == expected.time);
        const auto written = to_boardspace_sgf(record);
        BOOST_TEST(written.find("DT[" + std::string{expected.sgf} + "]") != std::string::npos,
                   written);
    }
}

BOOST_AUTO_TEST_CASE(only_what_stands_at_done_counts) {
    BOOST_TEST(turns_of(";P0[0 Start White];P0[1 place wr E 5];P0[2 place wr E 6];P0[3 Done ]") ==
               "e6");
    BOOST_TEST(
        turns_of(";P0[1 place wr E 5];P0[2 pick board E 5];P0[3 drop board E 7];P0[4 Done]") ==
        "e7");
    BOOST_TEST(turns_of(";P0[1 place wr E 5];P0[2 Done];P1[3 place br E 6]") == "e5");
    std::string rings;
    const char* const points[] = {"E 3", "A 5", "B 5", "C 6", "D 6",
                                  "E 4", "H 7", "G 2", "G 3", "G 8"};
    for (int i = 0; i < 10; ++i) {
        const std::string player = i % 2 == 0 ? ";P0[1 place wr " : ";P1[1 place br ";
        rings += player + points[i] + "]" + (i % 2 == 0 ? ";P0[2 Done]" : ";P1[2 Done]");
    }
    const std::string placed = turns_of(rings) + " ";
    BOOST_TEST(turns_of(rings + ";P0[3 place w H 7];P0[4 drop board H 8];P0[5 pick board H 8]"
                                ";P0[6 drop board H 9];P0[7 Done]") == placed + "h7-h9");
    BOOST_TEST(turns_of(rings + ";P0[3 place w E 3];P0[4 drop w];P0[5 place w H 7]"
                                ";P0[6 drop board H 8];P0[7 Done];P1[8 Resign];P1[9 Done]") ==
               placed + "h7-h8 resign");
}

BOOST_AUTO_TEST_CASE(an_illegal_turn_is_read_and_named) {
    const auto record = read(
        "(;GM[24]SU[Yinsh];P0[1 place wr E 5];P0[2 Done];P1[3 place br E 5]"
        ";P1[4 Done];P0[5 place wr E 6];P0[6 Done])");
    const auto played = replay(record);
    BOOST_TEST_REQUIRE(played.fault.has_value());
    BOOST_TEST(played.fault->number == 2);
    BOOST_TEST((played.fault->fault.kind == FaultKind::placed_on_occupied));
    BOOST_TEST(record.turns.size() == 3U);
    BOOST_TEST(why_not_boardspace_sgf(record).has_value());
}

BOOST_AUTO_TEST_CASE(knows_blitz_and_who_sits_where) {
    const auto record = read(
        "(;GM[24]SU[Yinsh-Blitz]P0[id \"Ann\"]P1[id \"Bob\"]"
        ";P1[1 place wr E 5];P1[2 Done])");
    BOOST_TEST((record.start.variant() == Variant::blitz));
    BOOST_TEST(record.tag("White") == "Bob");
    BOOST_TEST(record.tag("Black") == "Ann");
}

BOOST_AUTO_TEST_CASE(says_where_a_text_goes_wrong) {
    BOOST_TEST(error_of("").find("'('") != std::string::npos);
    BOOST_TEST(error_of("1.e3").find("'('") != std::string::npos);
    BOOST_TEST(error_of("(;GM[1])").find("line 1, column 6: expected 24") == 0);
    BOOST_TEST(error_of("(;FF[4])").find("GM[24]") != std::string::npos);
    BOOST_TEST(error_of("(;GM[24]SU[Zertz])").find("Yinsh") != std::string::npos);
    BOOST_TEST(error_of("(;GM[24]\n;P0[1 place wr Z 6])") ==
               "turn 1, line 2, column 16: expected a point such as 'E 6', found 'Z'");
    BOOST_TEST(error_of("(;GM[24];P0[1 plaice wr E 6])").find("expected place, pick") !=
               std::string::npos);
    BOOST_TEST(error_of("(;GM[24];P0[1 place rw E 6])").find("wr, br") != std::string::npos);
    BOOST_TEST(error_of("(;GM[24];P0[1 place wr E 6]").find("')' at the end") != std::string::npos);
    BOOST_TEST(error_of("(;GM[24];P0[1 place wr E 6").find("']' behind") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(refuses_what_the_format_cannot_hold) {
    GameRecord record;
    record.start = *parse_position("BBBB/B6/8/3W5/2wwbww3/2bbwbb2/10/9/8/7/WWWW w M 0-0 S -");
    BOOST_TEST(why_not_boardspace_sgf(record).has_value());
    GameRecord changed;
    RecordedTurn turn;
    turn.turn = *parse_turn("e3", changed.start);
    turn.stood = *parse_position("4/7/8/9/2W7/9/10/9/8/7/4 b P 0-0 S -");
    changed.turns.push_back(turn);
    BOOST_TEST(why_not_boardspace_sgf(changed).value_or("").find("turn 1 ") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
