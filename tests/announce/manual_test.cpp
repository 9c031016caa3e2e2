#include <boost/test/unit_test.hpp>
#include <fstream>
#include <iterator>
#include <regex>
#include <sstream>

#include "app/language/language.hpp"

using namespace yinsight;

namespace {

std::string text_of(const std::string& file) {
    std::ifstream in{file};
    return {std::istreambuf_iterator<char>{in}, {}};
}

std::string manual(Language language) {
    return text_of(std::string{MANUALS} + "/manual_" + code_of(language) + ".md");
}

std::size_t matches(const std::string& text, const char* pattern) {
    const std::regex expression{pattern, std::regex::multiline};
    return static_cast<std::size_t>(
        std::distance(std::sregex_iterator{text.begin(), text.end(), expression}, {}));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(manuals)

BOOST_AUTO_TEST_CASE(all_have_the_same_parts) {
    const std::string english = manual(Language::english);
    for (const Language language : kAllLanguages) {
        const std::string text = manual(language);
        BOOST_TEST_CONTEXT(code_of(language)) {
            for (const char* part :
                 {"^#", "^\\| ", "^[1-6]\\. ", "^- ", "pictures/\\w+\\.jpg", "\\*\\*[^*]+\\*\\*"})
                BOOST_TEST(matches(text, part) == matches(english, part), part);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_wrong_act_is_named_as_it_is_called) {
    for (const Language language : kAllLanguages) {
        const std::string text = manual(language);
        std::istringstream table{
            text_of(std::string{FAULT_TABLES} + "/" + code_of(language) + ".txt")};
        for (std::string line; std::getline(table, line);) {
            const std::string act = line.substr(0, line.rfind(" | ")).substr(line.find(" | ") + 3);
            // Without the player in front and the full stop behind.
            static const std::regex kPlayer{"^(White:|Blanc\u202f:|Wit:|Bílý:|白方：) ?|(\\.|。)$"};
            const std::string words = std::regex_replace(act, kPlayer, "");
            BOOST_TEST(text.find("| " + words + " |") != std::string::npos, code_of(language)
                                                                                << ": " << words);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
