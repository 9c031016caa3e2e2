#include "app/language/placeholder_values.hpp"

#include <algorithm>

namespace yinsight {

namespace {

/// A placeholder and what stands behind it.
struct Gap {
    std::size_t number;
    std::string_view literal;
};

struct Pattern {
    std::string_view beginning;
    std::vector<Gap> gaps;
};

bool is_placeholder(std::string_view pattern, std::size_t at) {
    return pattern[at] == '%' && at + 1 < pattern.size() && pattern[at + 1] >= '1' &&
           pattern[at + 1] <= '9';
}

std::size_t next_placeholder(std::string_view pattern, std::size_t at) {
    while (at < pattern.size() && !is_placeholder(pattern, at)) ++at;
    return at;
}

Pattern parse(std::string_view text) {
    std::size_t at = next_placeholder(text, 0);
    Pattern pattern{text.substr(0, at), {}};
    while (at < text.size()) {
        const auto number = static_cast<std::size_t>(text[at + 1] - '1');
        const auto end = next_placeholder(text, at + 2);
        pattern.gaps.push_back({number, text.substr(at + 2, end - at - 2)});
        at = end;
    }
    return pattern;
}

/// Fills the gaps from `gap` on with `text`.
bool fill(const Pattern& pattern, std::size_t gap, std::string_view text,
          std::vector<std::string>& values) {
    if (gap == pattern.gaps.size()) return text.empty();
    const auto& [number, literal] = pattern.gaps[gap];
    const bool last = gap + 1 == pattern.gaps.size();
    auto end =
        last && text.ends_with(literal) ? text.size() - literal.size() : text.find(literal, 1);
    for (; end != std::string_view::npos && end > 0; end = text.find(literal, end + 1)) {
        if (fill(pattern, gap + 1, text.substr(end + literal.size()), values)) {
            values[number] = text.substr(0, end);
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<std::vector<std::string>> placeholder_values(std::string_view pattern,
                                                           std::string_view text) {
    const Pattern parts = parse(pattern);
    if (!text.starts_with(parts.beginning)) return std::nullopt;
    std::size_t count = 0;
    for (const Gap& gap : parts.gaps) count = std::max(count, gap.number + 1);
    std::vector<std::string> values(count);
    if (!fill(parts, 0, text.substr(parts.beginning.size()), values)) return std::nullopt;
    return values;
}

}  // namespace yinsight
