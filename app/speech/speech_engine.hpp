#pragma once
// Whatever turns text into sound: a process, a system service, a file, a recording in a test.

#include <cstdint>
#include <string>

#include "app/language/language.hpp"

namespace yinsight {

/// How a sentence is set off from the others.
enum class Accent : std::uint8_t { none, second_voice, chime };

class SpeechEngine {
  public:
    virtual ~SpeechEngine() = default;
    /// Whether it has a voice for the language, as far as it knows before it has spoken.
    virtual bool speaks(Language /*language*/) { return true; }
    /// Says the text and returns when it has been said, has been cut off, or could not be said: a
    /// sentence for people, in their language, in the last case, else empty. Never takes longer
    /// than a known time.
    virtual std::string say(const std::string& text, Language language, Accent accent) = 0;
    /// Ends what is being said; from any thread.
    virtual void cut() = 0;
};

}  // namespace yinsight
