#include "app/gui/board_placement.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/gui/gui_fixture.hpp"

using namespace yinsight;

namespace {

/// A window in which the sample game has been refereed to its end.
struct PlayedGame {
    PlayedGame() {
        show_active(window);
        window.watch(fast_sample_game());
        BOOST_REQUIRE(
            wait_for([&] { return window.session().activity() == GameSession::Activity::ended; }));
    }
    const GameRecord& record() { return window.session().state().record; }
    void click_board(const char* point) {
        BoardWidget& board = window.referee_page().board();
        const BoardPlacement placement{QRectF{board.rect()}, board.flipped()};
        QTest::mouseClick(&board, Qt::LeftButton, {}, placement.at(*Point::parse(point)).toPoint());
    }

    MainWindow window;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(correcting)

BOOST_FIXTURE_TEST_CASE(a_turn_is_undone_and_redone_by_keys, PlayedGame) {
    QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
    BOOST_TEST(wait_for([&] { return record().turns.size() == 11U; }));
    QTest::keyClick(&window, Qt::Key_Y, Qt::ControlModifier);
    BOOST_TEST(wait_for([&] { return record().turns.size() == 12U; }));
}

BOOST_FIXTURE_TEST_CASE(turns_are_walked_through_and_corrected_on_their_tab, PlayedGame) {
    for (int i = 0; i < 5; ++i) QTest::keyClick(&window, Qt::Key_Left);
    BOOST_TEST(window.session().shown_turns() == 7U);
    window.referee_page().tabs().setCurrentIndex(1);
    auto& text = control<QLineEdit>(window, "turn_text");
    BOOST_TEST(text.text().toStdString() == to_text(record().turns[6].turn));
    text.setText("i4-j5");
    QTest::mouseClick(&control<QPushButton>(window, "correct_turn"), Qt::LeftButton);
    BOOST_TEST(wait_for([&] { return to_text(record().turns[6].turn) == "i4-j5"; }));
    text.setText("i4-a2");
    QTest::mouseClick(&control<QPushButton>(window, "correct_turn"), Qt::LeftButton);
    BOOST_TEST(wait_for(
        [&] { return control<QLabel>(window, "editor_answer").text().startsWith("Not done"); }));
}

BOOST_FIXTURE_TEST_CASE(a_note_goes_into_the_record, PlayedGame) {
    window.referee_page().tabs().setCurrentIndex(1);
    control<QPlainTextEdit>(window, "turn_note").setPlainText("the sleeve");
    QTest::mouseClick(&control<QPushButton>(window, "keep_note"), Qt::LeftButton);
    BOOST_TEST(wait_for([&] { return !record().turns.back().comments.empty(); }));
    BOOST_TEST(record().turns.back().comments.front() == "the sleeve");
}

BOOST_FIXTURE_TEST_CASE(a_note_that_is_being_typed_is_neither_lost_nor_overwritten, PlayedGame) {
    window.referee_page().tabs().setCurrentIndex(1);
    auto& note = control<QPlainTextEdit>(window, "turn_note");
    QTest::keyClicks(&note, "the");
    // The turn is shown anew, as after a call or in another language.
    emit window.session().shown_changed();
    QTest::keyClicks(&note, " sleeve");
    BOOST_TEST(note.toPlainText().toStdString() == "the sleeve");
    BOOST_TEST(wait_for([&] {
        const auto& comments = record().turns.back().comments;
        return !comments.empty() && comments.front() == "the sleeve";
    }));
    window.session().stop();
    BOOST_TEST(!note.isEnabled());
}

BOOST_FIXTURE_TEST_CASE(a_position_is_edited_by_mouse, PlayedGame) {
    const Position before = window.session().state().game.position();
    BOOST_REQUIRE((before.state_at(*Point::parse("a3")) == PointState::empty));
    control<QAction>(window, "edit_position").trigger();
    QTest::mouseClick(&control<QAbstractButton>(window, "put_white_marker"), Qt::LeftButton);
    click_board("a3");
    QTest::mouseClick(&control<QPushButton>(window, "accept_position"), Qt::LeftButton);
    BOOST_TEST(wait_for([&] {
        return window.session().state().game.position().state_at(*Point::parse("a3")) ==
               PointState::white_marker;
    }));
    control<QAction>(window, "undo").trigger();
    BOOST_TEST(wait_for([&] { return window.session().state().game.position() == before; }));
}

BOOST_FIXTURE_TEST_CASE(the_players_end_the_game_by_hand, PlayedGame) {
    control<QAction>(window, "black_resigns").trigger();
    BOOST_TEST(wait_for([&] { return record().result == "1-0"; }));
    BOOST_TEST(control<QLabel>(window, "to_play").text().toStdString() == "The game is over");
}

BOOST_FIXTURE_TEST_CASE(pictures_of_a_turn_are_a_key_away, PlayedGame) {
    QTest::keyClick(&window, Qt::Key_E);
    auto& list = control<QComboBox>(window, "evidence_list");
    // Twelve turns, four wrong acts, four repairs.
    BOOST_TEST(list.count() >= 20);
    BOOST_TEST(list.isVisible());
    auto& picture = control<PictureBox>(window, "evidence_picture");
    BOOST_TEST(!picture.picture().isNull());
    window.session().show_turns(3);
    BOOST_TEST(list.currentText().startsWith(QString{"Turn %1:"}.arg(record().turns[2].number)));
}

BOOST_AUTO_TEST_SUITE_END()
