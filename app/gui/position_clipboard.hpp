#pragma once
// Positions for other programs: text and pictures on the clipboard.

#include <QImage>

#include "app/diagram/board_diagram.hpp"

namespace yinsight {

/// As the PNG of a diagram would be.
QImage diagram_image(const Diagram& diagram);

/// As a picture and as SVG: whoever pastes takes what suits.
void copy_diagram(const Diagram& diagram);
/// The position text.
void copy_position(const Position& position);

}  // namespace yinsight
