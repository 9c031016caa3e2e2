#include "app/gui/qt_speech_engine.hpp"

#include <QTextToSpeech>
#include <chrono>

#include "app/language/wording.hpp"
#include "app/speech/espeak.hpp"
#include "app/speech/first_voice.hpp"

namespace yinsight {

namespace {

/// A voice that has not begun after this long is dead, in seconds: a system without a sound server
/// never begins, and never says so.
constexpr double kLongestBegin_s = 2;
/// Speech that takes longer than this is hanging: seconds, and seconds a byte on top.
constexpr double kLongest_s = 6;
constexpr double kLongestByte_s = 0.15;
/// The second voice, where the system has only one for the language: higher by so much, -1 to 1.
constexpr double kHigher = 0.4;

QLocale::Language qt_language(Language language) {
    constexpr std::array<QLocale::Language, kAllLanguages.size()> kLanguages = {
        QLocale::English, QLocale::French, QLocale::Dutch, QLocale::Czech, QLocale::Chinese};
    return kLanguages[index_of(language)];
}

}  // namespace

QtSpeechEngine::QtSpeechEngine() : voice_{new QTextToSpeech{this}} {
    connect(voice_, &QTextToSpeech::stateChanged, this, &QtSpeechEngine::look);
    if (voice_->state() != QTextToSpeech::Ready) return;
    for (const QLocale& locale : voice_->availableLocales())
        for (const Language language : kAllLanguages)
            if (locale.language() == qt_language(language)) languages_[index_of(language)] = true;
}

QtSpeechEngine::~QtSpeechEngine() = default;

bool QtSpeechEngine::speaks(Language language) {
    return languages_[index_of(language)];
}

std::string QtSpeechEngine::say(const std::string& text, Language language, Accent accent) {
    using std::chrono::duration;
    const bool chimed = accent == Accent::chime && chime_.ring();
    const bool second_voice = accent != Accent::none && !chimed;
    std::unique_lock lock{mutex_};
    stage_ = Stage::asked;
    QMetaObject::invokeMethod(this, [this, said = QString::fromStdString(text), language,
                                     second_voice] { begin(said, language, second_voice); });
    const bool begun = changed_.wait_for(lock, duration<double>(kLongestBegin_s),
                                         [this] { return stage_ != Stage::asked; });
    const double longest_s = kLongest_s + kLongestByte_s * static_cast<double>(text.size());
    const bool ended = begun && changed_.wait_for(lock, duration<double>(longest_s),
                                                  [this] { return stage_ != Stage::speaking; });
    const bool well = ended && stage_ == Stage::done;
    stage_ = Stage::idle;
    if (well) return {};
    return Wording{language}(phrase("Speech", "%1 does not answer"), {"QTextToSpeech"});
}

void QtSpeechEngine::cut() {
    chime_.cut();
    const std::lock_guard lock{mutex_};
    if (stage_ != Stage::asked && stage_ != Stage::speaking) return;
    stage_ = Stage::done;
    changed_.notify_all();
    QMetaObject::invokeMethod(this, [this] { voice_->stop(); });
}

void QtSpeechEngine::begin(const QString& text, Language language, bool second_voice) {
    {
        const std::lock_guard lock{mutex_};
        if (stage_ != Stage::asked) return;
    }
    for (const QLocale& locale : voice_->availableLocales()) {
        if (locale.language() != qt_language(language)) continue;
        voice_->setLocale(locale);
        break;
    }
    const auto voices = voice_->availableVoices();
    if (voices.size() > 1) voice_->setVoice(voices[second_voice ? 1 : 0]);
    voice_->setPitch(second_voice && voices.size() < 2 ? kHigher : 0);
    voice_->say(text);
}

void QtSpeechEngine::look() {
    const std::lock_guard lock{mutex_};
    const auto state = voice_->state();
    if (state == QTextToSpeech::Speaking && stage_ == Stage::asked) stage_ = Stage::speaking;
    if (state == QTextToSpeech::Ready && stage_ == Stage::speaking) stage_ = Stage::done;
    if (state == QTextToSpeech::Error && stage_ != Stage::idle) stage_ = Stage::failed;
    changed_.notify_all();
}

std::unique_ptr<SpeechEngine> window_voice() {
    std::vector<std::unique_ptr<SpeechEngine>> engines;
    if (sound_in_sight()) engines.push_back(std::make_unique<QtSpeechEngine>());
    engines.push_back(std::make_unique<EspeakEngine>());
    return std::make_unique<FirstVoice>(std::move(engines));
}

}  // namespace yinsight
