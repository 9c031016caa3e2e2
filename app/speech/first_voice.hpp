#pragma once
// Several engines as one: each sentence is said by the first that speaks its language. One that
// fails is left out from then on, and the next says the sentence in its place; the last one is
// always tried.

#include <atomic>
#include <memory>
#include <vector>

#include "app/speech/speech_engine.hpp"

namespace yinsight {

class FirstVoice : public SpeechEngine {
  public:
    /// In the order of preference.
    explicit FirstVoice(std::vector<std::unique_ptr<SpeechEngine>> engines);

    bool speaks(Language language) override;
    std::string say(const std::string& text, Language language, Accent accent) override;
    void cut() override;

  private:
    struct Entry {
        std::unique_ptr<SpeechEngine> engine;
        bool failed = false;
    };

    std::vector<Entry> entries_;
    /// Counts cuts, so that a sentence that was cut off is not said by the next engine.
    std::atomic<int> cuts_ = 0;
};

}  // namespace yinsight
