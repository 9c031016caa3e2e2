#include "app/diagram/board_diagram.hpp"

#include <algorithm>
#include <cmath>

#include "app/diagram/lettering.hpp"
#include "app/diagram/printed_board.hpp"

namespace yinsight {

namespace {

constexpr Colour kPaper{250, 248, 241};
constexpr Colour kLine{128, 128, 122};
constexpr Colour kLabel{90, 90, 86};
constexpr Colour kInk{24, 24, 26};
constexpr Colour kWhite{255, 255, 255};
constexpr Colour kBlueRim{38, 84, 160};
constexpr Colour kMark{196, 78, 0};

/// Page units (hundredths of the lattice spacing).
constexpr double kSpacing = 100;
constexpr double kPageWidth = 1060;
constexpr double kBoardHeight = 1110;
constexpr double kCaptionHeight = 70;
constexpr double kRingOuter = 42;
constexpr double kRingInner = 28;
constexpr double kMarkerOuter = 27;
constexpr double kMarkerInner = 19;
constexpr double kFlipMark = 34;
constexpr double kRowMark = 44;

PagePoint page(PlacePrinted at) {
    return {kPageWidth / 2 + at.x * kSpacing, kBoardHeight / 2 - at.y * kSpacing};
}
PagePoint page(Point point) {
    return page(PlacePrinted{point.x(), point.y()});
}

/// Puts shapes on the page.
class Sheet {
  public:
    explicit Sheet(Drawing& drawing) : drawing_{drawing} {}

    void line(PagePoint from, PagePoint to, Colour colour, double width) {
        drawing_.shapes.emplace_back(
            PathShape{{from, to}, false, std::nullopt, Stroke{colour, width}});
    }
    void polygon(std::vector<PagePoint> points, std::optional<Colour> fill,
                 std::optional<Stroke> stroke) {
        drawing_.shapes.emplace_back(PathShape{std::move(points), true, fill, stroke});
    }
    void circle(PagePoint centre, double radius, std::optional<Colour> fill,
                std::optional<Stroke> stroke) {
        drawing_.shapes.emplace_back(CircleShape{centre, radius, fill, stroke});
    }
    void text(const std::string& letters, PagePoint anchor, double height, Colour colour,
              Alignment alignment = Alignment::centre) {
        for (auto& stroke : letter(letters, anchor, height, alignment, colour))
            drawing_.shapes.emplace_back(std::move(stroke));
    }
    /// A circle in dashes: what was there and is gone.
    void dashed_circle(PagePoint centre, double radius, Stroke stroke) {
        constexpr int kDashes = 9;
        for (int i = 0; i < kDashes; ++i) {
            PathShape dash{{}, false, std::nullopt, stroke};
            for (int step = 0; step <= 4; ++step) {
                const double angle = 2 * 3.14159265358979 * (i + 0.14 * step) / kDashes;
                dash.points.push_back(
                    {centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
            }
            drawing_.shapes.emplace_back(std::move(dash));
        }
    }

    void ring(PagePoint at, Side side) {
        const double middle = (kRingOuter + kRingInner) / 2;
        const double width = kRingOuter - kRingInner;
        circle(at, middle, std::nullopt, Stroke{kInk, width});
        const double inside = side == Side::white ? width - 5 : 1.5;
        circle(at, middle, std::nullopt, Stroke{kWhite, inside});
    }
    void marker(PagePoint at, Side side) {
        circle(at, kMarkerOuter, kBlueRim, std::nullopt);
        circle(at, kMarkerInner, side == Side::white ? kWhite : kInk, Stroke{kWhite, 2});
    }
    void state(PagePoint at, std::optional<PointState> state) {
        if (!state) {
            const double arm = kMarkerInner;
            line({at.x - arm, at.y - arm}, {at.x + arm, at.y + arm}, kMark, 6);
            line({at.x - arm, at.y + arm}, {at.x + arm, at.y - arm}, kMark, 6);
            return;
        }
        if (const auto side = marker_of(*state)) marker(at, *side);
        if (const auto side = ring_of(*state)) ring(at, *side);
    }

  private:
    Drawing& drawing_;
};

void draw_lines(Sheet& sheet) {
    for (const LinePrinted& line : printed_lines())
        sheet.line(page(line.from), page(line.to), kLine, 2.6);
}

void draw_names(Sheet& sheet) {
    constexpr double kHeight = 25;
    for (const NamePrinted& name : printed_names())
        sheet.text(name.text, page(name.middle), kHeight, kLabel);
}

/// The outline around five neighbours: two half circles and the sides between them.
void draw_row(Sheet& sheet, Window window) {
    const PagePoint first = page(window.first());
    const PagePoint last = page(window.last());
    const double along = std::atan2(last.y - first.y, last.x - first.x);
    std::vector<PagePoint> outline;
    constexpr int kSteps = 12;
    constexpr double kHalfTurn = 3.14159265358979;
    for (const auto& [centre, begin] :
         {std::pair{last, along - kHalfTurn / 2}, std::pair{first, along + kHalfTurn / 2}}) {
        for (int i = 0; i <= kSteps; ++i) {
            const double angle = begin + kHalfTurn * i / kSteps;
            outline.push_back(
                {centre.x + kRowMark * std::cos(angle), centre.y + kRowMark * std::sin(angle)});
        }
    }
    sheet.polygon(std::move(outline), std::nullopt, Stroke{kMark, 4});
    for (const Point point : window.points())
        sheet.dashed_circle(page(point), kMarkerOuter, {kMark, 3});
}

void draw_arrow(Sheet& sheet, const TurnMarks::Move& move) {
    const PagePoint from = page(move.from);
    const PagePoint to = page(move.to);
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    if (length < 1) return;
    const PagePoint along{(to.x - from.x) / length, (to.y - from.y) / length};
    const auto at = [&](double forward, double aside) {
        return PagePoint{from.x + along.x * forward - along.y * aside,
                         from.y + along.y * forward + along.x * aside};
    };
    const double tip = length - kRingOuter - 4;
    const double base = tip - 26;
    sheet.line(at(0, 0), at(base, 0), kMark, 9);
    sheet.polygon({at(tip, 0), at(base, 15), at(base, -15)}, kMark, Stroke{kMark, 2});
}

void draw_marks_below(Sheet& sheet, const TurnMarks& marks) {
    for (const Window window : marks.rows) draw_row(sheet, window);
    for (const Point point : marks.rings)
        sheet.dashed_circle(page(point), (kRingOuter + kRingInner) / 2, {kMark, 5});
    if (marks.move) draw_arrow(sheet, *marks.move);
    if (marks.placed)
        sheet.circle(page(*marks.placed), kRingOuter + 8, std::nullopt, Stroke{kMark, 4});
}

void draw_storage(Sheet& sheet, const Diagram& diagram) {
    for (const Side side : {Side::white, Side::black}) {
        const auto circles = storage_circles(side);
        const auto removed = diagram.rings_removed[index_of(side)];
        for (std::size_t i = 0; i < circles.size(); ++i) {
            const PagePoint at = page(circles[i]);
            sheet.circle(at, kRingOuter, std::nullopt, Stroke{kLine, 2});
            if (removed && static_cast<int>(i) < *removed) sheet.ring(at, side);
        }
    }
    if (diagram.pool) {
        const PagePoint at = page(kPoolCorner);
        sheet.marker(at, Side::white);
        sheet.text(std::to_string(*diagram.pool), {at.x + 44, at.y}, 34, kInk, Alignment::left);
    }
    if (diagram.to_move) {
        const PagePoint at = page(PlacePrinted{-4.34, 4.72});
        sheet.ring(at, *diagram.to_move);
        sheet.polygon({{at.x + 60, at.y - 16}, {at.x + 60, at.y + 16}, {at.x + 86, at.y}}, kInk,
                      std::nullopt);
    }
}

/// In one line; a long turn is written smaller.
void draw_caption(Sheet& sheet, const std::string& caption) {
    if (caption.empty()) return;
    constexpr double kHeight = 34;
    constexpr double kWidest = kPageWidth - 60;
    const double height = kHeight * std::min(1.0, kWidest / text_width(caption, kHeight));
    sheet.text(caption, {kPageWidth / 2, kBoardHeight + kCaptionHeight / 3}, height, kInk);
}

}  // namespace

TurnMarks marks_of(const Position& before, const Turn& turn, const Position& after) {
    TurnMarks marks;
    for (const Action action : turn) {
        switch (action.kind()) {
            case ActionKind::place_ring:
                marks.placed = action.from();
                break;
            case ActionKind::move_ring:
                marks.move = {action.from(), action.to()};
                break;
            case ActionKind::remove_ring:
                marks.rings.push_back(action.from());
                break;
            case ActionKind::remove_row:
                if (const auto window = action.window()) marks.rows.push_back(*window);
                break;
            default:
                break;
        }
    }
    for (const Point point : all_points()) {
        const auto was = before.board().marker_at(point);
        const auto is = after.board().marker_at(point);
        if (was && is && *was != *is) marks.flipped.push_back(point);
    }
    return marks;
}

Diagram diagram_of(const Position& position) {
    Diagram diagram;
    for (const Point point : all_points())
        diagram.board[static_cast<std::size_t>(point.index())] = position.state_at(point);
    diagram.rings_removed = {position.rings_removed(Side::white),
                             position.rings_removed(Side::black)};
    diagram.pool = position.pool();
    if (!position.is_over()) diagram.to_move = position.side();
    diagram.title = to_text(position);
    return diagram;
}

Drawing draw(const Diagram& diagram) {
    Drawing drawing{kPageWidth,
                    kBoardHeight + (diagram.caption.empty() ? 0 : kCaptionHeight),
                    diagram.title,
                    {}};
    Sheet sheet{drawing};
    sheet.polygon(
        {{0, 0}, {drawing.width, 0}, {drawing.width, drawing.height}, {0, drawing.height}}, kPaper,
        std::nullopt);
    draw_lines(sheet);
    draw_names(sheet);
    draw_storage(sheet, diagram);
    draw_marks_below(sheet, diagram.marks);
    for (const Point point : all_points())
        sheet.state(page(point), diagram.board[static_cast<std::size_t>(point.index())]);
    for (const Point point : diagram.marks.flipped)
        sheet.circle(page(point), kFlipMark, std::nullopt, Stroke{kMark, 5});
    draw_caption(sheet, diagram.caption);
    return drawing;
}

}  // namespace yinsight
