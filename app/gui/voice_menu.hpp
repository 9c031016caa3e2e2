#pragma once
// The language and the voice of the window: two menus, remembered. Everything that is said or
// stands on the window changes its language at once.

#include <QObject>
#include <memory>

#include "app/gui/language_translator.hpp"
#include "app/gui/main_window.hpp"
#include "app/speech/speaker.hpp"

namespace yinsight {

class VoiceMenu : public QObject {
    Q_OBJECT

  public:
    /// The engine is window_voice() where none is given.
    VoiceMenu(MainWindow& window, LanguageTranslator& translator,
              std::unique_ptr<SpeechEngine> engine = nullptr);

  private:
    void add_languages();
    void add_amounts();
    void add_chime(QMenu& menu);
    void use(Language language);

    MainWindow& window_;
    LanguageTranslator& translator_;
    Speaker speaker_;
};

}  // namespace yinsight
