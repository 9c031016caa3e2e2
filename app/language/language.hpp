#pragma once
// The languages that everything is said in, and which of them this system asks for.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace yinsight {

enum class Language : std::uint8_t { english, french, dutch, czech, chinese };

inline constexpr std::array kAllLanguages = {Language::english, Language::french, Language::dutch,
                                             Language::czech, Language::chinese};

constexpr std::size_t index_of(Language language) {
    return static_cast<std::size_t>(language);
}

/// "en", "fr", "nl", "cs", "zh".
const char* code_of(Language language);
/// The language's name in the language itself: "Nederlands".
const char* own_name_of(Language language);
/// From a code or a locale's name: "fr", "fr_BE.UTF-8", "zh-Hans". Empty where it is none of ours.
std::optional<Language> language_from(std::string_view locale);

/// What LC_ALL, else LC_MESSAGES, else LANG asks for; English where that is none of ours.
Language system_language();

/// Which of the plural forms of a language says this number: Czech has three, Chinese one. The
/// order is that of Qt Linguist.
std::size_t plural_form(Language language, long count);
std::size_t plural_form_count(Language language);

}  // namespace yinsight
