#pragma once
// Why a text could not be read, and where: what every reader of the referee returns for bad text.

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace yinsight {

struct ParseError {
    /// Bytes before the place of the error.
    std::size_t offset = 0;
    /// The same place as line and column, both from 1; the column counts bytes. Line 0 where the
    /// place is not known.
    std::size_t line = 1;
    std::size_t column = 1;
    /// The turn of a game record that holds the error; 0 outside turns.
    int turn = 0;
    /// What should stand there: "a point", "a number of vacant points".
    std::string expected;
    /// What stands there: "'z9'", "the end of the text".
    std::string found;

    bool operator==(const ParseError&) const = default;
};

/// "turn 23, line 5, column 12: expected a point, found 'z9'"; without a line where that is not
/// known.
std::string message_of(const ParseError& error);

/// An error at an offset of a text: fills in line, column and what was found there.
ParseError error_at(std::string_view text, std::size_t offset, std::string expected);

/// What was read, or why it could not be.
template <typename T>
class Parsed {
  public:
    Parsed(T value) : content_{std::move(value)} {}
    Parsed(ParseError error) : content_{std::move(error)} {}

    bool has_value() const { return std::holds_alternative<T>(content_); }
    explicit operator bool() const { return has_value(); }
    /// Throws std::bad_variant_access if there is none.
    const T& value() const { return std::get<T>(content_); }
    const T& operator*() const { return value(); }
    const T* operator->() const { return &value(); }
    /// Throws std::bad_variant_access if there is none.
    const ParseError& error() const { return std::get<ParseError>(content_); }

  private:
    std::variant<T, ParseError> content_;
};

}  // namespace yinsight
