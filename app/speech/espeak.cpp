#include "app/speech/espeak.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <unistd.h>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"

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

std::vector<std::string> arguments_for(const std::string& program, Language language, bool alert,
                                       const std::string& text) {
    const std::string voice = std::string{espeak_voice(language)} + (alert ? kAlertVariant : "");
    return {program, "-b", "1", "-v", voice, "-s", kSpeed, "--", text};
}

double longest_s(const std::string& text) {
    return kLongest_s + kLongestByte_s * static_cast<double>(text.size());
}

std::string trouble_of(ChildProcess::End end, const std::string& program) {
    if (end == ChildProcess::End::failed) return program + " is missing or cannot speak";
    if (end == ChildProcess::End::timed_out) return program + " does not answer";
    return {};
}

std::string write_wav(ChildProcess& child, const std::string& program, Language language,
                      bool alert, const std::string& text, const fs::path& file) {
    auto arguments = arguments_for(program, language, alert, text);
    arguments.insert(arguments.begin() + 1, {"-w", file.string()});
    const auto trouble = trouble_of(child.run(arguments, longest_s(text)), program);
    if (!trouble.empty()) return trouble;
    std::error_code error;
    if (fs::file_size(file, error) <= kWavHead || error) return program + " wrote no sound";
    return {};
}

bool is_there(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

bool sound_in_sight() {
    const char* runtime = std::getenv("XDG_RUNTIME_DIR");
    const fs::path servers{runtime != nullptr ? runtime : ""};
    return std::getenv("PULSE_SERVER") != nullptr || is_there("/proc/asound/pcm") ||
           (runtime != nullptr &&
            (is_there(servers / "pulse" / "native") || is_there(servers / "pipewire-0")));
}

}  // namespace

const char* espeak_voice(Language language) {
    constexpr std::array<const char*, kAllLanguages.size()> kVoices = {"en-gb", "fr-fr", "nl", "cs",
                                                                       "cmn"};
    return kVoices[index_of(language)];
}

std::string EspeakEngine::say(const std::string& text, Language language, bool alert) {
    return trouble_of(child_.run(arguments_for(program_, language, alert, text), longest_s(text)),
                      program_);
}

WavEngine::WavEngine(fs::path folder, std::string program)
    : folder_{std::move(folder)}, program_{std::move(program)} {
    make_folder(folder_);
}

std::string WavEngine::say(const std::string& text, Language language, bool alert) {
    char name[32];
    std::snprintf(name, sizeof name, "%03d.wav", ++count_);
    const auto trouble = write_wav(child_, program_, language, alert, text, folder_ / name);
    if (!trouble.empty()) return trouble;
    std::ofstream transcript{folder_ / "transcript.txt", std::ios::app};
    transcript << name << "  " << text << '\n';
    if (!transcript.flush()) return (folder_ / "transcript.txt").string() + ": cannot be written";
    return {};
}

SpeechOutlook speech_outlook() {
    SpeechOutlook outlook;
    outlook.sound = sound_in_sight();
    const fs::path trial =
        fs::temp_directory_path() / ("yinsight-voice-" + std::to_string(::getpid()) + ".wav");
    ChildProcess child;
    for (const Language language : kAllLanguages) {
        const bool speaks = write_wav(child, "espeak-ng", language, false, "a 1", trial).empty();
        outlook.voices[index_of(language)] = speaks;
        outlook.espeak = outlook.espeak || speaks;
    }
    std::error_code ignored;
    fs::remove(trial, ignored);
    return outlook;
}

}  // namespace yinsight
