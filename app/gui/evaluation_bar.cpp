#include "app/gui/evaluation_bar.hpp"

#include <QPainter>

#include "app/gui/board_theme.hpp"

namespace yinsight {

EvaluationBar::EvaluationBar(QWidget* parent) : QWidget{parent} {
    setObjectName("evaluation_bar");
    setAccessibleName(tr("White's winning chance"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    set_white_chance(std::nullopt);
}

void EvaluationBar::set_white_chance(std::optional<double> chance) {
    chance_ = chance;
    const QString words = chance ? tr("White wins %1 of 100 such games").arg(qRound(100 * *chance))
                                 : tr("White's winning chance: not known yet");
    setAccessibleDescription(words);
    setToolTip(words);
    update();
}

QSize EvaluationBar::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 30, fontMetrics().height() * 3 / 2};
}

void EvaluationBar::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardTheme& theme = board_theme_for(palette());
    const QRectF bar = QRectF{rect()}.adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    if (!chance_) {
        painter.fillRect(bar, palette().color(QPalette::Disabled, QPalette::Button));
    } else {
        QRectF light = bar;
        light.setWidth(bar.width() * *chance_);
        painter.fillRect(bar, theme.black_piece);
        painter.fillRect(light, theme.white_piece);
        const int percent = qRound(100 * *chance_);
        const double room = fontMetrics().horizontalAdvance("100 %") * 1.3;
        const bool in_light = light.width() >= room;
        painter.setPen(in_light ? theme.black_piece : theme.white_piece);
        const QRectF place = in_light ? light.adjusted(6, 0, 0, 0)
                                      : QRectF{light.right() + 6, bar.top(), room, bar.height()};
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, tr("%1 %").arg(percent));
    }
    painter.setPen(QPen{palette().color(QPalette::Mid), 1});
    painter.drawRect(bar);
    painter.setPen(QPen{theme.wrong, 2});
    const double middle = bar.center().x();
    painter.drawLine(QPointF{middle, bar.top()}, QPointF{middle, bar.top() + bar.height() / 4});
    painter.drawLine(QPointF{middle, bar.bottom() - bar.height() / 4},
                     QPointF{middle, bar.bottom()});
}

}  // namespace yinsight
