#pragma once
// The colours of a drawn board, by day and by night.

#include <QColor>
#include <QPalette>

namespace yinsight {

struct BoardTheme {
    QColor board;
    QColor line;
    QColor label;
    QColor white_piece;
    QColor black_piece;
    /// The edge that tells a piece from the board.
    QColor white_edge;
    QColor black_edge;
    /// Specks of the rings.
    QColor white_fleck;
    QColor black_fleck;
    QColor marker_rim;
    QColor last_turn;
    QColor due;
    QColor wrong;
};

/// The theme that goes with a palette: dark where its windows are.
const BoardTheme& board_theme_for(const QPalette& palette);
bool is_dark(const QPalette& palette);

}  // namespace yinsight
