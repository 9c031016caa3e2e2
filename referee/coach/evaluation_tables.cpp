#include "referee/coach/evaluation_tables.hpp"

namespace yinsight {

namespace {

constexpr std::array<std::array<std::uint64_t, kPointCount>, kCellCount> make_piece_keys() {
    std::array<std::array<std::uint64_t, kPointCount>, kCellCount> keys{};
    std::uint64_t state = 0x5eed0f61a7e5ULL;
    for (std::size_t cell = 1; cell < keys.size(); ++cell) {
        for (auto& key : keys[cell]) {
            // splitmix64
            std::uint64_t z = (state += 0x9e3779b97f4a7c15U);
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
            key = z ^ (z >> 31);
        }
    }
    return keys;
}

}  // namespace

constinit const std::array<std::array<std::uint64_t, kPointCount>, kCellCount> kPieceKeys =
    make_piece_keys();

EvaluationTables::EvaluationTables(Variant variant, std::span<const std::int16_t> weights)
    : variant_{variant}, weights_{weights}, boards_{std::make_unique<BoardTable[]>(9)} {
    std::size_t board = 0;
    for (int white = 0; white < 3; ++white) {
        for (int black = 0; black < 3; ++black)
            fill(boards_[board++], race_of(variant, white, black), race_of(variant, black, white));
    }
}

void EvaluationTables::fill(BoardTable& table, int white_race, int black_race) const {
    const auto at = [this](int index) { return weights_[static_cast<std::size_t>(index)]; };
    for (int code = 0; code < kWindowCodeCount; ++code) {
        const int for_white = WeightLayout::window(white_race, pattern_of(code));
        const int for_black =
            WeightLayout::window(black_race, pattern_of(code_seen_by_other(code)));
        table.windows[static_cast<std::size_t>(code)] = {at(for_white), at(for_black)};
    }
    for (int number = 1; number < kCellCount; ++number) {
        const auto cell = static_cast<Cell>(number);
        for (const Point point : all_points()) {
            const int orbit = orbit_of(point);
            table.pieces[static_cast<std::size_t>(number)][static_cast<std::size_t>(
                point.index())] = {at(WeightLayout::piece(white_race, cell, orbit)),
                                   at(WeightLayout::piece(black_race, seen_by_other(cell), orbit))};
        }
    }
}

const EvaluationTables& EvaluationTables::fitted(Variant variant) {
    static const EvaluationTables standard{Variant::standard, fitted_weights(Variant::standard)};
    static const EvaluationTables blitz{Variant::blitz, fitted_weights(Variant::blitz)};
    return variant == Variant::standard ? standard : blitz;
}

}  // namespace yinsight
