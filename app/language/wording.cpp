#include "app/language/wording.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <cstring>
#include <span>
#include <utility>

#include "app/language/translation_table.hpp"

namespace yinsight {

namespace {

constexpr Phrase kListed = phrase("List", "%1, %2");
/// Of names, which Chinese sets apart by a mark of their own.
constexpr Phrase kEnumerated = phrase("Enumeration", "%1, %2");
constexpr Phrase kAllClauses = phrase("Clauses", "%1 and %2");
constexpr Phrase kAllOf = phrase("List", "%1 and %2");
constexpr Phrase kOneOf = phrase("List", "%1 or %2");

int compare(const Translation& entry, std::string_view context, std::string_view source) {
    const int by_context = std::string_view{entry.context}.compare(context);
    return by_context != 0 ? by_context : std::string_view{entry.source}.compare(source);
}

const Translation* find(Language language, std::string_view context, std::string_view source) {
    const auto all = translations(language);
    const auto found = std::lower_bound(all.begin(), all.end(), std::pair{context, source},
                                        [](const Translation& entry, const auto& key) {
                                            return compare(entry, key.first, key.second) < 0;
                                        });
    if (found == all.end() || compare(*found, context, source) != 0) return nullptr;
    return &*found;
}

std::string filled(std::string_view text, std::string_view number,
                   std::span<const std::string> values) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char next = text[i] == '%' && i + 1 < text.size() ? text[i + 1] : ' ';
        const auto value = static_cast<std::size_t>(next - '1');
        if (next == 'n' && !number.empty()) {
            result += number;
            ++i;
        } else if (next >= '1' && next <= '9' && value < values.size()) {
            result += values[value];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

}  // namespace

std::string Wording::form(Phrase phrase, std::size_t plural) const {
    const Translation* entry = find(language_, phrase.context, phrase.source);
    return entry == nullptr ? phrase.source : entry->forms[plural];
}

std::string Wording::operator()(Phrase phrase, std::initializer_list<std::string> values) const {
    return filled(form(phrase, 0), {}, {values.begin(), values.size()});
}

std::string Wording::operator()(Phrase phrase, const std::vector<std::string>& values) const {
    return filled(form(phrase, 0), {}, values);
}

std::string Wording::count(Phrase phrase, long number,
                           std::initializer_list<std::string> values) const {
    return filled(form(phrase, plural_form(language_, number)), std::to_string(number),
                  {values.begin(), values.size()});
}

bool Wording::knows(std::string_view context, const std::string& source) const {
    return language_ == Language::english || find(language_, context, source) != nullptr;
}

std::string Wording::joined(const std::vector<std::string>& parts, Phrase between,
                            Phrase last) const {
    if (parts.empty()) return {};
    std::string text = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i)
        text = (*this)(i + 1 == parts.size() ? last : between, {text, parts[i]});
    return text;
}

std::string Wording::all_of(const std::vector<std::string>& parts) const {
    return joined(parts, kEnumerated, kAllOf);
}

std::string Wording::one_of(const std::vector<std::string>& parts) const {
    return joined(parts, kEnumerated, kOneOf);
}

std::string Wording::listed(const std::vector<std::string>& parts) const {
    return joined(parts, kListed, kListed);
}

std::string Wording::enumerated(const std::vector<std::string>& parts) const {
    return joined(parts, kEnumerated, kEnumerated);
}

std::string Wording::all_clauses(const std::vector<std::string>& parts) const {
    return joined(parts, kListed, kAllClauses);
}

std::string Wording::sentences(const std::vector<std::string>& parts) const {
    std::string text;
    for (const std::string& part : parts) {
        if (part.empty()) continue;
        if (!text.empty() && language_ != Language::chinese) text += ' ';
        text += part;
    }
    return text;
}

std::string Wording::decimal(double value, int places, bool with_sign) const {
    char text[64];
    std::snprintf(text, sizeof text, with_sign ? "%+.*f" : "%.*f", places, value);
    const bool point = language_ == Language::english || language_ == Language::chinese;
    if (!point) std::replace(text, text + std::strlen(text), '.', ',');
    return text;
}

std::string Wording::capitalised(std::string text) const {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> kAccented = {{
        {"é", "É"},
        {"à", "À"},
        {"č", "Č"},
        {"ř", "Ř"},
        {"š", "Š"},
        {"ž", "Ž"},
        {"ú", "Ú"},
        {"í", "Í"},
    }};
    if (text.empty()) return text;
    for (const auto& [small, large] : kAccented)
        if (text.starts_with(small)) return text.replace(0, small.size(), large);
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

}  // namespace yinsight
