#include <boost/test/unit_test.hpp>

#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

using namespace yinsight;

namespace {

const std::string kRings = "1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8 ";

GameRecord read(const std::string& text) {
    const auto record = parse_game_record(text);
    BOOST_TEST_REQUIRE(record.has_value(), (record ? "" : message_of(record.error())));
    return *record;
}

std::string turns_of(const GameRecord& record) {
    std::string text;
    for (const auto& turn : record.turns) {
        text += (text.empty() ? "" : " ") + std::to_string(turn.number) + "." + to_text(turn.turn);
    }
    return text;
}

std::string error_of(const std::string& text) {
    const auto record = parse_game_record(text);
    return record ? "read" : message_of(record.error());
}

/// "23 jumped_a_ring", or "legal".
std::string judge(const std::string& text) {
    const auto played = replay(read(text));
    if (!played.fault) return "legal";
    return std::to_string(played.fault->number) + " " +
           std::string{name_of(played.fault->fault.kind)};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_record)

BOOST_AUTO_TEST_CASE(reads_tags_and_turns) {
    const auto record = read(
        "[White \"Ann \\\"the ring\\\" B\"]\n[Black \"C\\\\D\"]\n[Variant \"blitz\"]\n"
        "[Result \"*\"]\n\n" +
        kRings + "11.h7-h8\n");
    BOOST_TEST(record.tag("White") == "Ann \"the ring\" B");
    BOOST_TEST(record.tag("Black") == "C\\D");
    BOOST_TEST((record.start.variant() == Variant::blitz));
    BOOST_TEST(record.result == "*");
    BOOST_TEST(turns_of(record) == kRings + "11.h7-h8");
}

BOOST_AUTO_TEST_CASE(writes_the_long_form_and_reads_it_back) {
    auto record = read(kRings + "11.h7-h8 12.g8-g9");
    record.set_tag("Event", "Evening");
    record.comments = {"a quiet game"};
    record.turns[10].comments = {"=looks like a mark", "plain"};
    record.turns[10].elapsed_ms = 3'723'004;
    record.turns[11].candidates = {
        record.turns[11].turn, Turn{Action::move_ring(*Point::parse("g8"), *Point::parse("g10"))}};
    const std::string text = to_text(record);
    BOOST_TEST(text ==
               "[Event \"Evening\"]\n[Variant \"standard\"]\n[Result \"*\"]\n\n"
               "{a quiet game} 1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8\n"
               "11.h7-h8{[%egt 1:02:03.004]}{ =looks like a mark}{plain}\n"
               "12.g8-g9{?g8-g9|g8-g10}\n");
    record.result = "*";
    BOOST_TEST((read(text) == record));
}

BOOST_AUTO_TEST_CASE(reads_what_people_write) {
    const std::string expected = kRings + "11.h7-h8 12.g8-g9";
    for (const std::string& text : {
             std::string{"1.E3 2.A5 3.B5 4.C6 5.D6 6.E4 7.H7 8.G2 9.G3 10.G8 11.H7-H8 12.g8-G9"},
             std::string{
                 "1 e3 2 a5 3... b5 4 . c6\n5\n.\nd6 6.e4\r\n7.h7 8.g2 9.g3 10.g8 11.h7\n-\n"
                 "h8 12.g8 -g9 *"},
             std::string{"e3 a5 b5 c6 d6 e4 h7 g2 g3 g8 h7-h8 g8-g9"},
             std::string{"\xef\xbb\xbf{first} 1.{in} e3 2.a5{so\nit goes} 3.b5 4.c6 5.d6 6.e4 7.h7 "
                         "8.g2 9.g3 10.g8 11.h7{why?}-h8 12.g8\u2013g9 1-0"},
         }) {
        BOOST_TEST(turns_of(read(text)) == expected, text);
    }
    BOOST_TEST(read("1.e3!? 2.a5").turns[0].comments[0] == "!?");
}

BOOST_AUTO_TEST_CASE(fills_in_a_row_where_there_is_no_choice) {
    const std::string one =
        "[Start \"BBBB/B6/8/3w5/2wwwww3/2bbbbb2/5W4/9/8/7/WWWW w R 0-0 S -\"]\n\n";
    BOOST_TEST(turns_of(read(one + "11.xk7 12.xa2;a3-b3")) == "11.xe3-e7xk7; 12.xf4-f8xa2;a3-b3");
    BOOST_TEST(turns_of(read(one + "11.xe7-e3xk7")) == "11.xe3-e7xk7;");
    const std::string two =
        "[Start \"4/7/8/3ww4/1bbbbbbb2/9/10/9/B6B/WW3BB/WWWB b R 0-0 S -\"]\n\n";
    BOOST_TEST(error_of(two + "12.xi4").find("choice of rows") != std::string::npos);
    BOOST_TEST(turns_of(read(two + "12.xe4-e8xi4")) == "12.xe4-e8xi4;");
}

BOOST_AUTO_TEST_CASE(names_the_first_illegal_turn) {
    BOOST_TEST(judge(kRings + "11.h7-h8 12.g8-g9") == "legal");
    BOOST_TEST(judge(kRings + "11.g8-g9 12.h7-h8") == "11 opponents_ring_moved");
    BOOST_TEST(judge(kRings + "11.h7-h8 12.g8-e5 13.h8-h9") == "12 not_in_line");
    BOOST_TEST(judge("1.e3 2.e3 3.b5") == "2 placed_on_occupied");
    BOOST_TEST(judge("1.e3;e4 2.a5") == "1 placed_twice");
    BOOST_TEST(judge(kRings + "11.pass") == "11 passed_with_moves");
    BOOST_TEST(judge(kRings + "11.resign 12.g8-g9") == "12 played_after_end");
    const auto message = replay(read(kRings + "11.h7-h8 12.g2-g4")).fault->fault.message;
    BOOST_TEST(message == "Black moves from g2 to g4, over the ring on g3.");
}

BOOST_AUTO_TEST_CASE(an_illegal_turn_that_stood_is_kept_with_the_board_it_left) {
    const std::string text =
        "[Variant \"standard\"]\n[Result \"*\"]\n\n"
        "1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8\n"
        "11.h7-h8!!illegal marker_wrong_colour{=3B/4W2/5B2/5W3/2WB6/9/BW4B3/4bW3/8/7/4 b M 0-0 S "
        "-}\n"
        "12.g8-g9\n";
    const auto record = read(text);
    BOOST_TEST(to_text(record) == text);
    BOOST_TEST((record.turns[10].illegal == FaultKind::marker_wrong_colour));
    const auto played = replay(record);
    BOOST_TEST_REQUIRE(played.fault.has_value());
    BOOST_TEST(played.fault->number == 11);
    BOOST_TEST(played.positions.size() == 13U);
    BOOST_TEST((played.end().state_at(*Point::parse("h7")) == PointState::black_marker));
    BOOST_TEST(!played.dead_end);
}

BOOST_AUTO_TEST_CASE(names_the_turn_behind_which_nothing_can_be_replayed) {
    const std::string stood =
        "11.h7-h8!!illegal marker_wrong_colour{=3B/4W2/5B2/5W3/2WB6/9/BW4B3/4bW3/8/7/4 b M 0-0 S "
        "-}\n";
    const auto record = read(kRings + "\n" + stood + "12.g8-e5 13.h8-h9");
    const auto played = replay(record);
    BOOST_TEST_REQUIRE(played.fault.has_value());
    BOOST_TEST(played.fault->number == 11);
    BOOST_TEST_REQUIRE(played.dead_end.has_value());
    BOOST_TEST(played.dead_end->number == 12);
    BOOST_TEST((played.dead_end->fault.kind == FaultKind::not_in_line));
    BOOST_TEST(played.positions.size() == 12U);
}

BOOST_AUTO_TEST_CASE(says_where_a_text_goes_wrong) {
    BOOST_TEST(error_of(kRings + "\n11.h7-h8 12.g8-z9") ==
               "turn 12, line 2, column 16: expected the point to which the ring moves, found "
               "'z9'");
    BOOST_TEST(error_of("1.e3 3.a5") == "turn 2, line 1, column 6: expected turn 2, found '3'");
    BOOST_TEST(error_of("1.e3 2.a5 {open") ==
               "turn 2, line 1, column 11: expected a '}' somewhere behind this '{', found '{'");
    BOOST_TEST(error_of("[White \"A]\n1.e3").find("line 1, column 11: expected '\"'") == 0);
    BOOST_TEST(error_of("[Variant \"chess\"]").find("standard or blitz") != std::string::npos);
    BOOST_TEST(
        error_of("[Start \"4/7\"]").find("line 1, column 12: expected '/' before column c") == 0);
    BOOST_TEST(error_of("[Start \"4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -\"][Variant \"blitz\"]")
                   .find("line 1, column 9") == 0);
    BOOST_TEST(error_of("1.e3!!illegal nonsense").find("kind of fault") != std::string::npos);
    BOOST_TEST(error_of("1.e3 2.e3!!illegal placed_on_occupied").find("{=<position>}") !=
               std::string::npos);
    BOOST_TEST(error_of("1.e3{=4/7}").find("line 1, column 10") != std::string::npos);
    BOOST_TEST(error_of("1.e3{?e3|q}").find("line 1, column 10") != std::string::npos);
    BOOST_TEST(error_of("1.e3 * 2.a5").find("behind its result") != std::string::npos);
    BOOST_TEST(error_of("1.e3 2").find("end of the text") != std::string::npos);
    BOOST_TEST(error_of("") == "read");
}

BOOST_AUTO_TEST_CASE(starts_in_the_middle_count_from_eleven) {
    const auto record = read(
        "[Start \"BBBB/B6/8/3W5/2wwbww3/2bbwbb2/10/9/8/7/WWWW w M 0-0 S -\"]\n\n"
        "d4-g7;xe3-e7xk7 xf4-f8xa2;a3-b3");
    BOOST_TEST(turns_of(record) == "11.d4-g7;xe3-e7xk7 12.xf4-f8xa2;a3-b3");
    BOOST_TEST(judge(to_text(record)) == "legal");
    // A record may count from where it likes.
    const auto later = read(
        "[Start \"BBBB/B6/8/3W5/2wwbww3/2bbwbb2/10/9/8/7/WWWW w M 0-0 S -\"]\n\n"
        "31.d4-g7;xe3-e7xk7 32.xf4-f8xa2;a3-b3");
    BOOST_TEST(later.turns[1].number == 32);
}

BOOST_AUTO_TEST_CASE(scores_tell_the_winner) {
    const auto score = [](const std::string& text) { return score_text(*parse_position(text)); };
    BOOST_TEST(score("BBB1/7/8/3w5/10/2bbbbb2/5W4/9/8/7/1W2 - O 3-2 S w:rings") == "3-2");
    BOOST_TEST(score("4/7/8/9/10/9/10/9/8/7/4 - O 0-0 S b:resigned") == "0-1");
    BOOST_TEST(score("4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -") == "*");
}

BOOST_AUTO_TEST_SUITE_END()
