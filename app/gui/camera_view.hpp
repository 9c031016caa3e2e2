#pragma once
// Shows the live picture with the board drawn over it in perspective: what was read at each point,
// doubtful points in amber, covered ones hatched, and the ghost of a repair.

#include <QWidget>

#include "app/gui/table_state.hpp"

namespace yinsight {

class CameraView : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString text READ message WRITE show_message)

  public:
    explicit CameraView(QWidget* parent = nullptr);
    QString message() const { return message_; }

    void show_frame(const LiveFrame& frame);
    /// Nothing is watched: says so in words.
    void show_message(const QString& message);
    /// The fault whose repair is drawn; empty for none.
    void set_fault(std::optional<Fault> fault);
    void set_overlay_visible(bool visible);

    QSize sizeHint() const override { return {640, 360}; }
    QSize minimumSizeHint() const override { return {160, 90}; }

  signals:
    /// In pixels of the screen, so that a picture is handed on in the size that is shown.
    void view_size_changed(const QSize& px);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

  private:
    QSize view_px() const;
    QRectF picture_area() const;
    void paint_picture(QPainter& painter, const QRectF& area) const;
    void paint_reading(QPainter& painter, const QRectF& area);

    LiveFrame frame_;
    QString message_;
    std::optional<Fault> fault_;
    bool overlay_visible_ = true;
    /// What was read, as it is drawn; null where it must be drawn anew. Pictures come more often
    /// than readings.
    QImage overlay_;
};

}  // namespace yinsight
