// Measures how soon a call is heard: from the moment when it is handed to the speaker to the first
// byte of sound that espeak-ng makes for it, in every language. For people.
//   measure_speech [CALLS]

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <vector>

#include "app/speech/espeak.hpp"
#include "app/speech/speaker.hpp"

namespace {

using namespace yinsight;
using Clock = std::chrono::steady_clock;

/// Lets espeak-ng write its sound into a pipe and notes when the first byte comes out.
class FirstByteEngine : public SpeechEngine {
  public:
    std::string say(const std::string& text, Language language, Accent /*accent*/) override {
        const std::string command =
            std::string{"espeak-ng --stdout -v "} + espeak_voice(language) + " '" + text + "'";
        FILE* const sound = ::popen(command.c_str(), "r");
        if (sound == nullptr) return "espeak-ng cannot be started";
        std::array<char, 1> byte;
        const bool heard = std::fread(byte.data(), 1, 1, sound) == 1;
        {
            const std::lock_guard lock{mutex_};
            first_byte_ = Clock::now();
        }
        ::pclose(sound);
        return heard ? std::string{} : "espeak-ng makes no sound";
    }
    void cut() override {}
    Clock::time_point first_byte() {
        const std::lock_guard lock{mutex_};
        return first_byte_;
    }

  private:
    std::mutex mutex_;
    Clock::time_point first_byte_;
};

std::vector<double> latencies_ms(Language language, int calls) {
    auto owned = std::make_unique<FirstByteEngine>();
    FirstByteEngine& engine = *owned;
    SpeakerOptions options;
    options.wording = language;
    options.letters = usual_letter_words(language);
    Speaker speaker{std::move(owned), std::move(options)};
    std::vector<double> all;
    for (int i = 0; i < calls; ++i) {
        const auto begin = Clock::now();
        speaker.hear({{CallKind::turn, "c5 a" + std::to_string(2 + i % 4)}});
        if (!speaker.wait_until_said(60)) std::exit(1);
        const std::chrono::duration<double, std::milli> took = engine.first_byte() - begin;
        all.push_back(took.count());
    }
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace

int main(int argc, char** argv) {
    const int calls = argc > 1 ? std::atoi(argv[1]) : 20;
    std::printf("from call to first byte of sound, %d calls a language, ms\n", calls);
    for (const Language language : kAllLanguages) {
        const auto all = latencies_ms(language, calls);
        std::printf("%s  median %.0f  slowest %.0f\n", code_of(language), all[all.size() / 2],
                    all.back());
    }
    return 0;
}
