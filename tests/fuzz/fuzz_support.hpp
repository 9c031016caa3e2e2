#pragma once
// What the fuzz targets share.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "referee/notation/parse_error.hpp"

namespace yinsight {

/// Stops the fuzzer: what was promised does not hold for this input.
inline void require(bool holds) {
    if (!holds) std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// An error lies inside its text and says something.
inline void require_good_error(const ParseError& error, std::string_view text) {
    require(error.offset <= text.size() && error.line >= 1 && error.column >= 1);
    require(!error.expected.empty() && !error.found.empty());
}

}  // namespace yinsight
