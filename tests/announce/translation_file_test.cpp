#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <regex>
#include <set>

#include "app/language/language.hpp"
#include "app/language/linguist_file.hpp"

using namespace yinsight;

namespace {

/// A translation may be so much longer than its source, in letters: a short word may double, a
/// sentence grows by half.
constexpr double kGrowth = 1.5;
constexpr std::size_t kMoreLetters = 16;

std::vector<LinguistMessage> messages_of(Language language) {
    return read_linguist_file(std::string{TRANSLATIONS} + "/yinsight_" + code_of(language) + ".ts");
}

std::size_t letters(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::set<std::string> placeholders(const std::string& text) {
    static const std::regex kPlaceholder{"%[1-9n]"};
    return {std::sregex_token_iterator{text.begin(), text.end(), kPlaceholder},
            std::sregex_token_iterator{}};
}

/// What is wrong with a translation; empty where nothing is.
std::string mistake_in(const LinguistMessage& message, Language language) {
    if (message.gone) return "gone from the sources";
    if (!message.finished) return "unfinished";
    const auto forms = message.counted ? plural_form_count(language) : 1U;
    if (message.forms.size() != forms) return "wrong number of forms";
    for (const std::string& form : message.forms) {
        if (form.empty()) return "empty";
        if (placeholders(form) != placeholders(message.source))
            return "lost a placeholder: " + form;
        const auto most = kGrowth * static_cast<double>(letters(message.source));
        if (letters(form) > static_cast<std::size_t>(most) + kMoreLetters)
            return "too long: " + form;
    }
    return {};
}

bool has_bad_typography(const std::string& text, Language language) {
    static const std::regex kFrench{"( |[a-zé0-9])[;!?](?![a-z])|(\xE2\x80\xAF)?[a-z] :|[a-z]'"};
    static const std::regex kChinese{"[,;!?]|[^0-9. ]\\.$|: "};
    if (language == Language::french) return std::regex_search(text, kFrench);
    // What is quoted is notation.
    static const std::regex kQuoted{"“[^”]*”"};
    if (language == Language::chinese)
        return std::regex_search(std::regex_replace(text, kQuoted, ""), kChinese);
    return false;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(translation_files)

BOOST_AUTO_TEST_CASE(nothing_is_missing_too_long_or_without_its_placeholders) {
    for (const Language language : kAllLanguages) {
        for (const LinguistMessage& message : messages_of(language)) {
            const std::string mistake = mistake_in(message, language);
            BOOST_TEST(mistake.empty(), code_of(language) << ", " << message.context << ", \""
                                                          << message.source << "\": " << mistake);
        }
    }
}

BOOST_AUTO_TEST_CASE(all_languages_translate_the_same_texts) {
    const auto keys = [](Language language) {
        std::set<std::pair<std::string, std::string>> all;
        for (const LinguistMessage& message : messages_of(language))
            all.emplace(message.context, message.source);
        return all;
    };
    const auto french = keys(Language::french);
    BOOST_TEST(french.size() > 100U);
    for (const Language language : {Language::dutch, Language::czech, Language::chinese})
        BOOST_TEST((keys(language) == french), code_of(language));
}

BOOST_AUTO_TEST_CASE(the_typography_is_that_of_the_language) {
    for (const Language language : {Language::french, Language::chinese})
        for (const LinguistMessage& message : messages_of(language))
            for (const std::string& form : message.forms)
                BOOST_TEST(!has_bad_typography(form, language), code_of(language) << ": " << form);
}

BOOST_AUTO_TEST_CASE(mistakes_are_found) {
    LinguistMessage message{"Game", "ring from %1 to %2", false, true, false, {"ring %1 naar %2"}};
    BOOST_TEST(mistake_in(message, Language::dutch).empty());
    message.forms = {"ring naar %2"};
    BOOST_TEST(!mistake_in(message, Language::dutch).empty());
    message.forms = {std::string(60, 'x') + " %1 %2"};
    BOOST_TEST(!mistake_in(message, Language::dutch).empty());
    message = {"Game", "%n rings", true, true, false, {"%n ring", "%n ringen"}};
    BOOST_TEST(mistake_in(message, Language::dutch).empty());
    BOOST_TEST(!mistake_in(message, Language::czech).empty());
    message.finished = false;
    BOOST_TEST(!mistake_in(message, Language::dutch).empty());
    BOOST_TEST(has_bad_typography("Qui joue?", Language::french));
    BOOST_TEST(!has_bad_typography("Qui joue\u202f?", Language::french));
    BOOST_TEST(has_bad_typography("轮到谁走?", Language::chinese));
}

BOOST_AUTO_TEST_SUITE_END()
