#include "referee/game.hpp"

#include <boost/test/unit_test.hpp>
#include <random>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/support/random_games.hpp"

using namespace yinsight;

namespace {

Turn turn_of(const Game& game, const std::string& text) {
    return *parse_turn(text, game.position());
}

void play_all(Game& game, std::initializer_list<const char*> turns) {
    for (const auto* text : turns) BOOST_TEST_REQUIRE(!game.play(turn_of(game, text)), text);
}

Game opening() {
    Game game;
    play_all(game, {"e3", "a5", "b5", "c6", "d6", "e4", "h7", "g2", "g3", "g8"});
    return game;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game)

BOOST_AUTO_TEST_CASE(an_illegal_turn_changes_nothing) {
    Game game = opening();
    const Position before = game.position();
    const auto fault = game.play(turn_of(game, "a5-a4"));
    BOOST_TEST_REQUIRE(fault.has_value());
    BOOST_TEST((fault->fault.kind == FaultKind::opponents_ring_moved));
    BOOST_TEST((game.position() == before));
    BOOST_TEST(game.turn_count() == 10U);
}

BOOST_AUTO_TEST_CASE(turns_are_taken_back_and_played_again) {
    Game game = opening();
    play_all(game, {"h7-h8", "g8-g9"});
    const Position end = game.position();
    BOOST_TEST(game.undo());
    BOOST_TEST(game.undo());
    BOOST_TEST(game.redo_count() == 2U);
    BOOST_TEST((game.position() == opening().position()));
    BOOST_TEST(game.redo());
    BOOST_TEST(game.redo());
    BOOST_TEST(!game.redo());
    BOOST_TEST((game.position() == end));
    BOOST_TEST(game.record().turns.back().number == 12);
    BOOST_TEST(game.undo());
    play_all(game, {"g8-g10"});
    BOOST_TEST(game.redo_count() == 0U);
}

BOOST_AUTO_TEST_CASE(an_illegal_turn_that_stood_is_kept_and_play_goes_on_from_the_board) {
    Game game = opening();
    PositionParts parts = game.position().parts();
    parts.board.set_state(*Point::parse("h7"), PointState::white_marker);
    parts.board.set_state(*Point::parse("h11"), PointState::white_ring);
    parts.board.set_state(*Point::parse("i11"), PointState::black_marker);
    const Position stood = begin_turn(parts, Side::black);
    game.let_stand(turn_of(game, "h7-h11"), FaultKind::marker_added, stood);
    play_all(game, {"g8-g9"});
    const Replay played = replay(game.record());
    BOOST_TEST_REQUIRE(played.fault.has_value());
    BOOST_TEST(played.fault->number == 11);
    BOOST_TEST((played.fault->fault.kind == FaultKind::marker_added));
    BOOST_TEST((played.end() == game.position()));
    BOOST_TEST(played.positions.size() == 13U);
}

BOOST_AUTO_TEST_CASE(an_earlier_turn_is_corrected_and_what_followed_is_checked_again) {
    Game game = opening();
    play_all(game, {"h7-h8", "g8-g9", "h8-h9", "g9-g10"});
    BOOST_TEST((game.correct(10, turn_of(opening(), "h7-i8")) == 2U));
    BOOST_TEST(game.turn_count() == 12U);
    BOOST_TEST((game.position().state_at(*Point::parse("i8")) == PointState::white_ring));
    BOOST_TEST((game.position().state_at(*Point::parse("g9")) == PointState::black_ring));
    const Position before = game.position();
    BOOST_TEST(!game.correct(10, turn_of(game, "h7-a2")).has_value());
    BOOST_TEST((game.position() == before));
    BOOST_TEST((game.correct(11, turn_of(game, "g8-g11")) == 0U));
}

BOOST_AUTO_TEST_CASE(resigning_ends_it) {
    Game game = opening();
    game.resign();
    BOOST_TEST((game.result() == GameResult{Winner::black, EndReason::resigned}));
    BOOST_TEST(game.record().result == "0-1");
    game.resign();
    BOOST_TEST(game.turn_count() == 11U);
}

BOOST_AUTO_TEST_CASE(random_games_survive_undo_and_redo) {
    std::mt19937_64 random{29};
    for (int round = 0; round < 300; ++round) {
        Game game{Position::start(round % 4 == 0 ? Variant::blitz : Variant::standard)};
        std::vector<Position> seen{game.position()};
        Turn turn;
        const auto style = round % 2 == 0 ? PlayStyle::uniform : PlayStyle::fond_of_rows;
        play_random_game(game.start(), style, random,
                         [&](const Position& before, Action action, const Position& after) {
                             turn.push_back(action);
                             if (!ends_turn(before, after)) return;
                             BOOST_TEST_REQUIRE(!game.play(turn).has_value());
                             seen.push_back(after);
                             turn = {};
                         });
        const GameRecord record = game.record();
        for (std::size_t i = seen.size(); i-- > 1;) {
            BOOST_TEST_REQUIRE((game.position() == seen[i]));
            BOOST_TEST_REQUIRE(game.undo());
        }
        BOOST_TEST(!game.undo());
        while (game.redo()) {
        }
        BOOST_TEST((game.record() == record));
        BOOST_TEST((game.position() == seen.back()));
        BOOST_TEST((Game{record}.position() == seen.back()));
    }
}

BOOST_AUTO_TEST_SUITE_END()
