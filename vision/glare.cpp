#include "vision/glare.hpp"

#include <algorithm>
#include <array>
#include <opencv2/core.hpp>
#include <vector>

namespace yinsight {

namespace {

constexpr double kSamplesPerSpacing = kPatchSize / (2 * kPatchReach);
/// Where the board shows between a marker or ring and its neighbours: radii in spacings.
constexpr double kBoardFrom = 0.45;
constexpr double kBoardTo = 0.6;
/// A board as bright as this, and brighter than it usually is by so much, mirrors a light: one that
/// is overexposed as a whole does not.
constexpr int kBrightBoard = 235;
constexpr int kBrighterThanUsual = 8;
/// White where nothing tells: a black face must lie at the very angle of the light, a white one
/// need not.
constexpr float kWhiteInGlare = 0.55F;

using Levels = std::vector<unsigned char>;

/// The level that `share` of them do not reach.
int level_at(Levels levels, double share) {
    const auto nth = levels.begin() +
                     static_cast<std::ptrdiff_t>(share * static_cast<double>(levels.size() - 1));
    std::nth_element(levels.begin(), nth, levels.end());
    return *nth;
}

/// How bright the board is around a piece, told by its darkest channel: shadows and what else lies
/// there are darker.
int board_level(const cv::Mat& patch) {
    Levels levels;
    const cv::Point2d centre{(kPatchSize - 1) / 2.0, (kPatchSize - 1) / 2.0};
    for (int y = 0; y < kPatchSize; ++y) {
        for (int x = 0; x < kPatchSize; ++x) {
            const double radius = cv::norm(cv::Point2d(x, y) - centre) / kSamplesPerSpacing;
            if (radius < kBoardFrom || radius > kBoardTo) continue;
            const auto& bgr = patch.at<cv::Vec3b>(y, x);
            levels.push_back(std::min({bgr[0], bgr[1], bgr[2]}));
        }
    }
    return level_at(levels, 0.75);
}

/// States that differ in the face only, white first.
constexpr std::array<std::array<PointState, 2>, 3> kFaces = {
    {{PointState::white_marker, PointState::black_marker},
     {PointState::white_ring_white_marker, PointState::white_ring_black_marker},
     {PointState::black_ring_white_marker, PointState::black_ring_black_marker}}};

}  // namespace

void leave_glare_open(const PatchSet& patches, std::span<PointBelief> places) {
    Levels board_levels;
    Levels levels_in_view;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const int top = static_cast<int>(i) * kPatchSize;
        const cv::Mat patch = patches.bgr.rowRange(top, top + kPatchSize);
        board_levels.push_back(static_cast<unsigned char>(board_level(patch)));
        if (places[i].visible > 0) levels_in_view.push_back(board_levels.back());
    }
    if (levels_in_view.empty()) return;
    const int usual = level_at(levels_in_view, 0.5);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const bool bright = board_levels[i] >= std::max(kBrightBoard, usual + kBrighterThanUsual);
        const bool white = marker_of(places[i].best()) == Side::white;
        if (!bright || !white) continue;
        for (const auto& [white_face, black_face] : kFaces) {
            auto& as_white = places[i].probability[static_cast<std::size_t>(white_face)];
            auto& as_black = places[i].probability[static_cast<std::size_t>(black_face)];
            const float both = as_white + as_black;
            as_white = kWhiteInGlare * both;
            as_black = both - as_white;
        }
    }
}

}  // namespace yinsight
