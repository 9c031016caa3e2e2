#include "app/gui/overlay_painter.hpp"

#include <algorithm>
#include <cmath>

#include "referee/lines.hpp"
#include "vision/classify.hpp"

namespace yinsight {

namespace {

const QColor kLattice{70, 200, 220};
const QColor kAmber{255, 176, 0};
const QColor kWrong{255, 60, 60};
const QColor kGhost{90, 255, 150};
/// Probability of the best state below which a point is drawn as doubtful. Drawing only.
constexpr float kDoubtfulBelow = 0.9F;
/// Share of a point in view below which it is drawn as covered. Drawing only.
constexpr float kCoveredBelow = 0.5F;
/// In lattice spacings, those of the real pieces.
constexpr double kRingRadius = 0.36;
constexpr double kMarkerRadius = 0.22;

class Overlay {
  public:
    Overlay(QPainter& painter, const QRectF& area, const BoardView& view)
        : painter_{painter},
          area_{area},
          view_{view},
          scale_{area.width() / std::max(1, view.picture_size_px.width)} {}

    QPointF at(double x, double y) const {
        const cv::Point2d px = view_.project(cv::Point2d{x, y});
        return area_.topLeft() + scale_ * QPointF{px.x + 0.5, px.y + 0.5};
    }
    QPointF at(Point point) const { return at(point.x(), point.y()); }
    double spacing(Point point) const { return scale_ * view_.spacing_px({point.x(), point.y()}); }

    void lattice() {
        painter_.setPen(QPen{QColor{kLattice.red(), kLattice.green(), kLattice.blue(), 130}, 1});
        for (const auto& points : all_lines()) {
            QPolygonF line;
            for (const Point point : points) line << at(point);
            painter_.drawPolyline(line);
        }
    }
    /// A circle of the board's plane as it is seen.
    void circle(Point point, double radius, const QPen& pen, const QBrush& fill = Qt::NoBrush) {
        constexpr int kCorners = 24;
        QPolygonF seen;
        for (int i = 0; i < kCorners; ++i) {
            const double angle = 2 * M_PI * i / kCorners;
            seen << at(point.x() + radius * std::cos(angle), point.y() + radius * std::sin(angle));
        }
        painter_.setPen(pen);
        painter_.setBrush(fill);
        painter_.drawPolygon(seen);
    }
    QPen pen(const QColor& colour, Point point, double width) const {
        return {colour, std::max(1.0, width * spacing(point))};
    }
    void piece(Point point, PointState state, double opacity) {
        painter_.setOpacity(opacity);
        if (const auto side = marker_of(state)) {
            const bool white = *side == Side::white;
            circle(point, kMarkerRadius, pen(QColor{50, 120, 220}, point, 0.07),
                   white ? Qt::white : Qt::black);
        }
        if (const auto side = ring_of(state)) {
            const bool white = *side == Side::white;
            circle(point, kRingRadius + 0.05, pen(white ? Qt::black : Qt::white, point, 0.04));
            circle(point, kRingRadius, pen(white ? Qt::white : Qt::black, point, 0.06));
        }
        painter_.setOpacity(1);
    }
    void belief(Point point, const PointBelief& belief) {
        if (belief.visible < kCoveredBelow) {
            circle(point, kRingRadius, pen(QColor{230, 230, 230, 200}, point, 0.03),
                   QBrush{QColor{230, 230, 230, 200}, Qt::BDiagPattern});
            return;
        }
        const auto state = answered_state(belief);
        const float sure = state ? belief.probability[static_cast<std::size_t>(*state)] : 0;
        if (state && *state == PointState::empty)
            circle(point, 0.04, Qt::NoPen, kLattice);
        else if (state)
            piece(point, *state, 0.85);
        if (sure < kDoubtfulBelow) circle(point, kRingRadius + 0.12, pen(kAmber, point, 0.06));
    }
    void repair(const Fault& fault) {
        for (const Point point : fault.points) circle(point, 0.52, pen(kWrong, point, 0.07));
        for (const PointChange& change : fault.repair) {
            circle(change.point, 0.46, pen(kGhost, change.point, 0.05), QColor{0, 0, 0, 90});
            if (change.to != PointState::empty) {
                piece(change.point, change.to, 0.75);
                continue;
            }
            const QPointF middle = at(change.point);
            const double arm = 0.2 * spacing(change.point);
            painter_.setPen(pen(kGhost, change.point, 0.07));
            painter_.drawLine(middle - QPointF{arm, arm}, middle + QPointF{arm, arm});
            painter_.drawLine(middle - QPointF{arm, -arm}, middle + QPointF{arm, -arm});
        }
    }

  private:
    QPainter& painter_;
    QRectF area_;
    const BoardView& view_;
    double scale_;
};

}  // namespace

void paint_overlay(QPainter& painter, const QRectF& area, const BoardReading& reading,
                   const Fault* fault) {
    painter.save();
    painter.setClipRect(area);
    painter.setRenderHint(QPainter::Antialiasing);
    Overlay overlay{painter, area, reading.view};
    overlay.lattice();
    for (const Point point : all_points())
        overlay.belief(point, reading.observation.points[static_cast<std::size_t>(point.index())]);
    if (fault != nullptr) overlay.repair(*fault);
    painter.restore();
}

}  // namespace yinsight
