#include "app/gui/main_window.hpp"

#include <QMenuBar>
#include <QStatusBar>
#include <QVBoxLayout>

#include "app/gui/sample_game.hpp"

namespace yinsight {

MainWindow::MainWindow(SourceOpener open_source, CameraLister cameras)
    : session_{new GameSession{std::move(open_source), this}},
      page_tabs_{new QTabBar{this}},
      pages_{new QStackedWidget{this}},
      set_up_{new SetUpPage{*session_, settings_, std::move(cameras), this}},
      referee_{new RefereePage{*session_, this}} {
    setObjectName("main_window");
    setWindowTitle(tr("Yinsight"));
    page_tabs_->setObjectName("page_tabs");
    page_tabs_->setAccessibleName(tr("Pages"));
    page_tabs_->setExpanding(false);
    page_tabs_->setDrawBase(false);
    pages_->setObjectName("pages");
    auto* centre = new QWidget{this};
    auto* column = new QVBoxLayout{centre};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(page_tabs_);
    column->addWidget(pages_, 1);
    setCentralWidget(centre);
    connect(page_tabs_, &QTabBar::currentChanged, pages_, &QStackedWidget::setCurrentIndex);
    make_menus();
    add_page(tr("Set-up"), set_up_);
    add_page(tr("Referee"), referee_);
    connect(set_up_, &SetUpPage::start_asked, this, &MainWindow::watch);
    connect(set_up_, &SetUpPage::sample_asked, this, &MainWindow::watch_sample);
    connect(session_, &GameSession::noticed, this,
            [this](const QString& notice) { statusBar()->showMessage(notice); });
    connect(session_, &GameSession::failed, this,
            [this](const QString& reason) { statusBar()->showMessage(reason); });
    resize(1280, 800);
}

void MainWindow::add_page(const QString& title, QWidget* page) {
    pages_->addWidget(page);
    page_tabs_->addTab(title);
}

void MainWindow::show_page(QWidget* page) {
    page_tabs_->setCurrentIndex(pages_->indexOf(page));
}

QMenu& MainWindow::menu(const char* name) {
    return *menuBar()->findChild<QMenu*>(name);
}

void MainWindow::watch(const WatchRequest& request) {
    session_->start(request);
    show_page(referee_);
}

void MainWindow::watch_sample() {
    if (const auto request = sample_game()) watch(*request);
}

void MainWindow::set_up() {
    show_page(set_up_);
    set_up_->begin();
}

void MainWindow::make_menus() {
    const std::array<std::pair<const char*, QString>, 4> menus = {{{"game_menu", tr("&Game")},
                                                                   {"edit_menu", tr("&Edit")},
                                                                   {"view_menu", tr("&View")},
                                                                   {"help_menu", tr("&Help")}}};
    for (const auto& [name, title] : menus) menuBar()->addMenu(title)->setObjectName(name);
    make_game_actions();
    make_view_actions();
}

QAction* MainWindow::add_action(const char* menu_name, const char* name, const QString& text,
                                const QString& tip, const QKeySequence& key) {
    auto* action = menu(menu_name).addAction(text);
    action->setObjectName(name);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    action->setShortcut(key);
    return action;
}

void MainWindow::make_game_actions() {
    connect(add_action("game_menu", "sample_game", tr("Play the &sample game"),
                       tr("Referee the filmed game that comes with Yinsight"), {}),
            &QAction::triggered, this, &MainWindow::watch_sample);
    connect(add_action("game_menu", "quit", tr("&Quit"), tr("Close Yinsight"), QKeySequence::Quit),
            &QAction::triggered, this, &QWidget::close);
    connect(add_action("edit_menu", "undo", tr("&Undo"),
                       tr("Take back the last turn or correction"), QKeySequence::Undo),
            &QAction::triggered, session_, [this] { session_->give(UndoCommand{}); });
    connect(add_action("edit_menu", "redo", tr("&Redo"), tr("Bring back what was undone last"),
                       Qt::CTRL | Qt::Key_Y),
            &QAction::triggered, session_, [this] { session_->give(RedoCommand{}); });
}

void MainWindow::make_view_actions() {
    const auto jump = [this](const char* name, const QString& text, const QKeySequence& key,
                             auto target) {
        connect(add_action("view_menu", name, text, text, key), &QAction::triggered, session_,
                [this, target] { session_->show_turns(target()); });
    };
    jump("first_turn", tr("&First position"), Qt::Key_Home, [] { return std::size_t{0}; });
    jump("previous_turn", tr("&Previous turn"), Qt::Key_Left,
         [this] { return session_->shown_turns() - (session_->shown_turns() > 0 ? 1 : 0); });
    jump("next_turn", tr("&Next turn"), Qt::Key_Right,
         [this] { return session_->shown_turns() + 1; });
    jump("last_turn", tr("&Last turn"), Qt::Key_End,
         [this] { return session_->state().game.turns.size(); });
    connect(add_action("view_menu", "flip_board", tr("Flip the &board"),
                       tr("Show the board from the other side"), Qt::Key_F),
            &QAction::triggered, this,
            [this] { referee_->board().set_flipped(!referee_->board().flipped()); });
}

}  // namespace yinsight
