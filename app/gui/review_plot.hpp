#pragma once
// The course of a judged game: White's winning chance after every turn, mistakes as dots, the
// larger the worse. A click on it, or the arrow keys, choose a turn.

#include <QWidget>

#include "referee/coach/review.hpp"

namespace yinsight {

class ReviewPlot : public QWidget {
    Q_OBJECT

  public:
    explicit ReviewPlot(QWidget* parent = nullptr);

    void show_review(const Review& review);
    /// Marks the position after so many turns.
    void set_shown(std::size_t turns);
    /// Where the position after so many turns is drawn.
    QPointF place_of(std::size_t turns) const;

    QSize sizeHint() const override { return {520, 240}; }
    QSize minimumSizeHint() const override { return {240, 150}; }

  signals:
    /// People want to see the position after so many turns.
    void turns_chosen(std::size_t turns);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

  private:
    QRectF plot_area() const;
    std::size_t nearest(const QPointF& place) const;
    void paint_axes(QPainter& painter) const;
    void paint_course(QPainter& painter) const;

    Review review_;
    std::vector<double> course_;
    std::size_t shown_ = 0;
};

}  // namespace yinsight
