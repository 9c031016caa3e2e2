#include "referee/notation/turn_text.hpp"

#include <boost/test/unit_test.hpp>

#include "referee/notation/position_text.hpp"

using namespace yinsight;

namespace {

Point at(const char* name) {
    return *Point::parse(name);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(turn_text)

BOOST_AUTO_TEST_CASE(writes_the_examples_of_the_interface) {
    BOOST_TEST(to_text(Turn{Action::place_ring(at("e3"))}) == "e3");
    BOOST_TEST(to_text(Turn{Action::move_ring(at("h7"), at("g7"))}) == "h7-g7");
    BOOST_TEST(
        to_text(Turn{Action::move_ring(at("c5"), at("a3")), Action::remove_row(at("b3"), at("b7")),
                     Action::remove_ring(at("b2"))}) == "c5-a3;xb3-b7xb2");
    BOOST_TEST(to_text(Turn{Action::remove_row(at("d9"), at("d5")), Action::remove_ring(at("c5")),
                            Action::move_ring(at("a4"), at("b4"))}) == "xd5-d9xc5;a4-b4");
    BOOST_TEST(to_text(Turn{Action::pass()}) == "pass");
    BOOST_TEST(to_text(Turn{Action::resign()}) == "resign");
}

BOOST_AUTO_TEST_CASE(numbers_follow_the_rings_and_the_side) {
    BOOST_TEST(first_turn_number(Position{}) == 1);
    const auto start = [](const char* text) { return *parse_position(text); };
    BOOST_TEST(first_turn_number(start("4/7/8/2W6/10/9/10/9/8/7/4 b P 0-0 S -")) == 2);
    BOOST_TEST(first_turn_number(start("4/7/8/WWWWW4/BBBBB5/9/10/9/8/7/4 w M 0-0 S -")) == 11);
    BOOST_TEST(first_turn_number(start("4/7/8/WWWWW4/BBBBB5/9/10/9/8/7/4 b M 0-0 S -")) == 12);
}

BOOST_AUTO_TEST_CASE(a_turn_as_long_as_a_record_can_hold_comes_back) {
    Turn turn;
    while (!turn.full()) turn.push_back(turn.size() % 2 == 0 ? Action::resign() : Action::pass());
    const auto again = parse_turn(to_text(turn), Position{});
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((*again == turn));
    BOOST_TEST(!parse_turn(to_text(turn) + ";pass", Position{}).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
