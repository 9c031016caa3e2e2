#include "referee/rules.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

using namespace yinsight;

namespace {

Point pt(const char* name) {
    return *Point::parse(name);
}

Position at(const std::string& text) {
    const auto position = parse_position(text);
    BOOST_TEST_REQUIRE(position.has_value(), text);
    return *position;
}

Position play(const Position& position, const std::string& turn_text) {
    const auto turn = parse_turn(turn_text, position);
    BOOST_TEST_REQUIRE(turn.has_value(), turn_text);
    BOOST_TEST_REQUIRE(!find_fault(position, *turn).has_value(), turn_text);
    return apply(position, *turn);
}

std::string landings(const Position& position, const char* from) {
    std::string names;
    for (const auto point : position.board().ring_destinations(pt(from))) {
        names += (names.empty() ? "" : " ") + point.name();
    }
    return names;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rules)

BOOST_AUTO_TEST_CASE(white_places_first_and_moves_first) {
    Position position;
    for (const auto* point : {"e3", "a5", "b5", "c6", "d6", "e4", "h7", "g2", "g3", "g8"}) {
        BOOST_TEST((position.phase() == Phase::place_ring));
        position = play(position, point);
    }
    BOOST_TEST((position.phase() == Phase::move_ring));
    BOOST_TEST((position.side() == Side::white));
    BOOST_TEST((position.board().ring_at(pt("g8")) == Side::black));
}

BOOST_AUTO_TEST_CASE(a_ring_slides_over_vacant_points_and_lands_behind_one_group) {
    // Column e: ring e1, e2 e3 vacant, markers e4 e5, then e6 on. Row 1: nothing from e1 on.
    const auto position = at("BBBB/B6/8/9/W2wb5/9/10/9/8/3WWWW/4 w M 0-0 S -");
    BOOST_TEST(landings(position, "e1") == "c1 d1 e2 e3 e6 f2 g3 h4 i5 j6 k7");
}

BOOST_AUTO_TEST_CASE(a_ring_never_jumps_a_ring_nor_a_group_that_reaches_the_edge) {
    Board board;
    board.set_state(pt("a2"), PointState::white_ring);
    for (const auto* ring : {"a4", "c2"}) board.set_state(pt(ring), PointState::black_ring);
    for (const auto* marker : {"a3", "b2", "b3", "c4", "d5", "e6", "f7", "g8", "h9", "i10"}) {
        board.set_state(pt(marker), PointState::white_marker);
    }
    BOOST_TEST((board.ring_destinations(pt("a2")) == PointSet{pt("j11")}));
    board.set_state(pt("j11"), PointState::black_marker);
    BOOST_TEST(board.ring_destinations(pt("a2")).empty());
    BOOST_TEST(!board.has_ring_move(Side::white));
    BOOST_TEST(board.count_ring_moves(Side::white) == 0);
    board.set_state(pt("c2"), PointState::empty);
    BOOST_TEST((board.ring_destinations(pt("a2")) == PointSet{pt("c2")}));
    BOOST_TEST(board.has_ring_move(Side::white));
}

BOOST_AUTO_TEST_CASE(jumped_markers_turn_over_and_the_one_left_behind_does_not) {
    const auto before = at("BBBB/B6/8/9/W2wb5/9/10/9/8/3WWWW/4 w M 0-0 S -");
    const auto after = play(before, "e1-e6");
    BOOST_TEST((after.state_at(pt("e1")) == PointState::white_marker));
    BOOST_TEST((after.state_at(pt("e4")) == PointState::black_marker));
    BOOST_TEST((after.state_at(pt("e5")) == PointState::white_marker));
    BOOST_TEST((after.state_at(pt("e6")) == PointState::white_ring));
    BOOST_TEST((after.side() == Side::black));
    BOOST_TEST(after.pool() == 48);
}

BOOST_AUTO_TEST_CASE(of_seven_in_a_row_any_five_neighbours_may_go) {
    const auto position = at("4/7/8/3ww4/1bbbbbbb2/9/10/9/B6B/WW3BB/WWWB b R 0-0 S -");
    std::vector<std::string> rows;
    for (const auto action : legal_actions(position)) rows.push_back(to_text(action));
    BOOST_TEST(rows == (std::vector<std::string>{"Re2-e6", "Re3-e7", "Re4-e8"}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_crossing_row_that_lost_a_marker_is_gone) {
    const auto position = at("4/7/4b3/4b4/2bbbbb3/3bw4/3b6/9/B6B/WW3BB/WWWB b R 0-0 S -");
    const auto after = play(position, "xe3-e7xi4");
    BOOST_TEST((after.side() == Side::white));
    BOOST_TEST((after.phase() == Phase::move_ring));
    BOOST_TEST(after.rings_removed(Side::black) == 1);
}

BOOST_AUTO_TEST_CASE(two_separate_rows_cost_two_rings) {
    const auto position = at("4/1wwwww1/8/3b5/2wwwww3/9/10/9/B6B/WW3BB/WWWB w R 0-0 S -");
    const auto turn = parse_turn("xb2-b6xk7", position);
    const auto fault = find_fault(position, *turn);
    BOOST_TEST_REQUIRE(fault.has_value());
    BOOST_TEST((fault->fault.kind == FaultKind::row_not_removed));
    const auto after = play(position, "xb2-b6xk7;xe3-e7xk8");
    BOOST_TEST(after.rings_removed(Side::white) == 2);
    BOOST_TEST((after.side() == Side::black));
}

BOOST_AUTO_TEST_CASE(the_mover_wins_when_both_make_their_third_row) {
    const auto before = at("BBB1/7/8/3W5/2wwbww3/2bbwbb2/10/9/8/7/WW2 w M 2-2 S -");
    const auto after = play(before, "d4-g7;xe3-e7xk7");
    BOOST_TEST(to_text(after) == "BBB1/7/8/3w5/10/2bbbbb2/5W4/9/8/7/1W2 - O 3-2 S w:rings");
}

BOOST_AUTO_TEST_CASE(the_opponents_row_comes_off_at_the_start_of_his_turn) {
    const auto before = at("BBBB/B6/8/3W5/2wwbww3/2bbwbb2/10/9/8/7/WWWW w M 0-0 S -");
    const auto after = play(before, "d4-g7;xe3-e7xk7");
    BOOST_TEST((after.phase() == Phase::remove_row_before));
    BOOST_TEST((after.side() == Side::black));
    const auto later = play(after, "xf4-f8xa2;a3-b3");
    BOOST_TEST((later.side() == Side::white));
    BOOST_TEST(later.rings_removed(Side::black) == 1);
}

BOOST_AUTO_TEST_CASE(an_empty_pool_ends_the_game_only_when_a_marker_must_be_taken) {
    const auto ends = at(
        "BBBB/Bbwwbbw/bwwbbwwb/wwbWwwbbw/wbbw1bbwwb/bwwb1wwbb/wwbbw1bbww/bb7/8/7/WWW1 w M 1-0 S -");
    for (const auto& turn : legal_turns(ends)) {
        BOOST_TEST((turn.after.result() == GameResult{Winner::white, EndReason::pool}));
    }
    // The last marker makes a white row: five markers come back before anyone takes one.
    const auto goes_on = at(
        "BBBB/Bbwwbbw/bwwbbwwb/wwbW1wbbw/w1wwbww1wb/bwwb1wwbb/wwbbwwbbww/bbw6/8/7/WWWW w M 0-0 S "
        "-");
    const auto rows = legal_turns(goes_on);
    BOOST_TEST(std::count_if(rows.begin(), rows.end(),
                             [](const LegalTurn& t) { return !t.after.is_over(); }) == 5);
}

BOOST_AUTO_TEST_CASE(a_player_without_a_move_passes_and_none_wins_by_it) {
    const auto position = at("WWWW/1BBBBB1/8/9/10/9/10/9/8/7/4 w M 1-0 S -");
    const auto actions = legal_actions(position);
    BOOST_TEST_REQUIRE(actions.size() == 1U);
    BOOST_TEST(to_text(actions[0]) == "pass");
    BOOST_TEST(to_text(play(position, "pass")) == "WWWW/1BBBBB1/8/9/10/9/10/9/8/7/4 b M 1-0 S -");
}

BOOST_AUTO_TEST_CASE(blitz_is_won_by_the_first_row_and_the_mover_goes_first) {
    const auto both = at("BBBB/B6/8/3W5/2wwbww3/2bbwbb2/10/9/8/7/WWWW w M 0-0 B -");
    const auto won = play(both, "d4-g7");
    BOOST_TEST((won.result() == GameResult{Winner::white, EndReason::row}));
    BOOST_TEST(won.rings_removed(Side::white) == 0);
    // Black's row by White's move.
    const auto gift = at("BBBB/B6/8/3W5/4b5/2bbwbb2/10/9/8/7/WWWW w M 0-0 B -");
    BOOST_TEST((play(gift, "d4-g7").result() == GameResult{Winner::black, EndReason::row}));
}

BOOST_AUTO_TEST_CASE(resigning_is_legal_until_the_end_and_gives_the_game_away) {
    const Position start;
    const auto after = apply(start, Action::resign());
    BOOST_TEST(to_text(after) == "4/7/8/9/10/9/10/9/8/7/4 - O 0-0 S b:resigned");
    BOOST_TEST(is_legal(start, Action::resign()));
    BOOST_TEST(!is_legal(after, Action::resign()));
    BOOST_TEST(legal_actions(after).empty());
    BOOST_TEST(legal_turns(after).empty());
}

BOOST_AUTO_TEST_CASE(a_turn_begins_anywhere_a_board_can_be_set_up) {
    PositionParts parts = at("BBBB/B6/8/3w5/2wwwww3/2bbbbb2/5W4/9/8/7/WWWW w R 0-0 S -").parts();
    BOOST_TEST((begin_turn(parts, Side::black).phase() == Phase::remove_row_before));
    BOOST_TEST((after_ring_move(parts, Side::white).phase() == Phase::remove_row_after));
    parts.board.markers = {};
    BOOST_TEST((begin_turn(parts, Side::black).phase() == Phase::move_ring));
    BOOST_TEST((after_ring_move(parts, Side::black).side() == Side::white));
}

BOOST_AUTO_TEST_CASE(keys_differ_where_positions_do) {
    const auto position = at("BBBB/B6/8/3w5/2wwwww3/2bbbbb2/5W4/9/8/7/WWWW w R 0-0 S -");
    PositionParts other = position.parts();
    other.side = Side::black;
    BOOST_TEST(Position::from_parts(other).key() != position.key());
    other = position.parts();
    other.rings_removed = {1, 0};
    BOOST_TEST(Position::from_parts(other).key() != position.key());
    other = position.parts();
    other.board.flip(PointSet{pt("d4")});
    BOOST_TEST(Position::from_parts(other).key() != position.key());
    BOOST_TEST(Position::from_parts(position.parts()).key() == position.key());
}

BOOST_AUTO_TEST_CASE(positions_that_cannot_be_are_refused) {
    PositionParts parts;
    parts.board.rings[0].insert(pt("e5"));
    parts.board.markers[1].insert(pt("e5"));
    BOOST_CHECK_THROW(Position::from_parts(parts), std::invalid_argument);
    parts.board.markers[1].erase(pt("e5"));
    parts.phase = Phase::over;
    BOOST_CHECK_THROW(Position::from_parts(parts), std::invalid_argument);
    BOOST_CHECK_THROW(parts.board.set_state(pt("a2"), PointState::white_ring_black_marker),
                      std::invalid_argument);
}

BOOST_AUTO_TEST_SUITE_END()
