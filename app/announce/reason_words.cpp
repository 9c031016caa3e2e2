#include "app/announce/reason_words.hpp"

#include <optional>

#include "app/announce/reason_patterns.hpp"
#include "app/language/placeholder_values.hpp"

namespace yinsight {

namespace {

/// Patterns in values in patterns; deeper than anything that is said.
constexpr int kDeepest = 4;

/// Says one message after the other in a language.
class Translator {
  public:
    explicit Translator(const Wording& wording) : say_{wording} {}

    std::optional<std::string> known(const std::string& message, int depth = 0) const {
        for (const auto patterns :
             {camera_reasons(), file_reasons(), text_reasons(), usage_reasons()}) {
            for (const Phrase& pattern : patterns) {
                const auto values = placeholder_values(pattern.source, message);
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
    std::string text = wording.capitalised(*known);
    if (text.empty() || text.ends_with('.') || text.ends_with("。")) return text;
    return wording(phrase("Reason", "%1."), {text});
}

}  // namespace yinsight
