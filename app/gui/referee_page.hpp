#pragma once
// What players and arbiters look at while a game is refereed: diagram, live picture, banner, and
// tabs beside them. Shows what the session holds.

#include <QLabel>
#include <QSplitter>
#include <QTabWidget>

#include "app/gui/banner_view.hpp"
#include "app/gui/board_widget.hpp"
#include "app/gui/camera_view.hpp"
#include "app/gui/evidence_view.hpp"
#include "app/gui/game_session.hpp"
#include "app/gui/position_editor.hpp"
#include "app/gui/question_strip.hpp"
#include "app/gui/turn_editor.hpp"
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

    /// A button in the row at the top that does what a menu does.
    void add_tool(QAction* action);
    /// Diagram and banner only, in large type.
    void set_display_mode(bool on);
    /// The position on the board can be changed by mouse.
    void edit_position();
    void show_evidence();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// White's and Black's.
    using Names = std::array<QString, 2>;

    void lay_out();
    void connect_parts();
    void show_state();
    void show_board();
    void show_bulletin();
    void show_activity();
    /// Pictures of the shown turn are a click away.
    void offer_evidence();
    void size_type();
    QString score_words(const Names& names) const;
    /// Whose turn it is, or what is looked at.
    QString turn_words(const Names& names) const;

    GameSession& session_;
    QWidget* header_;
    QLabel* score_;
    QLabel* turn_;
    QWidget* tools_;
    QLabel* live_;
    BoardWidget* board_;
    CameraView* camera_;
    BannerView* banner_;
    TurnList* turns_;
    TurnEditor* turn_editor_;
    EvidenceView* evidence_;
    PositionEditor* position_editor_;
    QuestionStrip* question_;
    QTabWidget* tabs_;
    QWidget* beside_ = nullptr;
    bool display_mode_ = false;
    /// Why nothing is watched, where something was to be.
    QString trouble_;
    Names names_;
};

}  // namespace yinsight
