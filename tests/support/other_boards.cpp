#include "tests/support/other_boards.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "tests/support/drawn_board.hpp"
#include "tests/support/drawn_pieces.hpp"

namespace yinsight::test {

namespace {

/// A printed board: its lines, the places where pieces may lie, filled fields.
struct Print {
    std::string kind;
    std::vector<PrintedLine> lines;
    std::vector<cv::Point2d> places;
    std::vector<std::vector<cv::Point2d>> fields;

    double reach() const {
        double most = 1;
        for (const auto& place : places) most = std::max(most, cv::norm(place));
        return most;
    }
};

cv::Point2d lattice_point(int c, int r) {
    return {c * std::sqrt(3.0) / 2, r - c / 2.0};
}

/// All lattice points that belong, and the unit segments between them.
Print triangular(const std::string& kind, const std::function<bool(int, int)>& belongs) {
    Print print{kind, {}, {}, {}};
    constexpr int kReach = 16;
    for (int c = -kReach; c <= kReach; ++c) {
        for (int r = -kReach; r <= kReach; ++r) {
            if (!belongs(c, r)) continue;
            print.places.push_back(lattice_point(c, r));
            for (const auto& [dc, dr] : {std::pair{0, 1}, std::pair{1, 0}, std::pair{1, 1}}) {
                if (belongs(c + dc, r + dr))
                    print.lines.push_back({lattice_point(c, r), lattice_point(c + dc, r + dr)});
            }
        }
    }
    cv::Point2d middle;
    for (const auto& place : print.places) middle += place;
    middle /= static_cast<double>(print.places.size());
    for (auto& place : print.places) place -= middle;
    for (auto& line : print.lines) line = {line.first - middle, line.second - middle};
    return print;
}

Print hexagon(int a, int b, int d) {
    const auto name = std::to_string(a) + "," + std::to_string(b) + "," + std::to_string(d);
    return triangular("hexagon of sides " + name, [=](int c, int r) {
        return std::abs(c) <= a && std::abs(r) <= b && std::abs(r - c) <= d;
    });
}

Print hexagon_with_hole(int side) {
    return triangular("hexagon with a hole, side " + std::to_string(side), [=](int c, int r) {
        return std::abs(c) <= side && std::abs(r) <= side && std::abs(r - c) <= side &&
               (c != 0 || r != 0);
    });
}

/// Its lines go on by one step and end in dots.
Print hexagon_with_ends(int side) {
    auto print = hexagon(side, side, side);
    print.kind += " with dots at the ends of its lines";
    for (const auto& end : hexagon(side + 1, side + 1, side + 1).places) {
        for (const auto& place : hexagon(side, side, side).places) {
            if (std::abs(cv::norm(end - place) - 1) < 0.01) print.lines.push_back({place, end});
        }
    }
    return print;
}

Print triangle(int side) {
    return triangular("triangle of side " + std::to_string(side),
                      [=](int c, int r) { return c >= 0 && r >= c && r <= side; });
}

Print rhombus(int width, int height) {
    return triangular("rhombus",
                      [=](int c, int r) { return c >= 0 && c <= width && r >= 0 && r <= height; });
}

Print triangular_paper(int width, int height) {
    return triangular("triangular paper", [=](int c, int r) {
        return std::abs(c) <= width && std::abs(2 * r - c) <= 2 * height;
    });
}

Print star(int side) {
    return triangular("star of side " + std::to_string(side), [=](int c, int r) {
        const bool up = c >= -side && r <= side && r - c >= -side;
        const bool down = c <= side && r >= -side && r - c <= side;
        return up || down;
    });
}

Print honeycomb(int cells) {
    Print print{"honeycomb", {}, {}, {}};
    for (const auto& place : hexagon(cells, cells, cells).places) {
        print.places.push_back(place);
        for (int i = 0; i < 6; ++i) {
            const auto corner = [&](int k) {
                const double angle = k * CV_PI / 3;
                return place + cv::Point2d{std::cos(angle), std::sin(angle)} / std::sqrt(3.0);
            };
            print.lines.push_back({corner(i), corner(i + 1)});
        }
    }
    return print;
}

Print square(int width, int height, bool diagonals) {
    Print print{diagonals ? "square grid with diagonals" : "square grid", {}, {}, {}};
    const cv::Point2d middle{width / 2.0, height / 2.0};
    for (int x = 0; x <= width; ++x) {
        for (int y = 0; y <= height; ++y) {
            const auto at = cv::Point2d(x, y) - middle;
            print.places.push_back(at);
            if (x < width) print.lines.push_back({at, at + cv::Point2d{1, 0}});
            if (y < height) print.lines.push_back({at, at + cv::Point2d{0, 1}});
            if (!diagonals || x == width || y == height) continue;
            if ((x + y) % 2 == 0) {
                print.lines.push_back({at, at + cv::Point2d{1, 1}});
            } else {
                print.lines.push_back({at + cv::Point2d{1, 0}, at + cv::Point2d{0, 1}});
            }
        }
    }
    return print;
}

Print chequers(int side) {
    Print print{"chequers", {}, {}, {}};
    for (int x = 0; x < side; ++x) {
        for (int y = 0; y < side; ++y) {
            const cv::Point2d at{x - side / 2.0, y - side / 2.0};
            print.places.push_back(at + cv::Point2d{0.5, 0.5});
            if ((x + y) % 2 == 0) continue;
            print.fields.push_back(
                {at, at + cv::Point2d{1, 0}, at + cv::Point2d{1, 1}, at + cv::Point2d{0, 1}});
        }
    }
    return print;
}

Print without_lines(Print print) {
    print.kind += ", places only";
    for (const auto& place : print.places) {
        std::vector<cv::Point2d> dot;
        for (int i = 0; i < 24; ++i) {
            const double angle = i * CV_PI / 12;
            dot.push_back(place + 0.32 * cv::Point2d{std::cos(angle), std::sin(angle)});
        }
        print.fields.push_back(dot);
    }
    print.lines.clear();
    return print;
}

Print choose_print(std::uint64_t seed, cv::RNG& rng) {
    const auto any = [&](int low, int high) { return rng.uniform(low, high + 1); };
    switch (seed % 15) {
        case 0:
            return square(any(7, 18), any(7, 18), false);
        case 1:
            return square(any(4, 10), any(4, 10), true);
        case 2:
            return chequers(any(6, 10));
        case 3: {
            const int side = any(2, 4);
            return hexagon(side, side, side);
        }
        case 4: {
            const int side = any(6, 8);
            return hexagon(side, side, side);
        }
        case 5:
            return hexagon(5, 5, 5);
        case 6:
            return hexagon(any(2, 4), any(5, 8), any(5, 8));
        case 7:
            return hexagon_with_hole(any(3, 4));
        case 8:
            return hexagon_with_ends(any(2, 3));
        case 9:
            return triangle(any(6, 13));
        case 10:
            return rhombus(any(5, 10), any(5, 10));
        case 11:
            return star(any(2, 4));
        case 12:
            return honeycomb(any(2, 5));
        case 13:
            return triangular_paper(any(5, 9), any(4, 9));
        default:
            return without_lines(hexagon(any(3, 5), any(3, 5), any(3, 5)));
    }
}

void paint_fields(cv::Mat& bgr, const BoardView& view, const Print& print, double grey) {
    constexpr int kShift = 4;
    std::vector<std::vector<cv::Point>> polygons;
    for (const auto& field : print.fields) {
        polygons.emplace_back();
        for (const auto& corner : field) {
            const auto px = view.project(corner) * (1 << kShift);
            polygons.back().emplace_back(cvRound(px.x), cvRound(px.y));
        }
    }
    cv::fillPoly(bgr, polygons, cv::Scalar::all(grey), cv::LINE_AA, kShift);
}

}  // namespace

OtherBoard draw_other_board(std::uint64_t seed) {
    cv::RNG rng{seed * 7919 + 1};
    const auto print = choose_print(seed, rng);
    DrawnCamera camera;
    camera.tilt_deg = rng.uniform(0.0, 60.0);
    camera.turn_deg = rng.uniform(0.0, 360.0);
    // The board fills between half the picture's height and a little more than all of it.
    camera.distance = print.reach() * rng.uniform(2.8, 6.0);
    const auto view = camera.view();
    DrawnStyle style;
    const bool is_dark = rng.uniform(0, 3) == 0;
    style.board = is_dark ? rng.uniform(40.0, 90.0) : rng.uniform(150.0, 240.0);
    style.line =
        is_dark ? style.board + rng.uniform(40.0, 120.0) : style.board - rng.uniform(30.0, 140.0);
    style.table = rng.uniform(40.0, 200.0);
    style.line_width = rng.uniform(0.012, 0.05);
    const double margin = rng.uniform(0.3, 1.2);
    style.half_board = {print.reach() + margin, print.reach() + margin};
    style.seed = seed;
    OtherBoard board{print.kind, {}};
    cv::cvtColor(draw_board(view, print.lines, style), board.bgr, cv::COLOR_GRAY2BGR);
    paint_fields(board.bgr, view, print, style.line);
    const double crowd = rng.uniform(0.0, 0.5);
    for (const auto& place : print.places) {
        if (rng.uniform(0.0, 1.0) >= crowd) continue;
        constexpr int kLast = static_cast<int>(PointState::black_marker);
        draw_pieces(board.bgr, view, place, static_cast<PointState>(rng.uniform(1, kLast + 1)));
    }
    return board;
}

}  // namespace yinsight::test
