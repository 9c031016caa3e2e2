#include "app/gui/board_placement.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// The page in spacings: the lines, their names and the storage circles, with a margin.
constexpr double kWidth = 10.6;
constexpr double kHeight = 11.1;
/// How far from a point a click still means it, in spacings.
constexpr double kReach = 0.46;

}  // namespace

BoardPlacement::BoardPlacement(const QRectF& area, bool flipped)
    : centre_{area.center()},
      spacing_{std::max(1.0, std::min(area.width() / kWidth, area.height() / kHeight))},
      sign_{flipped ? -1.0 : 1.0} {
    page_ = QRectF{0, 0, kWidth * spacing_, kHeight * spacing_};
    page_.moveCenter(centre_);
}

std::optional<Point> BoardPlacement::point_at(const QPointF& place) const {
    for (const Point point : all_points()) {
        const QPointF away = at(point) - place;
        if (std::hypot(away.x(), away.y()) < kReach * spacing_) return point;
    }
    return std::nullopt;
}

}  // namespace yinsight
