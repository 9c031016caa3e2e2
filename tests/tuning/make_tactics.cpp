// Finds positions with a forced win in two turns among those of self-play, by trying everything,
// and prints them for tests/referee/coach/tactics.txt.
//   coach_make_tactics COUNT GAMES...
// Kept are positions with at most three winning first turns, none of which wins at once: a line is
// "<position text>;<winning turns joined by '|'>".

#include <iostream>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/support/exhaustive_solver.hpp"
#include "tests/tuning/scored_position.hpp"

namespace {

using namespace yinsight;

constexpr std::size_t kWinningTurnsMost = 3;

/// One more ring wins: nothing else can be won in two turns but the pool's end.
bool may_be_near_the_end(const Position& position) {
    const int last = rings_to_win(position.variant()) - 1;
    return position.phase() == Phase::move_ring &&
           (position.rings_removed(position.side()) >= last || position.pool() <= 2);
}

/// Whether it was.
bool print_if_tactical(const Position& position) {
    if (!may_be_near_the_end(position) || wins_in_one(position)) return false;
    const auto winning = turns_that_win_in_two(position);
    if (winning.empty() || winning.size() > kWinningTurnsMost) return false;
    std::cout << to_text(position) << ';';
    for (std::size_t i = 0; i < winning.size(); ++i)
        std::cout << (i > 0 ? "|" : "") << to_text(winning[i].turn);
    std::cout << std::endl;
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "coach_make_tactics COUNT GAMES...\n";
        return 2;
    }
    try {
        int missing = std::stoi(argv[1]);
        int last_game = -1;
        for (const ScoredPosition& scored : load_scored_positions({argv + 2, argv + argc})) {
            if (missing == 0) break;
            // One of a game: its positions are alike.
            if (scored.game == last_game || !print_if_tactical(scored.position)) continue;
            last_game = scored.game;
            --missing;
        }
    } catch (const std::exception& error) {
        std::cerr << "coach_make_tactics: " << error.what() << '\n';
        return 3;
    }
    return 0;
}
