#pragma once
// A drawing as a list of shapes, drawn in order: what SVG, PNG and a window have in common, so that
// all of them look the same.
//
// Page coordinates: origin top left, x right, y down, in page units; the page is `width` x
// `height`. Line ends and corners are round.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace yinsight {

struct Colour {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;
    bool operator==(const Colour&) const = default;
};

struct PagePoint {
    double x;
    double y;
};

struct Stroke {
    Colour colour;
    double width;
};

struct CircleShape {
    PagePoint centre;
    double radius;
    std::optional<Colour> fill;
    std::optional<Stroke> stroke;
};

struct PathShape {
    std::vector<PagePoint> points;
    bool closed;
    std::optional<Colour> fill;
    std::optional<Stroke> stroke;
};

struct Drawing {
    double width = 0;
    double height = 0;
    /// What the drawing shows, for readers that cannot see it.
    std::string title;
    std::vector<std::variant<CircleShape, PathShape>> shapes;
};

/// The drawing as an SVG 1.1 document. The page is scaled to `width_px`.
std::string to_svg(const Drawing& drawing, int width_px);

}  // namespace yinsight
