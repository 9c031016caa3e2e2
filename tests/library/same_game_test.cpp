#include "app/library/same_game.hpp"

#include <boost/test/unit_test.hpp>

#include "tests/library/library_games.hpp"

using namespace yinsight;

BOOST_AUTO_TEST_SUITE(same_game)

BOOST_AUTO_TEST_CASE(a_copy_tells_nothing_new) {
    const GameRecord game = game_of("Ann", "Bob", "2026.11.30");
    BOOST_TEST((compare(game, game) == Sameness::nothing_new));
    const GameRecord bare = game_from(kFourteenTurns);
    BOOST_TEST((compare(game, bare) == Sameness::nothing_new));
}

BOOST_AUTO_TEST_CASE(names_comments_and_times_that_were_missing_are_added) {
    const GameRecord bare = game_from(kFourteenTurns);
    GameRecord told = game_of("Ann", "Bob", "2026.11.30");
    told.turns[4].comments = {"good"};
    told.turns[4].elapsed_ms = 900;
    BOOST_TEST((compare(bare, told) == Sameness::tells_more));
    const GameRecord both = merged(bare, told);
    BOOST_TEST(both.tag("White") == "Ann");
    BOOST_TEST(both.turns[4].comments.at(0) == "good");
    BOOST_TEST(*both.turns[4].elapsed_ms == 900);
    BOOST_TEST((compare(both, told) == Sameness::nothing_new));
}

BOOST_AUTO_TEST_CASE(other_players_dates_or_turns_make_other_games) {
    const GameRecord game = game_of("Ann", "Bob", "2026.11.30");
    BOOST_TEST((compare(game, game_of("Ann", "Cid", "2026.11.30")) == Sameness::different));
    BOOST_TEST((compare(game, game_of("Ann", "Bob", "2026.12.01")) == Sameness::different));
    GameRecord other = game;
    other.turns[13].turn = other.turns[11].turn;
    BOOST_TEST((compare(game, other) == Sameness::different));
}

BOOST_AUTO_TEST_CASE(a_record_that_goes_on_continues_the_game_of_the_same_players_and_day) {
    const GameRecord whole = game_of("Ann", "Bob", "2026.11.30");
    GameRecord part = whole;
    part.turns.resize(9);
    BOOST_TEST((compare(part, whole) == Sameness::tells_more));
    BOOST_TEST((merged(part, whole) == whole));
    BOOST_TEST((compare(whole, part) == Sameness::nothing_new));
}

BOOST_AUTO_TEST_CASE(an_opening_that_two_games_share_does_not_make_them_one) {
    const GameRecord whole = game_from(kFourteenTurns);
    GameRecord part = whole;
    part.turns.resize(9);
    BOOST_TEST((compare(part, whole) == Sameness::different));
}

BOOST_AUTO_TEST_SUITE_END()
