#pragma once
// The voice of the system, by QTextToSpeech, for languages that it has a voice for. Made and used
// by Qt in the window's thread; say() is called in the speaker's and waits there, at most a known
// time.

#include <QObject>
#include <array>
#include <condition_variable>
#include <mutex>

#include "app/speech/chime_player.hpp"
#include "app/speech/speech_engine.hpp"

class QTextToSpeech;

namespace yinsight {

class QtSpeechEngine : public QObject, public SpeechEngine {
    Q_OBJECT

  public:
    QtSpeechEngine();
    ~QtSpeechEngine() override;

    bool speaks(Language language) override;
    std::string say(const std::string& text, Language language, Accent accent) override;
    void cut() override;

  private:
    void begin(const QString& text, Language language, bool second_voice);
    void look();

    QTextToSpeech* voice_;
    ChimePlayer chime_;
    std::array<bool, kAllLanguages.size()> languages_{};

    std::mutex mutex_;
    std::condition_variable changed_;
    enum class Stage { idle, asked, speaking, done, failed } stage_ = Stage::idle;
};

/// The voice of the system where it has one, else espeak-ng.
std::unique_ptr<SpeechEngine> window_voice();

}  // namespace yinsight
