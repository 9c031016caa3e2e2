#include <boost/test/unit_test.hpp>
#include <cstdlib>

#include "app/language/placeholder_values.hpp"
#include "app/language/wording.hpp"

using namespace yinsight;

namespace {

void set_locale(const char* all, const char* messages, const char* lang) {
    setenv("LC_ALL", all, 1);
    setenv("LC_MESSAGES", messages, 1);
    setenv("LANG", lang, 1);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(languages)

BOOST_AUTO_TEST_CASE(the_system_chooses_in_the_order_of_posix) {
    set_locale("", "", "nl_BE.UTF-8");
    BOOST_TEST((system_language() == Language::dutch));
    set_locale("", "fr_FR.UTF-8", "nl_BE.UTF-8");
    BOOST_TEST((system_language() == Language::french));
    set_locale("C", "fr_FR.UTF-8", "nl_BE.UTF-8");
    BOOST_TEST((system_language() == Language::english));
    set_locale("", "", "");
    BOOST_TEST((system_language() == Language::english));
}

BOOST_AUTO_TEST_CASE(a_locale_names_its_language) {
    BOOST_TEST((language_from("zh_CN.UTF-8") == Language::chinese));
    BOOST_TEST((language_from("zh-Hans") == Language::chinese));
    BOOST_TEST((language_from("cs") == Language::czech));
    BOOST_TEST(!language_from("de_DE"));
    BOOST_TEST(!language_from("french"));
}

BOOST_AUTO_TEST_CASE(czech_has_three_forms) {
    for (const long count : {0L, 5L, 11L, 22L, 101L})
        BOOST_TEST(plural_form(Language::czech, count) == 2U);
    for (const long count : {2L, 3L, 4L}) BOOST_TEST(plural_form(Language::czech, count) == 1U);
    BOOST_TEST(plural_form(Language::czech, 1) == 0U);
    BOOST_TEST(plural_form(Language::french, 0) == 0U);
    BOOST_TEST(plural_form(Language::dutch, 0) == 1U);
    BOOST_TEST(plural_form(Language::chinese, 7) == 0U);
}

BOOST_AUTO_TEST_CASE(a_text_without_translation_is_said_in_english) {
    const Wording wording{Language::czech};
    BOOST_TEST(wording({"no context", "%1 of %2"}, {"1", "%1"}) == "1 of %1");
    BOOST_TEST(!wording.knows("no context", "%1 of %2"));
}

BOOST_AUTO_TEST_CASE(lists_and_sentences_are_joined_as_the_language_does) {
    BOOST_TEST(Wording{Language::dutch}.all_of({"a1", "b2", "c3"}) == "a1, b2 en c3");
    BOOST_TEST(Wording{Language::czech}.one_of({"a1", "b2"}) == "a1 nebo b2");
    BOOST_TEST(Wording{Language::chinese}.sentences({"一。", "", "二。"}) == "一。二。");
    BOOST_TEST(Wording{Language::english}.sentences({"One.", "", "Two."}) == "One. Two.");
    BOOST_TEST(Wording{Language::french}.decimal(0.5, 1) == "0,5");
    BOOST_TEST(Wording{Language::french}.capitalised("échec") == "Échec");
}

BOOST_AUTO_TEST_CASE(values_are_found_again_in_the_text_they_were_put_into) {
    using Values = std::vector<std::string>;
    BOOST_TEST(placeholder_values("%1 and %2 more", "c5, d6 and 4 more").value() ==
               (Values{"c5, d6", "4"}));
    BOOST_TEST(placeholder_values("in %2: %1", "in a.ygn: no game").value() ==
               (Values{"no game", "a.ygn"}));
    // The first colon is none that leaves the rest alone.
    BOOST_TEST(placeholder_values("%1: %2 ms", "a: b: 5 ms").value() == (Values{"a", "b: 5"}));
    BOOST_TEST(placeholder_values("%1 of %2 of five", "one of two of five").value() ==
               (Values{"one", "two"}));
    BOOST_TEST(placeholder_values("no value", "no value").value().empty());
    BOOST_TEST(!placeholder_values("no value", "another"));
    BOOST_TEST(!placeholder_values("%1 more", " more"));
    BOOST_TEST(!placeholder_values("at %1!", "at noon"));
}

BOOST_AUTO_TEST_SUITE_END()
