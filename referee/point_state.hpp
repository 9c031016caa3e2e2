#pragma once
// What can lie on one point of a real board, as far as a camera can tell.
//
// In the middle of a turn a ring holds the marker that is about to stay behind, so there are four
// ring-with-marker states that no finished position has.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "referee/side.hpp"

namespace yinsight {

enum class PointState : std::uint8_t {
    empty,
    white_ring,
    black_ring,
    white_marker,
    black_marker,
    white_ring_white_marker,
    white_ring_black_marker,
    black_ring_white_marker,
    black_ring_black_marker,
};
inline constexpr int kPointStateCount = 9;

/// "white_ring", "white_ring+black_marker", ...: the words of the JSON interface.
std::string_view name_of(PointState state);
/// The inverse of name_of; empty if the word is not one of the nine.
std::optional<PointState> point_state_from_name(std::string_view name);

/// The side whose ring lies there, if any.
std::optional<Side> ring_of(PointState state);
/// The side whose colour the marker there shows, if any.
std::optional<Side> marker_of(PointState state);
/// The state made of these parts.
PointState point_state(std::optional<Side> ring, std::optional<Side> marker);

}  // namespace yinsight
