#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>

#include "app/announce/reason_words.hpp"
#include "app/files/game_file.hpp"
#include "app/live/command_text.hpp"
#include "app/live/frame_source.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "vision/frame_quality.hpp"

using namespace yinsight;

namespace {

std::string french(const std::string& message) {
    return message_words(Language::french, message);
}

/// Every language has words of its own for it.
void check_known(const std::string& message) {
    for (const Language language : kAllLanguages) {
        if (language == Language::english) continue;
        BOOST_TEST(message_words(language, message) != message, code_of(language)
                                                                    << ": " << message);
    }
    BOOST_TEST(message_words(Language::english, message) == message);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(messages)

BOOST_AUTO_TEST_CASE(a_file_keeps_its_name) {
    BOOST_TEST(message_words(Language::dutch, FileError{"a.ygn", "No such file or directory"}) ==
               "a.ygn: dit bestand of deze map bestaat niet");
    BOOST_TEST(french("a: b.ygn: cannot be read") == "a: b.ygn: ne peut pas être lu");
}

BOOST_AUTO_TEST_CASE(values_are_said_in_the_language_too) {
    BOOST_TEST(french("a.ygn: cannot be written: No space left on device") ==
               "a.ygn: ne peut pas être écrit\u202f: il n’y a plus de place sur le disque");
    BOOST_TEST(message_words(Language::czech,
                             "glare at c5, c6, d7 and 4 more: move the lamp or the camera until "
                             "it is gone") ==
               "odlesk u c5, c6, d7 a ještě 4: posuňte lampu nebo kameru, až zmizí");
    BOOST_TEST(french("white rings can hardly be told from empty points in this light, at a4, b2: "
                      "dim the lamp, or let the camera expose shorter") ==
               "sous cette lumière, les anneaux blancs et les points vides se distinguent à peine, "
               "en a4, b2\u202f: baissez la lampe ou réduisez l’exposition");
    BOOST_TEST(
        message_words(Language::chinese,
                      "black rings with white markers can hardly be told from white markers "
                      "in this light: move the lamp to a side, or the camera closer") ==
        "在这种光线下，放有白色标记物的黑环和白色标记物难以分辨：请把灯移到一侧或把摄像头移近");
}

BOOST_AUTO_TEST_CASE(what_nobody_knows_stays) {
    BOOST_TEST(french("the moon is made of cheese") == "the moon is made of cheese");
    BOOST_TEST(reason_words(Language::french, "the moon is made of cheese").empty());
}

BOOST_AUTO_TEST_CASE(places_in_texts_are_told_in_every_language) {
    for (const char* text :
         {"x", "4/7", "4/7/8/9/10/9/10/9/8/7/4", "4/7/8/9/10/9/10/9/8/7/4 w",
          "4/7/8/9/10/9/10/9/8/7/4 q P 0-0 S -", "4/7/8/9/10/9/10/9/8/7/4 w Z 0-0 S -",
          "4/7/8/9/10/9/10/9/8/7/4 w P 9-0 S -", "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 Q -",
          "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S q", "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S - more"}) {
        const auto position = parse_position(text);
        BOOST_REQUIRE(!position);
        check_known(message_of(position.error()));
        BOOST_TEST(
            message_words(Language::chinese, position.error()).find(position.error().expected) ==
                std::string::npos,
            position.error().expected);
    }
    for (const char* text : {"z9", "c5-", "c5-a3;x", "c5-a3;xb3-", "c5-a3 more"}) {
        const auto turn = parse_turn(text, Position{});
        if (!turn) check_known(message_of(turn.error()));
    }
}

BOOST_AUTO_TEST_CASE(what_the_picture_lacks_is_told_in_every_language) {
    for (const auto defect :
         {FrameDefect::too_dark, FrameDefect::too_bright, FrameDefect::one_colour,
          FrameDefect::out_of_focus, FrameDefect::moving})
        check_known(sentence_for(defect));
}

BOOST_AUTO_TEST_CASE(sources_that_cannot_be_watched_are_told_in_every_language) {
    const auto empty = std::filesystem::temp_directory_path() / "yinsight-empty-folder";
    std::filesystem::create_directories(empty);
    const auto no_film = empty.string() + ".mp4";
    std::ofstream{no_film} << "no film";
    for (const std::string& source : {std::string{"/nowhere/film.mp4"}, empty.string(), no_film}) {
        try {
            open_frame_source(source);
            BOOST_ERROR(source + " can be watched");
        } catch (const FileError& error) {
            check_known(error.message());
        }
    }
    std::filesystem::remove_all(empty);
    std::filesystem::remove(no_film);
}

BOOST_AUTO_TEST_CASE(commands_that_make_no_sense_are_told_in_every_language) {
    for (const char* line : {"fly", "", "choose -1", R"({"command":"resign","player":"red"})"}) {
        const Command command = parse_command(line);
        const auto* unknown = std::get_if<UnknownCommand>(&command);
        BOOST_REQUIRE(unknown != nullptr);
        check_known(unknown->reason);
    }
}

BOOST_AUTO_TEST_SUITE_END()
