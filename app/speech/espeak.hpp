#pragma once
// The program espeak-ng as a voice, over the loudspeaker or into files. It is started once a
// sentence, so that nothing is left hanging where it or the sound server fails.

#include <filesystem>

#include "app/speech/child_process.hpp"
#include "app/speech/chime_player.hpp"
#include "app/speech/speech_engine.hpp"

namespace yinsight {

/// What speech would be like on this machine, for `yinsight doctor`.
struct SpeechOutlook {
    bool espeak = false;
    /// Whether its voice for a language makes sound, by Language.
    std::array<bool, kAllLanguages.size()> voices{};
    /// A sound card or a sound server is in sight.
    bool sound = false;
};

/// A sound card or a sound server is in sight.
bool sound_in_sight();

/// "en-gb", "fr-fr", "nl", "cs", "cmn".
const char* espeak_voice(Language language);

/// Speaks over the loudspeaker. Where the chime cannot be played, the second voice takes its place.
class EspeakEngine : public SpeechEngine {
  public:
    /// Other programs can be given that take the same arguments.
    explicit EspeakEngine(std::string program = "espeak-ng", std::string player = chime_program())
        : program_{std::move(program)}, chime_{std::move(player)} {}
    std::string say(const std::string& text, Language language, Accent accent) override;
    void cut() override {
        chime_.cut();
        child_.cut();
    }

  private:
    std::string program_;
    ChimePlayer chime_;
    ChildProcess child_;
};

/// Writes 001.wav, 002.wav, ... into a folder, and beside them what they say, transcript.txt.
class WavEngine : public SpeechEngine {
  public:
    /// Makes the folder. Throws FileError.
    explicit WavEngine(std::filesystem::path folder, std::string program = "espeak-ng");
    std::string say(const std::string& text, Language language, Accent accent) override;
    void cut() override {}

  private:
    std::filesystem::path folder_;
    std::string program_;
    ChildProcess child_;
    int count_ = 0;
};

SpeechOutlook speech_outlook();

}  // namespace yinsight
