#include "app/gui/board_theme.hpp"

namespace yinsight {

bool is_dark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < 128;
}

const BoardTheme& board_theme_for(const QPalette& palette) {
    static const BoardTheme kLight{
        QColor{238, 234, 222}, QColor{128, 128, 122}, QColor{90, 90, 86}, QColor{252, 252, 250},
        QColor{34, 34, 38},    QColor{70, 70, 74},    QColor{10, 10, 12}, QColor{170, 170, 165},
        QColor{120, 120, 126}, QColor{38, 84, 160},   QColor{168, 68, 0}, QColor{0, 92, 200},
        QColor{190, 20, 30}};
    static const BoardTheme kDark{
        QColor{62, 64, 68},   QColor{122, 124, 128}, QColor{196, 198, 202}, QColor{240, 240, 236},
        QColor{14, 14, 16},   QColor{20, 20, 22},    QColor{150, 152, 158}, QColor{160, 160, 155},
        QColor{96, 96, 102},  QColor{70, 124, 214},  QColor{255, 158, 66},  QColor{110, 176, 255},
        QColor{255, 132, 126}};
    return is_dark(palette) ? kDark : kLight;
}

}  // namespace yinsight
