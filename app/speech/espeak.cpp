#include "app/speech/espeak.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <unistd.h>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "app/language/wording.hpp"
#include "app/speech/chime.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// Speech that takes longer than this is hanging: seconds, and seconds a byte on top.
constexpr double kLongest_s = 6;
constexpr double kLongestByte_s = 0.15;
/// Words a minute; players listen while they think.
constexpr const char* kSpeed = "165";
/// The second voice, for faults.
constexpr const char* kAlertVariant = "+f3";
/// A WAV file without any sound is its head.
constexpr std::uintmax_t kWavHead = 44;

std::vector<std::string> arguments_for(const std::string& program, Language language, Accent accent,
                                       const std::string& text) {
    const std::string variant = accent == Accent::second_voice ? kAlertVariant : "";
    return {program, "-b", "1", "-v", espeak_voice(language) + variant, "-s", kSpeed, "--", text};
}

double longest_s(const std::string& text) {
    return kLongest_s + kLongestByte_s * static_cast<double>(text.size());
}

std::string trouble_of(ChildProcess::End end, const std::string& program, Language language) {
    const Wording say{language};
    if (end == ChildProcess::End::failed)
        return say(phrase("Speech", "%1 is missing or cannot speak"), {program});
    if (end == ChildProcess::End::timed_out)
        return say(phrase("Speech", "%1 does not answer"), {program});
    return {};
}

std::string write_wav(ChildProcess& child, const std::string& program, Language language,
                      Accent accent, const std::string& text, const fs::path& file) {
    auto arguments = arguments_for(program, language, accent, text);
    arguments.insert(arguments.begin() + 1, {"-w", file.string()});
    const auto trouble = trouble_of(child.run(arguments, longest_s(text)), program, language);
    if (!trouble.empty()) return trouble;
    std::error_code error;
    const bool sounds = fs::file_size(file, error) > kWavHead && !error;
    if (sounds && (accent != Accent::chime || put_chime_before(file))) return {};
    return Wording{language}(phrase("Speech", "%1 wrote no sound"), {program});
}

bool is_there(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

}  // namespace

bool sound_in_sight() {
    const char* runtime = std::getenv("XDG_RUNTIME_DIR");
    const fs::path servers{runtime != nullptr ? runtime : ""};
    return std::getenv("PULSE_SERVER") != nullptr || is_there("/proc/asound/pcm") ||
           (runtime != nullptr &&
            (is_there(servers / "pulse" / "native") || is_there(servers / "pipewire-0")));
}

const char* espeak_voice(Language language) {
    constexpr std::array<const char*, kAllLanguages.size()> kVoices = {"en-gb", "fr-fr", "nl", "cs",
                                                                       "cmn"};
    return kVoices[index_of(language)];
}

std::string EspeakEngine::say(const std::string& text, Language language, Accent accent) {
    const bool instead = accent == Accent::chime && !chime_.ring();
    const auto end =
        child_.run(arguments_for(program_, language, instead ? Accent::second_voice : accent, text),
                   longest_s(text));
    return trouble_of(end, program_, language);
}

WavEngine::WavEngine(fs::path folder, std::string program)
    : folder_{std::move(folder)}, program_{std::move(program)} {
    make_folder(folder_);
}

std::string WavEngine::say(const std::string& text, Language language, Accent accent) {
    char name[32];
    std::snprintf(name, sizeof name, "%03d.wav", ++count_);
    const auto trouble = write_wav(child_, program_, language, accent, text, folder_ / name);
    if (!trouble.empty()) return trouble;
    std::ofstream transcript{folder_ / "transcript.txt", std::ios::app};
    transcript << name << "  " << text << '\n';
    if (!transcript.flush())
        return Wording{language}(phrase("Speech", "%1 cannot be written"),
                                 {(folder_ / "transcript.txt").string()});
    return {};
}

SpeechOutlook speech_outlook() {
    SpeechOutlook outlook;
    outlook.sound = sound_in_sight();
    const fs::path trial =
        fs::temp_directory_path() / ("yinsight-voice-" + std::to_string(::getpid()) + ".wav");
    ChildProcess child;
    for (const Language language : kAllLanguages) {
        const bool speaks =
            write_wav(child, "espeak-ng", language, Accent::none, "a 1", trial).empty();
        outlook.voices[index_of(language)] = speaks;
        outlook.espeak = outlook.espeak || speaks;
    }
    std::error_code ignored;
    fs::remove(trial, ignored);
    return outlook;
}

}  // namespace yinsight
