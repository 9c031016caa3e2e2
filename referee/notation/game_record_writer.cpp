#include <algorithm>
#include <cstdio>

#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

/// Longest line of turns, in bytes: fits a terminal and a mail.
constexpr std::size_t kLineLength = 80;

std::string tag_line(const std::string& name, const std::string& value) {
    std::string line = "[" + name + " \"";
    for (const char c : value) {
        if (c == '"' || c == '\\') line += '\\';
        line += c == '\n' || c == '\r' ? ' ' : c;
    }
    return line + "\"]\n";
}

std::string comment_text(const std::string& comment) {
    std::string text;
    for (const char c : comment) {
        text += c == '}' ? ')' : c == '\n' || c == '\r' ? ' ' : c;
    }
    // What begins like one of the marks is kept from being read as one.
    const bool like_a_mark =
        !text.empty() && std::string_view{"=?["}.find(text[0]) != std::string_view::npos;
    return (like_a_mark ? "{ " : "{") + text + "}";
}

std::string clock_text(std::int64_t elapsed_ms) {
    constexpr std::int64_t hour = 3'600'000;
    constexpr std::int64_t minute = 60'000;
    constexpr std::int64_t second = 1'000;
    const std::int64_t ms = std::max<std::int64_t>(elapsed_ms, 0);
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "{[%%egt %lld:%02lld:%02lld.%03lld]}",
                  static_cast<long long>(ms / hour), static_cast<long long>(ms % hour / minute),
                  static_cast<long long>(ms % minute / second),
                  static_cast<long long>(ms % second));
    return text.data();
}

std::string candidates_text(const std::vector<Turn>& candidates) {
    std::string text = "{?";
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (i > 0) text += '|';
        text += to_text(candidates[i]);
    }
    return text + "}";
}

/// Fills lines with words; a word is never broken.
class Lines {
  public:
    explicit Lines(std::string& text) : text_{text} {}
    void add(const std::string& word) {
        if (length_ > 0 && length_ + 1 + word.size() > kLineLength) {
            text_ += '\n';
            length_ = 0;
        }
        if (length_ > 0) text_ += ' ';
        text_ += word;
        length_ += word.size() + 1;
    }
    void end() {
        if (length_ > 0) text_ += '\n';
    }

  private:
    std::string& text_;
    std::size_t length_ = 0;
};

}  // namespace

std::string to_text(const RecordedTurn& turn) {
    std::string text = std::to_string(turn.number) + "." + to_text(turn.turn);
    if (turn.illegal) {
        text += "!!illegal ";
        text += name_of(*turn.illegal);
    }
    if (turn.stood) text += "{=" + to_text(*turn.stood) + "}";
    if (!turn.candidates.empty()) text += candidates_text(turn.candidates);
    if (turn.elapsed_ms) text += clock_text(*turn.elapsed_ms);
    for (const auto& comment : turn.comments) text += comment_text(comment);
    return text;
}

std::string to_text(const GameRecord& record) {
    std::string text;
    for (const auto& [name, value] : record.tags) text += tag_line(name, value);
    const Variant variant = record.start.variant();
    text += tag_line("Variant", variant == Variant::standard ? "standard" : "blitz");
    if (record.start != Position::start(variant)) text += tag_line("Start", to_text(record.start));
    text += tag_line("Result",
                     record.result.empty() ? score_text(replay(record).end()) : record.result);
    text += '\n';
    Lines lines{text};
    for (const auto& comment : record.comments) lines.add(comment_text(comment));
    for (const auto& turn : record.turns) lines.add(to_text(turn));
    lines.end();
    return text;
}

}  // namespace yinsight
