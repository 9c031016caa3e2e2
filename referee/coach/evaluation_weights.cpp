#include "referee/coach/evaluation_weights.hpp"

#include "referee/coach/threats.hpp"
#include "referee/coach/weights.hpp"

namespace yinsight {

namespace {

Cell cell_at(const Board& board, Point point, Side viewer) {
    if (const auto side = board.marker_at(point))
        return *side == viewer ? Cell::own_marker : Cell::other_marker;
    if (const auto side = board.ring_at(point))
        return *side == viewer ? Cell::own_ring : Cell::other_ring;
    return Cell::vacant;
}

void list_board_features(const Board& board, Side side, int race, std::vector<int>& features) {
    for (const Point point : all_points()) {
        const Cell cell = cell_at(board, point, side);
        if (cell == Cell::vacant) continue;
        features.push_back(WeightLayout::piece(race, cell, orbit_of(point)));
    }
    for (const Window window : all_windows()) {
        int code = 0;
        for (int i = kRowLength - 1; i >= 0; --i) {
            const Point point = *step_from(window.first(), window.direction(), i);
            code = code * kCellCount + static_cast<int>(cell_at(board, point, side));
        }
        features.push_back(WeightLayout::window(race, pattern_of(code)));
    }
}

}  // namespace

int race_of(Variant variant, int own_removed, int other_removed) {
    if (variant == Variant::blitz) return 0;
    const int last = rings_to_win(variant) - 1;
    return (own_removed >= last ? 1 : 0) + (other_removed >= last ? 2 : 0);
}

std::span<const std::int16_t> fitted_weights(Variant variant) {
    if (variant == Variant::standard) return kStandardWeights;
    return kBlitzWeights;
}

std::vector<int> list_features(const Position& position) {
    const Side side = position.side();
    const Side other = opponent_of(side);
    const Board& board = position.board();
    const int own_removed = position.rings_removed(side);
    const int other_removed = position.rings_removed(other);
    const int race = race_of(position.variant(), own_removed, other_removed);
    std::vector<int> features;
    list_board_features(board, side, race, features);
    if (position.phase() == Phase::place_ring) {
        features.push_back(WeightLayout::kPlaced + board.all_rings().size());
        return features;
    }
    using Layout = WeightLayout;
    features.push_back(Layout::kRingState + own_removed * Layout::kRingsRemovedMost +
                       other_removed);
    features.push_back(
        Layout::pool(own_removed - other_removed, Layout::pool_bucket(position.pool())));
    features.push_back(Layout::kOwnThreats + Layout::threats(race, count_threats(board, side)));
    features.push_back(Layout::kOtherThreats + Layout::threats(race, count_threats(board, other)));
    features.push_back(Layout::kOwnMobility +
                       Layout::mobility_bucket(board.count_ring_moves(side)));
    features.push_back(Layout::kOtherMobility +
                       Layout::mobility_bucket(board.count_ring_moves(other)));
    return features;
}

}  // namespace yinsight
