#pragma once
// The language and the voice of the window: two menus, remembered. Announcements change their
// language at once, what stands on buttons and menus when the window is opened next.

#include <QObject>
#include <memory>

#include "app/gui/language_translator.hpp"
#include "app/gui/main_window.hpp"
#include "app/speech/speaker.hpp"

namespace yinsight {

class VoiceMenu : public QObject {
    Q_OBJECT

  public:
    /// The engine is espeak-ng where none is given.
    VoiceMenu(MainWindow& window, LanguageTranslator& translator,
              std::unique_ptr<SpeechEngine> engine = nullptr);

  private:
    void add_languages();
    void add_amounts();
    void use(Language language);

    MainWindow& window_;
    LanguageTranslator& translator_;
    Speaker speaker_;
};

}  // namespace yinsight
