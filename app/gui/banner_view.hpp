#pragma once
// The banner under the board: the announcement in large type, its mood as a colour and a shape, and
// a button where an arbiter may decide.

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "app/gui/bulletin.hpp"

namespace yinsight {

/// The sign of a mood: a dot, a triangle that points on, an octagon with a bar.
class MoodSign : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;
    void set_mood(Mood mood);
    QSize sizeHint() const override { return {56, 56}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    Mood mood_ = Mood::well;
};

class BannerView : public QFrame {
    Q_OBJECT

  public:
    explicit BannerView(QWidget* parent = nullptr);

    void show_bulletin(const Bulletin& bulletin);
    /// The height of a headline's letters.
    void set_headline_px(int px);

  signals:
    /// The arbiter lets the wrong act stand.
    void stand_pressed();
    void evidence_pressed();

  private:
    MoodSign* sign_;
    QLabel* headline_;
    QLabel* detail_;
    QPushButton* evidence_;
    QPushButton* stand_;
};

}  // namespace yinsight
