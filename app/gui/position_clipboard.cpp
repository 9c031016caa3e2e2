#include "app/gui/position_clipboard.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include "app/diagram/raster.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

/// As wide as the pictures that the program writes.
constexpr int kWidthPx = 1060;

}  // namespace

QImage diagram_image(const Diagram& diagram) {
    const cv::Mat bgr = to_picture(draw(diagram), kWidthPx);
    return QImage{bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step),
                  QImage::Format_BGR888}
        .copy();
}

void copy_diagram(const Diagram& diagram) {
    auto* data = new QMimeData;
    data->setImageData(diagram_image(diagram));
    data->setData("image/svg+xml", QByteArray::fromStdString(to_svg(draw(diagram), kWidthPx)));
    QGuiApplication::clipboard()->setMimeData(data);
}

void copy_position(const Position& position) {
    QGuiApplication::clipboard()->setText(QString::fromStdString(to_text(position)));
}

}  // namespace yinsight
