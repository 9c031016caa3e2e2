#include <cmath>
#include <sstream>

#include "app/diagram/drawing.hpp"

namespace yinsight {

namespace {

/// Hundredths are far below what any page shows.
std::string number(double value) {
    const double rounded = std::round(value * 100) / 100;
    std::ostringstream text;
    text << (rounded == 0 ? 0.0 : rounded);
    return text.str();
}

std::string hexadecimal(Colour colour) {
    constexpr const char* kDigits = "0123456789abcdef";
    std::string text{'#'};
    for (const int value : {colour.red, colour.green, colour.blue}) {
        text += kDigits[value / 16];
        text += kDigits[value % 16];
    }
    return text;
}

std::string escaped(const std::string& plain) {
    std::string text;
    for (const char letter : plain) {
        switch (letter) {
            case '&':
                text += "&amp;";
                break;
            case '<':
                text += "&lt;";
                break;
            case '>':
                text += "&gt;";
                break;
            default:
                text += letter;
        }
    }
    return text;
}

std::string paint(const std::optional<Colour>& fill, const std::optional<Stroke>& stroke) {
    std::string text = " fill=\"" + (fill ? hexadecimal(*fill) : "none") + '"';
    if (stroke) {
        text += " stroke=\"" + hexadecimal(stroke->colour) + "\" stroke-width=\"" +
                number(stroke->width) + '"';
    }
    return text;
}

std::string element(const CircleShape& circle) {
    return "<circle cx=\"" + number(circle.centre.x) + "\" cy=\"" + number(circle.centre.y) +
           "\" r=\"" + number(circle.radius) + '"' + paint(circle.fill, circle.stroke) + "/>";
}

std::string element(const PathShape& path) {
    std::string text = "<path d=\"";
    char command = 'M';
    for (const PagePoint& point : path.points) {
        text += command + number(point.x) + ' ' + number(point.y);
        command = 'L';
    }
    return text + (path.closed ? "Z\"" : "\"") + paint(path.fill, path.stroke) + "/>";
}

}  // namespace

std::string to_svg(const Drawing& drawing, int width_px) {
    const double height_px = width_px * drawing.height / drawing.width;
    std::string text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"" +
        number(width_px) + "\" height=\"" + number(std::round(height_px)) + "\" viewBox=\"0 0 " +
        number(drawing.width) + ' ' + number(drawing.height) +
        "\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title>" + escaped(drawing.title) +
        "</title>\n";
    for (const auto& shape : drawing.shapes)
        text += std::visit([](const auto& it) { return element(it); }, shape) + '\n';
    return text + "</svg>\n";
}

}  // namespace yinsight
