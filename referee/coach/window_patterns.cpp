#include "referee/coach/window_patterns.hpp"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace yinsight {

namespace {

constexpr std::array<int, kRowLength> kPowers = {1, 5, 25, 125, 625};

int code_of(const std::array<Cell, kRowLength>& cells) {
    int code = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) code += static_cast<int>(cells[i]) * kPowers[i];
    return code;
}

std::vector<int> make_patterns() {
    std::vector<int> patterns(kWindowCodeCount, -1);
    int next = 0;
    for (int code = 0; code < kWindowCodeCount; ++code) {
        auto cells = cells_of(code);
        std::reverse(cells.begin(), cells.end());
        const int mirrored = code_of(cells);
        const auto at = static_cast<std::size_t>(code);
        patterns[at] = mirrored < code ? patterns[static_cast<std::size_t>(mirrored)] : next++;
    }
    return patterns;
}

/// Numbers the windows as all_windows() does: by first end, then by direction.
constexpr std::array<WindowPlaces, kPointCount> make_places() {
    std::array<WindowPlaces, kPointCount> places{};
    std::uint8_t number = 0;
    for (int first = 0; first < kPointCount; ++first) {
        for (const auto direction : kLineDirections) {
            const auto window = Window::from(*Point::from_index(first), direction);
            if (!window) continue;
            for (std::size_t i = 0; i < kPowers.size(); ++i) {
                const Point point = *step_from(window->first(), direction, static_cast<int>(i));
                auto& through = places[static_cast<std::size_t>(point.index())];
                through.places[through.count++] = {number, static_cast<std::uint16_t>(kPowers[i])};
            }
            ++number;
        }
    }
    return places;
}

/// The least of the twelve images of a point, as steps east and north from the centre.
std::pair<int, int> least_image(Point point) {
    int east = point.column() - 5;
    int north = point.row() - 6;
    std::pair<int, int> least{east, north};
    for (int turn = 0; turn < 6; ++turn) {
        // East becomes north-east, north-east north, north west: a sixth of a turn.
        const int turned = east - north;
        north = east;
        east = turned;
        least = std::min({least, std::pair{east, north}, std::pair{north, east}});
    }
    return least;
}

std::array<int, kPointCount> make_orbits() {
    std::map<std::pair<int, int>, int> numbers;
    std::array<int, kPointCount> orbits{};
    for (const Point point : all_points()) {
        const auto next = static_cast<int>(numbers.size());
        orbits[static_cast<std::size_t>(point.index())] =
            numbers.emplace(least_image(point), next).first->second;
    }
    return orbits;
}

}  // namespace

constinit const std::array<WindowPlaces, kPointCount> kWindowsThrough = make_places();

int pattern_of(int code) {
    static const auto patterns = make_patterns();
    return patterns[static_cast<std::size_t>(code)];
}

int code_seen_by_other(int code) {
    auto cells = cells_of(code);
    for (Cell& cell : cells) cell = seen_by_other(cell);
    return code_of(cells);
}

std::array<Cell, kRowLength> cells_of(int code) {
    std::array<Cell, kRowLength> cells{};
    for (std::size_t i = 0; i < cells.size(); ++i)
        cells[i] = static_cast<Cell>(code / kPowers[i] % kCellCount);
    return cells;
}

int orbit_of(Point point) {
    static const auto orbits = make_orbits();
    return orbits[static_cast<std::size_t>(point.index())];
}

}  // namespace yinsight
