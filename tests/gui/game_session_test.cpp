#include "referee/notation/turn_text.hpp"
#include "referee/record.hpp"
#include "tests/gui/gated_source.hpp"
#include "tests/gui/gui_fixture.hpp"

using namespace yinsight;

namespace {

SourceOpener gated(Gate& gate) {
    return [&gate](const WatchRequest&) { return std::make_unique<GatedSource>(gate); };
}

CamerasFound no_cameras() {
    return {};
}

/// Work of the window's own thread.
int ticks_of_event_loop(int count) {
    int ticks = 0;
    for (int i = 0; i < count; ++i)
        QMetaObject::invokeMethod(
            qApp, [&] { ++ticks; }, Qt::QueuedConnection);
    QCoreApplication::processEvents();
    return ticks;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(game_session)

BOOST_AUTO_TEST_CASE(the_window_works_on_while_the_pipeline_stands_still) {
    Gate gate;
    MainWindow window{gated(gate), no_cameras};
    window.show();
    WatchRequest request;
    request.source = "slow";
    window.watch(request);
    // The referee's thread is stuck in the middle of a frame that never comes ...
    BOOST_REQUIRE(wait_for([&] { return gate.is_waited_at(); }));
    // ... and the window handles events, takes orders and draws itself all the same.
    BOOST_TEST(ticks_of_event_loop(50) == 50);
    control<QAction>(window, "undo").trigger();
    control<QAction>(window, "flip_board").trigger();
    control<QAction>(window, "accept").trigger();
    BOOST_TEST(!window.grab().isNull());
    BOOST_TEST(gate.is_waited_at());
    gate.open();
    BOOST_TEST(
        wait_for([&] { return window.session().activity() == GameSession::Activity::ended; }));
}

BOOST_AUTO_TEST_CASE(frames_that_the_window_has_no_time_for_are_dropped_and_never_queue) {
    Gate gate;
    GameSession session{gated(gate)};
    int shown = 0;
    int last = 0;
    QObject::connect(&session, &GameSession::frame_changed, &session, [&] {
        ++shown;
        last = qRed(session.frame().picture.pixel(0, 0));
    });
    constexpr int kFrames = 150;
    WatchRequest request;
    request.source = "quick";
    session.start(request);
    gate.let_through(kFrames);
    // This thread handles no event until all frames have been judged.
    while (!gate.is_waited_at()) QThread::yieldCurrentThread();
    gate.let_through(1);
    BOOST_REQUIRE(wait_for([&] { return last == kFrames; }));
    // One that waited, and one for each time that the event loop came round in between.
    BOOST_TEST(shown <= 3);
    gate.open();
}

BOOST_AUTO_TEST_CASE(a_correction_five_turns_back_replays_the_turns_behind_it) {
    GameSession session;
    session.start(fast_sample_game());
    BOOST_REQUIRE(wait_for([&] { return session.activity() == GameSession::Activity::ended; }));
    const GameRecord before = session.state().record;
    BOOST_REQUIRE(before.turns.size() == 12U);
    const int number = before.turns[6].number;
    BOOST_TEST(to_text(before.turns[6].turn) == "i4-i5");
    bool corrected = false;
    QObject::connect(&session, &GameSession::announced, &session, [&](const TableNews& news) {
        corrected |= std::holds_alternative<CorrectedEvent>(news.event.what);
    });
    session.give(CorrectCommand{number, "i4-j5"});
    BOOST_REQUIRE(wait_for([&] { return corrected; }));
    const GameRecord& after = session.state().record;
    BOOST_TEST(to_text(after.turns[6].turn) == "i4-j5");
    BOOST_TEST(!replay(after).fault.has_value());
    corrected = false;
    session.give(UndoCommand{});
    BOOST_REQUIRE(wait_for([&] { return corrected; }));
    BOOST_TEST((session.state().record == before));
}

BOOST_AUTO_TEST_SUITE_END()
