#include "vision/washout.hpp"

#include <array>
#include <cmath>

#include "vision/patch_levels.hpp"

namespace yinsight {

namespace {

/// Radii of a piece, its height included, and of the board that shows around it, in spacings.
constexpr double kPieceTo = 0.45;
constexpr double kBoardTo = 0.6;
constexpr double kRingFrom = 0.28;
/// From this level of the darkest channel on the picture is clipped; the printed lines, where they
/// are seen at all, are below.
constexpr int kClipped = 254;
/// Share of a place that is clipped where nothing shows. Raising it leaves less open.
constexpr double kNothingShows = 0.97;
/// Share of the board around a piece that is clipped on a washed out board: six lines that show
/// take more than the rest. As much of a ring's place is clipped where no ring shows.
constexpr double kWashedOut = 0.9;
/// Points that show nothing, more of which make a washed out board: as many as may shine before a
/// board counts as overexposed. A rendered board 1.5 stops over has 60, or 6 if it was dim before.
constexpr int kMostClipped = 30;
/// Beliefs about what is white on a washed out board are raised to this power: the reader is right
/// less often there than it says. Lowering it trusts the reader less.
constexpr float kTrust = 0.5F;

using State = PointState;

/// All that is as white as a clipped board.
constexpr std::array kWhite = {State::empty, State::white_ring, State::white_marker,
                               State::white_ring_white_marker};
/// What only a white ring tells apart. Around a black marker none lies but by mistake.
constexpr std::array<std::array<State, 2>, 2> kWithoutAndWithRing = {
    {{State::empty, State::white_ring}, {State::white_marker, State::white_ring_white_marker}}};

float& belief_in(PointBelief& belief, State state) {
    return belief.probability[static_cast<std::size_t>(state)];
}

/// Shares what is believed of the states anew, by the old shares raised to a power; 0 shares
/// evenly.
void share_anew(PointBelief& belief, std::span<const State> states, float power) {
    float before = 0;
    float after = 0;
    for (const auto state : states) {
        before += belief_in(belief, state);
        after += std::pow(belief_in(belief, state), power);
    }
    for (const auto state : states)
        belief_in(belief, state) = before * std::pow(belief_in(belief, state), power) / after;
}

double clipped_share(const PatchSet& patches, int row, double from, double to) {
    return share_from(levels_between(patches, row, from, to), kClipped);
}

bool shows_nothing(const PatchSet& patches, int row) {
    return clipped_share(patches, row, 0, kPieceTo) >= kNothingShows;
}

void leave_open(const PatchSet& patches, int row, PointBelief& belief) {
    if (clipped_share(patches, row, kPieceTo, kBoardTo) < kWashedOut) return;
    share_anew(belief, kWhite, shows_nothing(patches, row) ? 0 : kTrust);
    if (clipped_share(patches, row, kRingFrom, kPieceTo) < kWashedOut) return;
    for (const auto& states : kWithoutAndWithRing) share_anew(belief, states, 0);
}

}  // namespace

bool is_washed_out(const PatchSet& patches) {
    int clipped = 0;
    for (int row = 0; row < kPointCount; ++row) clipped += int{shows_nothing(patches, row)};
    return clipped > kMostClipped;
}

void leave_washed_out_open(const PatchSet& patches, std::span<PointBelief> places) {
    if (!is_washed_out(patches)) return;
    for (std::size_t i = 0; i < places.size(); ++i)
        leave_open(patches, static_cast<int>(i), places[i]);
}

}  // namespace yinsight
