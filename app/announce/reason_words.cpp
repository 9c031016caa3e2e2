#include "app/announce/reason_words.hpp"

#include <optional>
#include <string_view>

#include "app/announce/reason_patterns.hpp"

namespace yinsight {

namespace {

/// Patterns in values in patterns; deeper than anything that is said.
constexpr int kDeepest = 4;

bool is_placeholder(std::string_view pattern, std::size_t at) {
    return pattern[at] == '%' && at + 1 < pattern.size() && pattern[at + 1] >= '1' &&
           pattern[at + 1] <= '9';
}

/// The values of the placeholders, in the order in which they stand: from %1 on.
std::optional<std::vector<std::string>> values_in(std::string_view pattern, std::string_view text) {
    std::vector<std::string> values;
    std::size_t at = 0;
    while (at < pattern.size()) {
        if (!is_placeholder(pattern, at)) {
            if (text.empty() || text[0] != pattern[at]) return std::nullopt;
            text.remove_prefix(1);
            ++at;
            continue;
        }
        at += 2;
        std::size_t end = at;
        while (end < pattern.size() && !is_placeholder(pattern, end)) ++end;
        const std::string_view literal = pattern.substr(at, end - at);
        const std::size_t length = literal.empty() ? text.size()
                                   : end == pattern.size() && text.ends_with(literal)
                                       ? text.size() - literal.size()
                                       : text.find(literal);
        if (length == std::string_view::npos || length == 0) return std::nullopt;
        values.emplace_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return text.empty() ? std::optional{values} : std::nullopt;
}

/// Says one message after the other in a language.
class Translator {
  public:
    explicit Translator(const Wording& wording) : say_{wording} {}

    std::optional<std::string> known(const std::string& message, int depth = 0) const {
        for (const auto patterns :
             {camera_reasons(), file_reasons(), text_reasons(), usage_reasons()}) {
            for (const Phrase& pattern : patterns) {
                const auto values = values_in(pattern.source, message);
                if (!values) continue;
                std::vector<std::string> said;
                for (const std::string& value : *values)
                    said.push_back(depth < kDeepest ? words(value, depth + 1) : value);
                return say_(pattern, said);
            }
        }
        return std::nullopt;
    }

    std::string words(const std::string& message, int depth = 0) const {
        if (auto whole = known(message, depth)) return *whole;
        for (auto colon = message.find(": "); colon != std::string::npos;
             colon = message.find(": ", colon + 1)) {
            if (auto rest = known(message.substr(colon + 2), depth))
                return message.substr(0, colon + 2) + *rest;
        }
        return message;
    }

  private:
    const Wording& say_;
};

}  // namespace

std::string message_words(const Wording& wording, const std::string& message) {
    if (wording.language() == Language::english) return message;
    return Translator{wording}.words(message);
}

std::string message_words(const Wording& wording, const FileError& error) {
    return error.file() + ": " + message_words(wording, error.message());
}

std::string message_words(const Wording& wording, const ParseError& error) {
    return message_words(wording, message_of(error));
}

std::string reason_words(const Wording& wording, const std::string& reason) {
    const bool english = wording.language() == Language::english;
    const auto known = english ? std::optional{reason} : Translator{wording}.known(reason);
    if (!known) return {};
    const std::string text = wording.capitalised(*known);
    if (text.empty() || text.ends_with('.') || text.ends_with("。")) return text;
    return wording(phrase("Reason", "%1."), {text});
}

}  // namespace yinsight
