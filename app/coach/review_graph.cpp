#include "app/coach/review_graph.hpp"

#include <cmath>

#include "app/diagram/lettering.hpp"

namespace yinsight {

namespace {

constexpr double kPlotWidth = 2'000;
constexpr double kPlotHeight = 800;
constexpr double kMarginLeft = 220;
constexpr double kMargin = 120;
constexpr double kMarginBottom = 180;
/// The middle of the horizontal axis' name above the foot of the page.
constexpr double kFootLine = 50;
constexpr double kLetterHeight = 40;
constexpr Colour kInk = {30, 30, 30};
constexpr Colour kGrid = {190, 190, 190};
constexpr Colour kPaper = {255, 255, 255};
constexpr Colour kDot = {200, 40, 40};

PagePoint place(std::size_t turn, std::size_t turns, double white_chance) {
    const double share = turns == 0 ? 0 : static_cast<double>(turn) / static_cast<double>(turns);
    return {kMarginLeft + share * kPlotWidth, kMargin + (1 - white_chance) * kPlotHeight};
}

double white_chance(const ReviewedTurn& turn, Score score) {
    const double chance = win_probability(score);
    return turn.player == Side::white ? chance : 1 - chance;
}

void write(Drawing& drawing, const std::string& text, PagePoint at, Alignment alignment) {
    for (PathShape& stroke : letter(text, at, kLetterHeight, alignment, kInk))
        drawing.shapes.emplace_back(std::move(stroke));
}

void draw_frame(const Review& review, Drawing& drawing) {
    const std::size_t turns = review.turns.size();
    for (const int chance : {0, 25, 50, 75, 100}) {
        const PagePoint left = place(0, turns, chance / 100.0);
        const PagePoint right{left.x + kPlotWidth, left.y};
        drawing.shapes.emplace_back(
            PathShape{{left, right}, false, std::nullopt, Stroke{kGrid, chance == 50 ? 6.0 : 3.0}});
        write(drawing, std::to_string(chance), {kMargin, left.y}, Alignment::centre);
    }
    const std::size_t step = std::max<std::size_t>(1, (turns + 9) / 10);
    for (std::size_t i = step; i <= turns; i += step) {
        const PagePoint foot = place(i, turns, 0);
        write(drawing, std::to_string(review.turns[i - 1].number), {foot.x, foot.y + 50},
              Alignment::centre);
    }
    write(drawing, "white wins in percent", {kMargin / 2, kMargin / 2}, Alignment::left);
    write(drawing, "turn", {kMarginLeft + kPlotWidth / 2, drawing.height - kFootLine},
          Alignment::centre);
}

}  // namespace

double dot_radius(Verdict verdict) {
    switch (verdict) {
        case Verdict::good:
            return 0;
        case Verdict::inaccuracy:
            return 0.22;
        case Verdict::mistake:
            return 0.34;
        default:
            return 0.48;
    }
}

std::vector<double> white_chances(const Review& review) {
    if (review.turns.empty()) return {};
    std::vector<double> chances{white_chance(review.turns[0], review.turns[0].best().score)};
    for (const ReviewedTurn& turn : review.turns) chances.push_back(white_chance(turn, turn.score));
    return chances;
}

Drawing draw_graph(const Review& review) {
    Drawing drawing;
    drawing.width = kMarginLeft + kPlotWidth + kMargin;
    drawing.height = kMargin + kPlotHeight + kMarginBottom;
    drawing.title = "Winning chance of White after each turn, in percent";
    drawing.shapes.emplace_back(PathShape{
        {{0, 0}, {drawing.width, 0}, {drawing.width, drawing.height}, {0, drawing.height}},
        true,
        kPaper,
        std::nullopt});
    draw_frame(review, drawing);
    const std::size_t turns = review.turns.size();
    if (turns == 0) return drawing;
    const std::vector<double> chances = white_chances(review);
    PathShape course{{}, false, std::nullopt, Stroke{kInk, 8}};
    for (std::size_t i = 0; i < chances.size(); ++i)
        course.points.push_back(place(i, turns, chances[i]));
    const auto points = course.points;
    drawing.shapes.emplace_back(std::move(course));
    for (std::size_t i = 0; i < turns; ++i) {
        const double radius = kLetterHeight * dot_radius(review.turns[i].verdict);
        if (radius > 0)
            drawing.shapes.emplace_back(CircleShape{points[i + 1], radius, kDot, std::nullopt});
    }
    return drawing;
}

}  // namespace yinsight
