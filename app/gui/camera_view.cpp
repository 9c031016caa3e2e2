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
    const bool seen_before = frame_.reading != nullptr;
    const bool is_new = frame_.picture.isNull() || seen_before != (frame.reading != nullptr);
    if (frame.reading != frame_.reading) overlay_ = {};
    frame_ = frame;
    message_.clear();
    if (is_new)
        setAccessibleDescription(frame_.reading ? tr("The board is in sight.")
                                                : tr("No board is in sight."));
    update();
}

void CameraView::show_message(const QString& message) {
    if (message == message_ && frame_.picture.isNull()) return;
    frame_ = {};
    overlay_ = {};
    message_ = message;
    setAccessibleDescription(message);
    update();
}

void CameraView::set_fault(std::optional<Fault> fault) {
    fault_ = std::move(fault);
    overlay_ = {};
    update();
}

void CameraView::set_overlay_visible(bool visible) {
    overlay_visible_ = visible;
    update();
}

QSize CameraView::view_px() const {
    return (QSizeF{size()} * devicePixelRatioF()).toSize();
}

QRectF CameraView::picture_area() const {
    const double ratio = devicePixelRatioF();
    const QSize fitting = frame_.picture.size().scaled(view_px(), Qt::KeepAspectRatio);
    // On whole pixels of the screen, so that a picture that fits is copied and not drawn.
    const QSize margin = (view_px() - fitting) / 2;
    return {QPointF{margin.width() / ratio, margin.height() / ratio}, QSizeF{fitting} / ratio};
}

void CameraView::paint_picture(QPainter& painter, const QRectF& area) const {
    const QSizeF shown_px = area.size() * devicePixelRatioF();
    const QSizeF difference = shown_px - QSizeF{frame_.picture.size()};
    if (std::abs(difference.width()) > 1.5 || std::abs(difference.height()) > 1.5) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(area, frame_.picture);
        return;
    }
    const QSizeF unscaled = QSizeF{frame_.picture.size()} / devicePixelRatioF();
    painter.drawImage(QRectF{area.topLeft(), unscaled}, frame_.picture);
}

void CameraView::paint_reading(QPainter& painter, const QRectF& area) {
    const QSize px = (area.size() * devicePixelRatioF()).toSize();
    if (overlay_.size() != px) {
        overlay_ = QImage{px, QImage::Format_ARGB32_Premultiplied};
        overlay_.fill(Qt::transparent);
        QPainter drawing{&overlay_};
        paint_overlay(drawing, QRectF{overlay_.rect()}, *frame_.reading,
                      fault_ ? &*fault_ : nullptr);
    }
    painter.drawImage(area, overlay_);
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
    paint_picture(painter, area);
    if (overlay_visible_ && frame_.reading) paint_reading(painter, area);
}

void CameraView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    emit view_size_changed(view_px());
}

void CameraView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    emit view_size_changed(view_px());
}

}  // namespace yinsight
