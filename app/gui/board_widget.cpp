#include "app/gui/board_widget.hpp"

#include <QMouseEvent>
#include <QPainter>

#include "app/gui/board_painter.hpp"

namespace yinsight {

BoardWidget::BoardWidget(QWidget* parent) : QWidget{parent} {
    setAccessibleName(tr("Board"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BoardWidget::show_picture(BoardPicture picture) {
    picture_ = std::move(picture);
    setAccessibleDescription(QString::fromStdString(picture_.diagram.title));
    update();
}

void BoardWidget::set_arrows(std::vector<BoardArrow> arrows) {
    arrows_ = std::move(arrows);
    update();
}

void BoardWidget::set_flipped(bool flipped) {
    if (flipped_ == flipped) return;
    flipped_ = flipped;
    update();
    emit flipped_changed(flipped);
}

void BoardWidget::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    BoardPicture picture = picture_;
    picture.arrows.insert(picture.arrows.end(), arrows_.begin(), arrows_.end());
    paint_board(painter, BoardPlacement{QRectF{rect()}, flipped_}, picture,
                board_theme_for(palette()));
}

void BoardWidget::mousePressEvent(QMouseEvent* event) {
    const BoardPlacement placement{QRectF{rect()}, flipped_};
    if (const auto point = placement.point_at(event->position()))
        emit point_clicked(*point, event->button());
}

}  // namespace yinsight
