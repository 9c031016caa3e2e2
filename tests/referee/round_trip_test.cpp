#include <boost/test/unit_test.hpp>
#include <cstdlib>
#include <random>
#include <string>

#include "referee/game.hpp"
#include "referee/notation/boardspace_sgf.hpp"
#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/support/random_games.hpp"

using namespace yinsight;

namespace {

/// Games a case: enough to meet every phase and ending often, in a second or two. The environment
/// variable YINSIGHT_ROUND_TRIP_GAMES asks for more.
int games_per_case() {
    constexpr int few = 1'000;
    const char* const asked = std::getenv("YINSIGHT_ROUND_TRIP_GAMES");
    return asked != nullptr ? std::stoi(asked) : few;
}

/// A random game to its end, played through Game.
Game random_game(Variant variant, PlayStyle style, std::mt19937_64& random) {
    Game game{Position::start(variant)};
    Turn turn;
    play_random_game(game.start(), style, random,
                     [&](const Position& before, Action action, const Position& after) {
                         turn.push_back(action);
                         if (!ends_turn(before, after)) return;
                         if (game.play(turn)) BOOST_ERROR("a legal turn was refused");
                         turn = {};
                     });
    return game;
}

bool survives_undo_and_redo(Game game, std::mt19937_64& random) {
    const Game whole = game;
    std::size_t undone = random() % (game.turn_count() + 1);
    for (std::size_t i = 0; i < undone; ++i) {
        if (!game.undo()) return false;
        if (!(game.position() == whole.position_after(game.turn_count()))) return false;
    }
    for (; undone > 0; --undone) {
        if (!game.redo()) return false;
    }
    return game.record() == whole.record() && game.position() == whole.position();
}

void check_games(std::uint64_t seed, Variant variant, PlayStyle style, int games) {
    BOOST_TEST_MESSAGE("seed " << seed);
    std::mt19937_64 random{seed};
    for (int i = 0; i < games; ++i) {
        const Game game = random_game(variant, style, random);
        const auto record = parse_game_record(to_text(game.record()));
        const auto sgf = parse_boardspace_sgf(to_boardspace_sgf(game.record()));
        const auto position = parse_position(to_text(game.position()));
        GameRecord expected_sgf = game.record();
        expected_sgf.set_tag("Outcome", sgf ? sgf->tag("Outcome") : "");
        const bool same = record && *record == game.record() && sgf && *sgf == expected_sgf &&
                          position && *position == game.position() &&
                          survives_undo_and_redo(game, random);
        if (!same) {
            BOOST_ERROR("seed " << seed << ", game " << i << ": " << to_text(game.record()));
            return;
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(round_trip)

BOOST_AUTO_TEST_CASE(uniform_standard_games_come_back) {
    check_games(101, Variant::standard, PlayStyle::uniform, games_per_case());
}

BOOST_AUTO_TEST_CASE(standard_games_with_many_rows_come_back) {
    check_games(102, Variant::standard, PlayStyle::fond_of_rows, games_per_case());
}

BOOST_AUTO_TEST_CASE(uniform_blitz_games_come_back) {
    check_games(103, Variant::blitz, PlayStyle::uniform, games_per_case());
}

BOOST_AUTO_TEST_CASE(blitz_games_with_many_rows_come_back) {
    check_games(104, Variant::blitz, PlayStyle::fond_of_rows, games_per_case());
}

BOOST_AUTO_TEST_SUITE_END()
