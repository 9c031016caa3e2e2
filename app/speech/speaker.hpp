#pragma once
// Speaks calls in a thread of its own: whoever hands them in never waits for a voice.
//
//   Announcer ─► Speaker (CallQueue) ─► spoken_text ─► SpeechEngine
//
// Where the engine fails several times in a row, speech ends with a sentence that says why.

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "app/speech/call_queue.hpp"
#include "app/speech/speech_engine.hpp"
#include "app/speech/spoken_text.hpp"

namespace yinsight {

struct SpeakerOptions {
    Wording wording{};
    LetterWords letters = usual_letter_words(Language::english);
    SpeechAmount amount = SpeechAmount::all;
    /// Of faults.
    Accent accent = Accent::second_voice;
    /// Is told in the speaker's thread why nothing is spoken any more.
    std::function<void(const std::string&)> on_trouble;
};

class Speaker {
  public:
    /// So many failures in a row end speech.
    static constexpr int kMostFailures = 3;

    Speaker(std::unique_ptr<SpeechEngine> engine, SpeakerOptions options);
    /// Cuts off what is being said.
    ~Speaker();
    Speaker(const Speaker&) = delete;
    Speaker& operator=(const Speaker&) = delete;

    void hear(const std::vector<Call>& calls);
    /// Says again what stands.
    void repeat();
    void set_amount(SpeechAmount amount);
    void set_accent(Accent accent);
    void set_language(Wording wording, LetterWords letters);
    /// Waits until all has been said, at most so many seconds.
    bool wait_until_said(double longest_s);

  private:
    void run(const std::stop_token& stop);
    void wake(std::unique_lock<std::mutex>& lock);

    std::unique_ptr<SpeechEngine> engine_;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    CallQueue queue_;
    SpeakerOptions options_;
    bool speaking_ = false;
    bool mute_ = false;
    std::jthread worker_;
};

}  // namespace yinsight
