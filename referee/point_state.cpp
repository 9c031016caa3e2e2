#include "referee/point_state.hpp"

namespace yinsight {

namespace {

constexpr std::array<std::string_view, kPointStateCount> kNames = {
    "empty",
    "white_ring",
    "black_ring",
    "white_marker",
    "black_marker",
    "white_ring+white_marker",
    "white_ring+black_marker",
    "black_ring+white_marker",
    "black_ring+black_marker",
};

}  // namespace

std::string_view name_of(PointState state) {
    return kNames[static_cast<std::size_t>(state)];
}

std::optional<PointState> point_state_from_name(std::string_view name) {
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (kNames[i] == name) return static_cast<PointState>(i);
    }
    return std::nullopt;
}

std::optional<Side> ring_of(PointState state) {
    switch (state) {
        case PointState::white_ring:
        case PointState::white_ring_white_marker:
        case PointState::white_ring_black_marker:
            return Side::white;
        case PointState::black_ring:
        case PointState::black_ring_white_marker:
        case PointState::black_ring_black_marker:
            return Side::black;
        default:
            return std::nullopt;
    }
}

std::optional<Side> marker_of(PointState state) {
    switch (state) {
        case PointState::white_marker:
        case PointState::white_ring_white_marker:
        case PointState::black_ring_white_marker:
            return Side::white;
        case PointState::black_marker:
        case PointState::white_ring_black_marker:
        case PointState::black_ring_black_marker:
            return Side::black;
        default:
            return std::nullopt;
    }
}

PointState point_state(std::optional<Side> ring, std::optional<Side> marker) {
    const auto offset = [](Side side) { return static_cast<int>(index_of(side)); };
    if (!ring && !marker) return PointState::empty;
    if (!marker) return static_cast<PointState>(1 + offset(*ring));
    if (!ring) return static_cast<PointState>(3 + offset(*marker));
    return static_cast<PointState>(5 + 2 * offset(*ring) + offset(*marker));
}

}  // namespace yinsight
