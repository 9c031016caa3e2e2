#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "app/live/frame_source.hpp"
#include "app/live/table_referee.hpp"
#include "app/speech/espeak.hpp"
#include "app/speech/speaker.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

namespace fs = std::filesystem;

/// espeak-ng writes 22,050 samples a second of 2 bytes.
constexpr double kBytesPerSecond = 44'100;
/// A spoken letter takes between these, in seconds; a Chinese character is a syllable.
constexpr double kShortestLetter_s = 0.02;
constexpr double kLongestLetter_s = 0.6;
/// Long enough for some 40 sentences on a busy machine; waited for only where the test fails.
constexpr double kPatience_s = 300;

class EventList : public TableListener {
  public:
    void on_event(const SessionEvent& event) override { events.push_back(event); }
    void on_notice(const std::string& /*notice*/) override {}
    std::vector<SessionEvent> events;
};

const std::vector<SessionEvent>& club_game() {
    static const auto events = [] {
        EventList list;
        TableOptions options;
        options.arbiter.calm_s = 0;
        TableReferee table{open_frame_source(CLUB_GAME), options, list};
        table.run();
        return list.events;
    }();
    return events;
}

std::size_t letters(const std::string& text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Speaks the game as the referee would, a call after the other, and gives back the transcript.
std::vector<std::string> speak(Language language, const fs::path& folder) {
    Announcer announcer{language};
    std::vector<std::string> spoken;
    Speaker speaker{std::make_unique<WavEngine>(folder),
                    {language, usual_letter_words(language), SpeechAmount::all, Accent::chime, {}}};
    for (const SessionEvent& event : club_game()) {
        speaker.hear(announcer.hear(event));
        BOOST_REQUIRE(speaker.wait_until_said(kPatience_s));
    }
    std::ifstream transcript{folder / "transcript.txt"};
    for (std::string line; std::getline(transcript, line);) spoken.push_back(line);
    return spoken;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sample_game_speech)

BOOST_AUTO_TEST_CASE(the_club_game_is_heard_in_all_five_languages) {
    const ScratchFolder scratch;
    std::size_t sentences = 0;
    for (const Language language : kAllLanguages) {
        const fs::path folder = scratch.path() / code_of(language);
        const auto transcript = speak(language, folder);
        std::cout << code_of(language) << '\n';
        for (const std::string& line : transcript) {
            std::cout << "  " << line << '\n';
            const std::string file = line.substr(0, line.find(' '));
            const std::string text = line.substr(line.find(' ') + 2);
            const double seconds =
                static_cast<double>(fs::file_size(folder / file)) / kBytesPerSecond;
            const auto length = static_cast<double>(letters(text));
            BOOST_TEST(seconds > kShortestLetter_s * length, file << ": " << seconds << " s");
            BOOST_TEST(seconds < kLongestLetter_s * length, file << ": " << seconds << " s");
        }
        // 12 turns and 4 wrong acts, each with its repair.
        BOOST_TEST(transcript.size() >= 20U);
        if (sentences == 0) sentences = transcript.size();
        BOOST_TEST(transcript.size() == sentences);
    }
}

BOOST_AUTO_TEST_SUITE_END()
