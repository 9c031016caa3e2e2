#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "app/speech/chime.hpp"
#include "app/speech/espeak.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

namespace fs = std::filesystem;

/// A program that stands in for espeak-ng.
std::string program(const fs::path& folder, const std::string& script) {
    const fs::path file = folder / "voice";
    std::ofstream{file} << "#!/bin/sh\n" << script << '\n';
    fs::permissions(file, fs::perms::owner_all);
    return file.string();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(engines)

BOOST_AUTO_TEST_CASE(a_missing_program_is_told) {
    EspeakEngine engine{"/nowhere/espeak-ng"};
    BOOST_TEST(engine.say("White", Language::english, Accent::none) ==
               "/nowhere/espeak-ng is missing or cannot speak");
}

BOOST_AUTO_TEST_CASE(a_program_that_fails_or_is_killed_is_told) {
    const ScratchFolder folder;
    for (const char* script : {"exit 1", "kill -9 $$"}) {
        EspeakEngine engine{program(folder.path(), script)};
        BOOST_TEST(!engine.say("White", Language::english, Accent::none).empty());
    }
}

BOOST_AUTO_TEST_CASE(a_program_that_hangs_is_killed_when_its_time_is_up) {
    ChildProcess child;
    BOOST_TEST((child.run({"sleep", "1000"}, 0.05) == ChildProcess::End::timed_out));
    BOOST_TEST((child.run({"true"}, 10) == ChildProcess::End::done));
    BOOST_TEST((child.run({"false"}, 10) == ChildProcess::End::failed));
}

BOOST_AUTO_TEST_CASE(a_sentence_can_be_cut_off) {
    ChildProcess child;
    ChildProcess::End end = ChildProcess::End::done;
    std::jthread runner{[&] { end = child.run({"sleep", "1000"}, 900); }};
    std::jthread cutter{[&](const std::stop_token& stop) {
        while (!stop.stop_requested()) {
            child.cut();
            std::this_thread::yield();
        }
    }};
    runner.join();
    BOOST_TEST((end == ChildProcess::End::cut));
}

BOOST_AUTO_TEST_CASE(the_voice_and_the_text_reach_the_program) {
    const ScratchFolder folder;
    const auto said = folder.path() / "said";
    EspeakEngine engine{program(folder.path(), "echo \"$@\" > '" + said.string() + "'")};
    BOOST_TEST(engine.say("-- 白方", Language::chinese, Accent::second_voice).empty());
    std::ifstream in{said};
    const std::string arguments{std::istreambuf_iterator<char>{in}, {}};
    BOOST_TEST(arguments.find("-v cmn+f3 ") != std::string::npos);
    BOOST_TEST(arguments.ends_with("-- -- 白方\n"));
}

BOOST_AUTO_TEST_CASE(a_chime_is_played_before_the_sentence_or_the_second_voice_takes_its_place) {
    const ScratchFolder folder;
    const auto said = folder.path() / "said";
    const std::string voice = program(folder.path(), "echo \"$@\" >> '" + said.string() + "'");
    const auto heard = [&](const std::string& player) {
        fs::remove(said);
        EspeakEngine engine{voice, player};
        BOOST_TEST(engine.say("White", Language::english, Accent::chime).empty());
        std::ifstream in{said};
        return std::string{std::istreambuf_iterator<char>{in}, {}};
    };
    const std::string chimed = heard(voice);
    BOOST_TEST(chimed.find("yinsight-chime.wav\n-b 1 -v en-gb -s") != std::string::npos);
    for (const char* player : {"", "false", "/nowhere/aplay"})
        BOOST_TEST(heard(player).starts_with("-b 1 -v en-gb+f3 -s"));
}

BOOST_AUTO_TEST_CASE(a_chime_in_a_file_stands_before_the_same_words) {
    const ScratchFolder folder;
    WavEngine engine{folder.path() / "speech"};
    for (const Accent accent : {Accent::none, Accent::chime})
        BOOST_TEST(engine.say("White: ring on e 3.", Language::english, accent).empty());
    const auto bytes_of = [&](const char* name) {
        std::ifstream in{folder.path() / "speech" / name, std::ios::binary};
        return std::string{std::istreambuf_iterator<char>{in}, {}};
    };
    const std::string plain = bytes_of("001.wav");
    const std::string chimed = bytes_of("002.wav");
    const std::size_t chime = 2 * chime_samples().size();
    BOOST_REQUIRE(chimed.size() == plain.size() + chime);
    BOOST_TEST((chimed.substr(44 + chime) == plain.substr(44)));
}

BOOST_AUTO_TEST_CASE(the_chime_is_short_is_heard_and_does_not_clip) {
    const auto samples = chime_samples();
    const double seconds = static_cast<double>(samples.size()) / kSpeechRate_hz;
    BOOST_TEST(seconds > 0.2);
    BOOST_TEST(seconds < 0.6);
    const auto [least, most] = std::minmax_element(samples.begin(), samples.end());
    BOOST_TEST(*most > 6'000);
    BOOST_TEST(*most < 20'000);
    BOOST_TEST(*least < -6'000);
    BOOST_TEST(samples.back() == 0);
    const std::string file = wav_bytes(samples);
    BOOST_TEST(file.size() == 44 + 2 * samples.size());
    BOOST_TEST(file.substr(0, 4) == "RIFF");
}

BOOST_AUTO_TEST_CASE(files_are_numbered_and_beside_a_transcript) {
    const ScratchFolder folder;
    WavEngine engine{folder.path() / "speech"};
    for (const char* text : {"White: ring on e 3.", "Black: ring on f 4."})
        BOOST_TEST(engine.say(text, Language::english, Accent::none).empty());
    BOOST_TEST(fs::file_size(folder.path() / "speech" / "001.wav") > 10'000U);
    BOOST_TEST(fs::file_size(folder.path() / "speech" / "002.wav") > 10'000U);
    std::ifstream transcript{folder.path() / "speech" / "transcript.txt"};
    std::string line;
    std::getline(transcript, line);
    BOOST_TEST(line == "001.wav  White: ring on e 3.");
}

BOOST_AUTO_TEST_CASE(every_language_has_a_voice_here) {
    const SpeechOutlook outlook = speech_outlook();
    BOOST_TEST(outlook.espeak);
    for (const Language language : kAllLanguages)
        BOOST_TEST(outlook.voices[index_of(language)], code_of(language));
}

BOOST_AUTO_TEST_SUITE_END()
