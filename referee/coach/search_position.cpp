#include "referee/coach/search_position.hpp"

namespace yinsight {

SearchPosition::SearchPosition(const Position& position, const EvaluationTables& tables)
    : position_{position}, tables_{&tables} {
    count_anew();
}

void SearchPosition::count_anew() {
    table_ = &tables_->board_table(std::min(position_.rings_removed(Side::white), 2),
                                   std::min(position_.rings_removed(Side::black), 2));
    piece_key_ = 0;
    sum_ = {};
    codes_ = {};
    // All windows are vacant now.
    for (int i = 0; i < kWindowCount; ++i) sum_ += table_->windows[0];
    for (const auto side : {Side::white, Side::black}) {
        for (const Point point : board().markers_of(side))
            put(point, Cell::vacant, marker_cell(side));
        for (const Point point : board().rings_of(side)) put(point, Cell::vacant, ring_cell(side));
    }
}

void SearchPosition::put(Point point, Cell before, Cell after) {
    const auto index = static_cast<std::size_t>(point.index());
    const auto old_cell = static_cast<std::size_t>(before);
    const auto new_cell = static_cast<std::size_t>(after);
    piece_key_ ^= kPieceKeys[old_cell][index] ^ kPieceKeys[new_cell][index];
    ScorePair sum = sum_;
    sum -= table_->pieces[old_cell][index];
    sum += table_->pieces[new_cell][index];
    const int step = static_cast<int>(after) - static_cast<int>(before);
    for (const WindowPlace place : windows_through(point)) {
        auto& code = codes_[place.window];
        sum -= table_->windows[code];
        code = static_cast<std::uint16_t>(code + step * place.power);
        sum += table_->windows[code];
    }
    sum_ = sum;
}

void SearchPosition::play(Action action) {
    switch (action.kind()) {
        case ActionKind::place_ring:
            put(action.from(), Cell::vacant, ring_cell(side()));
            break;
        case ActionKind::move_ring:
            move_ring(action);
            break;
        case ActionKind::remove_row:
            remove_row(action);
            break;
        case ActionKind::remove_ring:
            put(action.from(), ring_cell(side()), Cell::vacant);
            break;
        case ActionKind::pass:
        case ActionKind::resign:
            break;
    }
    yinsight::play(position_, action);
    if (action.kind() == ActionKind::remove_ring && !is_over()) count_anew();
}

void SearchPosition::move_ring(Action action) {
    const Side mover = side();
    put(action.from(), ring_cell(mover), marker_cell(mover));
    put(action.to(), Cell::vacant, ring_cell(mover));
    const PointSet jumped = between(action.from(), action.to());
    for (const auto owner : {Side::white, Side::black}) {
        for (const Point point : jumped& board().markers_of(owner))
            put(point, marker_cell(owner), marker_cell(opponent_of(owner)));
    }
}

void SearchPosition::remove_row(Action action) {
    PointSet row = between(action.from(), action.to());
    row.insert(action.from());
    row.insert(action.to());
    for (const Point point : row) put(point, marker_cell(side()), Cell::vacant);
}

std::uint64_t SearchPosition::key() const {
    auto state = static_cast<std::uint64_t>(phase());
    state = state * 2 + index_of(side());
    for (const auto player : {Side::white, Side::black})
        state = state * 4 + static_cast<std::uint64_t>(position_.rings_removed(player));
    return piece_key_ ^ ((state + 1) * 0x9e3779b97f4a7c15U);
}

Score SearchPosition::evaluate() const {
    return evaluate(phase() == Phase::place_ring ? RingReaches{} : reaches_of(board(), side()));
}

Score SearchPosition::evaluate(const RingReaches& reaches) const {
    using Layout = WeightLayout;
    const Side own = side();
    const Side other = opponent_of(own);
    int score = quick_score();
    if (phase() == Phase::place_ring) {
        score += tables_->weight(Layout::kPlaced + board().all_rings().size());
        return std::clamp(score, -kLargestEstimate, kLargestEstimate);
    }
    const int own_removed = position_.rings_removed(own);
    const int other_removed = position_.rings_removed(other);
    const int race = race_of(position_.variant(), own_removed, other_removed);
    const int other_moves = board().count_ring_moves(other);
    score += tables_->weight(Layout::kRingState + own_removed * Layout::kRingsRemovedMost +
                             other_removed);
    score += tables_->weight(
        Layout::pool(own_removed - other_removed, Layout::pool_bucket(position_.pool())));
    score +=
        tables_->weight(Layout::kOwnThreats + Layout::threats(race, count_threats(board(), own)));
    score += tables_->weight(Layout::kOtherThreats +
                             Layout::threats(race, count_threats(board(), other)));
    score += tables_->weight(Layout::kOwnMobility + Layout::mobility_bucket(reaches.moves));
    score += tables_->weight(Layout::kOtherMobility + Layout::mobility_bucket(other_moves));
    return std::clamp(score, -kLargestEstimate, kLargestEstimate);
}

}  // namespace yinsight
