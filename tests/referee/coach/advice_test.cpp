#include <boost/test/unit_test.hpp>

#include "referee/coach/reason.hpp"
#include "referee/coach/review.hpp"
#include "referee/coach/strength.hpp"
#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/bench/match/match_score.hpp"

using namespace yinsight;

namespace {

Point point(const char* name) {
    return *Point::parse(name);
}

/// White: markers d4 d5 d7, rings b4 f5 j9 h4 k10. Black: marker d6, rings a2 b7 g11 k7 i5.
/// White to move.
Position prepared() {
    PositionParts parts;
    for (const char* name : {"d4", "d5", "d7"}) parts.board.markers[0].insert(point(name));
    parts.board.markers[1].insert(point("d6"));
    for (const char* name : {"b4", "d8", "j9", "h4", "k10"})
        parts.board.rings[0].insert(point(name));
    for (const char* name : {"a2", "b7", "g11", "k7", "i5"})
        parts.board.rings[1].insert(point(name));
    return begin_turn(parts, Side::white);
}

RankedTurn ranked(const Position& before, const char* text, Score score) {
    const Turn turn = *parse_turn(text, before);
    BOOST_REQUIRE(!find_fault(before, turn));
    return {turn, apply(before, turn), score, {turn}};
}

RecordedTurn recorded(int number, const Turn& turn) {
    RecordedTurn recorded;
    recorded.number = number;
    recorded.turn = turn;
    return recorded;
}

RankedTurn scored(Score score) {
    RankedTurn turn;
    turn.score = score;
    return turn;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_advice)

BOOST_AUTO_TEST_CASE(a_threat_names_the_row_and_the_defences_that_the_rules_leave) {
    // The ring leaves its marker on d8: d4 d5 d7 d8 are White's, and the ring on b4 can flip d6.
    const Position before = prepared();
    const RankedTurn turn = ranked(before, "d8-e9", 100);
    const Reasons reasons = reasons_for(before, turn);
    BOOST_REQUIRE(reasons.threat);
    BOOST_REQUIRE_EQUAL(reasons.threat->rows.size(), 1U);
    BOOST_TEST((reasons.threat->rows[0] == *Window::between_ends(point("d4"), point("d8"))));
    int defences = 0;
    int answers = 0;
    for (const LegalTurn& answer : legal_turns(turn.after)) {
        ++answers;
        bool row = false;
        for (const LegalTurn& next : legal_turns(answer.after))
            for (const Action action : next.turn) row |= action.kind() == ActionKind::remove_row;
        if (!row) ++defences;
    }
    BOOST_TEST(reasons.threat->answers == answers);
    BOOST_TEST(reasons.threat->defences == defences);
    BOOST_TEST(defences > 0);
    BOOST_TEST(!reasons.ends_game);
    BOOST_TEST(reasons.completed.empty());
}

BOOST_AUTO_TEST_CASE(a_completed_row_and_the_end_of_the_game_are_facts) {
    PositionParts parts = apply(prepared(), *parse_turn("d8-e9", prepared())).parts();
    const Position before = begin_turn(parts, Side::white);
    const Reasons reasons = reasons_for(before, ranked(before, "b4-e7;xd4-d8xh4", 500));
    BOOST_REQUIRE_EQUAL(reasons.completed.size(), 1U);
    BOOST_TEST((reasons.completed[0] == *Window::between_ends(point("d4"), point("d8"))));
    BOOST_TEST(!reasons.ends_game);

    parts.rings_removed = {2, 0};
    parts.board.rings[0].erase(point("j9"));
    parts.board.rings[0].erase(point("k10"));
    const Position last = begin_turn(parts, Side::white);
    const Reasons winning = reasons_for(last, ranked(last, "b4-e7;xd4-d8xh4", won_after(1)));
    BOOST_TEST(winning.ends_game);
    BOOST_TEST(*winning.wins_in == 1);
}

BOOST_AUTO_TEST_CASE(stopping_a_row_is_a_fact_and_so_is_giving_one) {
    PositionParts parts = apply(prepared(), *parse_turn("d8-e9", prepared())).parts();
    // Black to act: e7, where the white ring would land, is within reach of k7.
    const Position before = begin_turn(parts, Side::black);
    BOOST_TEST(rows_in_one_move(before.board(), Side::white).size() == 1U);
    const Reasons reasons = reasons_for(before, ranked(before, "k7-e7", 0));
    BOOST_REQUIRE_EQUAL(reasons.stopped.size(), 1U);
    BOOST_TEST((reasons.stopped[0] == *Window::between_ends(point("d4"), point("d8"))));
    BOOST_TEST((reasons.out_of_reach == point("d6")));
    BOOST_TEST(reasons.given.empty());
}

BOOST_AUTO_TEST_CASE(a_row_in_the_making_is_a_fact_of_the_turn_that_brings_it_nearer) {
    // White holds three of d4-d8 before. A marker left on h4 makes nothing of it, only two of
    // d4-h4; one left on d8 does.
    const Position before = prepared();
    const Reasons elsewhere = reasons_for(before, ranked(before, "h4-h5", 0));
    BOOST_TEST(elsewhere.longest_markers == 2);
    BOOST_TEST((*elsewhere.longest == *Window::between_ends(point("d4"), point("h4"))));
    const Reasons nearer = reasons_for(before, ranked(before, "d8-e9", 0));
    BOOST_TEST(nearer.longest_markers == 4);
    BOOST_TEST((*nearer.longest == *Window::between_ends(point("d4"), point("d8"))));
}

BOOST_AUTO_TEST_CASE(a_row_that_the_opponent_made_is_found_and_not_completed) {
    // d4 d5 d7 d8 are White's; with d6 turned the row lies there when White's turn begins.
    PositionParts parts = apply(prepared(), *parse_turn("d8-e9", prepared())).parts();
    parts.board.flip(PointSet{point("d6")});
    const Position before = begin_turn(parts, Side::white);
    const Reasons reasons = reasons_for(before, ranked(before, "xd4-d8xh4;b4-b5", 0));
    BOOST_REQUIRE_EQUAL(reasons.found.size(), 1U);
    BOOST_TEST((reasons.found[0] == *Window::between_ends(point("d4"), point("d8"))));
    BOOST_TEST(reasons.completed.empty());
}

BOOST_AUTO_TEST_CASE(verdicts_follow_the_chance_given_away) {
    const Score even = 0;
    BOOST_TEST((verdict_of(even, even) == Verdict::good));
    // 0.50 -> 0.46, 0.43, 0.35, 0.20 by hand: 400 * ln(p / (1 - p)).
    BOOST_TEST((verdict_of(even, -64) == Verdict::good));
    BOOST_TEST((verdict_of(even, -113) == Verdict::inaccuracy));
    BOOST_TEST((verdict_of(even, -248) == Verdict::mistake));
    BOOST_TEST((verdict_of(even, -554) == Verdict::blunder));
    BOOST_TEST((verdict_of(won_after(3), 5'000) == Verdict::missed_win));
    BOOST_TEST((verdict_of(won_after(3), won_after(9)) == Verdict::good));
}

BOOST_AUTO_TEST_CASE(a_win_that_is_not_taken_is_a_missed_win) {
    // d4-d1 wins in two, nothing else does (tactics.txt, proven by trying everything).
    GameRecord record;
    record.start =
        *parse_position("4/7/bbwbbB2/1wwWBb3/bbbb1bB3/bwbWbb3/1bw1ww4/bb1Ww4/1B6/7/4 w M 2-1 S -");
    const auto legal = legal_turns(record.start);
    SearchLimits limits;
    limits.nodes = 50'000;
    Engine engine{{4, 1}};
    int others = 0;
    for (std::size_t i = 0; i < legal.size(); i += legal.size() / 3) {
        record.turns = {recorded(11, legal[i].turn)};
        const Review review = review_game(engine, record, limits);
        BOOST_TEST(review.complete);
        BOOST_REQUIRE_EQUAL(review.turns.size(), 1U);
        BOOST_TEST(to_text(review.turns[0].best().turn) == "d4-d1");
        if (to_text(legal[i].turn) == "d4-d1") continue;
        // Another turn may win too, but later: that is no missed win.
        const bool missed = !is_proven_win(review.turns[0].score);
        others += missed ? 1 : 0;
        BOOST_TEST((review.turns[0].verdict == Verdict::missed_win) == missed);
        BOOST_TEST(review.count(Side::white, Verdict::missed_win) == (missed ? 1 : 0));
        BOOST_TEST(review.count(Side::black, Verdict::missed_win) == 0);
        BOOST_TEST(review.mean_loss(Side::white) == review.turns[0].loss());
    }
    BOOST_TEST(others >= 1);
}

BOOST_AUTO_TEST_CASE(a_board_that_leaves_no_turn_ends_a_review) {
    // An illegal turn stood, and what it left says 'remove a row' where no row lies.
    const auto record = parse_game_record(
        "1.e3!!illegal placed_twice{=wwww/WWWWW2/8/9/10/9/10/9/8/7/BBBB w R 0-0 S -}\n");
    BOOST_REQUIRE(record);
    SearchLimits limits;
    limits.nodes = 200;
    Engine engine{{4, 1}};
    const Review review = review_game(engine, *record, limits);
    BOOST_TEST(review.turns.empty());
    BOOST_TEST(!review.complete);
}

BOOST_AUTO_TEST_CASE(a_review_that_is_stopped_keeps_what_was_judged) {
    GameRecord record;
    for (const char* ring : {"e3", "a5", "b5", "c6", "d6", "e4", "h7"}) {
        const auto number = static_cast<int>(record.turns.size()) + 1;
        record.turns.push_back(recorded(number, Turn{Action::place_ring(point(ring))}));
    }
    SearchLimits limits;
    limits.nodes = 20;
    Engine engine{{1, 1}};
    std::atomic<bool> stop{false};
    std::size_t all_positions = 0;
    const Review review = review_game(engine, record, limits, &stop,
                                      [&](const Review& so_far, std::size_t done, std::size_t all) {
                                          all_positions = all;
                                          BOOST_TEST(so_far.turns.size() == done - 1);
                                          if (done == 4) stop = true;
                                      });
    BOOST_TEST(all_positions == 8U);
    BOOST_TEST(!review.complete);
    BOOST_TEST(review.turns.size() == 3U);
    BOOST_TEST(review_game(engine, record, limits).complete);
}

BOOST_AUTO_TEST_CASE(levels_grow_and_choose_by_their_stated_odds) {
    for (int level = 1; level < kStrengthLevels; ++level) {
        BOOST_TEST(strength_level(level).nodes < strength_level(level + 1).nodes);
        BOOST_TEST(strength_level(level).blur >= strength_level(level + 1).blur);
    }
    Analysis analysis;
    analysis.turns = {scored(0), scored(-500)};
    // Odds of 1 : 1/e, so the first is played with 0.731.
    const StrengthLevel level{1, 500, 2};
    BOOST_TEST(choose_at_level(analysis, level, 0.72).score == 0);
    BOOST_TEST(choose_at_level(analysis, level, 0.74).score == -500);
    analysis.turns = {scored(won_after(3)), scored(won_after(5))};
    BOOST_TEST(choose_at_level(analysis, level, 0.999).score == won_after(3));
    BOOST_TEST(choose_at_level(analysis, strength_level(kStrengthLevels), 0.999).score ==
               won_after(3));
}

BOOST_AUTO_TEST_CASE(a_match_is_scored_by_pairs) {
    MatchScore score;
    // Pairs of 1.5, 1, 2 and 1.5 points: 75 %, Elo 400 log10(3) = 190.8; the spread of the pairs'
    // shares (0.75, 0.5, 1, 0.75) is 0.2041, so the 95 % interval is 1.96 * 0.2041 / 2 = 0.2.
    for (const double points : {1.5, 1.0, 2.0, 1.5}) score.add_pair(points);
    BOOST_TEST(score.games() == 8);
    BOOST_TEST(score.share() == 0.75);
    BOOST_TEST(score.elo() == 190.85, boost::test_tools::tolerance(1e-3));
    BOOST_TEST(score.share_error() == 0.2, boost::test_tools::tolerance(1e-3));
    // LLR of 0 against 10 Elo: 4 * (s1 - 0.5) * (1.5 - s1 - 0.5) / (2 / 24), s1 = 0.514388.
    BOOST_TEST(score.log_likelihood_ratio(0, 10) == 0.3354, boost::test_tools::tolerance(1e-2));
}

BOOST_AUTO_TEST_SUITE_END()
