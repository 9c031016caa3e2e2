#pragma once
// The coach, the judgement of the game and training beside the referee's board: tabs, arrows, keys,
// and when each of them may speak.

#include <QObject>
#include <array>

#include "app/gui/coach_view.hpp"
#include "app/gui/main_window.hpp"
#include "app/gui/review_view.hpp"
#include "app/gui/training_view.hpp"

namespace yinsight {

class CoachDesk : public QObject {
    Q_OBJECT

  public:
    /// Adds the tabs to the window's referee page.
    explicit CoachDesk(MainWindow& window);

    CoachView& coach() { return *coach_; }
    ReviewView& review() { return *review_; }
    TrainingView& training() { return *training_; }

  private:
    void follow_game();
    void follow_activity();
    void show_arrows();
    /// What the engine asks for lies over what the referee shows, unless that is a fault.
    void show_training();
    void make_hint_key();

    MainWindow& window_;
    GameSession& session_;
    CoachView* coach_;
    ReviewView* review_;
    TrainingView* training_;
    std::vector<BoardArrow> coach_arrows_;
    std::vector<BoardArrow> review_arrows_;
    int game_ = 0;
};

}  // namespace yinsight
