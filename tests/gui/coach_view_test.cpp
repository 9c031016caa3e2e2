#include "app/gui/coach_view.hpp"

#include "app/files/whole_file.hpp"
#include "app/gui/review_view.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/gui/gui_fixture.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

/// Black wins by force with the ring from f5 to k10 only, as trying everything has proven.
constexpr const char* kForcedWin =
    "bb2/1bbww2/Wb1bbbwW/1w2www2/1B2Wwbb1b/3BBb3/4bwwbw1/4wwbw1/b2wbww1/b3bw1/4 b M 2-2 S -";

SearchLimits few_nodes(std::uint64_t nodes) {
    SearchLimits limits;
    limits.nodes = nodes;
    return limits;
}

struct Coached {
    Coached() {
        view.set_limits(few_nodes(200'000));
        QObject::connect(&view, &CoachView::arrows_changed, &view,
                         [this](const std::vector<BoardArrow>& now) { arrows = now; });
        view.show();
    }
    QString sentence() { return control<QLabel>(view, "coach_sentence").text(); }
    bool has_finished() { return !control<QPushButton>(view, "coach_stop").isEnabled(); }

    std::vector<BoardArrow> arrows;
    CoachView view;
};

struct Judged {
    Judged() {
        view.set_limits(few_nodes(300));
        QObject::connect(&view, &ReviewView::turns_chosen, &view,
                         [this](std::size_t turns) { chosen = turns; });
        QObject::connect(&view, &ReviewView::arrows_changed, &view,
                         [this](const std::vector<BoardArrow>& now) { arrows = now; });
        view.resize(600, 600);
        view.set_game(game_from(kFourteenTurns));
        view.show();
    }
    void judge() {
        control<QPushButton>(view, "review_begin").click();
        BOOST_REQUIRE(wait_for([&] { return view.review().complete; }));
    }

    std::size_t chosen = 999;
    std::vector<BoardArrow> arrows;
    ReviewView view;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(coach_view)

BOOST_AUTO_TEST_CASE(says_nothing_until_it_is_wanted) {
    Coached coached;
    coached.view.look_at(*parse_position(kForcedWin));
    BOOST_TEST(!coached.view.is_on());
    BOOST_TEST(coached.arrows.empty());
    BOOST_TEST(!control<EvaluationBar>(coached.view, "evaluation_bar").white_chance().has_value());
    BOOST_TEST(coached.sentence().contains("off"));
}

BOOST_AUTO_TEST_CASE(shows_the_proven_win_as_the_top_arrow_and_with_the_bar) {
    Coached coached;
    const Position position = *parse_position(kForcedWin);
    coached.view.look_at(position);
    coached.view.set_help_level(HelpLevel::turn);
    coached.view.set_on(true);
    BOOST_REQUIRE(wait_for([&] { return coached.has_finished(); }));
    BOOST_REQUIRE(!coached.arrows.empty());
    const BoardArrow& best = coached.arrows.back();
    BOOST_TEST(best.from.name() == "f5");
    BOOST_TEST(best.to.name() == "k10");
    BOOST_TEST(best.label.toStdString() == "1");
    BOOST_TEST(coached.sentence().contains("f5"));
    // Black is to move and wins.
    BOOST_TEST(*control<EvaluationBar>(coached.view, "evaluation_bar").white_chance() == 0.0);
    coached.view.set_on(false);
    BOOST_TEST(coached.arrows.empty());
}

BOOST_AUTO_TEST_CASE(one_key_leads_from_the_hint_to_the_turn_and_off) {
    Coached coached;
    coached.view.look_at(*parse_position(kForcedWin));
    coached.view.help_more();
    BOOST_REQUIRE(wait_for([&] { return coached.has_finished(); }));
    BOOST_TEST(coached.sentence().toStdString() == "Look at the ring on f5.");
    BOOST_REQUIRE(coached.arrows.size() == 1U);
    BOOST_TEST((coached.arrows[0].from == coached.arrows[0].to));
    BOOST_TEST(!control<QTableWidget>(coached.view, "coach_turns").isVisible());
    coached.view.help_more();
    BOOST_TEST(coached.arrows.empty());
    BOOST_TEST(!coached.sentence().contains("Move the ring"));
    coached.view.help_more();
    BOOST_TEST(control<QTableWidget>(coached.view, "coach_turns").isVisible());
    BOOST_TEST(!coached.arrows.empty());
    coached.view.help_more();
    BOOST_TEST(!coached.view.is_on());
}

BOOST_AUTO_TEST_CASE(an_endless_thought_is_stopped_at_once) {
    Coached coached;
    coached.view.set_limits({});
    coached.view.look_at(Position{});
    coached.view.set_on(true);
    auto& stop = control<QPushButton>(coached.view, "coach_stop");
    BOOST_REQUIRE(wait_for([&] { return stop.isEnabled(); }));
    stop.click();
    BOOST_TEST(wait_for([&] { return coached.has_finished(); }));
    // Another position is looked at, and the window can be closed while it is.
    coached.view.look_at(*parse_position(kForcedWin));
    BOOST_TEST(stop.isEnabled());
}

BOOST_AUTO_TEST_CASE(a_click_on_the_graph_goes_to_the_turn) {
    Judged judged;
    judged.judge();
    BOOST_TEST(judged.view.review().turns.size() == 14U);
    auto& plot = control<ReviewPlot>(judged.view, "review_plot");
    for (const std::size_t turns : {std::size_t{0}, std::size_t{5}, std::size_t{14}}) {
        QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.place_of(turns).toPoint());
        BOOST_TEST(judged.chosen == turns);
    }
    // Later turns lie further right, better chances of White further up.
    BOOST_TEST(plot.place_of(3).x() < plot.place_of(4).x());
}

BOOST_AUTO_TEST_CASE(a_mistake_shows_what_was_played_and_what_was_better) {
    Judged judged;
    judged.judge();
    auto& list = control<QListWidget>(judged.view, "review_mistakes");
    int mistakes = 0;
    for (const ReviewedTurn& turn : judged.view.review().turns)
        mistakes += turn.verdict != Verdict::good;
    BOOST_TEST(list.count() == mistakes);
    BOOST_REQUIRE(mistakes > 0);
    const QRect item = list.visualItemRect(list.item(0));
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, item.center());
    BOOST_REQUIRE(judged.chosen <= 14U);
    const ReviewedTurn& turn = judged.view.review().turns[judged.chosen - 1];
    BOOST_TEST((turn.verdict != Verdict::good));
    judged.view.set_shown(judged.chosen);
    BOOST_REQUIRE(judged.arrows.size() == 2U);
    BOOST_TEST((judged.arrows[0].to == turn.played[0].to()));
    BOOST_TEST((judged.arrows[1].to == turn.best().turn[0].to()));
}

BOOST_AUTO_TEST_CASE(a_judgement_can_be_stopped_and_its_graph_saved) {
    Judged judged;
    judged.view.set_limits({});
    control<QPushButton>(judged.view, "review_begin").click();
    auto& stop = control<QPushButton>(judged.view, "review_stop");
    BOOST_TEST(stop.isVisible());
    stop.click();
    BOOST_TEST(wait_for([&] { return !stop.isVisible(); }));
    BOOST_TEST(!judged.view.review().complete);
    judged.view.set_limits(few_nodes(300));
    judged.judge();
    const ScratchFolder folder;
    judged.view.save_graph(folder / "graph.svg");
    BOOST_TEST(read_whole_file(folder / "graph.svg", 1'000'000).find("<svg") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(nothing_is_judged_while_a_rated_game_runs) {
    Judged judged;
    judged.view.set_allowed(false);
    BOOST_TEST(!control<QPushButton>(judged.view, "review_begin").isEnabled());
    judged.view.set_allowed(true);
    BOOST_TEST(control<QPushButton>(judged.view, "review_begin").isEnabled());
}

BOOST_AUTO_TEST_SUITE_END()
