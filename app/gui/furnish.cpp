#include "app/gui/furnish.hpp"

#include <QDate>
#include <QMenu>

#include "app/diagram/turn_diagram.hpp"
#include "app/files/file_error.hpp"
#include "app/gui/coach_desk.hpp"
#include "app/gui/game_export.hpp"
#include "app/gui/games_view.hpp"
#include "app/gui/library_desk.hpp"
#include "app/gui/position_clipboard.hpp"
#include "app/gui/window_words.hpp"
#include "app/library/library_files.hpp"

namespace yinsight {

namespace {

/// Keys of the referee's page that the games page has itself.
constexpr std::array<const char*, 10> kSharedKeys = {
    "first_turn", "previous_turn", "next_turn",   "last_turn",     "flip_board",
    "undo",       "redo",          "export_game", "copy_position", "copy_diagram"};

/// The shown position of the session's game, its turn marked and named.
Diagram shown_diagram(const GameSession& session) {
    const std::size_t shown = session.shown_turns();
    const GameState& game = session.state().game;
    if (shown == 0) return diagram_of(game.start);
    const PlayedTurn& turn = game.turns[shown - 1];
    return diagram_of_turn(turn.before, turn.number, turn.turn, turn.after);
}

void export_session(MainWindow& window) {
    const GameSession& session = window.session();
    GameRecord record = session.state().record;
    if (record.tag("Date").empty())
        record.set_tag("Date", QDate::currentDate().toString("yyyy.MM.dd").toStdString());
    const Diagram diagram = shown_diagram(session);
    const auto entry = stored_game(record, {}).entry;
    ask_where_to_write(
        &window, QString::fromStdString(file_name_of(entry, "")),
        [&window, record, diagram](const std::filesystem::path& path) {
            QString words =
                MainWindow::tr("Written: %1").arg(QString::fromStdString(path.string()));
            try {
                write_game(record, diagram, path);
            } catch (const FileError& error) {
                words = window_words(error);
            }
            emit window.session().noticed(words);
        });
}

/// What can be taken out of the game at the table.
void add_outlets(MainWindow& window) {
    GameSession& session = window.session();
    QObject::connect(
        window.add_action("game_menu", "export_game", MainWindow::tr("&Export…"),
                          MainWindow::tr("Write the game as a record, score sheet or diagram"),
                          QKeySequence::Save),
        &QAction::triggered, &window, [&window] { export_session(window); });
    window.referee_page().add_tool(window.findChild<QAction*>("export_game"));
    QObject::connect(
        window.add_action("edit_menu", "copy_position", MainWindow::tr("&Copy the position"),
                          MainWindow::tr("The text of the shown position to the clipboard"),
                          QKeySequence::Copy),
        &QAction::triggered, &session, [&session] { copy_position(session.shown_position()); });
    QObject::connect(
        window.add_action("edit_menu", "copy_diagram", MainWindow::tr("Copy the &diagram"),
                          MainWindow::tr("The picture of the shown position to the clipboard"),
                          Qt::CTRL | Qt::SHIFT | Qt::Key_C),
        &QAction::triggered, &session, [&session] { copy_diagram(shown_diagram(session)); });
}

}  // namespace

void furnish(MainWindow& window, const std::filesystem::path& library) {
    add_outlets(window);
    new CoachDesk{window};
    auto* games = new GamesView{library, &window};
    window.add_page(MainWindow::tr("Games"), games);
    QObject::connect(&window, &MainWindow::records_dropped, games,
                     [&window, games](const QStringList& paths) {
                         window.show_page(games);
                         std::vector<std::filesystem::path> files;
                         for (const QString& path : paths) files.emplace_back(path.toStdString());
                         games->take_in(files);
                     });
    auto* desk = new LibraryDesk{window.session(), library, &window};
    QObject::connect(desk, &LibraryDesk::noticed, &window.session(), &GameSession::noticed);
    QObject::connect(desk, &LibraryDesk::kept, games, [games] {
        if (games->isVisible()) games->refresh();
    });
    const GameSession& session = window.session();
    const auto allow = [&session, games] { games->review().set_allowed(!session.plays_rated()); };
    QObject::connect(&session, &GameSession::activity_changed, games, allow);
    QObject::connect(&session, &GameSession::state_changed, games, allow);
    auto* pages = window.findChild<QStackedWidget*>("pages");
    QObject::connect(pages, &QStackedWidget::currentChanged, &window, [&window, pages, games] {
        const bool referee = pages->currentWidget() != games;
        for (const char* name : kSharedKeys) {
            if (auto* action = window.findChild<QAction*>(name)) action->setEnabled(referee);
        }
    });
}

}  // namespace yinsight
