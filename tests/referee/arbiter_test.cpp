#include "referee/arbiter/arbiter.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>
#include <string>
#include <vector>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/support/hand_play.hpp"

using namespace yinsight;

namespace {

constexpr const char* kMiddle =
    "ww2/7/B2W1bww/2W3BW1/5wbb2/bw3w1bB/1b1WbbW3/3b1Bb2/2ww2b1/1B5/4 w M 0-0 S -";

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

/// A table with a camera above it that sees well, ten looks a second.
class Seat {
  public:
    explicit Seat(const ArbiterOptions& options) : arbiter_{options} {}

    const Arbiter& arbiter() const { return arbiter_; }
    const std::vector<Event>& events() const { return events_; }

    void show(const RealBoard& board, double seconds, bool hand = false) {
        constexpr double kFrameS = 0.1;
        for (const double until_s = now_s_ + seconds; now_s_ < until_s; now_s_ += kFrameS) {
            Observation observation;
            observation.time_s = now_s_;
            observation.frame = frame_++;
            observation.hand = observation.moving = hand;
            for (const auto point : all_points()) {
                auto& belief = observation.points[static_cast<std::size_t>(point.index())];
                belief.probability.fill(0.001F);
                belief.probability[static_cast<std::size_t>(board.at(point))] = 0.992F;
            }
            observation.removed_rings = {board.storage[0], board.storage[1]};
            for (auto& event : arbiter_.observe(observation)) events_.push_back(std::move(event));
        }
    }
    void show(const Position& position, double seconds) { show(RealBoard::of(position), seconds); }

    /// Step by step, a hand for each, then a calm board.
    Position play(const Position& position, const Turn& turn) {
        Dice dice{1};
        RealBoard board = RealBoard::of(position);
        for (const auto& act : acts_of(position, turn, {}, dice)) {
            show(board, 0.2, true);
            act.apply_to(board);
            show(board, 0.2, true);
            show(board, 0.5);
        }
        show(board, 2);
        return apply(position, turn);
    }

    template <typename What>
    std::vector<What> said() const {
        std::vector<What> found;
        for (const auto& event : events_) {
            if (const auto* what = std::get_if<What>(&event.what)) found.push_back(*what);
        }
        return found;
    }

  private:
    Arbiter arbiter_;
    std::vector<Event> events_;
    double now_s_ = 0;
    int frame_ = 0;
};

/// Legal turns that are one ring move, and leave nothing to remove to anybody.
std::vector<Turn> plain_turns(const Position& position) {
    std::vector<Turn> turns;
    for (const auto& legal : legal_turns(position)) {
        const bool plain = legal.turn.size() == 1 && legal.after.phase() == Phase::move_ring &&
                           legal.turn[0].kind() == ActionKind::move_ring;
        if (plain) turns.push_back(legal.turn);
    }
    return turns;
}

PointSet jumped(const Position& position, const Turn& turn) {
    return between(turn[0].from(), turn[0].to()) & position.board().all_markers();
}

Turn turn_with_a_flip(const Position& position) {
    const auto turns = plain_turns(position);
    const auto found = std::find_if(turns.begin(), turns.end(), [&](const Turn& turn) {
        return !jumped(position, turn).empty();
    });
    BOOST_REQUIRE(found != turns.end());
    return *found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(arbiter)

BOOST_AUTO_TEST_CASE(a_takeback_of_three_turns_is_no_fault_and_play_goes_on_from_there) {
    const auto start = *parse_position(kMiddle);
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
    const auto start = *parse_position(kMiddle);
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
    auto parts = parse_position(kMiddle)->parts();
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
    const auto& recorded = seat.arbiter().turns()[0];
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

BOOST_AUTO_TEST_CASE(a_fault_is_spoken_once_on_a_calm_board_and_withdrawn_when_it_is_repaired) {
    const auto start = *parse_position(kMiddle);
    const auto turn = turn_with_a_flip(start);
    const auto after = apply(start, turn);
    const auto flip = jumped(start, turn).first();
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
    const auto start = *parse_position(kMiddle);
    const auto turn = turn_with_a_flip(start);
    const auto flip = jumped(start, turn).first();
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

BOOST_AUTO_TEST_CASE(two_turns_between_two_looks_are_two_turns) {
    const auto start = *parse_position(kMiddle);
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

BOOST_AUTO_TEST_SUITE_END()
