#include "app/coach/training_partner.hpp"

#include <boost/test/unit_test.hpp>

#include "app/announce/training_sentence.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/rules.hpp"
#include "tests/support/seat.hpp"

using namespace yinsight;

namespace {

using What = TrainingNotice::What;

/// The engine plays Black at a board that a camera watches; White is scripted.
struct Table {
    Table() : seat{ArbiterOptions{*parse_position(kMiddleGame), Variant::standard, 1.5}} {
        seat.show(position, 2);
        follow();
    }

    /// What the partner says to the record as it stands.
    std::vector<What> follow() {
        std::vector<What> said;
        for (const TrainingNotice& notice : partner.see(state_of(seat.arbiter()))) {
            said.push_back(notice.what);
            last = notice;
        }
        return said;
    }
    std::vector<What> play(const Turn& turn) {
        position = seat.play(position, turn);
        return follow();
    }
    std::vector<What> think() {
        if (!partner.position_to_search()) return {};
        SearchLimits limits;
        limits.nodes = 500;
        const Position searched = *partner.position_to_search();
        const auto notices = partner.decide(searched, engine.analyse(searched, limits, 3), 0.5);
        std::vector<What> said;
        for (const TrainingNotice& notice : notices) {
            said.push_back(notice.what);
            last = notice;
        }
        return said;
    }
    /// White has played and Black's turn is asked for.
    void let_the_engine_ask() {
        play(plain_turns(position).front());
        BOOST_REQUIRE((think() == std::vector<What>{What::please_make}));
    }
    /// A legal turn of Black that was not asked for.
    Turn another_turn() const {
        for (const Turn& turn : plain_turns(position)) {
            if (!(turn == *partner.asked()) &&
                !(apply(position, turn) == apply(position, *partner.asked())))
                return turn;
        }
        BOOST_FAIL("Black has but one turn");
        return {};
    }

    Position position = *parse_position(kMiddleGame);
    Seat seat;
    TrainingPartner partner{Side::black, 3};
    Engine engine{EngineOptions{1, 1}};
    TrainingNotice last;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(training_partner)

BOOST_AUTO_TEST_CASE(names_a_legal_turn_and_waits_until_exactly_that_lies_on_the_board) {
    Table table;
    BOOST_TEST((table.last.what == What::your_turn));
    for (int round = 0; round < 3; ++round) {
        table.let_the_engine_ask();
        const Turn asked = *table.partner.asked();
        BOOST_TEST(!find_fault(table.position, asked).has_value());
        BOOST_TEST((table.think() == std::vector<What>{}));
        BOOST_TEST((table.play(asked) == std::vector<What>{What::your_turn}));
        BOOST_TEST((table.seat.arbiter().position() == table.position));
        if (table.position.phase() != Phase::move_ring) break;
    }
}

BOOST_AUTO_TEST_CASE(another_turn_is_said_with_what_would_be_right_until_it_is_put_right) {
    Table table;
    table.let_the_engine_ask();
    const Turn asked = *table.partner.asked();
    const Position before = table.position;
    const Turn wrong = table.another_turn();
    BOOST_TEST((table.play(wrong) == std::vector<What>{What::other_turn}));
    BOOST_TEST((table.last.played == wrong));
    // The repair makes the board that was asked for.
    RealBoard board = RealBoard::of(table.position);
    for (const PointChange& change : table.partner.repair()) {
        BOOST_TEST((board.at(change.point) == change.from));
        board.set(change.point, change.to);
    }
    BOOST_TEST((board.points == RealBoard::of(apply(before, asked)).points));
    const std::string sentence = training_sentence(table.last);
    BOOST_TEST(sentence.find("That was " + to_text(wrong)) != std::string::npos);
    BOOST_TEST(sentence.find("I play " + to_text(asked)) != std::string::npos);
    BOOST_TEST((table.think() == std::vector<What>{}));
    // The player takes it back and makes the right one.
    table.position = before;
    table.seat.show(RealBoard::of(before), 0.5, true);
    table.seat.show(before, 5);
    BOOST_TEST((table.follow() == std::vector<What>{What::please_make}));
    BOOST_TEST((table.play(asked) == std::vector<What>{What::your_turn}));
    BOOST_TEST(table.partner.repair().empty());
}

BOOST_AUTO_TEST_CASE(another_turn_that_is_answered_stays) {
    Table table;
    table.let_the_engine_ask();
    const Turn wrong = table.another_turn();
    table.play(wrong);
    const auto said = table.play(plain_turns(table.position).front());
    BOOST_TEST((said == std::vector<What>{What::goes_on}));
    // The engine thinks about the position as it is now.
    BOOST_REQUIRE(table.partner.position_to_search().has_value());
    BOOST_TEST((*table.partner.position_to_search() == table.position));
}

BOOST_AUTO_TEST_CASE(people_may_let_another_turn_stand) {
    Table table;
    BOOST_TEST(table.partner.let_stand().empty());
    table.let_the_engine_ask();
    table.play(table.another_turn());
    const auto notices = table.partner.let_stand();
    BOOST_REQUIRE(notices.size() == 2U);
    BOOST_TEST((notices[0].what == What::goes_on));
    BOOST_TEST((notices[1].what == What::your_turn));
    BOOST_TEST(table.partner.repair().empty());
    BOOST_TEST((table.follow() == std::vector<What>{}));
}

BOOST_AUTO_TEST_CASE(a_players_turn_that_is_taken_back_makes_the_engines_void) {
    Table table;
    const Position before = table.position;
    table.let_the_engine_ask();
    table.position = before;
    table.seat.show(RealBoard::of(before), 0.5, true);
    table.seat.show(before, 5);
    BOOST_TEST((table.follow() == std::vector<What>{What::your_turn}));
    BOOST_TEST(!table.partner.asked().has_value());
}

BOOST_AUTO_TEST_CASE(an_answer_to_an_old_question_is_ignored) {
    TrainingPartner partner{Side::white, 5};
    const GameState game{*parse_position(kMiddleGame), {}};
    partner.see(game);
    const Position searched = *partner.position_to_search();
    GameState gone_on = game;
    gone_on.start = Position{};
    partner.see(gone_on);
    Engine engine{EngineOptions{1, 1}};
    SearchLimits limits;
    limits.nodes = 200;
    BOOST_TEST(partner.decide(searched, engine.analyse(searched, limits), 0).empty());
    BOOST_TEST(!partner.asked().has_value());
}

BOOST_AUTO_TEST_CASE(tells_who_has_won) {
    TrainingPartner partner{Side::white, 5};
    PositionParts parts = parse_position(kMiddleGame)->parts();
    parts.phase = Phase::over;
    parts.result = GameResult{Winner::black, EndReason::rings};
    const auto notices = partner.see({Position::from_parts(parts), {}});
    BOOST_REQUIRE(notices.size() == 1U);
    BOOST_TEST((notices[0].what == What::over));
    BOOST_TEST(training_sentence(notices[0]).starts_with("You have won"));
}

BOOST_AUTO_TEST_SUITE_END()
