#pragma once
// The syntax of SGF (Smart Game Format): nodes of properties with bracketed values. Knows nothing
// of the game.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "referee/notation/parse_error.hpp"

namespace yinsight {

struct SgfProperty {
    std::string name;
    /// Unescaped.
    std::string value;
    /// Where the value begins in the text.
    std::size_t offset = 0;
};

struct SgfNode {
    std::vector<SgfProperty> properties;
};

/// The nodes of the main line (the first variation everywhere); at least one.
Parsed<std::vector<SgfNode>> parse_sgf(std::string_view text);

/// A value with the characters escaped that SGF needs escaped.
std::string sgf_escaped(std::string_view value);

}  // namespace yinsight
