#pragma once
// What players and arbiters look at while a game is refereed: diagram, live picture, banner, and
// tabs beside them. Shows what the session holds.

#include <QLabel>
#include <QSplitter>
#include <QTabWidget>

#include "app/gui/banner_view.hpp"
#include "app/gui/board_widget.hpp"
#include "app/gui/camera_view.hpp"
#include "app/gui/game_session.hpp"
#include "app/gui/turn_list.hpp"

namespace yinsight {

class RefereePage : public QWidget {
    Q_OBJECT

  public:
    explicit RefereePage(GameSession& session, QWidget* parent = nullptr);

    BoardWidget& board() { return *board_; }
    CameraView& camera() { return *camera_; }
    BannerView& banner() { return *banner_; }
    /// Turns, coach, evidence, notes: whoever has something to show adds a tab.
    QTabWidget& tabs() { return *tabs_; }

  private:
    void show_state();
    void show_board();
    void show_bulletin();
    void show_activity();

    GameSession& session_;
    BoardWidget* board_;
    CameraView* camera_;
    BannerView* banner_;
    TurnList* turns_;
    QTabWidget* tabs_;
    QLabel* score_;
};

}  // namespace yinsight
