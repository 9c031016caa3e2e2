#include "calibration/piece_palette.hpp"

#include <algorithm>
#include <cmath>

namespace yinsight {

namespace {

/// Share of a new picture in a colour once many were learned from: raising it follows a light
/// sooner, and a mistake too.
constexpr double kSlowestRate = 0.02;
/// Pictures after which a colour moves by kFarthestStep at most before the rate.
constexpr int kSettledLooks = 5;
/// Farthest that a later picture is believed to lie from what was learned, in log units.
constexpr double kFarthestStep = 0.3;
/// Share of a whole game in a palette that earlier games have made.
constexpr double kMostOfOneGame = 0.3;
/// Pictures that are counted; beyond it more make no difference.
constexpr int kMostLooks = 1000;
/// Share of a new picture in the board's level, which light changes at once.
constexpr double kLevelRate = 0.3;

/// Standard deviation of one picture's brightness (log units) for a colour that is the board's own,
/// and how it grows with the distance from it: measured on rendered stills of seven sets, each
/// under several lamps and cameras. Raising them calls more sets alike, and with less evidence.
constexpr double kBrightnessSigma = 0.06;
constexpr double kLineSigma = 0.02;
constexpr double kSigmaPerBrightness = 0.12;
/// The same for red and blue against green, which grows with the brightness and with itself.
constexpr double kHueSigma = 0.03;
constexpr double kLineHueSigma = 0.01;
constexpr double kHueSigmaPerBrightness = 0.02;
constexpr double kHueSigmaPerHue = 0.15;
/// Walls are a few pixels high and half in the shade: so much less exact.
constexpr double kWallFactor = 2;
/// Standard deviations between sets that have nothing to do with each other.
constexpr double kBetweenSets = 1;
constexpr double kLinesBetweenSets = 0.5;
constexpr double kMarginsBetweenSets = 0.4;
constexpr double kHueBetweenSets = 0.2;
constexpr double kLineHueBetweenSets = 0.05;
/// Share of samples of a part that are of something else (a reflection, a misread piece), by
/// SetPart: what one part can say against a set is limited by it.
constexpr std::array<double, kSetPartCount> kAstray = {0.001, 0.0001, 0.01, 0.05, 0.02, 0.05, 0.05};
/// Two palettes are one set from this evidence on; raising it calls more known sets new.
constexpr double kEnough = 8;
/// ... and two sets from this evidence against it on; lowering it believes wrong names longer.
constexpr double kMuchAgainst = -8;
/// ... either with so many parts shared,
constexpr int kFewestShared = 4;
/// ... and one only unless a part that shows the print, or is white, speaks against it more than
/// this.
constexpr double kVeto = -3;
constexpr std::array<SetPart, 4> kSteady = {SetPart::line, SetPart::margin, SetPart::white_ring,
                                            SetPart::white_face};

/// Green, and red and blue against it.
cv::Vec3d brightness_and_hue(const cv::Vec3d& rgb) {
    return {rgb[1], rgb[0] - rgb[1], rgb[2] - rgb[1]};
}

/// Standard deviations of one palette's brightness and hues around the set's own.
cv::Vec3d sigmas_of(SetPart part, const cv::Vec3d& colour) {
    const bool is_line = part == SetPart::line;
    const double factor = part == SetPart::rim ? kWallFactor : 1;
    const double far = std::abs(colour[0]);
    cv::Vec3d sigma{(is_line ? kLineSigma : kBrightnessSigma) + kSigmaPerBrightness * far, 0, 0};
    for (int c = 1; c < 3; ++c)
        sigma[c] = (is_line ? kLineHueSigma : kHueSigma) + kHueSigmaPerBrightness * far +
                   kHueSigmaPerHue * std::abs(colour[c]);
    return factor * sigma;
}

cv::Vec3d between_sets(SetPart part) {
    switch (part) {
        case SetPart::line:
            return {kLinesBetweenSets, kLineHueBetweenSets, kLineHueBetweenSets};
        case SetPart::margin:
            return {kMarginsBetweenSets, kHueBetweenSets, kHueBetweenSets};
        default:
            return {kBetweenSets, kHueBetweenSets, kHueBetweenSets};
    }
}

double density(double distance, double variance) {
    return std::exp(-distance * distance / (2 * variance)) / std::sqrt(variance);
}

double evidence_of(SetPart part, const PartColour& a, const PartColour& b) {
    const auto of_a = brightness_and_hue(a.log_ratio);
    const auto of_b = brightness_and_hue(b.log_ratio);
    const auto sigma = sigmas_of(part, (of_a + of_b) / 2);
    const auto between = between_sets(part);
    const double astray = kAstray[static_cast<std::size_t>(part)];
    double evidence = 0;
    for (int c = 0; c < 3; ++c) {
        const double within = 2 * sigma[c] * sigma[c];
        const double distance = of_a[c] - of_b[c];
        const double if_one = density(distance, within);
        const double if_two = density(distance, within + 2 * between[c] * between[c]);
        evidence += std::log((1 - astray) * if_one / std::max(if_two, 1e-300) + astray);
    }
    return evidence;
}

void learn_part(PartColour& colour, const cv::Vec3d& seen) {
    const double rate = std::max(1.0 / (colour.looks + 1), kSlowestRate);
    const bool settled = colour.looks >= kSettledLooks;
    for (int c = 0; c < 3; ++c) {
        double step = seen[c] - colour.log_ratio[c];
        if (settled) step = std::clamp(step, -kFarthestStep, kFarthestStep);
        if (colour.looks > 0) colour.spread[c] += rate * (std::abs(step) - colour.spread[c]);
        colour.log_ratio[c] += rate * step;
    }
    colour.looks = std::min(colour.looks + 1, kMostLooks);
}

}  // namespace

void PiecePalette::learn(const SetSample& sample) {
    const bool is_first = cv::norm(board_level_) == 0;
    board_level_ += (is_first ? 1.0 : kLevelRate) * (sample.board_level - board_level_);
    for (std::size_t i = 0; i < kSetPartCount; ++i)
        if (sample.parts[i].count > 0) learn_part(parts_[i], sample.parts[i].log_ratio);
}

void PiecePalette::learn(const PiecePalette& game) {
    if (cv::norm(game.board_level_) > 0) board_level_ = game.board_level_;
    for (std::size_t i = 0; i < kSetPartCount; ++i) {
        auto& mine = parts_[i];
        const auto& seen = game.parts_[i];
        if (seen.looks == 0) continue;
        const double all = mine.looks + seen.looks;
        const double rate = mine.looks == 0 ? 1 : std::min(seen.looks / all, kMostOfOneGame);
        mine.log_ratio += rate * (seen.log_ratio - mine.log_ratio);
        mine.spread += rate * (seen.spread - mine.spread);
        mine.looks = static_cast<int>(std::min<double>(all, kMostLooks));
    }
}

bool PiecePalette::is_complete() const {
    return knows(SetPart::white_ring) && knows(SetPart::black_ring) && knows(SetPart::white_face) &&
           knows(SetPart::black_face);
}

bool Likeness::is_one_set() const {
    return shared_parts >= kFewestShared && evidence > kEnough &&
           std::all_of(kSteady.begin(), kSteady.end(),
                       [this](SetPart part) { return by(part) > kVeto; });
}

bool Likeness::is_another_set() const {
    return shared_parts >= kFewestShared && evidence < kMuchAgainst;
}

Likeness likeness(const PiecePalette& a, const PiecePalette& b) {
    Likeness likeness;
    for (std::size_t i = 0; i < kSetPartCount; ++i) {
        const auto part = static_cast<SetPart>(i);
        if (!a.knows(part) || !b.knows(part)) continue;
        likeness.by_part[i] = evidence_of(part, a[part], b[part]);
        likeness.evidence += likeness.by_part[i];
        ++likeness.shared_parts;
    }
    return likeness;
}

PiecePalette palette_of(const SetSample& sample) {
    PiecePalette palette;
    palette.learn(sample);
    return palette;
}

}  // namespace yinsight
