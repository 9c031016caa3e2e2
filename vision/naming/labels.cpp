#include "vision/naming/labels.hpp"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>
#include <optional>
#include <string>
#include <vector>

namespace yinsight {

namespace {

/// Resolution of the straightened patches, in pixels a spacing.
constexpr double kPixelsASpacing = 56;
/// Cap heights tried, in spacings: the real editions have 0.11-0.13, other boards up to 0.26.
constexpr std::array kCapHeights = {0.105, 0.13, 0.19, 0.26};
/// Distances of a label's centre from its line's end, in spacings.
constexpr double kMinGap = 0.12;
constexpr double kMaxGap = 0.50;
/// Sideways tolerance of a label's centre, in spacings.
constexpr double kSideways = 0.07;
/// Half side of a patch, in pixels; its centre lies in the middle of the gaps.
constexpr int kHalfPatch = 26;
constexpr double kPatchGap = (kMinGap + kMaxGap) / 2;
/// Grey-level deviation of an empty ground that should not count as a glyph.
constexpr double kGroundDeviation = 2.5;
/// Blur of the glyphs, in patch pixels: what camera and print do to letters of this size.
constexpr double kGlyphBlur = 0.9;

/// A glyph as a correlation kernel: zero mean, unit norm.
struct Glyph {
    cv::Mat1f kernel;
};

/// Letters A..K or numbers 1..11.
std::string text_of(bool letter, int k) {
    return letter ? std::string(1, static_cast<char>('A' + k)) : std::to_string(k + 1);
}

Glyph draw_glyph(const std::string& text, double cap_height_px) {
    // Drawn large, cut to its ink, reduced to the wanted height, blurred.
    constexpr int kFace = cv::FONT_HERSHEY_DUPLEX;
    constexpr double kScale = 4;
    constexpr int kThickness = 11;
    cv::Mat1b canvas(260, 420, uchar{0});
    cv::putText(canvas, text, {60, 180}, kFace, kScale, cv::Scalar::all(255), kThickness,
                cv::LINE_AA);
    const cv::Mat1b ink = canvas(cv::boundingRect(canvas));
    const double scale = cap_height_px / ink.rows;
    const cv::Size size{std::max(1, cvRound(ink.cols * scale)),
                        std::max(2, cvRound(cap_height_px))};
    cv::Mat1b small;
    cv::resize(ink, small, size, 0, 0, cv::INTER_AREA);
    constexpr int kMargin = 2;
    // An odd size has a middle pixel.
    cv::Mat1b padded;
    cv::copyMakeBorder(small, padded, kMargin, kMargin + 1 - small.rows % 2, kMargin,
                       kMargin + 1 - small.cols % 2, cv::BORDER_CONSTANT, 0);
    cv::Mat1f kernel;
    padded.convertTo(kernel, CV_32F);
    cv::GaussianBlur(kernel, kernel, {}, kGlyphBlur);
    kernel -= cv::mean(kernel)[0];
    kernel /= cv::norm(kernel);
    return {kernel};
}

/// Letters, then numbers.
using GlyphSet = std::array<std::array<Glyph, 11>, 2>;

const std::array<GlyphSet, kCapHeights.size()>& glyph_sets() {
    static const auto sets = [] {
        std::array<GlyphSet, kCapHeights.size()> all;
        for (std::size_t s = 0; s < kCapHeights.size(); ++s) {
            for (std::size_t family = 0; family < 2; ++family) {
                for (std::size_t k = 0; k < 11; ++k) {
                    all[s][family][k] = draw_glyph(text_of(family == 0, static_cast<int>(k)),
                                                   kCapHeights[s] * kPixelsASpacing);
                }
            }
        }
        return all;
    }();
    return sets;
}

struct LabelPlace {
    /// The end of the line, and the unit direction in which it goes on.
    cv::Point2d end;
    cv::Point2d outwards;
};

/// Rows of labels: letters beyond the lowest points of the columns, numbers beyond the leftmost
/// points of the rows or, on some boards, beyond the rightmost.
enum class LabelRow { letters, numbers_left, numbers_right };

/// Where label k of a row stands, as White names the board.
LabelPlace place_of(LabelRow row, int k) {
    std::optional<Point> first;
    std::optional<Point> last;
    for (const auto point : all_points()) {
        if (row == LabelRow::letters ? point.column() != k : point.row() != k + 1) continue;
        if (!first) first = point;
        last = point;
    }
    const auto at = [](const Point& p) { return cv::Point2d{p.x(), p.y()}; };
    const cv::Point2d right{std::sqrt(3.0) / 2, -0.5};
    switch (row) {
        case LabelRow::numbers_left:
            return {at(*first), -right};
        case LabelRow::numbers_right:
            return {at(*last), right};
        case LabelRow::letters:
            break;
    }
    return {at(*first), {0, -1}};
}

/// The straightened surroundings of a label, upright as the view names the board.
std::optional<cv::Mat1f> cut_patch(const cv::Mat1b& grey, const BoardView& view,
                                   const LabelPlace& place) {
    const auto centre = place.end + place.outwards * kPatchGap;
    cv::Mat1f patch(2 * kHalfPatch + 1, 2 * kHalfPatch + 1);
    const auto at = [&](double column, double row) {
        return view.project(centre + cv::Point2d{column, -row} * (1 / kPixelsASpacing));
    };
    // Affine inside a patch.
    const auto origin = at(0, 0);
    const auto dx = (at(kHalfPatch, 0) - at(-kHalfPatch, 0)) / (2.0 * kHalfPatch);
    const auto dy = (at(0, kHalfPatch) - at(0, -kHalfPatch)) / (2.0 * kHalfPatch);
    for (int row = -kHalfPatch; row <= kHalfPatch; ++row) {
        for (int column = -kHalfPatch; column <= kHalfPatch; ++column) {
            const auto px = origin + dx * column + dy * row;
            const int x = static_cast<int>(std::floor(px.x));
            const int y = static_cast<int>(std::floor(px.y));
            if (x < 0 || y < 0 || x + 1 >= grey.cols || y + 1 >= grey.rows) return std::nullopt;
            const double fx = px.x - x;
            const double fy = px.y - y;
            patch(row + kHalfPatch, column + kHalfPatch) =
                static_cast<float>((1 - fy) * ((1 - fx) * grey(y, x) + fx * grey(y, x + 1)) +
                                   fy * ((1 - fx) * grey(y + 1, x) + fx * grey(y + 1, x + 1)));
        }
    }
    return patch;
}

double correlate(const cv::Mat1f& patch, const cv::Mat1f& kernel, int row, int column) {
    const cv::Rect window{column - kernel.cols / 2, row - kernel.rows / 2, kernel.cols,
                          kernel.rows};
    if (window.x < 0 || window.y < 0 || window.br().x > patch.cols || window.br().y > patch.rows)
        return 0;
    float product = 0;
    float sum = 0;
    float squares = 0;
    for (int y = 0; y < kernel.rows; ++y) {
        const float* p = patch[window.y + y] + window.x;
        const float* k = kernel[y];
        for (int x = 0; x < kernel.cols; ++x) {
            product += p[x] * k[x];
            sum += p[x];
            squares += p[x] * p[x];
        }
    }
    const double n = kernel.rows * kernel.cols;
    const double variance =
        std::max(0.0, static_cast<double>(squares) -
                          static_cast<double>(sum) * static_cast<double>(sum) / n);
    return static_cast<double>(product) /
           std::sqrt(variance + n * kGroundDeviation * kGroundDeviation);
}

/// Sum over a family's labels of the correlation, by gap (rows) and sideways shift (columns).
struct Responses {
    cv::Mat1d sum;
    int labels = 0;
};

constexpr int kGapSteps = 20;
constexpr int kSideSteps = 5;

using Patches = std::array<std::optional<cv::Mat1f>, 11>;

Patches cut_patches(const cv::Mat1b& grey, const BoardView& view, LabelRow row) {
    Patches patches;
    for (int k = 0; k < 11; ++k)
        patches[static_cast<std::size_t>(k)] = cut_patch(grey, view, place_of(row, k));
    return patches;
}

Responses respond(const Patches& patches, LabelRow row, const std::array<Glyph, 11>& glyphs) {
    Responses responses{cv::Mat1d(kGapSteps, kSideSteps, 0.0), 0};
    for (std::size_t k = 0; k < patches.size(); ++k) {
        if (!patches[k]) continue;
        ++responses.labels;
        const auto outwards = place_of(row, static_cast<int>(k)).outwards;
        const cv::Point2d sideways{-outwards.y, outwards.x};
        for (int g = 0; g < kGapSteps; ++g) {
            const double gap = kMinGap + (kMaxGap - kMinGap) * g / (kGapSteps - 1) - kPatchGap;
            for (int s = 0; s < kSideSteps; ++s) {
                const double side = kSideways * (2.0 * s / (kSideSteps - 1) - 1);
                const auto place = (outwards * gap + sideways * side) * kPixelsASpacing;
                responses.sum(g, s) +=
                    correlate(*patches[k], glyphs[k].kernel, kHalfPatch - cvRound(place.y),
                              kHalfPatch + cvRound(place.x));
            }
        }
    }
    return responses;
}

/// The best common gap of both rows, give or take a step.
LabelScore combine(const Responses& letters, const Responses& numbers, double sign) {
    const auto best_at = [sign](const Responses& responses, int gap) {
        double best = 0;
        for (int s = 0; s < kSideSteps; ++s) best = std::max(best, sign * responses.sum(gap, s));
        return best;
    };
    const int labels = letters.labels + numbers.labels;
    LabelScore score{0, 0, 0, labels};
    for (int gap = 0; gap < kGapSteps; ++gap) {
        const double a = best_at(letters, gap);
        for (int other = std::max(0, gap - 1); other <= std::min(kGapSteps - 1, gap + 1); ++other) {
            const double b = best_at(numbers, other);
            const double correlation = (a + b) / std::max(1, labels);
            if (correlation <= score.correlation) continue;
            score = {correlation, a / std::max(1, letters.labels), b / std::max(1, numbers.labels),
                     labels};
        }
    }
    return score;
}

}  // namespace

LabelScore score_labels(const cv::Mat1b& grey, const BoardView& view) {
    constexpr std::array kNumberRows = {LabelRow::numbers_left, LabelRow::numbers_right};
    const auto letter_patches = cut_patches(grey, view, LabelRow::letters);
    const std::array number_patches = {cut_patches(grey, view, kNumberRows[0]),
                                       cut_patches(grey, view, kNumberRows[1])};
    LabelScore best;
    for (const auto& glyphs : glyph_sets()) {
        const auto letters = respond(letter_patches, LabelRow::letters, glyphs[0]);
        for (std::size_t side = 0; side < kNumberRows.size(); ++side) {
            const auto numbers = respond(number_patches[side], kNumberRows[side], glyphs[1]);
            for (const double sign : {1.0, -1.0}) {
                const auto score = combine(letters, numbers, sign);
                if (score.correlation > best.correlation) best = score;
            }
        }
    }
    return best;
}

}  // namespace yinsight
