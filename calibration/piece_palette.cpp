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
/// Share of a new picture in the board's level, which light changes at once.
constexpr double kLevelRate = 0.3;

void learn_part(PartColour& colour, const cv::Vec3d& seen) {
    const double rate = std::max(1.0 / (colour.looks + 1), kSlowestRate);
    const bool settled = colour.looks >= kSettledLooks;
    for (int c = 0; c < 3; ++c) {
        double step = seen[c] - colour.log_ratio[c];
        if (settled) step = std::clamp(step, -kFarthestStep, kFarthestStep);
        if (colour.looks > 0) colour.spread[c] += rate * (std::abs(step) - colour.spread[c]);
        colour.log_ratio[c] += rate * step;
    }
    ++colour.looks;
}

}  // namespace

void PiecePalette::learn(const SetSample& sample) {
    const bool is_first = cv::norm(board_level_) == 0;
    board_level_ += (is_first ? 1.0 : kLevelRate) * (sample.board_level - board_level_);
    for (std::size_t i = 0; i < kSetPartCount; ++i)
        if (sample.parts[i].count > 0) learn_part(parts_[i], sample.parts[i].log_ratio);
}

bool PiecePalette::is_complete() const {
    return knows(SetPart::white_ring) && knows(SetPart::black_ring) &&
           knows(SetPart::white_face) && knows(SetPart::black_face);
}

PiecePalette palette_of(const SetSample& sample) {
    PiecePalette palette;
    palette.learn(sample);
    return palette;
}

}  // namespace yinsight
