#pragma once
// Reads a text from left to right for the parsers of this folder, and says where it stopped.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "referee/notation/parse_error.hpp"
#include "referee/point.hpp"

namespace yinsight {

class TextReader {
  public:
    /// A part of the text between braces, without them.
    struct Brace {
        std::size_t offset;
        std::string_view content;
    };

    explicit TextReader(std::string_view text, std::size_t offset = 0)
        : text_{text}, offset_{offset} {}

    std::string_view text() const { return text_; }
    std::size_t offset() const { return offset_; }
    bool at_end() const { return offset_ >= text_.size(); }
    /// The next byte, or 0 at the end.
    char peek() const { return at_end() ? '\0' : text_[offset_]; }
    char take() { return text_[offset_++]; }
    bool take(char c);
    bool take(std::string_view word);
    /// The same for a word of ASCII letters in any case.
    bool take_any_case(std::string_view word);
    /// The index of the next byte in `letters`.
    std::optional<std::size_t> take_one_of(std::string_view letters);
    /// A run of digits as a number of at most nine digits.
    std::optional<int> take_number();
    /// A run of letters, digits and '_'.
    std::string_view take_word();
    /// A point in either case; blanks between letter and number are allowed.
    std::optional<Point> take_point();

    /// Skips white space; gathers {…} on the way if gather_braces() was called.
    void skip_blanks();
    void gather_braces() { gathering_ = true; }
    /// The braces gathered since the last call.
    std::vector<Brace> take_braces() { return std::exchange(braces_, {}); }

    /// The turn to name in errors; 0 for none.
    void set_turn(int turn) { turn_ = turn; }
    ParseError error(std::string expected) const { return error_at(offset_, std::move(expected)); }
    ParseError error_at(std::size_t offset, std::string expected) const;

  private:
    bool take_brace();

    std::string_view text_;
    std::size_t offset_;
    int turn_ = 0;
    bool gathering_ = false;
    std::vector<Brace> braces_;
};

}  // namespace yinsight
