#include "app/gui/voice_menu.hpp"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QStatusBar>

#include "app/files/file_error.hpp"
#include "app/gui/qt_speech_engine.hpp"
#include "app/gui/retranslate.hpp"

namespace yinsight {

namespace {

/// The user's own words; the usual ones where their file cannot be read.
LetterWords letters_of(Language language) {
    try {
        return letter_words(language);
    } catch (const FileError&) {
        return usual_letter_words(language);
    }
}

SpeakerOptions options_of(MainWindow& window, Language language) {
    const QString amount = window.settings().get(setting::kSpeechAmount);
    const auto tell = [&window](const std::string& trouble) {
        QMetaObject::invokeMethod(&window, [&window, trouble] {
            window.statusBar()->showMessage(
                VoiceMenu::tr("Nothing more is spoken: %1").arg(QString::fromStdString(trouble)));
        });
    };
    return {language, letters_of(language),
            speech_amount_from(amount.toStdString()).value_or(SpeechAmount::all),
            window.settings().get(setting::kChime) ? Accent::chime : Accent::second_voice, tell};
}

}  // namespace

VoiceMenu::VoiceMenu(MainWindow& window, LanguageTranslator& translator,
                     std::unique_ptr<SpeechEngine> engine)
    : QObject{&window},
      window_{window},
      translator_{translator},
      speaker_{engine ? std::move(engine) : window_voice(),
               options_of(window, translator.language())} {
    window_.session().set_wording(translator_.language());
    connect(&window_.session(), &GameSession::call_made, this,
            [this](const Call& call) { speaker_.hear({call}); });
    add_languages();
    add_amounts();
}

void VoiceMenu::add_languages() {
    auto* menu = window_.menu("view_menu").addMenu(tr("&Language"));
    menu->setObjectName("language_menu");
    auto* group = new QActionGroup{menu};
    for (const Language language : kAllLanguages) {
        auto* action = menu->addAction(QString::fromUtf8(own_name_of(language)));
        action->setObjectName(QString{"language_"} + code_of(language));
        action->setCheckable(true);
        action->setChecked(language == translator_.language());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, language] { use(language); });
    }
}

void VoiceMenu::add_amounts() {
    auto* menu = window_.menu("view_menu").addMenu(tr("&Voice"));
    menu->setObjectName("voice_menu");
    auto* group = new QActionGroup{menu};
    const std::array<QString, 4> names = {tr("&All"), tr("&Rows, faults and results"),
                                          tr("Re&sults"), tr("S&ilent")};
    const QString chosen = window_.settings().get(setting::kSpeechAmount);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto amount = static_cast<SpeechAmount>(i);
        auto* action = menu->addAction(names[i]);
        action->setObjectName(QString{"voice_"} + name_of(amount));
        action->setCheckable(true);
        action->setChecked(chosen == name_of(amount));
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, amount] {
            window_.settings().set(setting::kSpeechAmount, QString{name_of(amount)});
            speaker_.set_amount(amount);
        });
    }
    menu->addSeparator();
    add_chime(*menu);
    auto* repeat = menu->addAction(tr("Say it a&gain"));
    repeat->setObjectName("say_again");
    repeat->setShortcut(Qt::CTRL | Qt::Key_R);
    window_.addAction(repeat);
    connect(repeat, &QAction::triggered, this, [this] { speaker_.repeat(); });
}

void VoiceMenu::add_chime(QMenu& menu) {
    auto* action = menu.addAction(tr("A &chime before faults"));
    action->setObjectName("voice_chime");
    action->setToolTip(tr("Instead of a second voice for faults"));
    action->setCheckable(true);
    action->setChecked(window_.settings().get(setting::kChime));
    connect(action, &QAction::triggered, this, [this](bool chime) {
        window_.settings().set(setting::kChime, chime);
        speaker_.set_accent(chime ? Accent::chime : Accent::second_voice);
    });
}

void VoiceMenu::use(Language language) {
    window_.settings().set(setting::kLanguage, QString{code_of(language)});
    translator_.use(language);
    QCoreApplication::removeTranslator(&translator_);
    QCoreApplication::installTranslator(&translator_);
    retranslate(window_, translator_);
    // Their texts are loaded and not translated.
    for (const auto& [page, action] :
         {std::pair{"manual", "manual_action"}, std::pair{"help", "help_contents"}}) {
        const auto* shown = window_.findChild<QWidget*>(page);
        if (shown != nullptr && shown->isVisible()) window_.findChild<QAction*>(action)->trigger();
    }
    window_.session().set_wording(language);
    speaker_.set_language(language, letters_of(language));
}

}  // namespace yinsight
