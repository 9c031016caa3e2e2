#include "app/gui/review_plot.hpp"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "app/announce/coach_sentence.hpp"
#include "app/coach/review_graph.hpp"
#include "app/gui/board_theme.hpp"
#include "app/gui/coach_arrows.hpp"
#include "app/gui/window_words.hpp"

namespace yinsight {

ReviewPlot::ReviewPlot(QWidget* parent) : QWidget{parent} {
    setObjectName("review_plot");
    setAccessibleName(tr("White's winning chance after every turn"));
    setFocusPolicy(Qt::ClickFocus);
    setCursor(Qt::PointingHandCursor);
}

void ReviewPlot::show_review(const Review& review) {
    review_ = review;
    course_ = white_chances(review);
    update();
}

void ReviewPlot::set_shown(std::size_t turns) {
    shown_ = turns;
    update();
}

QRectF ReviewPlot::plot_area() const {
    const double letter = fontMetrics().height();
    const double left = letter * 1.6 + fontMetrics().horizontalAdvance("100");
    return QRectF{rect()}.adjusted(left, letter * 0.7, -letter * 0.7, -letter * 2.5);
}

QPointF ReviewPlot::place_of(std::size_t turns) const {
    const QRectF area = plot_area();
    const double all = std::max<double>(1, static_cast<double>(course_.size()) - 1);
    const double chance = turns < course_.size() ? course_[turns] : 0.5;
    return {area.left() + area.width() * static_cast<double>(turns) / all,
            area.bottom() - area.height() * chance};
}

std::size_t ReviewPlot::nearest(const QPointF& place) const {
    if (course_.empty()) return 0;
    const QRectF area = plot_area();
    const double share = std::clamp((place.x() - area.left()) / area.width(), 0.0, 1.0);
    return static_cast<std::size_t>(std::lround(share * static_cast<double>(course_.size() - 1)));
}

void ReviewPlot::paint_axes(QPainter& painter) const {
    const QRectF area = plot_area();
    const double letter = fontMetrics().height();
    const QColor ink = palette().color(QPalette::WindowText);
    QColor grid = ink;
    grid.setAlphaF(0.25F);
    for (const int percent : {0, 25, 50, 75, 100}) {
        const double y = area.bottom() - area.height() * percent / 100;
        painter.setPen(QPen{grid, percent == 50 ? 2.0 : 1.0});
        painter.drawLine(QPointF{area.left(), y}, QPointF{area.right(), y});
        painter.setPen(ink);
        painter.drawText(QRectF{0, y - letter / 2, area.left() - letter / 3, letter},
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(percent));
    }
    const std::size_t turns = review_.turns.size();
    const double label_width = fontMetrics().horizontalAdvance("0000");
    const auto room = static_cast<std::size_t>(std::max(1.0, area.width() / label_width));
    const std::size_t step = std::max<std::size_t>(1, (turns + room - 1) / room);
    for (std::size_t i = step; i <= turns; i += step) {
        painter.drawText(QRectF{place_of(i).x() - label_width / 2, area.bottom() + letter * 0.2,
                                label_width, letter},
                         Qt::AlignCenter, QString::number(review_.turns[i - 1].number));
    }
    painter.drawText(QRectF{area.left(), area.bottom() + letter * 1.3, area.width(), letter},
                     Qt::AlignCenter, tr("Turn"));
    painter.save();
    painter.translate(letter * 0.75, area.center().y());
    painter.rotate(-90);
    painter.drawText(QRectF{-area.height() / 2, -letter / 2, area.height(), letter},
                     Qt::AlignCenter, tr("White wins, %"));
    painter.restore();
}

void ReviewPlot::paint_course(QPainter& painter) const {
    const QRectF area = plot_area();
    const double letter = fontMetrics().height();
    QPainterPath course{place_of(0)};
    for (std::size_t i = 1; i < course_.size(); ++i) course.lineTo(place_of(i));
    painter.setPen(QPen{palette().color(QPalette::WindowText), std::max(2.0, letter / 8)});
    painter.drawPath(course);
    painter.setPen(QPen{palette().color(QPalette::Highlight), 2});
    if (shown_ < course_.size()) {
        const double x = place_of(shown_).x();
        painter.drawLine(QPointF{x, area.top()}, QPointF{x, area.bottom()});
    }
    painter.setPen(QPen{palette().color(QPalette::Window), 1});
    painter.setBrush(bad_turn_colour());
    for (std::size_t i = 0; i < review_.turns.size(); ++i) {
        const double radius = letter * dot_radius(review_.turns[i].verdict);
        if (radius > 0) painter.drawEllipse(place_of(i + 1), radius, radius);
    }
}

void ReviewPlot::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    if (course_.empty()) {
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap,
                         tr("Judge the game to see its course here."));
        return;
    }
    paint_axes(painter);
    paint_course(painter);
}

void ReviewPlot::mousePressEvent(QMouseEvent* event) {
    if (!course_.empty()) emit turns_chosen(nearest(event->position()));
}

void ReviewPlot::mouseMoveEvent(QMouseEvent* event) {
    if (!course_.empty() && (event->buttons() & Qt::LeftButton) != 0)
        emit turns_chosen(nearest(event->position()));
}

bool ReviewPlot::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const std::size_t turns = nearest(help->pos());
    if (turns > 0 && turns <= review_.turns.size()) {
        QToolTip::showText(
            help->globalPos(),
            QString::fromStdString(judgement_sentence(review_.turns[turns - 1], window_wording())),
            this);
    }
    return true;
}

}  // namespace yinsight
