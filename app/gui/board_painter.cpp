#include "app/gui/board_painter.hpp"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "app/diagram/printed_board.hpp"

namespace yinsight {

namespace {

/// In lattice spacings; pieces as large as the real ones.
constexpr double kRingMiddle = 0.35;
constexpr double kRingWidth = 0.13;
constexpr double kMarkerRadius = 0.25;
constexpr double kMarkerFace = 0.19;
constexpr double kRowOutline = 0.43;
constexpr double kFlipMark = 0.31;
constexpr double kGhostOpacity = 0.62;

class Brush {
  public:
    Brush(QPainter& painter, const BoardPlacement& placement, const BoardTheme& theme)
        : painter_{painter}, placement_{placement}, theme_{theme}, unit_{placement.spacing()} {}

    QPen pen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine) const {
        return {colour, std::max(1.0, width * unit_), style, Qt::RoundCap, Qt::RoundJoin};
    }
    void circle(const QPointF& centre, double radius, const QPen& line, const QBrush& fill) {
        painter_.setPen(line);
        painter_.setBrush(fill);
        painter_.drawEllipse(centre, radius * unit_, radius * unit_);
    }
    void text(const QPointF& centre, const QString& words, double height, const QColor& colour) {
        QFont font = painter_.font();
        font.setPixelSize(std::max(6, static_cast<int>(height * unit_)));
        painter_.setFont(font);
        painter_.setPen(colour);
        const double reach = 4 * height * unit_;
        painter_.drawText(QRectF{centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach},
                          Qt::AlignCenter, words);
    }
    void ring(const QPointF& at, Side side) {
        const bool white = side == Side::white;
        const QColor& edge = white ? theme_.white_edge : theme_.black_edge;
        const QColor& body = white ? theme_.white_piece : theme_.black_piece;
        circle(at, kRingMiddle, pen(edge, kRingWidth + 0.03), Qt::NoBrush);
        circle(at, kRingMiddle, pen(body, kRingWidth), Qt::NoBrush);
        flecks(at, white ? theme_.white_fleck : theme_.black_fleck);
    }
    void marker(const QPointF& at, Side side) {
        const bool white = side == Side::white;
        circle(at, kMarkerRadius, Qt::NoPen, theme_.marker_rim);
        circle(at, kMarkerFace, pen(theme_.white_piece, 0.012),
               white ? theme_.white_piece : theme_.black_piece);
    }
    void state(const QPointF& at, std::optional<PointState> state) {
        if (!state) {
            text(at, QStringLiteral("?"), 0.45, theme_.wrong);
            return;
        }
        if (const auto side = marker_of(*state)) marker(at, *side);
        if (const auto side = ring_of(*state)) ring(at, *side);
    }
    void cross(const QPointF& at, double arm, const QPen& line) {
        painter_.setPen(line);
        const QPointF down{arm * unit_, arm * unit_};
        const QPointF up{arm * unit_, -arm * unit_};
        painter_.drawLine(at - down, at + down);
        painter_.drawLine(at - up, at + up);
    }
    void row(Window window, const QPen& line) {
        const QPointF first = placement_.at(window.first());
        const QPointF last = placement_.at(window.last());
        QPainterPath spine{first};
        spine.lineTo(last);
        QPainterPathStroker stroker{
            QPen{Qt::black, 2 * kRowOutline * unit_, Qt::SolidLine, Qt::RoundCap}};
        painter_.setPen(line);
        painter_.setBrush(Qt::NoBrush);
        painter_.drawPath(stroker.createStroke(spine).simplified());
    }
    /// `shorten` leaves room for the piece at the tip, in spacings.
    void arrow(const QPointF& from, const QPointF& to, const QColor& colour, double width,
               double shorten) {
        const QPointF way = to - from;
        const double length = std::hypot(way.x(), way.y());
        if (length < 1) return;
        const QPointF along = way / length;
        const QPointF aside{-along.y(), along.x()};
        const QPointF tip = to - along * shorten * unit_;
        const QPointF base = tip - along * 2.6 * width * unit_;
        painter_.setPen(pen(colour, width));
        painter_.drawLine(from, base);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour);
        const QPointF wing = aside * 1.5 * width * unit_;
        painter_.drawPolygon(QPolygonF{{tip, base + wing, base - wing}});
    }

  private:
    void flecks(const QPointF& at, const QColor& colour) {
        constexpr int kFlecks = 22;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour);
        for (int i = 0; i < kFlecks; ++i) {
            // Steps of the golden angle look strewn and are the same on every ring.
            const double angle = 2.39996 * i;
            const double radius = (kRingMiddle + kRingWidth * 0.36 * std::sin(1.7 * i)) * unit_;
            painter_.drawEllipse(at + QPointF{radius * std::cos(angle), radius * std::sin(angle)},
                                 0.011 * unit_, 0.011 * unit_);
        }
    }

    QPainter& painter_;
    const BoardPlacement& placement_;
    const BoardTheme& theme_;
    double unit_;
};

class Scene {
  public:
    Scene(QPainter& painter, const BoardPlacement& placement, const BoardPicture& picture,
          const BoardTheme& theme)
        : painter_{painter},
          placement_{placement},
          picture_{picture},
          theme_{theme},
          brush_{painter, placement, theme} {}

    void paint() {
        lines();
        names();
        storage();
        last_turn_below();
        pieces();
        last_turn_above();
        due_rows();
        fault();
        arrows();
    }

  private:
    QPointF at(PlacePrinted place) const { return placement_.at(place.x, place.y); }
    void lines() {
        painter_.setPen(brush_.pen(theme_.line, 0.022));
        for (const LinePrinted& line : printed_lines())
            painter_.drawLine(at(line.from), at(line.to));
    }
    void names() {
        constexpr double kHeight = 0.27;
        for (const NamePrinted& name : printed_names())
            brush_.text(at(name.middle), QString::fromStdString(name.text), kHeight, theme_.label);
    }
    void storage() {
        const Diagram& diagram = picture_.diagram;
        for (const Side side : {Side::white, Side::black}) {
            const auto circles = storage_circles(side);
            const auto removed = diagram.rings_removed[index_of(side)];
            for (std::size_t i = 0; i < circles.size(); ++i) {
                brush_.circle(at(circles[i]), 0.42, brush_.pen(theme_.line, 0.02), Qt::NoBrush);
                if (removed && static_cast<int>(i) < *removed) brush_.ring(at(circles[i]), side);
            }
            if (diagram.to_move == side) {
                const double sign = side == Side::white ? 1 : -1;
                brush_.circle(placement_.at(sign * -4.62, sign * -3.92), 0.2,
                              brush_.pen(theme_.last_turn, 0.06),
                              side == Side::white ? theme_.white_piece : theme_.black_piece);
            }
        }
        if (!diagram.pool) return;
        const QPointF corner = at(kPoolCorner);
        brush_.marker(corner, Side::white);
        const QPointF beside = corner + QPointF{0.62 * placement_.spacing(), 0};
        brush_.text(beside, QString::number(*diagram.pool), 0.36, theme_.label);
    }
    void last_turn_below() {
        const TurnMarks& marks = picture_.diagram.marks;
        for (const Window window : marks.rows)
            brush_.row(window, brush_.pen(theme_.last_turn, 0.035, Qt::DashLine));
        for (const Point point : marks.rings)
            brush_.circle(placement_.at(point), kRingMiddle,
                          brush_.pen(theme_.last_turn, 0.05, Qt::DotLine), Qt::NoBrush);
        if (marks.move)
            brush_.arrow(placement_.at(marks.move->from), placement_.at(marks.move->to),
                         theme_.last_turn, 0.085, 0.45);
        if (marks.placed)
            brush_.circle(placement_.at(*marks.placed), 0.48, brush_.pen(theme_.last_turn, 0.04),
                          Qt::NoBrush);
    }
    void pieces() {
        for (const Point point : all_points())
            brush_.state(placement_.at(point),
                         picture_.diagram.board[static_cast<std::size_t>(point.index())]);
    }
    void last_turn_above() {
        for (const Point point : picture_.diagram.marks.flipped)
            brush_.circle(placement_.at(point), kFlipMark, brush_.pen(theme_.last_turn, 0.045),
                          Qt::NoBrush);
    }
    void due_rows() {
        for (const Window window : picture_.rows) brush_.row(window, brush_.pen(theme_.due, 0.06));
    }
    void fault() {
        for (const Point point : picture_.wrong)
            brush_.circle(placement_.at(point), 0.50, brush_.pen(theme_.wrong, 0.055), Qt::NoBrush);
        for (const PointChange& ghost : picture_.ghosts) {
            const QPointF at = placement_.at(ghost.point);
            brush_.circle(at, 0.40, Qt::NoPen, theme_.board);
            painter_.setOpacity(kGhostOpacity);
            brush_.state(at, ghost.to);
            painter_.setOpacity(1);
            if (ghost.to == PointState::empty)
                brush_.cross(at, 0.2, brush_.pen(theme_.wrong, 0.06));
            brush_.circle(at, 0.46, brush_.pen(theme_.wrong, 0.045, Qt::DashLine), Qt::NoBrush);
        }
    }
    void arrows() {
        for (const BoardArrow& arrow : picture_.arrows) {
            const QPointF to = placement_.at(arrow.to);
            if (arrow.from == arrow.to) {
                brush_.circle(to, 0.48, brush_.pen(arrow.colour, 0.07 * arrow.weight), Qt::NoBrush);
            } else {
                brush_.arrow(placement_.at(arrow.from), to, arrow.colour, 0.13 * arrow.weight,
                             0.30);
            }
            if (!arrow.label.isEmpty())
                brush_.text(to, arrow.label, 0.28, arrow.colour.darker(160));
        }
    }

    QPainter& painter_;
    const BoardPlacement& placement_;
    const BoardPicture& picture_;
    const BoardTheme& theme_;
    Brush brush_;
};

}  // namespace

void paint_board(QPainter& painter, const BoardPlacement& placement, const BoardPicture& picture,
                 const BoardTheme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.board);
    painter.drawRoundedRect(placement.page(), 0.15 * placement.spacing(),
                            0.15 * placement.spacing());
    Scene{painter, placement, picture, theme}.paint();
    painter.restore();
}

}  // namespace yinsight
