#pragma once
// The way back from a text to the values that were put into it.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace yinsight {

/// The values with which `pattern` ("%1 and %2 more", placeholders in any order, each once) reads
/// like `text`, that of %1 first. Values are not empty, and as short as can be from the left. Empty
/// where there are none, and where the pattern has no placeholder and differs.
std::optional<std::vector<std::string>> placeholder_values(std::string_view pattern,
                                                           std::string_view text);

}  // namespace yinsight
