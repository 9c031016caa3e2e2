#include "referee/notation/position_text.hpp"
#include "tests/gui/gui_fixture.hpp"

using namespace yinsight;

BOOST_AUTO_TEST_SUITE(referee_page)

BOOST_AUTO_TEST_CASE(the_sample_game_is_refereed_with_its_fault_and_repair) {
    MainWindow window;
    window.show();
    std::vector<FaultKind> faults;
    int repairs = 0;
    bool button_came_with_fault = true;
    auto& stand = control<QPushButton>(window, "let_it_stand");
    QObject::connect(&window.session(), &GameSession::announced, &window,
                     [&](const TableNews& news) {
                         if (const auto* wrong = news.event.from_arbiter<ViolationEvent>()) {
                             faults.push_back(wrong->fault.kind);
                             button_came_with_fault &= stand.isVisible();
                         }
                         repairs += news.event.from_arbiter<RepairedEvent>() != nullptr;
                     });
    window.watch(fast_sample_game());
    BOOST_REQUIRE(
        wait_for([&] { return window.session().activity() == GameSession::Activity::ended; }));
    // The wrong acts of the film's own script.
    const std::vector<FaultKind> truth = {FaultKind::marker_wrong_colour, FaultKind::jumped_a_ring,
                                          FaultKind::ring_removed_without_row,
                                          FaultKind::not_flipped};
    BOOST_TEST((faults == truth));
    BOOST_TEST(repairs == 4);
    BOOST_TEST(button_came_with_fault);
    BOOST_TEST(!stand.isVisible());
    BOOST_TEST(window.session().state().game.turns.size() == 12U);
    BOOST_TEST(control<QTableView>(window, "turn_list").model()->rowCount() > 5);
}

BOOST_AUTO_TEST_SUITE_END()
