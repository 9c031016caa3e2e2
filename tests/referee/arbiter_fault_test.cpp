#include <boost/test/unit_test.hpp>

#include "referee/notation/position_text.hpp"
#include "referee/rules.hpp"
#include "tests/support/seat.hpp"

using namespace yinsight;

BOOST_AUTO_TEST_SUITE(arbiter_faults)

BOOST_AUTO_TEST_CASE(a_fault_is_spoken_once_on_a_calm_board_and_withdrawn_when_it_is_repaired) {
    const auto start = *parse_position(kMiddleGame);
    const auto turn = turn_with_a_flip(start);
    const auto after = apply(start, turn);
    const auto flip = jumped_by(start, turn).first();
    RealBoard wrong = RealBoard::of(after);
    wrong.set(flip, start.state_at(flip));
    Seat seat{{start}};
    seat.show(start, 1);
    seat.show(wrong, 10, true);
    BOOST_TEST(seat.said<ViolationEvent>().empty());
    seat.show(wrong, 1.3);
    BOOST_TEST(seat.said<ViolationEvent>().empty());
    seat.show(wrong, 60);
    BOOST_REQUIRE(seat.said<ViolationEvent>().size() == 1U);
    const auto fault = seat.said<ViolationEvent>()[0].fault;
    BOOST_TEST((fault.kind == FaultKind::not_flipped));
    BOOST_TEST((fault.player == Side::white));
    BOOST_TEST((fault.points == std::vector<Point>{flip}));
    BOOST_REQUIRE(fault.repair.size() == 1U);
    BOOST_TEST((fault.repair[0].from == start.state_at(flip)));
    BOOST_TEST((fault.repair[0].to == after.state_at(flip)));
    BOOST_TEST(!fault.message.empty());
    BOOST_TEST(seat.said<RepairedEvent>().empty());
    seat.show(RealBoard::of(after), 0.5, true);
    seat.show(after, 3);
    BOOST_TEST(seat.said<RepairedEvent>().size() == 1U);
    BOOST_TEST(seat.arbiter().open_faults().empty());
    BOOST_REQUIRE(seat.arbiter().turns().size() == 1U);
    BOOST_TEST(!seat.arbiter().turns()[0].illegal.has_value());
}

BOOST_AUTO_TEST_CASE(a_fault_that_stands_is_kept_in_the_record_and_play_goes_on_legally) {
    const auto start = *parse_position(kMiddleGame);
    const auto turn = turn_with_a_flip(start);
    const auto flip = jumped_by(start, turn).first();
    auto parts = apply(start, turn).parts();
    parts.board.set_state(flip, start.state_at(flip));
    const auto stands = begin_turn(parts, Side::black);
    Seat seat{{start}};
    seat.show(start, 1);
    seat.show(stands, 3);
    BOOST_TEST(seat.said<ViolationEvent>().size() == 1U);
    const auto reply = plain_turns(stands).at(6);
    seat.play(stands, reply);
    BOOST_REQUIRE(seat.arbiter().turns().size() == 2U);
    const auto& illegal = seat.arbiter().turns()[0];
    BOOST_TEST((illegal.illegal == FaultKind::not_flipped));
    BOOST_TEST((illegal.after.board() == stands.board()));
    BOOST_TEST((seat.arbiter().turns()[1].turn == reply));
    BOOST_TEST(!seat.arbiter().turns()[1].illegal.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
