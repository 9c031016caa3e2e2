#include "vision/glare.hpp"

#include <algorithm>
#include <array>

#include "vision/patch_levels.hpp"

namespace yinsight {

namespace {

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

/// How bright the board is around a piece: shadows and what else lies there are darker.
int board_level(const PatchSet& patches, int row) {
    return level_at(levels_between(patches, row, kBoardFrom, kBoardTo), 0.75);
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
        const int level = board_level(patches, static_cast<int>(i));
        board_levels.push_back(static_cast<unsigned char>(level));
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
