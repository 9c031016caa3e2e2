#include "referee/arbiter/arbiter.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <vector>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/support/seat.hpp"

using namespace yinsight;

namespace {

Point at(const char* name) {
    return *Point::parse(name);
}

/// Four markers of one colour on f3 to f6 and a white ring on f7: when that ring leaves, White has
/// a row if the markers are white.
PositionParts four_in_line(Side colour) {
    PositionParts parts;
    for (const auto* name : {"f3", "f4", "f5", "f6"}) {
        parts.board.set_state(at(name), point_state({}, colour));
    }
    for (const auto* name : {"f7", "b2", "c7", "j7", "i5"}) {
        parts.board.set_state(at(name), PointState::white_ring);
    }
    for (const auto* name : {"e9", "g9", "i10", "d2", "h10"}) {
        parts.board.set_state(at(name), PointState::black_ring);
    }
    return parts;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(arbiter)

BOOST_AUTO_TEST_CASE(a_takeback_of_three_turns_is_no_fault_and_play_goes_on_from_there) {
    const auto start = *parse_position(kMiddleGame);
    Seat seat{{start}};
    seat.show(start, 1);
    auto position = start;
    std::vector<Position> boards{start};
    for (const std::size_t i : {std::size_t{3}, std::size_t{9}, std::size_t{5}}) {
        position = seat.play(position, plain_turns(position).at(i));
        boards.push_back(position);
    }
    BOOST_REQUIRE(seat.arbiter().turns().size() == 3U);
    const int first = seat.arbiter().turns()[0].number;
    RealBoard board = RealBoard::of(boards[3]);
    for (std::size_t back = 3; back-- > 0;) {
        for (const auto& act : acts_between(board, RealBoard::of(boards[back]), Side::white)) {
            seat.show(board, 0.3, true);
            act.apply_to(board);
            seat.show(board, 0.2, true);
        }
    }
    seat.show(start, 3);
    BOOST_TEST(seat.arbiter().turns().empty());
    BOOST_TEST((seat.arbiter().position() == start));
    BOOST_TEST(!seat.said<TakebackEvent>().empty());
    BOOST_TEST(seat.said<TakebackEvent>().back().to_turn == 0);
    seat.play(start, plain_turns(start).at(1));
    BOOST_REQUIRE(seat.arbiter().turns().size() == 1U);
    BOOST_TEST(seat.arbiter().turns()[0].number == first);
    BOOST_TEST(seat.said<ViolationEvent>().empty());
}

BOOST_AUTO_TEST_CASE(a_piece_lifted_and_put_back_is_nothing) {
    const auto start = *parse_position(kMiddleGame);
    Seat seat{{start}};
    seat.show(start, 1);
    for (const auto point : start.board().all_rings() | start.board().all_markers()) {
        RealBoard lifted = RealBoard::of(start);
        lifted.set(point, PointState::empty);
        seat.show(lifted, 0.3, true);
        seat.show(lifted, 0.3);
        seat.show(RealBoard::of(start), 0.3, true);
        seat.show(start, 1);
    }
    for (const auto& event : seat.events()) {
        BOOST_TEST(std::holds_alternative<HandEvent>(event.what));
    }
    BOOST_TEST((seat.arbiter().position() == start));
}

BOOST_AUTO_TEST_CASE(a_joined_game_begins_with_the_first_calm_board_and_learns_whose_turn_it_is) {
    auto parts = parse_position(kMiddleGame)->parts();
    const auto start = begin_turn(parts, Side::black);
    Seat seat{{}};
    seat.show(RealBoard::of(start), 2, true);
    BOOST_TEST(!seat.arbiter().started());
    seat.show(start, 2);
    BOOST_TEST(seat.arbiter().started());
    BOOST_TEST((seat.arbiter().start().board() == start.board()));
    BOOST_REQUIRE(seat.said<QuestionEvent>().size() == 1U);
    BOOST_TEST((seat.said<QuestionEvent>()[0].about == QuestionEvent::About::side_to_move));
    seat.play(start, plain_turns(start).at(4));
    BOOST_REQUIRE(seat.arbiter().turns().size() == 1U);
    BOOST_TEST((seat.arbiter().turns()[0].player == Side::black));
    BOOST_TEST((seat.arbiter().turns()[0].turn == plain_turns(start).at(4)));
    BOOST_TEST((seat.arbiter().start() == start));
    BOOST_TEST(seat.said<ViolationEvent>().empty());
}

BOOST_AUTO_TEST_CASE(sweeping_the_board_after_the_game_is_no_fault) {
    auto parts = four_in_line(Side::white);
    for (const auto* name : {"j7", "i5"}) parts.board.set_state(at(name), PointState::empty);
    parts.rings_removed = {2, 0};
    const auto start = begin_turn(parts, Side::white);
    const Turn last{Action::move_ring(at("f7"), at("f8")), Action::remove_row(at("f3"), at("f7")),
                    Action::remove_ring(at("b2"))};
    Seat seat{{start}};
    seat.show(start, 1);
    const auto end = seat.play(start, last);
    BOOST_REQUIRE(seat.said<GameOverEvent>().size() == 1U);
    BOOST_TEST(
        (seat.said<GameOverEvent>()[0].result == GameResult{Winner::white, EndReason::rings}));
    const auto said = seat.events().size();
    RealBoard board = RealBoard::of(end);
    for (const auto point : end.board().all_markers() | end.board().all_rings()) {
        seat.show(board, 0.3, true);
        board.set(point, PointState::empty);
        seat.show(board, 1.8);
    }
    for (auto event = seat.events().begin() + static_cast<std::ptrdiff_t>(said);
         event != seat.events().end(); ++event) {
        BOOST_TEST(std::holds_alternative<HandEvent>(event->what));
    }
    BOOST_TEST(seat.arbiter().turns().size() == 1U);
}

BOOST_AUTO_TEST_CASE(starts_from_any_position_even_with_a_row_of_the_opponents_making) {
    auto parts = four_in_line(Side::black);
    parts.board.set_state(at("f7"), PointState::black_marker);
    parts.board.set_state(at("g5"), PointState::white_ring);
    const auto start = begin_turn(parts, Side::black);
    BOOST_REQUIRE((start.phase() == Phase::remove_row_before));
    const auto turns = legal_turns(start);
    BOOST_REQUIRE(!turns.empty());
    Seat seat{{start}};
    seat.show(start, 1);
    seat.play(start, turns[7].turn);
    BOOST_REQUIRE(seat.arbiter().turns().size() == 1U);
    BOOST_TEST((seat.arbiter().turns()[0].turn == turns[7].turn));
    BOOST_TEST((seat.arbiter().turns()[0].player == Side::black));
    BOOST_TEST(seat.said<ViolationEvent>().empty());
}

BOOST_AUTO_TEST_CASE(a_turn_seen_only_at_its_end_is_recorded_with_all_that_it_may_have_been) {
    const auto start = begin_turn(four_in_line(Side::white), Side::white);
    // The ring that makes the row is itself removed: where it went to nobody has seen.
    std::vector<LegalTurn> alike;
    for (const auto& legal : legal_turns(start)) {
        std::vector<LegalTurn> same;
        for (const auto& other : legal_turns(start)) {
            if (other.after == legal.after) same.push_back(other);
        }
        if (same.size() > alike.size()) alike = same;
    }
    BOOST_REQUIRE(alike.size() > 1U);
    Seat seat{{start}};
    seat.show(start, 2);
    seat.show(alike[0].after, 4);
    BOOST_REQUIRE(seat.arbiter().turns().size() == 1U);
    const auto recorded = seat.arbiter().turns()[0];
    std::set<std::string> expected;
    std::set<std::string> found{to_text(recorded.turn)};
    for (const auto& turn : alike) expected.insert(to_text(turn.turn));
    for (const auto& candidate : recorded.candidates) found.insert(to_text(candidate));
    BOOST_TEST(found == expected, boost::test_tools::per_element());
    BOOST_REQUIRE(seat.said<QuestionEvent>().size() == 1U);
    BOOST_TEST(seat.said<QuestionEvent>()[0].candidates.size() == alike.size());
    // Nobody answers, and play goes on.
    seat.play(recorded.after, plain_turns(recorded.after).at(2));
    BOOST_TEST(seat.arbiter().turns().size() == 2U);
    BOOST_TEST(seat.said<ViolationEvent>().empty());
}

BOOST_AUTO_TEST_CASE(a_ring_slid_over_legal_points_is_no_turn_until_it_rests) {
    const auto start = begin_turn(four_in_line(Side::white), Side::white);
    Seat seat{{start}};
    seat.show(start, 1);
    RealBoard board = RealBoard::of(start);
    board.set(at("j7"), PointState::white_marker);
    // By the rulebook j7 may move to each of these: nothing lies on its line.
    for (const auto* name : {"i7", "h7", "g7"}) {
        RealBoard passing = board;
        passing.set(at(name), PointState::white_ring);
        seat.show(passing, 0.3);
    }
    BOOST_TEST(seat.arbiter().turns().empty());
    board.set(at("g7"), PointState::white_ring);
    seat.show(board, 2);
    BOOST_REQUIRE(seat.arbiter().turns().size() == 1U);
    BOOST_TEST((seat.arbiter().turns()[0].turn == Turn{Action::move_ring(at("j7"), at("g7"))}));
}

BOOST_AUTO_TEST_CASE(two_turns_between_two_looks_are_two_turns) {
    const auto start = *parse_position(kMiddleGame);
    const auto first = turn_with_a_flip(start);
    const auto between_them = apply(start, first);
    const auto second = plain_turns(between_them).at(3);
    Seat seat{{start}};
    seat.show(start, 1);
    seat.show(apply(between_them, second), 3);
    BOOST_REQUIRE(seat.arbiter().turns().size() == 2U);
    BOOST_TEST((seat.arbiter().turns()[0].turn == first));
    BOOST_TEST((seat.arbiter().turns()[1].turn == second));
    BOOST_TEST(seat.said<ViolationEvent>().empty());
}

BOOST_AUTO_TEST_CASE(a_wrong_act_in_the_middle_of_a_turn_stands_with_the_turn) {
    const auto start = begin_turn(four_in_line(Side::black), Side::white);
    Seat seat{{start}};
    seat.show(start, 2);
    BOOST_TEST(!seat.let_stand());
    RealBoard board = RealBoard::of(start);
    const auto act = [&](Point point, PointState state) {
        seat.show(board, 0.4, true);
        board.set(point, state);
        seat.show(board, 0.4, true);
    };
    // White's marker shows black.
    act(at("b2"), PointState::white_ring_black_marker);
    seat.show(board, 4);
    BOOST_REQUIRE(seat.said<ViolationEvent>().size() == 1U);
    BOOST_TEST((seat.said<ViolationEvent>()[0].fault.kind == FaultKind::marker_wrong_colour));
    BOOST_TEST(seat.let_stand());
    BOOST_TEST(seat.arbiter().open_faults().empty());
    seat.show(board, 4);
    // The ring moves on, and the marker stays as it is.
    act(at("b2"), PointState::black_marker);
    act(at("b3"), PointState::white_ring);
    seat.show(board, 8);
    BOOST_TEST(seat.said<ViolationEvent>().size() == 1U);
    BOOST_REQUIRE(seat.arbiter().turns().size() == 1U);
    const PlayedTurn& turn = seat.arbiter().turns()[0];
    BOOST_TEST(to_text(turn.turn) == "b2-b3");
    BOOST_TEST((turn.illegal == FaultKind::marker_wrong_colour));
    BOOST_TEST((turn.after.state_at(at("b2")) == PointState::black_marker));
    BOOST_TEST((turn.after.side() == Side::black));
}

BOOST_AUTO_TEST_CASE(two_wrong_acts_of_one_turn_that_were_let_stand_stay_so) {
    const auto start = begin_turn(four_in_line(Side::black), Side::white);
    Seat seat{{start}};
    seat.show(start, 2);
    RealBoard board = RealBoard::of(start);
    const auto act_and_let_stand = [&](Point point, PointState state) {
        seat.show(board, 0.4, true);
        board.set(point, state);
        seat.show(board, 0.4, true);
        seat.show(board, 4);
        BOOST_TEST(seat.let_stand());
    };
    act_and_let_stand(at("b2"), PointState::white_ring_black_marker);
    // A marker that came from nowhere.
    act_and_let_stand(at("j9"), PointState::white_marker);
    const auto said = seat.said<ViolationEvent>().size();
    BOOST_TEST(said == 2U);
    seat.show(board, 6);
    BOOST_TEST(seat.said<ViolationEvent>().size() == said);
    BOOST_TEST(seat.arbiter().open_faults().empty());
}

BOOST_AUTO_TEST_CASE(a_ring_that_seems_to_hold_a_marker_for_good_spoils_one_turn) {
    const auto start = begin_turn(four_in_line(Side::black), Side::white);
    Seat seat{{start}};
    seat.show(start, 2);
    const Point misread = at("h10");
    const auto show = [&](RealBoard board, double seconds, bool hand = false) {
        board.set(misread, PointState::black_ring_white_marker);
        seat.show(board, seconds, hand);
    };
    show(RealBoard::of(start), 4);
    BOOST_REQUIRE(seat.said<ViolationEvent>().size() == 1U);
    BOOST_TEST((seat.said<ViolationEvent>()[0].fault.points == std::vector<Point>{misread}));
    Position position = start;
    std::size_t said = 0;
    for (const char* text : {"b2-b3", "e9-d9", "j7-j8", "i10-i11"}) {
        const auto turn = *parse_turn(text, position);
        const auto after = apply(position, turn);
        RealBoard board = RealBoard::of(position);
        for (const auto& act : acts_between(board, RealBoard::of(after), position.side())) {
            act.apply_to(board);
            show(board, 0.4, true);
        }
        // Once play has gone on over it, it is no longer spoken of.
        if (seat.arbiter().turns().size() == 2U) said = seat.said<ViolationEvent>().size();
        position = after;
        show(RealBoard::of(position), 4);
    }
    BOOST_TEST(said > 0U);
    BOOST_TEST(seat.said<ViolationEvent>().size() == said);
    BOOST_REQUIRE(seat.arbiter().turns().size() == 4U);
    for (const PlayedTurn& turn : seat.arbiter().turns()) {
        const bool first = turn.number == seat.arbiter().turns()[0].number;
        BOOST_TEST((first || !turn.illegal));
    }
    BOOST_TEST((seat.arbiter().position() == position));
}

BOOST_AUTO_TEST_SUITE_END()
