#include "referee/notation/position_text.hpp"

#include <boost/test/unit_test.hpp>
#include <random>

#include "tests/support/random_games.hpp"

using namespace yinsight;

namespace {

const std::string kStart = "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -";

void check_error(const std::string& text, std::size_t offset, const std::string& expected) {
    const auto parsed = parse_position(text);
    BOOST_TEST_REQUIRE(!parsed.has_value(), text);
    BOOST_TEST(parsed.error().offset == offset, text << ": " << message_of(parsed.error()));
    BOOST_TEST(parsed.error().expected.find(expected) != std::string::npos,
               text << ": " << message_of(parsed.error()));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(position_text)

BOOST_AUTO_TEST_CASE(writes_the_start_as_the_contract_spells_it) {
    BOOST_TEST(to_text(Position{}) == kStart);
    BOOST_TEST((*parse_position(kStart) == Position{}));
}

BOOST_AUTO_TEST_CASE(reads_pieces_at_their_points) {
    const auto position = parse_position(
        "ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 w M 0-0 S -");
    BOOST_TEST_REQUIRE(position.has_value());
    const auto state = [&](const char* name) { return position->state_at(*Point::parse(name)); };
    BOOST_TEST((state("a2") == PointState::white_marker));
    BOOST_TEST((state("a4") == PointState::empty));
    BOOST_TEST((state("c1") == PointState::black_ring));
    BOOST_TEST((state("c4") == PointState::white_ring));
    BOOST_TEST((state("e6") == PointState::white_marker));
    BOOST_TEST((state("e7") == PointState::black_marker));
    BOOST_TEST((state("j6") == PointState::black_ring));
    BOOST_TEST(position->pool() == 51 - 20);
}

BOOST_AUTO_TEST_CASE(names_the_place_of_an_error_and_what_was_expected) {
    check_error("", 0, "column a");
    check_error("5/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -", 0, "at most 4 vacant points in column a");
    check_error("4/7/8/9/10/9/10/9/8/7 w P 0-0 S -", 21, "'/' before column k");
    check_error("4/7/8/9/010/9/10/9/8/7/4 w P 0-0 S -", 8, "column e");
    check_error("4/7/8/9/10/4x4/10/9/8/7/4 w P 0-0 S -", 12, "a piece or at most 5");
    check_error("4/7/8/9/10/4[Ww]4/10/9/8/7/4 w P 0-0 S -", 12, "a piece");
    check_error("4/7/8/9/10/9/10/9/8/7/4 x P 0-0 S -", 24, "w or b");
    check_error("4/7/8/9/10/9/10/9/8/7/4 w Q 0-0 S -", 26, "phase");
    check_error("4/7/8/9/10/9/10/9/8/7/4 w O 0-0 S -", 26, "phase in which a side acts");
    check_error("4/7/8/9/10/9/10/9/8/7/4 - P 0-0 S -", 26, "phase O");
    check_error("4/7/8/9/10/9/10/9/8/7/4 w P 9-0 S -", 28, "0 to 5");
    check_error("4/7/8/9/10/9/10/9/8/7/4 w P 0-0 T -", 32, "S or B");
    check_error("4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S w:rings", 34, "'-'");
    check_error("4/7/8/9/10/9/10/9/8/7/4 - O 0-0 S x:rings", 34, "w, b or d");
    check_error("4/7/8/9/10/9/10/9/8/7/4 - O 0-0 S w:ring", 36, "rings, row");
    check_error(kStart + " ", 35, "end of the position");
    check_error("4/7/8/9/99999999999999999999/9/10/9/8/7/4 w P 0-0 S -", 8, "column e");
}

BOOST_AUTO_TEST_CASE(rejects_positions_that_no_game_reaches) {
    const auto reason = [](const std::string& text) {
        const auto parsed = parse_position(text);
        return parsed ? std::string{} : parsed.error().found;
    };
    BOOST_TEST(reason("wwww/wwwwwww/wwwwwwww/wwwwwwwww/bbbbbbbbbb/bbbbbbbbb/bbbbb5/9/WWWWWBBB/"
                      "BB5/4 w M 0-0 S -") == "more than 51 markers");
    BOOST_TEST(reason("4/7/8/9/10/9/10/9/8/7/4 w M 0-0 S -") ==
               "rings on the board and removed must be five a side");
    BOOST_TEST(reason("4/7/8/9/10/9/10/9/8/7/3W w P 0-0 S -") ==
               "the rings on the board do not fit the side that places next");
    BOOST_TEST(reason("WWWW/W6/8/3bbbbb1/10/9/10/9/8/7/BBBB b M 0-0 S -") ==
               "rings on the board and removed must be five a side");
    BOOST_TEST(reason("WWWW/W6/8/3bbbbb1/10/9/10/9/8/6B/BBBB b M 0-0 S -") ==
               "a row lies on the board when a ring is to move");
    BOOST_TEST(reason("WWWW/W6/8/9/10/9/10/9/8/6B/BBBB b R 0-0 S -") == "no row to remove");
    BOOST_TEST(reason("WW2/7/8/9/10/9/10/9/8/6B/BBBB b M 3-0 S -") == "the game is already won");
    BOOST_TEST(reason("WWWW/W6/8/3wwwww1/10/9/10/9/8/5B1/3B b x 0-3 S -") ==
               "the game is already won");
    BOOST_TEST(reason("WWWW/W6/8/3wwwww1/10/9/10/9/8/4BBB/1BB1 b x 0-0 S -") ==
               "the opponent's row would have come off first");
}

BOOST_AUTO_TEST_CASE(a_board_that_stood_is_read_although_it_does_not_add_up) {
    const std::string text = "WWWW/WW5/8/9/10/9/10/9/8/6B/BBBB w M 0-0 S -";
    BOOST_TEST(!parse_position(text).has_value());
    BOOST_TEST_REQUIRE(parse_position_as_it_stood(text).has_value());
    BOOST_TEST(to_text(*parse_position_as_it_stood(text)) == text);
    BOOST_TEST(!parse_position_as_it_stood("WWWW/WWWWWWW/8/9/10/9/10/9/8/7/4 w M 0-0 S -"));
}

BOOST_AUTO_TEST_CASE(every_position_of_random_games_comes_back) {
    std::mt19937_64 random{17};
    int positions = 0;
    for (int game = 0; game < 300; ++game) {
        const auto style = game % 2 == 0 ? PlayStyle::uniform : PlayStyle::fond_of_rows;
        const auto variant = game % 4 < 2 ? Variant::standard : Variant::blitz;
        play_random_game(Position::start(variant), style, random,
                         [&](const Position&, Action, const Position& after) {
                             const auto back = parse_position(to_text(after));
                             BOOST_TEST_REQUIRE(back.has_value(), to_text(after));
                             BOOST_TEST_REQUIRE((*back == after), to_text(after));
                             BOOST_TEST_REQUIRE((back->key() == after.key()));
                             ++positions;
                         });
    }
    BOOST_TEST(positions > 10'000);
}

BOOST_AUTO_TEST_CASE(what_only_a_camera_sees_has_its_own_text) {
    SeenBoard board;
    board.fill(PointState::empty);
    board[0] = PointState::white_ring_white_marker;
    board[3] = std::nullopt;
    board[84] = PointState::black_ring_white_marker;
    const std::string text = "[Ww]2?/7/8/9/10/9/10/9/8/7/3[Bw]";
    BOOST_TEST(to_text(board) == text);
    BOOST_TEST_REQUIRE(parse_seen_board(text).has_value());
    BOOST_TEST((*parse_seen_board(text) == board));
    for (const auto* bad : {"[WW]3/7/8/9/10/9/10/9/8/7/4", "[Ww3/7/8/9/10/9/10/9/8/7/4",
                            "4/7/8/9/10/9/10/9/8/7/4 w", "4/7/8/9/10/9/10/9/8/7/[Bw"}) {
        BOOST_TEST(!parse_seen_board(bad).has_value(), bad);
    }
}

BOOST_AUTO_TEST_SUITE_END()
