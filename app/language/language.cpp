#include "app/language/language.hpp"

#include <cstdlib>

namespace yinsight {

namespace {

struct Entry {
    const char* code;
    const char* own_name;
    std::size_t plural_forms;
};

constexpr std::array<Entry, kAllLanguages.size()> kEntries = {{
    {"en", "English", 2},
    {"fr", "Français", 2},
    {"nl", "Nederlands", 2},
    {"cs", "Čeština", 3},
    {"zh", "中文", 1},
}};

}  // namespace

const char* code_of(Language language) {
    return kEntries[index_of(language)].code;
}

const char* own_name_of(Language language) {
    return kEntries[index_of(language)].own_name;
}

std::optional<Language> language_from(std::string_view locale) {
    const auto code = locale.substr(0, locale.find_first_of("_-.@"));
    for (const Language language : kAllLanguages)
        if (code == code_of(language)) return language;
    return std::nullopt;
}

Language system_language() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(variable);
        if (value != nullptr && *value != '\0')
            return language_from(value).value_or(Language::english);
    }
    return Language::english;
}

std::size_t plural_form(Language language, long count) {
    switch (language) {
        case Language::english:
        case Language::dutch:
            return count == 1 ? 0 : 1;
        case Language::french:
            return count <= 1 ? 0 : 1;
        case Language::czech:
            return count == 1 ? 0 : count >= 2 && count <= 4 ? 1 : 2;
        case Language::chinese:
            return 0;
    }
    return 0;
}

std::size_t plural_form_count(Language language) {
    return kEntries[index_of(language)].plural_forms;
}

}  // namespace yinsight
