#pragma once
// The coach beside the board: chance bar, help in three degrees, the best turns with reasons, and
// arrows for the board. Off until somebody wants it, and off again when a game begins.

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <vector>

#include "app/gui/board_picture.hpp"
#include "app/gui/coach_thread.hpp"
#include "app/gui/evaluation_bar.hpp"

namespace yinsight {

/// How much the coach tells.
enum class HelpLevel { hint, plan, turn };

class CoachView : public QWidget {
    Q_OBJECT

  public:
    explicit CoachView(QWidget* parent = nullptr);

    /// The position that the board shows.
    void look_at(const Position& position);
    void set_on(bool on) { on_->setChecked(on); }
    bool is_on() const { return on_->isChecked(); }
    /// A rated game runs: the coach is off, cannot be turned on, and says why.
    void set_locked(bool locked);
    void set_help_level(HelpLevel level);
    HelpLevel help_level() const;
    /// One key for everything: on with a hint, then the plan, then the turn, then off.
    void help_more();
    /// How long a position is looked at; tests take fewer nodes.
    void set_limits(const SearchLimits& limits) { limits_ = limits; }

  signals:
    void arrows_changed(const std::vector<yinsight::BoardArrow>& arrows);

  private:
    void lay_out();
    void think();
    void show_analysis();
    void show_turns();
    void show_nothing(const QString& words);
    QString sentence() const;

    CoachThread* coach_;
    bool locked_ = false;
    QPushButton* on_;
    QComboBox* level_;
    EvaluationBar* bar_;
    QLabel* sentence_;
    QTableWidget* turns_;
    QLabel* effort_;
    QPushButton* stop_;
    SearchLimits limits_;
    Position position_;
    Analysis analysis_;
};

}  // namespace yinsight
