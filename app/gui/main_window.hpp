#pragma once
// The window: pages in a row (set-up, referee, games), menus, keys. Owns the session; decides
// nothing about the game.

#include <QAction>
#include <QMainWindow>
#include <QStackedWidget>
#include <QTabBar>

#include "app/gui/game_session.hpp"
#include "app/gui/referee_page.hpp"
#include "app/gui/set_up_page.hpp"
#include "app/gui/settings.hpp"

namespace yinsight {

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    /// Tests put their own sources and cameras in the place of those of this machine.
    explicit MainWindow(SourceOpener open_source = {},
                        CameraLister cameras = cameras_of_this_machine);

    GameSession& session() { return *session_; }
    Settings& settings() { return settings_; }
    RefereePage& referee_page() { return *referee_; }
    SetUpPage& set_up_page() { return *set_up_; }
    /// A page of its own in the row at the top; takes the page over.
    void add_page(const QString& title, QWidget* page);
    void show_page(QWidget* page);
    /// The menu with this object name ("game_menu", "edit_menu", "view_menu", "help_menu").
    QMenu& menu(const char* name);
    /// An entry of that menu, with the object name `name`; its key also counts while the menus are
    /// hidden.
    QAction* add_action(const char* menu_name, const char* name, const QString& text,
                        const QString& tip, const QKeySequence& key);

    /// Referees a source and shows it.
    void watch(const WatchRequest& request);
    /// Full screen, diagram and banner only.
    void set_display_mode(bool on);

    /// The first page: cameras are looked for.
    void set_up();

  signals:
    /// Game records were dropped on the window.
    void records_dropped(const QStringList& paths);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void watch_sample();
    void show_help();
    void restore_layout();
    void make_menus();
    void make_game_actions();
    void make_result_actions();
    void make_edit_actions();
    void make_turn_actions();
    void make_view_actions();
    void make_help_actions();

    Settings settings_;
    GameSession* session_;
    QTabBar* page_tabs_;
    QStackedWidget* pages_;
    SetUpPage* set_up_;
    RefereePage* referee_;
};

}  // namespace yinsight
