#include "app/speech/first_voice.hpp"

#include <algorithm>

#include "app/language/wording.hpp"

namespace yinsight {

FirstVoice::FirstVoice(std::vector<std::unique_ptr<SpeechEngine>> engines) {
    for (auto& engine : engines) entries_.push_back({std::move(engine)});
}

bool FirstVoice::speaks(Language language) {
    return std::any_of(entries_.begin(), entries_.end(),
                       [&](Entry& entry) { return entry.engine->speaks(language); });
}

std::string FirstVoice::say(const std::string& text, Language language, Accent accent) {
    const int cuts = cuts_;
    std::string trouble;
    for (Entry& entry : entries_) {
        const bool last = &entry == &entries_.back();
        if ((entry.failed && !last) || !entry.engine->speaks(language)) continue;
        trouble = entry.engine->say(text, language, accent);
        if (trouble.empty() || cuts != cuts_) return {};
        entry.failed = true;
    }
    if (!trouble.empty()) return trouble;
    return Wording{language}(phrase("Speech", "there is no voice for this language"));
}

void FirstVoice::cut() {
    ++cuts_;
    for (Entry& entry : entries_) entry.engine->cut();
}

}  // namespace yinsight
