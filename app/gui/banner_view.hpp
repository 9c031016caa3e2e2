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
    /// There are pictures of what the banner speaks of.
    void offer_evidence(bool there);
    /// The height of a headline's letters.
    void set_headline_px(int px);

  signals:
    /// The arbiter lets the wrong act stand.
    void stand_pressed();
    void evidence_pressed();

  protected:
    /// Light and dark are followed while the banner stands.
    void changeEvent(QEvent* event) override;

  private:
    void colour_headline();

    MoodSign* sign_;
    Mood mood_ = Mood::well;
    QLabel* headline_;
    QLabel* detail_;
    QPushButton* evidence_;
    QPushButton* stand_;
};

}  // namespace yinsight
