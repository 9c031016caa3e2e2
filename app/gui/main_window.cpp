#include "app/gui/main_window.hpp"

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "app/gui/game_place.hpp"
#include "app/gui/help_text.hpp"
#include "app/gui/sample_game.hpp"

namespace yinsight {

namespace {

/// What a window manager may draw around a window, in pixels.
constexpr QSize kFrame{8, 40};

}  // namespace

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
    for (const char* name : {"undo", "redo", "display_mode"})
        referee_->add_tool(findChild<QAction*>(name));
    connect(set_up_, &SetUpPage::start_asked, this, &MainWindow::watch);
    connect(set_up_, &SetUpPage::sample_asked, this, &MainWindow::watch_sample);
    connect(session_, &GameSession::bulletin_changed, this, [this] {
        findChild<QAction*>("accept")->setEnabled(session_->bulletin().fault.has_value());
    });
    connect(session_, &GameSession::noticed, this,
            [this](const QString& notice) { statusBar()->showMessage(notice); });
    connect(session_, &GameSession::refused, this,
            [this](const QString& sentence) { statusBar()->showMessage(sentence); });
    connect(session_, &GameSession::failed, this,
            [this](const QString& reason) { statusBar()->showMessage(reason); });
    setAcceptDrops(true);
    restore_layout();
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
    WatchRequest placed = request;
    choose_place(placed, std::time(nullptr));
    session_->start(placed);
    show_page(referee_);
}

void MainWindow::watch_sample() {
    if (const auto request = sample_game()) return watch(*request);
    statusBar()->showMessage(tr("The sample game is not on this computer."));
}

void MainWindow::set_up() {
    show_page(set_up_);
    set_up_->begin();
}

void MainWindow::show_help() {
    auto* help = findChild<QTextBrowser*>("help");
    if (help == nullptr) {
        help = new QTextBrowser{this};
        help->setObjectName("help");
        help->setWindowFlag(Qt::Window);
        help->resize(640, 560);
    }
    help->setWindowTitle(tr("Help"));
    help->setMarkdown(help_text());
    help->show();
    help->raise();
}

void MainWindow::set_display_mode(bool on) {
    if (on) show_page(referee_);
    for (QWidget* part : std::initializer_list<QWidget*>{menuBar(), page_tabs_, statusBar()})
        part->setVisible(!on);
    referee_->set_display_mode(on);
    setWindowState(on ? windowState() | Qt::WindowFullScreen
                      : windowState() & ~Qt::WindowFullScreen);
    findChild<QAction*>("display_mode")->setChecked(on);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && findChild<QAction*>("display_mode")->isChecked()) {
        set_display_mode(false);
    } else {
        QMainWindow::keyPressEvent(event);
    }
}

void MainWindow::restore_layout() {
    const QByteArray geometry = settings_.get(setting::kWindowGeometry);
    if (geometry.isEmpty() || !restoreGeometry(geometry)) {
        // The frame that the window manager draws comes on top.
        const QSize room = screen()->availableSize() - kFrame;
        resize(QSize{1440, 860}.boundedTo(room));
    }
    findChild<QSplitter*>("page_splitter")->restoreState(settings_.get(setting::kAcrossSplitter));
    findChild<QSplitter*>("right_splitter")->restoreState(settings_.get(setting::kRightSplitter));
    referee_->board().set_flipped(settings_.get(setting::kBoardFlipped));
    const bool overlay = settings_.get(setting::kOverlayVisible);
    findChild<QAction*>("overlay")->setChecked(overlay);
    referee_->camera().set_overlay_visible(overlay);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (isFullScreen()) set_display_mode(false);
    settings_.set(setting::kWindowGeometry, saveGeometry());
    settings_.set(setting::kAcrossSplitter, findChild<QSplitter*>("page_splitter")->saveState());
    settings_.set(setting::kRightSplitter, findChild<QSplitter*>("right_splitter")->saveState());
    settings_.set(setting::kBoardFlipped, referee_->board().flipped());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList records;
    QString other;
    for (const QUrl& url : event->mimeData()->urls()) {
        const QString path = url.isLocalFile() ? url.toLocalFile() : url.toString();
        const QString ending = QFileInfo{path}.suffix().toLower();
        if (ending == "ygn" || ending == "sgf" || ending == "json")
            records << path;
        else
            other = path;
    }
    event->acceptProposedAction();
    if (!records.isEmpty()) emit records_dropped(records);
    if (!other.isEmpty()) {
        show_page(set_up_);
        set_up_->choose(other);
    }
}

}  // namespace yinsight
