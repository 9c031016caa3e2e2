#include <QAbstractButton>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "app/files/picture_file.hpp"
#include "app/gui/banner_view.hpp"
#include "app/gui/board_placement.hpp"
#include "app/gui/board_theme.hpp"
#include "app/gui/overlay_painter.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/gui/gui_fixture.hpp"

using namespace yinsight;

namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// As WCAG defines it, 1 to 21.
double contrast(const QColor& a, const QColor& b) {
    const auto [dark, light] = std::minmax({luminance(a), luminance(b)});
    return (light + 0.05) / (dark + 0.05);
}

QPalette dark_palette() {
    QPalette palette{QColor{53, 53, 53}};
    palette.setColor(QPalette::WindowText, Qt::white);
    return palette;
}

/// How many pixels around a place differ between two pictures.
int changed_near(const QImage& a, const QImage& b, const QPointF& place, int reach) {
    int changed = 0;
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            const QPoint at = place.toPoint() + QPoint{x, y};
            if (a.rect().contains(at) && a.pixel(at) != b.pixel(at)) ++changed;
        }
    }
    return changed;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(views)

BOOST_AUTO_TEST_CASE(every_point_is_hit_where_it_is_drawn) {
    for (const bool flipped : {false, true}) {
        const BoardPlacement placement{QRectF{10, 20, 700, 500}, flipped};
        for (const Point point : all_points())
            BOOST_TEST((placement.point_at(placement.at(point)) == point));
    }
    const BoardPlacement placement{QRectF{0, 0, 600, 600}, false};
    // White at the bottom, columns from left to right.
    BOOST_TEST(placement.at(*Point::parse("e1")).y() > placement.at(*Point::parse("e10")).y());
    BOOST_TEST(placement.at(*Point::parse("a2")).x() < placement.at(*Point::parse("k7")).x());
}

BOOST_AUTO_TEST_CASE(the_repair_is_drawn_where_the_point_is_seen) {
    const cv::Mat picture = load_picture("sample_images/club_game/f0000.jpg");
    const auto result = read_board(picture);
    BOOST_REQUIRE(result.reading.has_value());
    const Point wrong = *Point::parse("e5");
    const Fault fault{FaultKind::marker_wrong_colour,
                      Side::white,
                      {wrong},
                      {},
                      {{wrong, PointState::empty, PointState::white_ring}}};
    QImage plain{picture.cols, picture.rows, QImage::Format_RGB32};
    plain.fill(Qt::gray);
    QImage with_fault = plain;
    const QRectF area{plain.rect()};
    {
        QPainter painter{&plain};
        paint_overlay(painter, area, *result.reading, nullptr);
    }
    {
        QPainter painter{&with_fault};
        paint_overlay(painter, area, *result.reading, &fault);
    }
    const auto at = [&](const char* name) {
        const cv::Point2d px = result.reading->view.project(*Point::parse(name));
        return QPointF{px.x, px.y};
    };
    BOOST_TEST(changed_near(plain, with_fault, at("e5"), 20) > 50);
    BOOST_TEST(changed_near(plain, with_fault, at("e8"), 10) == 0);
    BOOST_TEST(changed_near(plain, with_fault, at("h5"), 10) == 0);
}

BOOST_AUTO_TEST_CASE(a_wrong_act_has_a_shape_of_its_own_and_not_only_a_colour) {
    MoodSign sign;
    sign.resize(56, 56);
    std::vector<QImage> shapes;
    for (const Mood mood : {Mood::well, Mood::due, Mood::wrong}) {
        sign.set_mood(mood);
        // Without colour: only where something is drawn.
        shapes.push_back(
            sign.grab().toImage().convertToFormat(QImage::Format_Grayscale8).createHeuristicMask());
    }
    BOOST_TEST((shapes[0] != shapes[1]));
    BOOST_TEST((shapes[1] != shapes[2]));
    BOOST_TEST((shapes[0] != shapes[2]));
}

BOOST_AUTO_TEST_CASE(announcements_stand_out_from_their_ground_by_day_and_by_night) {
    for (const QPalette& palette : {QPalette{QColor{239, 239, 239}}, dark_palette()}) {
        const QColor ground = palette.color(QPalette::Window);
        const BoardTheme& theme = board_theme_for(palette);
        BOOST_TEST(contrast(theme.due, ground) >= 4.5);
        BOOST_TEST(contrast(theme.wrong, ground) >= 4.5);
        BOOST_TEST(contrast(theme.label, theme.board) >= 4.5);
        BOOST_TEST(contrast(palette.color(QPalette::WindowText), ground) >= 4.5);
    }
}

BOOST_AUTO_TEST_CASE(every_control_has_a_name_a_tip_and_words_for_screen_readers) {
    MainWindow window{{}, [] { return CamerasFound{}; }};
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        // Parts of Qt's own widgets have names that begin so, or none.
        if (button->objectName().startsWith("qt_") || button->inherits("QTabBar")) continue;
        if (button->parent()->inherits("QTabBar") || button->parent()->inherits("QTableView") ||
            button->parent()->inherits("QLineEdit"))
            continue;
        BOOST_TEST_CONTEXT(button->text().toStdString()) {
            BOOST_TEST(!button->objectName().isEmpty());
            BOOST_TEST(!button->toolTip().isEmpty());
            BOOST_TEST(!(button->accessibleName() + button->text()).isEmpty());
        }
    }
    for (const auto* action : window.findChildren<QAction*>()) {
        if (action->isSeparator() || action->menu() != nullptr || action->text().isEmpty())
            continue;
        if (action->objectName().isEmpty()) continue;
        BOOST_TEST_CONTEXT(action->objectName().toStdString())
        BOOST_TEST(!action->toolTip().isEmpty());
    }
}

BOOST_AUTO_TEST_CASE(display_mode_shows_board_and_banner_only_and_comes_back) {
    MainWindow window{{}, [] { return CamerasFound{}; }};
    show_active(window);
    QTest::keyClick(&window, Qt::Key_F11);
    BOOST_TEST(control<QWidget>(window, "board").isVisible());
    BOOST_TEST(control<QWidget>(window, "banner").isVisible());
    BOOST_TEST(!control<QWidget>(window, "camera").isVisible());
    BOOST_TEST(!control<QWidget>(window, "page_tabs").isVisible());
    QTest::keyClick(&window, Qt::Key_F11);
    BOOST_TEST(control<QWidget>(window, "camera").isVisible());
    BOOST_TEST(control<QWidget>(window, "page_tabs").isVisible());
}

BOOST_AUTO_TEST_SUITE_END()
