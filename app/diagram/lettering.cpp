#include "app/diagram/lettering.hpp"

#include <algorithm>

namespace yinsight {

namespace {

/// A letter on a grid 4 wide, rows 0 (top of a digit) to 6 (foot), 8 (below the line). Each pair of
/// digits is a point, a space lifts the pen.
struct Glyph {
    char letter;
    std::string_view strokes;
};

constexpr Glyph kGlyphs[] = {
    {'0', "103041453616050110"},
    {'1', "112026 1636"},
    {'2', "01103041420646"},
    {'3', "01103041423323334445361605"},
    {'4', "300444 3036"},
    {'5', "40000313334445361605"},
    {'6', "3010010516364544331304"},
    {'7', "00402316"},
    {'8', "103041423313020110 1304051636454433"},
    {'9', "423313020110304145361605"},
    {'a', "4246 4332120305163645"},
    {'b', "0006 0312324345361605"},
    {'c', "4332120305163645"},
    {'d', "4046 4332120305163645"},
    {'e', "04444332120305163645"},
    {'f', "30201116 0232"},
    {'g', "4247381807 4332120305163645"},
    {'h', "0006 0312324346"},
    {'i', "2226 2020"},
    {'j', "3237281807 3030"},
    {'k', "0006 4204 1446"},
    {'l', "2026"},
    {'m', "0206 0312232326 2332434346"},
    {'n', "0206 0312324346"},
    {'o', "123243453616050312"},
    {'p', "0208 0312324345361605"},
    {'q', "4248 4332120305163645"},
    {'r', "1216 132232 43"},
    {'s', "43321203143445361605"},
    {'t', "10152636 0232"},
    {'u', "020516364542 4246"},
    {'v', "022642"},
    {'w', "0216243642"},
    {'x', "0246 4206"},
    {'y', "0226 4208"},
    {'z', "02420646"},
    {'-', "1434"},
    {'.', "2626"},
    {';', "2323 2617"},
    {'|', "2028"},
};

constexpr double kRows = 6;
constexpr double kAdvance = 5.6;
constexpr double kGlyphWidth = 4;
/// Stroke width as a share of the height: legible at 8 px, not clumsy in print.
constexpr double kWeight = 0.13;

std::string_view strokes_of(char letter) {
    const auto* glyph = std::find_if(std::begin(kGlyphs), std::end(kGlyphs),
                                     [letter](const Glyph& g) { return g.letter == letter; });
    return glyph == std::end(kGlyphs) ? std::string_view{} : glyph->strokes;
}

}  // namespace

double text_width(std::string_view text, double height) {
    if (text.empty()) return 0;
    const double units = kAdvance * static_cast<double>(text.size() - 1) + kGlyphWidth;
    return units * height / kRows;
}

std::vector<PathShape> letter(std::string_view text, PagePoint anchor, double height,
                              Alignment alignment, Colour colour) {
    const double unit = height / kRows;
    const double left =
        alignment == Alignment::centre ? anchor.x - text_width(text, height) / 2 : anchor.x;
    const double top = anchor.y - height / 2;
    const Stroke stroke{colour, height * kWeight};
    std::vector<PathShape> shapes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        PathShape path{{}, false, std::nullopt, stroke};
        const auto strokes = strokes_of(text[i]);
        for (std::size_t at = 0; at + 1 < strokes.size(); at += 2) {
            if (strokes[at] == ' ') {
                shapes.push_back(path);
                path.points.clear();
                ++at;
            }
            path.points.push_back(
                {left + (kAdvance * static_cast<double>(i) + strokes[at] - '0') * unit,
                 top + (strokes[at + 1] - '0') * unit});
        }
        if (!path.points.empty()) shapes.push_back(std::move(path));
    }
    return shapes;
}

}  // namespace yinsight
