#pragma once
// Where the points of a drawn board lie in a rectangle of the screen. Screen: x right, y down; the
// board's plane is the referee's (spacings, y towards Black).

#include <QPointF>
#include <QRectF>
#include <optional>

#include "referee/point.hpp"

namespace yinsight {

class BoardPlacement {
  public:
    /// As large as fits, in the middle, with room for names and the storage circles.
    BoardPlacement(const QRectF& area, bool flipped);

    QPointF at(double x, double y) const { return centre_ + sign_ * spacing_ * QPointF{x, -y}; }
    QPointF at(Point point) const { return at(point.x(), point.y()); }
    /// The lattice spacing on the screen.
    double spacing() const { return spacing_; }
    const QRectF& page() const { return page_; }
    /// The point whose piece would be hit; empty beside all points.
    std::optional<Point> point_at(const QPointF& place) const;

  private:
    QRectF page_;
    QPointF centre_;
    double spacing_;
    double sign_;
};

}  // namespace yinsight
