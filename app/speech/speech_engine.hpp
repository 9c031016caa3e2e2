#pragma once
// Whatever turns text into sound: a process, a system service, a file, a recording in a test.

#include <string>

#include "app/language/language.hpp"

namespace yinsight {

class SpeechEngine {
  public:
    virtual ~SpeechEngine() = default;
    /// Says the text and returns when it has been said, has been cut off, or could not be said: a
    /// sentence for people in the last case, else empty. Never takes longer than a known time.
    virtual std::string say(const std::string& text, Language language, bool alert) = 0;
    /// Ends what is being said; from any thread.
    virtual void cut() = 0;
};

}  // namespace yinsight
