#include <QMimeData>
#include <QTextBrowser>
#include <ctime>

#include "app/files/game_file.hpp"
#include "app/files/whole_file.hpp"
#include "app/gui/furnish.hpp"
#include "app/gui/games_view.hpp"
#include "app/gui/manual_view.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/gui/gated_source.hpp"
#include "tests/gui/gui_fixture.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

CamerasFound no_cameras() {
    return {};
}

std::unique_ptr<FrameSource> no_frames(const WatchRequest& /*request*/) {
    return std::make_unique<NoFrames>();
}

void drop(QWidget& window, const std::vector<std::filesystem::path>& files) {
    QMimeData data;
    QList<QUrl> urls;
    for (const auto& file : files) urls << QUrl::fromLocalFile(QString::fromStdString(file));
    data.setUrls(urls);
    QDragEnterEvent enter{{5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&window, &enter);
    BOOST_TEST(enter.isAccepted());
    QDropEvent event{{5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&window, &event);
}

QPalette dark_palette() {
    QPalette palette{QColor{53, 53, 53}};
    palette.setColor(QPalette::WindowText, Qt::white);
    return palette;
}

/// The window goes on with a game in which something is due, so that the banner has a colour.
void go_on(MainWindow& window) {
    WatchRequest request;
    request.source = "nothing";
    request.table.resumed.emplace();
    request.table.resumed->record = game_from(kFourteenTurns);
    window.resize(1200, 760);
    show_active(window);
    window.watch(request);
    BOOST_REQUIRE(
        wait_for([&] { return window.session().activity() == GameSession::Activity::ended; }));
    QCoreApplication::processEvents();
}

/// Puts the palette back that other tests expect.
struct OwnPalette {
    ~OwnPalette() { QApplication::setPalette(before); }
    QPalette before = QApplication::palette();
};

double cpu_s() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(window)

BOOST_AUTO_TEST_CASE(a_switch_to_dark_reaches_everything_that_is_shown_at_once) {
    const OwnPalette own;
    MainWindow switched{no_frames, no_cameras};
    go_on(switched);
    QApplication::setPalette(dark_palette());
    QCoreApplication::processEvents();
    const QImage after = switched.referee_page().grab().toImage();
    switched.close();
    MainWindow always_dark{no_frames, no_cameras};
    go_on(always_dark);
    BOOST_TEST((after == always_dark.referee_page().grab().toImage()));
}

BOOST_AUTO_TEST_CASE(a_picture_that_is_dropped_is_watched_and_garbage_is_named) {
    const ScratchFolder folder;
    write_whole_file(folder / "garbage.mp4", "no film at all");
    MainWindow window{{}, no_cameras};
    furnish(window, folder / "games.sqlite");
    show_active(window);
    drop(window, {"sample_images/edition_2016/yinsh_0011.jpg"});
    BOOST_TEST(wait_for([&] { return window.session().frame().reading != nullptr; }));
    BOOST_TEST(control<QWidget>(window, "set_up_picture").isVisible());
    drop(window, {folder / "garbage.mp4"});
    auto& sentence = control<QLabel>(window, "set_up_sentence");
    BOOST_TEST(wait_for([&] { return sentence.text().contains("garbage.mp4: "); }));
    BOOST_TEST(!control<QPushButton>(window, "start_game").isEnabled());
    // A folder of frames is a film.
    drop(window, {"sample_images/club_game"});
    BOOST_TEST(wait_for([&] { return control<QPushButton>(window, "start_game").isEnabled(); }));
}

BOOST_AUTO_TEST_CASE(records_that_are_dropped_on_any_page_come_into_the_library) {
    const ScratchFolder folder;
    save_game(folder / "one.ygn", game_of("Eve", "Fay", "2026.12.01"));
    save_game(folder / "two.json", game_of("Gil", "Hal", "2026.12.02", "1.e3 2.f3"));
    write_whole_file(folder / "bad.sgf", "(;nonsense");
    MainWindow window{no_frames, no_cameras};
    furnish(window, folder / "games.sqlite");
    show_active(window);
    drop(window, {folder / "one.ygn", folder / "bad.sgf", folder / "two.json"});
    auto& games = control<GamesView>(window, "games_view");
    BOOST_TEST(games.isVisible());
    BOOST_TEST(control<QTableView>(games, "games_list").model()->rowCount() == 2);
    BOOST_TEST(control<QLabel>(games, "games_message").text().contains("bad.sgf"));
}

BOOST_AUTO_TEST_CASE(the_manual_comes_with_the_program) {
    MainWindow window{no_frames, no_cameras};
    add_manual(window, [] { return Language::english; });
    control<QAction>(window, "manual_action").trigger();
    auto& manual = control<QTextBrowser>(window, "manual");
    BOOST_TEST(manual.source().scheme().toStdString() == "qrc");
    BOOST_TEST(manual.toPlainText().size() > 1000);
    // Its pictures too.
    BOOST_TEST(!QImage{":/manual/pictures/bad_cut_off.jpg"}.isNull());
    manual.close();
}

BOOST_AUTO_TEST_CASE(no_turn_of_the_event_loop_takes_50_ms_while_the_sample_game_is_refereed) {
    const ScratchFolder folder;
    MainWindow window{{}, no_cameras};
    furnish(window, folder / "games.sqlite");
    show_active(window);
    window.watch(fast_sample_game());
    // From here on everything has been drawn for the first time.
    BOOST_REQUIRE(wait_for([&] { return window.session().frame().picture.width() > 0; }));
    // Processor time, which other work on the machine does not lengthen; what the window waits for
    // is the business of the tests with a source that stands still.
    double longest_s = 0;
    BOOST_REQUIRE(wait_for([&] {
        const double begin_s = cpu_s();
        QCoreApplication::processEvents();
        longest_s = std::max(longest_s, cpu_s() - begin_s);
        return window.session().activity() == GameSession::Activity::ended;
    }));
    BOOST_TEST(window.session().state().game.turns.size() == 12U);
    BOOST_TEST(longest_s > 0);
    BOOST_TEST(longest_s < 0.05);
}

BOOST_AUTO_TEST_SUITE_END()
