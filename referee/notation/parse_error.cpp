#include "referee/notation/parse_error.hpp"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace yinsight {

namespace {

/// Longest piece of the text that is quoted in a message, in bytes: enough to be recognised, short
/// enough for one line.
constexpr std::size_t kLongestQuote = 16;

bool is_word(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return std::isalnum(byte) != 0 || byte >= 0x80;
}

std::string describe(std::string_view rest) {
    if (rest.empty()) return "the end of the text";
    if (rest[0] == '\n' || rest[0] == '\r') return "the end of the line";
    std::size_t length = 1;
    if (is_word(rest[0])) {
        while (length < rest.size() && length < kLongestQuote && is_word(rest[length])) ++length;
    } else if (std::isprint(static_cast<unsigned char>(rest[0])) == 0) {
        return "byte " + std::to_string(static_cast<unsigned char>(rest[0]));
    }
    std::string quoted{'\''};
    quoted.append(rest.substr(0, length)).push_back('\'');
    return quoted;
}

}  // namespace

std::string message_of(const ParseError& error) {
    std::string place;
    if (error.turn > 0) place = "turn " + std::to_string(error.turn);
    if (error.line > 0) {
        if (!place.empty()) place += ", ";
        place += "line " + std::to_string(error.line) + ", column " + std::to_string(error.column);
    }
    if (!place.empty()) place += ": ";
    return place + "expected " + error.expected + ", found " + error.found;
}

ParseError error_at(std::string_view text, std::size_t offset, std::string expected) {
    ParseError error;
    error.offset = std::min(offset, text.size());
    const std::string_view before = text.substr(0, error.offset);
    error.line = 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t line_start = before.rfind('\n');
    error.column =
        1 + (line_start == std::string_view::npos ? before.size() : before.size() - line_start - 1);
    error.expected = std::move(expected);
    error.found = describe(text.substr(error.offset));
    return error;
}

}  // namespace yinsight
