#include "referee/lines.hpp"

namespace yinsight {

namespace {

using RayTable = std::array<std::array<PointSet, kPointCount>, kDirections.size()>;

constexpr RayTable make_rays() {
    RayTable rays{};
    for (const auto direction : kDirections) {
        for (int i = 0; i < kPointCount; ++i) {
            auto& points = rays[index_of(direction)][static_cast<std::size_t>(i)];
            const Point from = *Point::from_index(i);
            for (auto p = step_from(from, direction); p; p = step_from(*p, direction)) {
                points.insert(*p);
            }
        }
    }
    return rays;
}

constexpr RayTable kRays = make_rays();

std::array<std::vector<Point>, kLineCount> make_lines() {
    std::array<std::vector<Point>, kLineCount> lines;
    auto line = lines.begin();
    for (const auto direction : kLineDirections) {
        for (const auto start : all_points()) {
            if (step_from(start, opposite_of(direction))) continue;
            for (std::optional<Point> p = start; p; p = step_from(*p, direction)) {
                line->push_back(*p);
            }
            ++line;
        }
    }
    return lines;
}

std::vector<Window> make_windows() {
    std::vector<Window> windows;
    for (const auto first : all_points()) {
        for (const auto direction : kLineDirections) {
            if (const auto window = Window::from(first, direction)) windows.push_back(*window);
        }
    }
    return windows;
}

}  // namespace

const std::array<std::vector<Point>, kLineCount>& all_lines() {
    static const auto lines = make_lines();
    return lines;
}

PointSet ray(Point from, Direction direction) {
    return kRays[index_of(direction)][static_cast<std::size_t>(from.index())];
}

PointSet between(Point a, Point b) {
    const auto direction = direction_between(a, b);
    if (!direction) return {};
    return ray(a, *direction) & ray(b, opposite_of(*direction));
}

std::span<const Window> all_windows() {
    static const auto windows = make_windows();
    return windows;
}

}  // namespace yinsight
