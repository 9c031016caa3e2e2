#include "app/gui/games_view.hpp"

#include <QClipboard>
#include <QDropEvent>
#include <QMimeData>

#include "app/files/game_file.hpp"
#include "app/files/whole_file.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/gui/gui_fixture.hpp"
#include "tests/library/library_games.hpp"

using namespace yinsight;

namespace {

/// A library with two games, and the page that shows it.
struct Shelf {
    Shelf() {
        {
            GameLibrary library{path};
            library.keep("1", game_of("Žofie", "Bob", "2026.11.30"), {"/films/a.mp4", {}});
            library.keep("2", game_of("Cid", "Dan", "2026.11.29", "1.e3 2.f3 3.f4"), {});
        }
        view.show();
        BOOST_REQUIRE(QTest::qWaitForWindowActive(&view));
    }

    int rows() { return control<QTableView>(view, "games_list").model()->rowCount(); }
    QString caption() { return control<QLabel>(view, "replay_caption").text(); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        auto& list = control<QTableView>(view, "games_list");
        list.setFocus();
        QTest::keyClick(&list, key, modifiers);
    }
    void trigger(const char* action) { control<QAction>(view, action).trigger(); }

    ScratchFolder folder;
    std::filesystem::path path = folder / "games.sqlite";
    GamesView view{path};
};

}  // namespace

BOOST_AUTO_TEST_SUITE(games_view)

BOOST_AUTO_TEST_CASE(lists_the_games_and_shows_the_latest) {
    Shelf shelf;
    BOOST_TEST(shelf.rows() == 2);
    BOOST_TEST(shelf.caption().toStdString() == "14. g2-h3");
    BOOST_TEST(control<QLabel>(shelf.view, "games_origin").text().contains("a.mp4"));
}

BOOST_AUTO_TEST_CASE(finds_games_while_one_types) {
    Shelf shelf;
    auto& search = control<QLineEdit>(shelf.view, "games_search");
    QTest::keyClicks(&search, "cid");
    BOOST_TEST(shelf.rows() == 1);
    BOOST_TEST(shelf.caption().toStdString() == "3. f4");
    search.setText("nobody");
    BOOST_TEST(shelf.rows() == 0);
    BOOST_TEST(!control<QAction>(shelf.view, "games_export").isEnabled());
    search.clear();
    control<QLineEdit>(shelf.view, "games_from").setText("2026-11-30");
    BOOST_TEST(shelf.rows() == 1);
    control<QLineEdit>(shelf.view, "games_from").clear();
    control<QComboBox>(shelf.view, "games_variant").setCurrentIndex(2);
    BOOST_TEST(shelf.rows() == 0);
}

BOOST_AUTO_TEST_CASE(keys_walk_through_the_game) {
    Shelf shelf;
    const auto position = [&] { return to_text(shelf.view.replay().position()); };
    const auto truth = replay(game_from(kFourteenTurns)).positions;
    shelf.press(Qt::Key_Home);
    BOOST_TEST(position() == to_text(truth[0]));
    shelf.press(Qt::Key_Left);
    BOOST_TEST(position() == to_text(truth[0]));
    shelf.press(Qt::Key_Right);
    shelf.press(Qt::Key_Right);
    BOOST_TEST(position() == to_text(truth[2]));
    BOOST_TEST(shelf.caption().toStdString() == "2. a5");
    shelf.press(Qt::Key_End);
    BOOST_TEST(position() == to_text(truth[14]));
    shelf.press(Qt::Key_Left);
    BOOST_TEST(position() == to_text(truth[13]));
}

BOOST_AUTO_TEST_CASE(deletes_with_the_key_and_brings_back_with_undo) {
    Shelf shelf;
    shelf.press(Qt::Key_Delete);
    BOOST_TEST(shelf.rows() == 1);
    BOOST_TEST(shelf.caption().toStdString() == "3. f4");
    shelf.press(Qt::Key_Z, Qt::ControlModifier);
    BOOST_TEST(shelf.rows() == 2);
    shelf.press(Qt::Key_Y, Qt::ControlModifier);
    BOOST_TEST(shelf.rows() == 1);
}

BOOST_AUTO_TEST_CASE(written_files_hold_what_is_shown) {
    Shelf shelf;
    const GameRecord truth = game_of("Žofie", "Bob", "2026.11.30");
    for (const char* name : {"a.ygn", "a.json", "a.sgf"}) {
        BOOST_TEST_CONTEXT(name) {
            shelf.view.give_out(shelf.folder / name);
            const auto again = load_game(shelf.folder / name);
            BOOST_REQUIRE(again.has_value());
            BOOST_TEST((again->turns == truth.turns));
            BOOST_TEST(again->tag("White") == "Žofie");
        }
    }
    const auto bytes = [&](const char* name) {
        shelf.view.give_out(shelf.folder / name);
        return read_whole_file(shelf.folder / name, 10'000'000);
    };
    BOOST_TEST(bytes("a.pdf").starts_with("%PDF"));
    BOOST_TEST(bytes("a.svg").find("14. g2-h3") != std::string::npos);
    BOOST_TEST(!QImage::fromData(QByteArray::fromStdString(bytes("a.png"))).isNull());
    shelf.view.give_out(shelf.folder / "no/such/a.ygn");
    auto& message = control<QLabel>(shelf.view, "games_message");
    BOOST_TEST(message.text().contains("no/such"));
}

BOOST_AUTO_TEST_CASE(copies_the_position_and_its_diagram) {
    Shelf shelf;
    shelf.trigger("games_copy_position");
    const auto truth = replay(game_from(kFourteenTurns)).end();
    BOOST_TEST(QGuiApplication::clipboard()->text().toStdString() == to_text(truth));
    shelf.trigger("games_copy_diagram");
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    BOOST_TEST(data->hasImage());
    BOOST_TEST(data->data("image/svg+xml").contains("<svg"));
}

BOOST_AUTO_TEST_CASE(records_that_are_dropped_come_into_the_library) {
    Shelf shelf;
    save_game(shelf.folder / "new.ygn", game_of("Eve", "Fay", "2026.12.01", "1.e3 2.f3"));
    write_whole_file(shelf.folder / "bad.ygn", "1.z9");
    QMimeData data;
    data.setUrls(
        {QUrl::fromLocalFile(QString::fromStdString((shelf.folder / "new.ygn").string())),
         QUrl::fromLocalFile(QString::fromStdString((shelf.folder / "bad.ygn").string()))});
    QDragEnterEvent enter{{5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&shelf.view, &enter);
    BOOST_TEST(enter.isAccepted());
    QDropEvent drop{{5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {}};
    QCoreApplication::sendEvent(&shelf.view, &drop);
    BOOST_TEST(shelf.rows() == 3);
    BOOST_TEST(shelf.caption().toStdString() == "2. f3");
    BOOST_TEST(control<QLabel>(shelf.view, "games_message").text().contains("bad.ygn"));
}

BOOST_AUTO_TEST_CASE(a_library_that_cannot_be_opened_is_said_and_can_be_begun_anew) {
    const ScratchFolder folder;
    write_whole_file(folder / "games.sqlite", std::string(5000, 'x'));
    GamesView view{folder / "games.sqlite"};
    view.show();
    BOOST_TEST(control<QLabel>(view, "games_message").text().contains("damaged"));
    auto& anew = control<QPushButton>(view, "games_begin_anew");
    BOOST_TEST(anew.isVisible());
    anew.click();
    BOOST_TEST(!anew.isVisible());
    BOOST_TEST(read_whole_file(folder / "games-old-1.sqlite", 10'000).size() == 5000U);
    save_game(folder / "new.ygn", game_of("Eve", "Fay", "2026.12.01", "1.e3 2.f3"));
    view.take_in({folder / "new.ygn"});
    BOOST_TEST(control<QTableView>(view, "games_list").model()->rowCount() == 1);
}

BOOST_AUTO_TEST_SUITE_END()
