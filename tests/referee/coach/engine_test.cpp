#include "referee/coach/engine.hpp"

#include <boost/test/unit_test.hpp>
#include <fstream>
#include <thread>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/referee/coach/coach_positions.hpp"
#include "tests/support/exhaustive_solver.hpp"
#include "tests/support/slow_rules.hpp"

using namespace yinsight;

namespace {

SearchLimits nodes(std::uint64_t count) {
    SearchLimits limits;
    limits.nodes = count;
    return limits;
}

/// Whether some way to finish the turn wins, by the slow rules of the tests.
bool slow_wins_in_one(const slow::Position& position, char side) {
    for (const std::string& action : slow::legal_actions(position)) {
        const auto after = slow::apply(position, action);
        if (after.phase == 'O') {
            if (after.result[0] == side) return true;
        } else if (after.side == side && slow_wins_in_one(after, side)) {
            return true;
        }
    }
    return false;
}

struct Tactic {
    std::string text;
    Position position;
    std::vector<std::string> solutions;
};

std::vector<Tactic> load_tactics() {
    std::ifstream in{"tests/referee/coach/tactics.txt"};
    std::vector<Tactic> tactics;
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto end = line.find(';');
        Tactic tactic{line, *parse_position(line.substr(0, end)), {}};
        for (auto rest = line.substr(end + 1); !rest.empty();) {
            const auto bar = std::min(rest.find('|'), rest.size());
            tactic.solutions.push_back(rest.substr(0, bar));
            rest.erase(0, bar + 1);
        }
        tactics.push_back(tactic);
    }
    return tactics;
}

bool is_solved(const Tactic& tactic, const Turn& turn) {
    const Position after = apply(tactic.position, turn);
    for (const std::string& solution : tactic.solutions) {
        if (apply(tactic.position, *parse_turn(solution, tactic.position)) == after) return true;
    }
    return false;
}

const Position kMiddle =
    *parse_position("ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 w M 0-0 S -");

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_engine)

BOOST_AUTO_TEST_CASE(finds_every_win_in_one_turn_and_claims_no_other) {
    BOOST_TEST_MESSAGE("seed " << kCoachSeed);
    Engine engine{{1, 1}};
    int wins = 0;
    for (const Position& position : random_positions(80, 3)) {
        if (position.phase() == Phase::place_ring) continue;
        const char side = position.side() == Side::white ? 'w' : 'b';
        const bool expected = slow_wins_in_one(slow::from_text(to_text(position)), side);
        SearchLimits limits;
        limits.depth = 1;
        const Analysis analysis = engine.analyse(position, limits);
        BOOST_REQUIRE(!analysis.turns.empty());
        const RankedTurn& best = analysis.turns.front();
        BOOST_TEST_CONTEXT(to_text(position)) {
            BOOST_REQUIRE_EQUAL(best.score == won_after(1), expected);
            if (!expected) continue;
            BOOST_REQUIRE(best.after.is_over());
            BOOST_REQUIRE((best.after.result()->winner == winner_of(position.side())));
            ++wins;
        }
    }
    BOOST_TEST(wins > 100);
}

BOOST_AUTO_TEST_CASE(the_solutions_of_the_tactics_are_all_and_only_those_that_win) {
    const auto tactics = load_tactics();
    BOOST_TEST(tactics.size() >= 100U);
    for (std::size_t i = 0; i < tactics.size(); i += 7) {
        const Tactic& tactic = tactics[i];
        BOOST_TEST_CONTEXT(tactic.text) {
            BOOST_TEST(!wins_in_one(tactic.position));
            const auto winning = turns_that_win_in_two(tactic.position);
            BOOST_TEST(winning.size() == tactic.solutions.size());
            for (const LegalTurn& turn : winning) BOOST_TEST(is_solved(tactic, turn.turn));
        }
    }
}

BOOST_AUTO_TEST_CASE(solves_the_tactics_and_proves_them) {
    Engine engine{{16, 1}};
    const auto tactics = load_tactics();
    std::size_t solved = 0;
    for (const Tactic& tactic : tactics) {
        engine.new_game();
        const Analysis analysis = engine.analyse(tactic.position, nodes(200'000));
        const RankedTurn& best = analysis.turns.front();
        if (is_solved(tactic, best.turn) && best.score == won_after(3)) {
            ++solved;
        } else {
            BOOST_TEST_MESSAGE("not solved: " << tactic.text);
        }
        // What is claimed as a win in two must be one.
        if (best.score == won_after(3)) BOOST_TEST(is_solved(tactic, best.turn));
    }
    BOOST_TEST(100 * solved >= 95 * tactics.size());
}

BOOST_AUTO_TEST_CASE(a_loss_in_one_is_claimed_exactly_where_nothing_holds) {
    // The opponent of each tactic, after a winning first turn, is lost; after another turn, not.
    Engine engine{{1, 1}};
    const auto tactics = load_tactics();
    for (std::size_t i = 0; i < tactics.size(); i += 10) {
        const Tactic& tactic = tactics[i];
        int others = 0;
        for (const Position& after : positions_after_turn(tactic.position)) {
            if (after.is_over() || others > 3) continue;
            SearchLimits limits;
            limits.depth = 2;
            const Score score = engine.analyse(after, limits).turns.front().score;
            const bool lost = !can_hold_one_turn(after);
            BOOST_TEST((score == lost_after(2)) == lost, tactic.text << " " << to_text(after));
            if (!lost) ++others;
        }
    }
}

BOOST_AUTO_TEST_CASE(answers_the_same_every_time_with_one_thread_and_a_node_limit) {
    Analysis first;
    for (int run = 0; run < 2; ++run) {
        Engine engine{{4, 1}};
        const Analysis analysis = engine.analyse(kMiddle, nodes(30'000), 3);
        BOOST_REQUIRE_EQUAL(analysis.turns.size(), 3U);
        BOOST_TEST(analysis.nodes <= 30'001U);
        if (run == 0) {
            first = analysis;
            continue;
        }
        BOOST_TEST(analysis.nodes == first.nodes);
        for (std::size_t i = 0; i < 3; ++i) {
            BOOST_TEST((analysis.turns[i].turn == first.turns[i].turn));
            BOOST_TEST(analysis.turns[i].score == first.turns[i].score);
        }
    }
}

BOOST_AUTO_TEST_CASE(suggestions_differ_and_are_sorted_and_their_lines_are_legal) {
    Engine engine{{4, 1}};
    for (const Position& position : random_positions(6, 23)) {
        const Analysis analysis = engine.analyse(position, nodes(5'000), 4);
        for (std::size_t i = 0; i < analysis.turns.size(); ++i) {
            const RankedTurn& turn = analysis.turns[i];
            if (i > 0) {
                BOOST_TEST(turn.score <= analysis.turns[i - 1].score);
                BOOST_TEST(!(turn.after == analysis.turns[i - 1].after));
            }
            BOOST_REQUIRE(!turn.line.empty());
            BOOST_TEST((turn.line.front() == turn.turn));
            Position at = position;
            for (const Turn& next : turn.line) {
                BOOST_REQUIRE(!find_fault(at, next));
                at = apply(at, next);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(has_an_answer_however_little_it_may_look_at) {
    for (const std::uint64_t count : {1U, 2U, 50U}) {
        Engine engine{{1, 1}};
        for (const Position& position : {Position{}, kMiddle}) {
            const Analysis analysis = engine.analyse(position, nodes(count), 2);
            BOOST_REQUIRE_EQUAL(analysis.turns.size(), 2U);
            BOOST_TEST(!find_fault(position, analysis.turns.front().turn));
            BOOST_TEST(std::abs(analysis.turns.front().score) <= kWonScore);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_game_that_is_over_has_no_turns) {
    const auto over = *parse_position("4/7/8/9/10/BBBBB4/10/9/8/7/1W1W - O 3-0 S w:rings");
    Engine engine{{1, 1}};
    BOOST_TEST(engine.analyse(over, nodes(100)).turns.empty());
}

BOOST_AUTO_TEST_CASE(stops_when_told_to_from_another_thread) {
    Engine engine{{4, 2}};
    std::atomic<bool> stop{false};
    std::thread teller{[&] { stop = true; }};
    const Analysis analysis = engine.analyse(kMiddle, SearchLimits{}, 1, &stop);
    teller.join();
    BOOST_TEST(!analysis.turns.empty());
}

BOOST_AUTO_TEST_CASE(stops_by_the_clock_it_is_given) {
    // A clock that moves a tenth of a second a look: the search may look nine times.
    int looks = 0;
    SearchLimits limits;
    limits.seconds = 1;
    limits.clock = [&] { return 0.1 * looks++; };
    Engine engine{{4, 1}};
    const Analysis analysis = engine.analyse(kMiddle, limits);
    BOOST_TEST(!analysis.turns.empty());
    BOOST_TEST(looks <= 14);
    BOOST_TEST(analysis.nodes <= 14U * 256U);
}

BOOST_AUTO_TEST_CASE(counts_right_at_the_end_of_the_pool) {
    // The last marker: 50 lie on the board, nobody has a row, and after this turn (which makes
    // none either) the game is counted. Found in random games; every turn is tried by the rules.
    Engine engine{{1, 1}};
    std::mt19937_64 random{kCoachSeed};
    int found = 0;
    for (int game = 0; game < 400 && found < 12; ++game) {
        std::optional<Position> last;
        play_random_game(Position{}, PlayStyle::uniform, random,
                         [&](const Position& before, Action, const Position&) {
                             if (before.phase() == Phase::move_ring && before.pool() == 1)
                                 last = before;
                         });
        if (!last) continue;
        ++found;
        int best = -1;
        for (const LegalTurn& turn : legal_turns(*last)) {
            if (!turn.after.is_over()) continue;
            const Winner winner = turn.after.result()->winner;
            best = std::max(best, winner == Winner::draw              ? 0
                                  : winner == winner_of(last->side()) ? 1
                                                                      : -1);
        }
        SearchLimits limits;
        limits.depth = 3;
        const Score score = engine.analyse(*last, limits).turns.front().score;
        BOOST_TEST_CONTEXT(to_text(*last)) {
            if (best == 1) BOOST_TEST(score == won_after(1));
            if (best == 0) BOOST_TEST(score >= kDrawScore);
        }
    }
    BOOST_TEST(found > 0);
}

BOOST_AUTO_TEST_CASE(plays_whole_games_without_an_illegal_turn) {
    Engine engine{{2, 1}};
    for (int game = 0; game < 6; ++game) {
        engine.new_game();
        std::mt19937_64 random{kCoachSeed + static_cast<std::uint64_t>(game)};
        Position position = Position::start(game % 3 == 0 ? Variant::blitz : Variant::standard);
        for (int ring = 0; ring < 4; ++ring)
            position = apply(position, choose_action(position, PlayStyle::uniform, random));
        int turns = 0;
        while (!position.is_over()) {
            const Analysis analysis = engine.analyse(position, nodes(300));
            BOOST_REQUIRE(!analysis.turns.empty());
            BOOST_REQUIRE(!find_fault(position, analysis.turns.front().turn));
            position = apply(position, analysis.turns.front().turn);
            BOOST_REQUIRE(++turns < 400);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
