#include "referee/fault.hpp"

#include <boost/test/unit_test.hpp>
#include <random>
#include <set>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/rules.hpp"
#include "tests/support/random_games.hpp"

using namespace yinsight;

namespace {

// Column a: four black rings. White: ring d4 among others, markers around it.
const std::string kMiddle = "BBBB/B6/8/3W5/2wwbww3/2bbwbb2/10/9/8/7/WWWW w M 0-0 S -";
const std::string kOwnRow = "BBBB/B6/8/3w5/2wwwww3/2bbbbb2/5W4/9/8/7/WWWW w R 0-0 S -";
const std::string kGift = "BBBB/B6/8/3w5/10/2bbbbb2/10/9/8/7/WWWW b r 1-0 S -";

/// The kind of the first fault of a turn; "legal" if it has none.
std::string judge(const std::string& position_text, const std::string& turn_text) {
    const auto position = parse_position(position_text);
    BOOST_TEST_REQUIRE(position.has_value(), position_text);
    const auto turn = parse_turn(turn_text, *position);
    BOOST_TEST_REQUIRE(turn.has_value(), turn_text);
    const auto found = find_fault(*position, *turn);
    if (!found) return "legal";
    BOOST_TEST(!found->fault.message.empty());
    BOOST_TEST((found->fault.player == position->side()));
    return std::string{name_of(found->fault.kind)};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(fault)

BOOST_AUTO_TEST_CASE(every_kind_has_its_own_name_and_a_rule) {
    std::set<std::string_view> names;
    for (const auto kind : all_fault_kinds()) {
        BOOST_TEST(names.insert(name_of(kind)).second);
        BOOST_TEST((fault_kind_from_name(name_of(kind)) == kind));
        BOOST_TEST(rule_of(kind).back() == '.');
    }
    BOOST_TEST(names.size() == 33U);
    BOOST_TEST(!fault_kind_from_name("jumped_a_fence").has_value());
    BOOST_TEST(!fault_kind_from_name("").has_value());
}

BOOST_AUTO_TEST_CASE(names_what_is_wrong_with_a_placement) {
    const std::string start = "3W/7/8/9/10/9/10/9/8/7/4 b P 0-0 S -";
    BOOST_TEST(judge(start, "a4") == "legal");
    BOOST_TEST(judge(start, "a5") == "placed_on_occupied");
    BOOST_TEST(judge(start, "a5-a4") == "marker_added");
    BOOST_TEST(judge(start, "xa5") == "ring_removed_without_row");
    BOOST_TEST(judge(start, "pass") == "passed_with_moves");
    BOOST_TEST(judge(kMiddle, "f6") == "too_many_rings");
}

BOOST_AUTO_TEST_CASE(names_what_is_wrong_with_the_ring_that_moves) {
    BOOST_TEST(judge(kMiddle, "a2-c4") == "opponents_ring_moved");
    BOOST_TEST(judge(kMiddle, "h8-h9") == "marker_wrong_point");
    BOOST_TEST(judge(kMiddle, "d4-d4") == "ring_not_moved");
    BOOST_TEST(judge(kMiddle, "d4-f5") == "not_in_line");
    BOOST_TEST(judge(kMiddle, "d4-f4") == "landed_on_occupied");
    BOOST_TEST(judge(kMiddle, "d4-h4") == "passed_vacant_after_jump");
    BOOST_TEST(judge(kMiddle, "d4-a4") == "landed_on_occupied");
    BOOST_TEST(judge(kMiddle, "pass") == "passed_with_moves");
    BOOST_TEST(judge(kMiddle, "d4-d5") == "legal");
}

BOOST_AUTO_TEST_CASE(tells_a_jumped_ring_from_a_jumped_gap) {
    BOOST_TEST(judge("WwB1/Ww1w3/W7/W8/W9/9/10/9/8/5BB/2BB w M 0-0 S -", "a2-a5") ==
               "jumped_a_ring");
    BOOST_TEST(judge("Ww2/Ww1w3/W7/W8/W9/9/10/9/7B/5BB/2BB w M 0-0 S -", "b1-b5") ==
               "jumped_a_gap");
    BOOST_TEST(judge("Ww2/Ww1w3/W7/W8/W9/9/10/9/7B/5BB/2BB w M 0-0 S -", "b1-b3") == "legal");
    BOOST_TEST(judge("Ww2/Ww1w3/W7/W8/W9/9/10/9/7B/5BB/2BB w M 0-0 S -", "a2-a5") ==
               "passed_vacant_after_jump");
}

BOOST_AUTO_TEST_CASE(names_what_is_wrong_with_a_removal) {
    BOOST_TEST(judge(kOwnRow, "xe3-e7xk7") == "legal");
    BOOST_TEST(judge(kOwnRow, "xe3-e6xk7") == "not_five");
    BOOST_TEST(judge(kOwnRow, "xe3-f8xk7") == "not_adjacent");
    BOOST_TEST(judge(kOwnRow, "xf4-f8xk7") == "own_row_first");
    BOOST_TEST(judge(kOwnRow, "xe4-e8xk7") == "wrong_row_removed");
    BOOST_TEST(judge(kOwnRow, "xe3-e7xa2") == "wrong_ring_colour");
    BOOST_TEST(judge(kOwnRow, "xe3-e7xh8") == "ring_not_removed");
    BOOST_TEST(judge(kOwnRow, "xe3-e7") == "ring_not_removed");
    BOOST_TEST(judge(kOwnRow, "k7-j7") == "row_not_removed");
    BOOST_TEST(judge(kMiddle, "d4-g7") == "row_not_removed");
    BOOST_TEST(judge(kMiddle, "xf4-f8xk7") == "wrong_row_removed");
    BOOST_TEST(judge(kMiddle, "d4-d5;xk7") == "ring_removed_without_row");
    BOOST_TEST(judge(kMiddle, "d4-g7;xe3-e7xk7;xf4-f8xk8") == "opponents_row_removed");
}

BOOST_AUTO_TEST_CASE(names_a_row_of_the_opponents_making_that_was_passed_over) {
    BOOST_TEST(judge(kGift, "a2-b2") == "played_before_resolving");
    BOOST_TEST(judge(kGift, "pass") == "played_before_resolving");
    BOOST_TEST(judge(kGift, "xf4-f8xa2") == "ring_not_moved");
    BOOST_TEST(judge(kGift, "xf4-f8xa2;a3-b3") == "legal");
}

BOOST_AUTO_TEST_CASE(names_a_turn_that_goes_on_too_long_or_comes_too_late) {
    BOOST_TEST(judge("4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -", "e5;e6") == "placed_twice");
    BOOST_TEST(judge(kMiddle, "d4-d5;d5-d6") == "out_of_turn");
    const std::string over = "BBB1/7/8/3w5/10/2bbbbb2/5W4/9/8/7/1W2 - O 3-2 S w:rings";
    const auto position = parse_position(over);
    BOOST_TEST_REQUIRE(position.has_value());
    const auto found =
        find_fault(*position, Action::move_ring(*Point::parse("g7"), *Point::parse("g8")));
    BOOST_TEST_REQUIRE(found.has_value());
    BOOST_TEST((found->kind == FaultKind::played_after_end));
}

BOOST_AUTO_TEST_CASE(points_and_message_say_where) {
    const auto position = parse_position("WwB1/Ww1w3/W7/W8/W9/9/10/9/8/5BB/2BB w M 0-0 S -");
    const auto found =
        find_fault(*position, Action::move_ring(*Point::parse("a2"), *Point::parse("a5")));
    BOOST_TEST_REQUIRE(found.has_value());
    BOOST_TEST(found->message == "White moves from a2 to a5, over the ring on a4.");
    std::string points;
    for (const auto point : found->points) points += point.name();
    BOOST_TEST(points == "a2a5a4");
    BOOST_TEST(found->rule() == "A ring jumps over markers, never over a ring.");
}

BOOST_AUTO_TEST_CASE(finds_a_fault_exactly_in_the_actions_that_are_not_listed) {
    std::mt19937_64 random{23};
    for (int game = 0; game < 2; ++game) {
        play_random_game(Position{}, PlayStyle::fond_of_rows, random,
                         [&](const Position& before, Action, const Position&) {
                             std::set<Action> legal;
                             for (const auto action : legal_actions(before)) legal.insert(action);
                             const auto check = [&](Action action) {
                                 if (is_legal(before, action) == legal.contains(action)) return;
                                 BOOST_ERROR(to_text(before) << " " << to_text(action));
                             };
                             for (const auto a : all_points()) {
                                 check(Action::place_ring(a));
                                 check(Action::remove_ring(a));
                                 for (const auto b : all_points()) check(Action::move_ring(a, b));
                                 for (const auto b : all_points()) check(Action::remove_row(a, b));
                             }
                             check(Action::pass());
                         });
    }
}

BOOST_AUTO_TEST_SUITE_END()
