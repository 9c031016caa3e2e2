#include "app/gui/coach_desk.hpp"
#include "app/gui/furnish.hpp"
#include "app/gui/games_view.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/gui/gui_fixture.hpp"
#include "tests/gui/resumed_game.hpp"

using namespace yinsight;

BOOST_AUTO_TEST_SUITE(furnished_window)

BOOST_AUTO_TEST_CASE(a_refereed_game_is_in_the_library_judged_and_played_on_against_the_engine) {
    const ScratchFolder folder;
    MainWindow window{open_nothing, [] { return CamerasFound{}; }};
    furnish(window, folder / "games.sqlite");
    window.show();
    window.watch(resumed_game());
    auto& coach = control<CoachView>(window, "coach_view");
    BOOST_TEST(!coach.is_on());
    GameSession& session = window.session();
    BOOST_REQUIRE(wait_for([&] { return session.activity() == GameSession::Activity::ended; }));

    // Kept from its first turn on, and once.
    const GameLibrary library{folder / "games.sqlite"};
    const auto games = library.find();
    BOOST_REQUIRE(games.size() == 1U);
    BOOST_TEST((library.record(games[0].id)->turns == session.state().record.turns));
    BOOST_TEST((library.record(games[0].id)->turns == game_from(kFourteenTurns).turns));

    // Judged: a click on the graph leads the board there.
    auto& tabs = window.referee_page().tabs();
    auto& review = *tabs.findChild<ReviewView*>("review_view");
    tabs.setCurrentWidget(&review);
    QCoreApplication::processEvents();
    SearchLimits few;
    few.nodes = 200;
    review.set_limits(few);
    control<QPushButton>(review, "review_begin").click();
    BOOST_REQUIRE(wait_for([&] { return review.review().complete; }));
    auto& plot = control<ReviewPlot>(review, "review_plot");
    QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.place_of(4).toPoint());
    BOOST_TEST(session.shown_turns() == 4U);
    session.show_newest();

    // The engine has the side to move and asks for its turn: banner, arrow and call.
    auto& training = control<TrainingView>(window, "training_view");
    const bool white_moves = session.state().game.position().side() == Side::white;
    control<QComboBox>(training, "training_side").setCurrentIndex(white_moves ? 1 : 0);
    control<QSpinBox>(training, "training_level").setValue(1);
    QStringList called;
    QObject::connect(&session, &GameSession::called, &window,
                     [&](const QString& sentence) { called += sentence; });
    control<QPushButton>(training, "training_begin").click();
    BOOST_REQUIRE(wait_for([&] { return !training.arrows().empty(); }));
    BOOST_REQUIRE(!called.empty());
    BOOST_TEST(called.last().startsWith("I play "));
    bool in_banner = false;
    for (const QLabel* label : window.referee_page().banner().findChildren<QLabel*>())
        in_banner |= label->text() == called.last();
    BOOST_TEST(in_banner);

    // The keys of the games page are its own.
    auto& view = control<GamesView>(window, "games_view");
    window.show_page(&view);
    BOOST_TEST(!control<QAction>(window, "previous_turn").isEnabled());
    BOOST_TEST(control<QTableView>(view, "games_list").model()->rowCount() == 1);
    window.show_page(&window.referee_page());
    BOOST_TEST(control<QAction>(window, "previous_turn").isEnabled());
}

BOOST_AUTO_TEST_SUITE_END()
