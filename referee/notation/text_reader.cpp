#include "referee/notation/text_reader.hpp"

#include <algorithm>
#include <cctype>

namespace yinsight {

namespace {

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

bool TextReader::take(char c) {
    if (at_end() || peek() != c) return false;
    ++offset_;
    return true;
}

bool TextReader::take(std::string_view word) {
    if (text_.substr(std::min(offset_, text_.size()), word.size()) != word) return false;
    offset_ += word.size();
    return true;
}

bool TextReader::take_any_case(std::string_view word) {
    const auto next = text_.substr(std::min(offset_, text_.size()), word.size());
    if (next.size() != word.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
        if (lower(next[i]) != lower(word[i])) return false;
    }
    offset_ += word.size();
    return true;
}

std::optional<std::size_t> TextReader::take_one_of(std::string_view letters) {
    const std::size_t found = at_end() ? std::string_view::npos : letters.find(peek());
    if (found == std::string_view::npos) return std::nullopt;
    ++offset_;
    return found;
}

std::optional<int> TextReader::take_number() {
    constexpr int most_digits = 9;
    std::size_t end = offset_;
    int number = 0;
    for (; end < text_.size() && is_digit(text_[end]); ++end) {
        if (end - offset_ >= most_digits) return std::nullopt;
        number = number * 10 + (text_[end] - '0');
    }
    if (end == offset_) return std::nullopt;
    offset_ = end;
    return number;
}

std::string_view TextReader::take_word() {
    const std::size_t start = offset_;
    while (!at_end() && (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '_')) {
        ++offset_;
    }
    return text_.substr(start, offset_ - start);
}

std::optional<Point> TextReader::take_point() {
    const TextReader before = *this;
    const char column = lower(peek());
    if (column >= 'a' && column <= 'k') {
        take();
        skip_blanks();
        if (peek() != '0') {
            if (const auto row = take_number()) {
                if (const auto point = Point::at(column - 'a', *row)) return point;
            }
        }
    }
    *this = before;
    return std::nullopt;
}

void TextReader::skip_blanks() {
    while (!at_end()) {
        if (is_blank(peek())) {
            ++offset_;
        } else if (!gathering_ || !take_brace()) {
            return;
        }
    }
}

bool TextReader::take_brace() {
    if (peek() != '{') return false;
    const std::size_t end = text_.find('}', offset_);
    if (end == std::string_view::npos) return false;
    braces_.push_back({offset_ + 1, text_.substr(offset_ + 1, end - offset_ - 1)});
    offset_ = end + 1;
    return true;
}

ParseError TextReader::error_at(std::size_t offset, std::string expected) const {
    if (gathering_ && offset < text_.size() && text_[offset] == '{') {
        expected = "a '}' somewhere behind this '{'";
    }
    ParseError error = yinsight::error_at(text_, offset, std::move(expected));
    error.turn = turn_;
    return error;
}

}  // namespace yinsight
