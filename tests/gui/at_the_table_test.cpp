#include <QFileDialog>
#include <condition_variable>
#include <mutex>

#include "app/files/game_file.hpp"
#include "app/gui/coach_desk.hpp"
#include "app/gui/evidence_view.hpp"
#include "app/gui/furnish.hpp"
#include "app/library/game_library.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/gui/gated_source.hpp"
#include "tests/gui/gui_fixture.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

/// How far a film has been shown; shared by a test and its source.
class Steps {
  public:
    /// The test has seen enough: no frame comes any more.
    void stop() {
        const std::lock_guard lock{mutex_};
        enough_ = true;
        changed_.notify_all();
    }
    /// Waits until the window has shown all that was said so far; false where it is enough.
    static bool wait_for_window(const std::shared_ptr<Steps>& steps) {
        std::unique_lock lock{steps->mutex_};
        if (steps->enough_) {
            // As long as live sources wait for a picture.
            steps->changed_.wait_for(lock, std::chrono::milliseconds{100});
            return false;
        }
        const int mine = ++steps->asked_;
        QMetaObject::invokeMethod(
            qApp,
            [steps, mine] {
                const std::lock_guard shown{steps->mutex_};
                steps->answered_ = mine;
                steps->changed_.notify_all();
            },
            Qt::QueuedConnection);
        steps->changed_.wait(lock, [&] { return steps->enough_ || steps->answered_ == mine; });
        return !steps->enough_;
    }

  private:
    std::mutex mutex_;
    std::condition_variable changed_;
    int asked_ = 0;
    int answered_ = 0;
    bool enough_ = false;
};

/// The sample film, frame by frame: the next one comes when the window has shown what was said of
/// the last one.
class FilmInStep : public FrameSource {
  public:
    FilmInStep(std::unique_ptr<FrameSource> film, std::shared_ptr<Steps> steps)
        : film_{std::move(film)}, steps_{std::move(steps)} {}

    std::optional<Frame> next() override {
        return Steps::wait_for_window(steps_) ? film_->next() : std::nullopt;
    }
    bool ended() const override { return false; }

  private:
    std::unique_ptr<FrameSource> film_;
    std::shared_ptr<Steps> steps_;
};

/// A window on the sample game, which stands still as soon as something has been announced.
template <typename What>
struct SampleUntil {
    explicit SampleUntil(bool rated = false) {
        QObject::connect(&window.session(), &GameSession::announced, &window,
                         [this](const TableNews& news) {
                             if (news.event.from_arbiter<What>() == nullptr) return;
                             announced = true;
                             steps->stop();
                         });
        request.table.rated = rated;
    }
    ~SampleUntil() { steps->stop(); }
    void play() {
        show_active(window);
        window.watch(request);
        BOOST_REQUIRE(wait_for([this] { return announced; }));
    }

    bool announced = false;
    std::shared_ptr<Steps> steps = std::make_shared<Steps>();
    WatchRequest request = fast_sample_game();
    MainWindow window{[this](const WatchRequest& asked) {
                          return std::make_unique<FilmInStep>(
                              open_frame_source(asked.source, asked.source_options), steps);
                      },
                      [] { return CamerasFound{}; }};
};

struct WrongAct : SampleUntil<ViolationEvent> {
    WrongAct() { play(); }
};

/// A window that goes on with a game whose camera shows nothing.
struct Resumed {
    explicit Resumed(const GameRecord& record) {
        WatchRequest request;
        request.source = "nothing";
        request.table.resumed.emplace();
        request.table.resumed->record = record;
        show_active(window);
        window.watch(request);
        BOOST_REQUIRE(
            wait_for([&] { return window.session().activity() == GameSession::Activity::ended; }));
    }

    MainWindow window{[](const WatchRequest&) { return std::make_unique<NoFrames>(); },
                      [] { return CamerasFound{}; }};
};

GameRecord doubtful_game() {
    GameRecord record = game_from(kFourteenTurns);
    record.turns.back().candidates = {
        game_from("1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8 11.e3-d3 12.e4-f5 13.d6-d7 "
                  "14.g2-i4")
            .turns.back()
            .turn};
    return record;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(at_the_table)

BOOST_FIXTURE_TEST_CASE(an_arbiter_lets_a_wrong_act_stand, WrongAct) {
    auto& stand = control<QPushButton>(window, "let_it_stand");
    BOOST_REQUIRE(stand.isVisible());
    BOOST_TEST(control<QLabel>(window, "detail").isVisible());
    // The board as it should lie is drawn on the diagram.
    BOOST_TEST(!window.referee_page().board().picture().ghosts.empty());
    QTest::mouseClick(&stand, Qt::LeftButton);
    BOOST_TEST(wait_for([&] { return window.session().state().open_faults.empty(); }));
    BOOST_TEST(!stand.isVisible());
    BOOST_TEST(window.referee_page().board().picture().ghosts.empty());
}

BOOST_FIXTURE_TEST_CASE(pictures_of_a_wrong_act_are_a_click_away, WrongAct) {
    auto& button = control<QPushButton>(window, "banner_evidence");
    BOOST_REQUIRE(button.isVisible());
    BOOST_REQUIRE(wait_for([&] {
        QTest::mouseClick(&button, Qt::LeftButton);
        return control<QComboBox>(window, "evidence_list").currentText().startsWith("Wrong");
    }));
    BOOST_TEST(control<PictureBox>(window, "evidence_picture").isVisible());
    BOOST_TEST(!control<PictureBox>(window, "evidence_picture").picture().isNull());
}

BOOST_AUTO_TEST_CASE(a_question_is_answered_by_a_click_on_a_diagram_while_play_goes_on) {
    Resumed table{doubtful_game()};
    GameSession& session = table.window.session();
    SessionEvent event;
    event.what = Event{0, 0, QuestionEvent{QuestionEvent::About::turn, 14, {"g2-h3", "g2-i4"}}};
    emit session.announced({event, std::make_shared<const TableState>(session.state())});
    auto& strip = control<QWidget>(table.window, "question_strip");
    BOOST_REQUIRE(strip.isVisible());
    const auto diagrams = strip.findChildren<BoardWidget*>();
    BOOST_REQUIRE(diagrams.size() == 2);
    BOOST_REQUIRE(diagrams[1]->picture().diagram.marks.move.has_value());
    BOOST_TEST((diagrams[0]->picture().diagram.marks.move->to == *Point::parse("h3")));
    BOOST_TEST((diagrams[1]->picture().diagram.marks.move->to == *Point::parse("i4")));
    // It blocks nothing.
    QTest::keyClick(&table.window, Qt::Key_Left);
    BOOST_TEST(session.shown_turns() == 13U);
    QTest::mouseClick(&control<QPushButton>(table.window, "candidate_1"), Qt::LeftButton);
    BOOST_TEST(!strip.isVisible());
    BOOST_TEST(
        wait_for([&] { return to_text(session.state().record.turns.back().turn) == "g2-i4"; }));
}

BOOST_AUTO_TEST_CASE(other_readings_are_offered_for_any_turn_and_taken_by_a_click) {
    Resumed table{game_from(kFourteenTurns)};
    GameSession& session = table.window.session();
    auto& editor = control<QWidget>(table.window, "turn_editor");
    table.window.referee_page().tabs().setCurrentWidget(&editor);
    session.show_turns(13);
    auto& list = control<QListWidget>(table.window, "other_readings");
    BOOST_REQUIRE(list.count() > 3);
    const auto before = session.state().game.turns[12].before;
    const auto legal = legal_turns(before);
    for (int row = 0; row < list.count(); ++row) {
        const std::string text = list.item(row)->text().toStdString();
        BOOST_TEST(text != "d6-d7");
        BOOST_TEST(std::any_of(legal.begin(), legal.end(),
                               [&](const LegalTurn& turn) { return to_text(turn.turn) == text; }));
    }
    const std::string chosen = list.item(0)->text().toStdString();
    emit list.itemClicked(list.item(0));
    BOOST_TEST(wait_for([&] { return to_text(session.state().record.turns[12].turn) == chosen; }));
}

BOOST_AUTO_TEST_CASE(the_exported_game_is_the_one_that_was_played) {
    const ScratchFolder folder;
    Resumed table{game_of("Ann", "Bob", "2026.11.30")};
    furnish(table.window, folder / "games.sqlite");
    for (const char* ending : {"ygn", "json", "sgf"}) {
        BOOST_TEST_CONTEXT(ending) {
            control<QAction>(table.window, "export_game").trigger();
            auto& dialog = control<QFileDialog>(table.window, "export_dialog");
            const auto path = folder / (std::string{"game."} + ending);
            emit dialog.fileSelected(QString::fromStdString(path.string()));
            dialog.reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            const auto again = load_game(path);
            BOOST_REQUIRE(again.has_value());
            BOOST_TEST((again->turns == game_from(kFourteenTurns).turns));
            BOOST_TEST(again->tag("White") == "Ann");
        }
    }
}

BOOST_AUTO_TEST_CASE(the_coach_stays_off_in_a_rated_game_and_says_why) {
    const ScratchFolder folder;
    SampleUntil<TurnEvent> table{true};
    MainWindow& window = table.window;
    furnish(window, folder / "games.sqlite");
    table.play();
    auto& coach = control<CoachView>(window, "coach_view");
    control<QAction>(window, "coach_hint").trigger();
    BOOST_TEST(!coach.is_on());
    BOOST_TEST(!control<QPushButton>(coach, "coach_on").isEnabled());
    BOOST_TEST(control<QLabel>(coach, "coach_sentence").text().contains("rated"));
    BOOST_TEST(window.session().state().record.tag("Rated") == "yes");
    // When the game is over the coach may be asked.
    control<QAction>(window, "agreed_draw").trigger();
    BOOST_REQUIRE(wait_for([&] { return window.session().state().over; }));
    BOOST_TEST(control<QPushButton>(coach, "coach_on").isEnabled());
    const GameLibrary library{folder / "games.sqlite"};
    const auto games = library.find();
    BOOST_REQUIRE(games.size() == 1U);
    BOOST_TEST(library.record(games[0].id)->tag("Rated") == "yes");
}

BOOST_AUTO_TEST_SUITE_END()
