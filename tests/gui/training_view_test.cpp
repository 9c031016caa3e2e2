#include "app/gui/training_view.hpp"

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/rules.hpp"
#include "tests/gui/gui_fixture.hpp"
#include "tests/support/seat.hpp"

using namespace yinsight;

namespace {

/// A scripted player has White; a simulated camera watches, the arbiter records.
struct Table {
    Table() {
        QObject::connect(&view, &TrainingView::called, &view,
                         [this](const QString& sentence) { called += sentence; });
        view.set_seed(7);
        view.show();
        seat.show(position, 2);
        view.follow(state_of(seat.arbiter()));
        control<QSpinBox>(view, "training_level").setValue(2);
        control<QPushButton>(view, "training_begin").click();
    }
    void play(const Turn& turn) {
        position = seat.play(position, turn);
        view.follow(state_of(seat.arbiter()));
    }
    /// The engine's turn, read off the arrow on the board and completed by the rules.
    Turn asked() {
        BOOST_REQUIRE(wait_for([&] { return !view.arrows().empty(); }));
        const BoardArrow arrow = view.arrows().front();
        const QString named = view.sentence();
        for (const LegalTurn& legal : legal_turns(position)) {
            if (named.contains(QString::fromStdString("I play " + to_text(legal.turn) + ".")))
                return legal.turn;
        }
        BOOST_FAIL("no legal turn is named: " << named.toStdString() << arrow.from.name());
        return {};
    }

    Position position = *parse_position(kMiddleGame);
    Seat seat{ArbiterOptions{position, Variant::standard, 1.5}};
    QStringList called;
    TrainingView view;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(training_view)

BOOST_AUTO_TEST_CASE(a_scripted_player_and_the_engine_play_on_the_board) {
    Table table;
    BOOST_TEST(table.called.last().toStdString() == "It is your turn.");
    for (int round = 0; round < 3 && table.position.phase() == Phase::move_ring; ++round) {
        table.play(plain_turns(table.position).back());
        table.play(table.asked());
        BOOST_TEST(table.view.arrows().empty());
        BOOST_TEST(!table.view.is_wrong());
    }
    BOOST_TEST(table.seat.arbiter().turns().size() >= 2U);
}

BOOST_AUTO_TEST_CASE(another_turn_is_said_shown_and_may_stand) {
    Table table;
    table.play(plain_turns(table.position).back());
    const Turn asked = table.asked();
    auto turns = plain_turns(table.position);
    const Turn wrong = turns.front() == asked ? turns.back() : turns.front();
    table.play(wrong);
    BOOST_TEST(table.view.is_wrong());
    BOOST_TEST(!table.view.repair().empty());
    BOOST_TEST(table.called.last().startsWith(
        QString::fromStdString("That was " + to_text(wrong) + "; I play " + to_text(asked))));
    auto& stand = control<QPushButton>(table.view, "training_let_stand");
    BOOST_TEST(stand.isVisible());
    stand.click();
    BOOST_TEST(!table.view.is_wrong());
    BOOST_TEST(!stand.isVisible());
    BOOST_TEST(table.called.last().toStdString() == "It is your turn.");
}

BOOST_AUTO_TEST_CASE(the_engine_falls_silent_when_training_is_ended) {
    Table table;
    table.play(plain_turns(table.position).back());
    control<QPushButton>(table.view, "training_end").click();
    BOOST_TEST(!table.view.is_on());
    BOOST_TEST(table.view.arrows().empty());
    const auto calls = table.called.size();
    table.play(plain_turns(table.position).front());
    BOOST_TEST(table.called.size() == calls);
}

BOOST_AUTO_TEST_SUITE_END()
