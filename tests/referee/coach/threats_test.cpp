#include "referee/coach/threats.hpp"

#include <boost/test/unit_test.hpp>
#include <set>

#include "referee/coach/turn_ordering.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/referee/coach/coach_positions.hpp"

using namespace yinsight;

namespace {

Point point(const char* name) {
    return *Point::parse(name);
}

/// Whether the rules find a row of the mover after the move.
bool leaves_row(const Position& position, Action action) {
    PositionParts parts = position.parts();
    const Side side = position.side();
    parts.board.flip(between(action.from(), action.to()));
    parts.board.rings[index_of(side)].erase(action.from());
    parts.board.rings[index_of(side)].insert(action.to());
    parts.board.markers[index_of(side)].insert(action.from());
    for (const Window window : all_windows()) {
        if (parts.board.is_row(window, side)) return true;
    }
    return false;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_threats)

BOOST_AUTO_TEST_CASE(points_complete_a_row_where_adding_them_makes_one) {
    for (const Position& position : random_positions(30, 3)) {
        for (const auto side : {Side::white, Side::black}) {
            const PointSet own = position.board().markers_of(side);
            PointSet expected;
            for (const Point candidate : all_points()) {
                if (own.contains(candidate)) continue;
                for (const Window window : all_windows()) {
                    const PointSet points = window.points();
                    if (points.contains(candidate) && (points - PointSet{candidate} - own).empty())
                        expected.insert(candidate);
                }
            }
            BOOST_REQUIRE((completing_points(own) == expected));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_marker_can_be_flipped_where_a_ring_move_jumps_it) {
    for (const Position& position : random_positions(20, 5)) {
        const Board& board = position.board();
        for (const auto side : {Side::white, Side::black}) {
            PointSet jumped;
            for (const Point ring : board.rings_of(side)) {
                for (const Point to : board.ring_destinations(ring))
                    jumped |= between(ring, to) & board.all_markers();
            }
            for (const Point marker : board.all_markers())
                BOOST_REQUIRE_EQUAL(can_flip(board, marker, side), jumped.contains(marker));
        }
    }
}

BOOST_AUTO_TEST_CASE(exactly_the_moves_that_leave_a_row_are_listed_as_such) {
    int rows = 0;
    for (const Position& position : random_positions(120, 2)) {
        if (position.phase() != Phase::move_ring) continue;
        std::set<std::string> expected;
        for (const Action action : legal_actions(position)) {
            if (action.kind() == ActionKind::move_ring && leaves_row(position, action))
                expected.insert(to_text(action));
        }
        const SearchPosition node{position, EvaluationTables::fitted(position.variant())};
        ActionOrder order;
        list_row_moves(node, reaches_of(position.board(), position.side()), order);
        std::set<std::string> listed;
        for (const OrderedAction& entry : order) listed.insert(to_text(entry.action));
        BOOST_REQUIRE_EQUAL_COLLECTIONS(listed.begin(), listed.end(), expected.begin(),
                                        expected.end());
        rows += static_cast<int>(listed.size());
    }
    BOOST_TEST(rows > 100);
}

BOOST_AUTO_TEST_CASE(all_legal_actions_are_tried_and_the_remembered_one_first) {
    const MoveMemory memory;
    ActionOrder order;
    for (const Position& position : random_positions(10, 4)) {
        const SearchPosition node{position, EvaluationTables::fitted(position.variant())};
        const ActionList legal = legal_actions(position);
        const Action last = legal[legal.size() - 1];
        for (const bool looks_ahead : {false, true}) {
            order.clear();
            list_ordered(node, reaches_of(position.board(), position.side()), PackedAction{last},
                         memory, 0, looks_ahead, order);
            BOOST_REQUIRE_EQUAL(order.size(), legal.size());
            BOOST_TEST((order.pick(0).action == last));
            std::set<std::string> listed;
            for (const OrderedAction& entry : order) listed.insert(to_text(entry.action));
            BOOST_TEST(listed.size() == legal.size());
            for (const Action action : legal) BOOST_TEST(listed.count(to_text(action)) == 1U);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_row_with_one_foreign_marker_is_a_threat_while_a_ring_can_jump_it) {
    // White holds d4 d5 d7 d8, Black d6; the white ring on b4 jumps c5? No: c5 is vacant, so it
    // slides to it, and d6 is jumped along the same line (b4 c5 d6 e7).
    Board board;
    for (const char* name : {"d4", "d5", "d7", "d8"}) board.markers[0].insert(point(name));
    board.markers[1].insert(point("d6"));
    board.rings[0].insert(point("b4"));
    BOOST_TEST((threatening_points(board, Side::white) == PointSet{point("d6")}));
    BOOST_TEST(makes_row(board, Side::white, point("b4"), point("e7")));
    // A ring behind the marker takes the landing point away.
    board.rings[1].insert(point("e7"));
    BOOST_TEST(threatening_points(board, Side::white).empty());
}

BOOST_AUTO_TEST_SUITE_END()
