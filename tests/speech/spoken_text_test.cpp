#include "app/speech/spoken_text.hpp"

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>

#include "app/files/file_error.hpp"

using namespace yinsight;

namespace {

std::string english(std::string_view text) {
    return spoken_text(text, usual_letter_words(Language::english));
}

std::filesystem::path letters_file(const std::string& content) {
    const auto file = std::filesystem::temp_directory_path() / "yinsight-letters-test.txt";
    std::ofstream{file} << content;
    return file;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(spoken_texts)

BOOST_AUTO_TEST_CASE(letters_of_points_become_words) {
    BOOST_TEST(english("White: ring from c5 to k10.") == "White: ring from Charlie 5 to Kilo 10.");
    BOOST_TEST(spoken_text("anneau en d4", usual_letter_words(Language::french)) ==
               "anneau en Désiré 4");
    BOOST_TEST(spoken_text("圆环放在 e3。", usual_letter_words(Language::chinese)) ==
               "圆环放在 E 3。");
}

BOOST_AUTO_TEST_CASE(what_is_no_point_stays) {
    for (const char* text : {"a1 is off the board", "Game 5", "a51", "mp3", "3 to 1", "a row"})
        BOOST_TEST(english(text) == text);
}

BOOST_AUTO_TEST_CASE(notation_is_read_without_its_signs) {
    BOOST_TEST(english("Was turn 31 c5-a3;xb3-b7xb2?") ==
               "Was turn 31 Charlie 5, Alpha 3, Bravo 3, Bravo 7, Bravo 2?");
    BOOST_TEST(english("Put right; play goes on.") == "Put right; play goes on.");
}

BOOST_AUTO_TEST_CASE(voices_get_no_narrow_spaces) {
    BOOST_TEST(english("Blanc\u202f: passe") == "Blanc : passe");
}

BOOST_AUTO_TEST_CASE(the_words_of_a_file_replace_the_usual_ones) {
    const auto file = letters_file("# mine\n\nc = Caesar\n d=Dora the cat \n");
    const auto words = load_letter_words(file, Language::english);
    BOOST_TEST(words[2] == "Caesar");
    BOOST_TEST(words[3] == "Dora the cat");
    BOOST_TEST(words[0] == "Alpha");
    for (const char* bad : {"l = Lima\n", "c\n", "c =\n", "cc = x\n"})
        BOOST_CHECK_THROW(load_letter_words(letters_file(bad), Language::english), FileError);
    std::filesystem::remove(file);
    BOOST_CHECK_THROW(load_letter_words(file, Language::english), FileError);
}

BOOST_AUTO_TEST_SUITE_END()
