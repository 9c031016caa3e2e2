// The menus of the main window and their keys.

#include <QMenuBar>

#include "app/gui/action_tip.hpp"
#include "app/gui/main_window.hpp"

namespace yinsight {

namespace {

/// The line above the last entry of the game menu.
constexpr const char* kWayOut = "way_out";

}  // namespace

void MainWindow::make_menus() {
    const std::array<std::pair<const char*, QString>, 4> menus = {{{"game_menu", tr("&Game")},
                                                                   {"edit_menu", tr("&Edit")},
                                                                   {"view_menu", tr("&View")},
                                                                   {"help_menu", tr("&Help")}}};
    for (const auto& [name, title] : menus) menuBar()->addMenu(title)->setObjectName(name);
    make_game_actions();
    make_edit_actions();
    make_turn_actions();
    make_view_actions();
    make_help_actions();
}

QAction* MainWindow::add_action(const char* menu_name, const char* name, const QString& text,
                                const QString& tip, const QKeySequence& key) {
    QMenu& shown_in = menu(menu_name);
    auto* action = new QAction{text, &shown_in};
    // Whatever is added later stands above the way out.
    shown_in.insertAction(shown_in.findChild<QAction*>(kWayOut), action);
    action->setObjectName(name);
    action->setShortcut(key);
    set_tip(*action, tip);
    addAction(action);
    return action;
}

void MainWindow::make_game_actions() {
    connect(add_action("game_menu", "set_up", tr("&Set up a game"),
                       tr("Choose what is watched and who plays"), QKeySequence::New),
            &QAction::triggered, this, &MainWindow::set_up);
    connect(add_action("game_menu", "sample_game", tr("Watch the sa&mple game"),
                       tr("Referee the filmed game that comes with Yinsight"), {}),
            &QAction::triggered, this, &MainWindow::watch_sample);
    menu("game_menu").addSeparator();
    make_result_actions();
    connect(add_action("game_menu", "next_game", tr("&Next game"),
                       tr("The next game begins on the empty board"), {}),
            &QAction::triggered, session_, [this] { session_->give(NewGameCommand{}); });
    connect(add_action("game_menu", "stop_watching", tr("S&top watching"),
                       tr("Leave the camera; the game is kept"), {}),
            &QAction::triggered, session_, &GameSession::stop);
    QAction* quit =
        add_action("game_menu", "quit", tr("&Quit"), tr("Close Yinsight"), QKeySequence::Quit);
    connect(quit, &QAction::triggered, this, &QWidget::close);
    menu("game_menu").insertSeparator(quit)->setObjectName(kWayOut);
}

void MainWindow::make_result_actions() {
    const auto declare = [this](const char* name, const QString& text, const QString& tip,
                                const DeclareCommand& command) {
        connect(add_action("game_menu", name, text, tip, {}), &QAction::triggered, session_,
                [this, command] { session_->give(command); });
    };
    declare("white_resigns", tr("&White resigns"), tr("Black wins the game"),
            {Winner::black, true});
    declare("black_resigns", tr("&Black resigns"), tr("White wins the game"),
            {Winner::white, true});
    declare("agreed_draw", tr("A &draw is agreed"), tr("The game ends in a draw"),
            {Winner::draw, false});
}

void MainWindow::make_edit_actions() {
    connect(add_action("edit_menu", "undo", tr("&Undo"),
                       tr("Take back the last turn or correction"), QKeySequence::Undo),
            &QAction::triggered, session_, [this] { session_->give(UndoCommand{}); });
    connect(add_action("edit_menu", "redo", tr("&Redo"), tr("Bring back what was undone last"),
                       Qt::CTRL | Qt::Key_Y),
            &QAction::triggered, session_, [this] { session_->give(RedoCommand{}); });
    menu("edit_menu").addSeparator();
    connect(add_action("edit_menu", "accept", tr("&Let it stand"),
                       tr("Accept the board as it lies and go on"), Qt::CTRL | Qt::Key_Return),
            &QAction::triggered, session_, [this] { session_->give(AcceptCommand{}); });
    connect(add_action("edit_menu", "edit_position", tr("Edit the &position"),
                       tr("Set up the position by mouse"), Qt::CTRL | Qt::Key_E),
            &QAction::triggered, this, [this] {
                show_page(referee_);
                referee_->edit_position();
            });
    connect(add_action("edit_menu", "turn_names", tr("&Turn the board's names by 60°"),
                       tr("The board lies otherwise than was guessed"), Qt::Key_T),
            &QAction::triggered, session_, [this] { session_->give(TurnNamesCommand{1}); });
}

void MainWindow::make_turn_actions() {
    const auto jump = [this](const char* name, const QString& text, const QString& tip,
                             const QKeySequence& key, auto target) {
        connect(add_action("view_menu", name, text, tip, key), &QAction::triggered, session_,
                [this, target] { session_->show_turns(target()); });
    };
    jump("first_turn", tr("&First position"), tr("Show the board before the first turn"),
         Qt::Key_Home, [] { return std::size_t{0}; });
    jump("previous_turn", tr("&Previous turn"), tr("Show the board one turn earlier"), Qt::Key_Left,
         [this] { return session_->shown_turns() - (session_->shown_turns() > 0 ? 1 : 0); });
    jump("next_turn", tr("&Next turn"), tr("Show the board one turn later"), Qt::Key_Right,
         [this] { return session_->shown_turns() + 1; });
    jump("last_turn", tr("&Last turn"), tr("Show the board as it is now"), Qt::Key_End,
         [this] { return session_->state().game.turns.size(); });
    menu("view_menu").addSeparator();
}

void MainWindow::make_view_actions() {
    connect(add_action("view_menu", "flip_board", tr("Flip the &board"),
                       tr("Show the board from the other side"), Qt::Key_F),
            &QAction::triggered, this,
            [this] { referee_->board().set_flipped(!referee_->board().flipped()); });
    auto* overlay = add_action("view_menu", "overlay", tr("What is &read, over the picture"),
                               tr("Draw what is read over the live picture"), Qt::Key_O);
    overlay->setCheckable(true);
    connect(overlay, &QAction::toggled, this, [this](bool visible) {
        settings_.set(setting::kOverlayVisible, visible);
        referee_->camera().set_overlay_visible(visible);
    });
    connect(add_action("view_menu", "evidence", tr("Pictures of the &turn"),
                       tr("The board before and after the turn that is shown"), Qt::Key_E),
            &QAction::triggered, this, [this] {
                show_page(referee_);
                referee_->show_evidence();
            });
    auto* display =
        add_action("view_menu", "display_mode", tr("&Display mode"),
                   tr("Full screen for the room: board and announcements"), Qt::Key_F11);
    display->setCheckable(true);
    connect(display, &QAction::triggered, this, &MainWindow::set_display_mode);
}

void MainWindow::make_help_actions() {
    connect(add_action("help_menu", "help_contents", tr("&Help"), tr("First steps and keys"),
                       QKeySequence::HelpContents),
            &QAction::triggered, this, &MainWindow::show_help);
}

}  // namespace yinsight
