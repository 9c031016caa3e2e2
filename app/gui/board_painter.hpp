#pragma once
// Draws a board on the screen with the look of the real set: pale board, thin lines, markers with a
// blue rim, flecked rings. Everything scales with the rectangle.

#include <QPainter>

#include "app/gui/board_picture.hpp"
#include "app/gui/board_placement.hpp"
#include "app/gui/board_theme.hpp"

namespace yinsight {

void paint_board(QPainter& painter, const BoardPlacement& placement, const BoardPicture& picture,
                 const BoardTheme& theme);

}  // namespace yinsight
