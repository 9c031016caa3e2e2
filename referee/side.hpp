#pragma once
// The two players, and nothing else about them.

#include <cstddef>
#include <cstdint>

namespace yinsight {

enum class Side : std::uint8_t { white, black };

constexpr Side opponent_of(Side side) {
    return side == Side::white ? Side::black : Side::white;
}

/// 0 for White, 1 for Black: for arrays with an entry a side.
constexpr std::size_t index_of(Side side) {
    return static_cast<std::size_t>(side);
}

/// "white" or "black".
constexpr const char* name_of(Side side) {
    return side == Side::white ? "white" : "black";
}

}  // namespace yinsight
