#pragma once
// Draws a reading over the picture it was made of, in perspective: lattice, pieces, doubt, cover,
// and the pieces as they should be where a fault lies.

#include <QPainter>

#include "referee/fault.hpp"
#include "vision/pipeline.hpp"

namespace yinsight {

/// `area` is where the picture lies on the screen. `fault` may be null.
void paint_overlay(QPainter& painter, const QRectF& area, const BoardReading& reading,
                   const Fault* fault);

}  // namespace yinsight
