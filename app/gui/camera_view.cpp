#include "app/gui/camera_view.hpp"

#include <QPainter>

#include "app/gui/overlay_painter.hpp"

namespace yinsight {

CameraView::CameraView(QWidget* parent) : QWidget{parent} {
    setAccessibleName(tr("Camera picture"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void CameraView::show_frame(const LiveFrame& frame) {
    frame_ = frame;
    message_.clear();
    setAccessibleDescription(frame_.reading ? tr("The board is in sight.")
                                            : tr("No board is in sight."));
    update();
}

void CameraView::show_message(const QString& message) {
    frame_ = {};
    message_ = message;
    setAccessibleDescription(message);
    update();
}

void CameraView::set_fault(std::optional<Fault> fault) {
    fault_ = std::move(fault);
    update();
}

void CameraView::set_overlay_visible(bool visible) {
    overlay_visible_ = visible;
    update();
}

QRectF CameraView::picture_area() const {
    const QSizeF size = QSizeF{frame_.picture.size()}.scaled(this->size(), Qt::KeepAspectRatio);
    QRectF area{{0, 0}, size};
    area.moveCenter(QRectF{rect()}.center());
    return area;
}

void CameraView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter{this};
    painter.fillRect(rect(), palette().color(QPalette::Window).darker(108));
    if (frame_.picture.isNull()) {
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
                         message_);
        return;
    }
    const QRectF area = picture_area();
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, frame_.picture);
    if (overlay_visible_ && frame_.reading)
        paint_overlay(painter, area, *frame_.reading, fault_ ? &*fault_ : nullptr);
}

void CameraView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    emit picture_width_changed(static_cast<int>(width() * devicePixelRatioF()));
}

void CameraView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit picture_width_changed(static_cast<int>(width() * devicePixelRatioF()));
}

}  // namespace yinsight
