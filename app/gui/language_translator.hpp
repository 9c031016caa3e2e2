#pragma once
// Gives Qt the translations that the build wrote into the program, so that the window and the
// command line speak from the same files. Remembers what it said, so that what stands on a widget
// can be said again in another language; see retranslate.hpp.

#include <QStringList>
#include <QTranslator>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/language/wording.hpp"

namespace yinsight {

class LanguageTranslator : public QTranslator {
    Q_OBJECT

  public:
    explicit LanguageTranslator(QObject* parent = nullptr) : QTranslator{parent} {}
    ~LanguageTranslator() override;
    LanguageTranslator(const LanguageTranslator&) = delete;
    LanguageTranslator& operator=(const LanguageTranslator&) = delete;

    /// Speaks this language from now on; install the translator again to tell the widgets.
    void use(Language language);
    /// What the translator in use speaks; English while there is none. From any thread.
    static Language language_of_the_window();
    Language language() const { return wording_.language(); }

    QString translate(const char* context, const char* source, const char* disambiguation = nullptr,
                      int count = -1) const override;
    bool isEmpty() const override { return false; }

    /// A text that this translator gave, said in the language of now. Where several texts read
    /// alike, that of the first of these contexts counts. Values put into a text are said again
    /// where they were given by this translator, too. Empty where it gave no such text.
    std::optional<QString> again(const QString& text, const QStringList& contexts) const;

  private:
    struct Source {
        std::string context;
        std::string text;
        bool operator==(const Source&) const = default;
    };

    void remember(const QString& text, const Source& source) const;
    std::optional<QString> exactly(const QString& text, const QStringList& contexts) const;
    std::optional<QString> with_values(const QString& text, const QStringList& contexts) const;

    Wording wording_;
    /// What Qt itself says, in its dialogs and its help, as far as its translations are installed.
    QTranslator qt_;
    /// By what was said; views of other threads ask, too.
    mutable std::map<QString, std::vector<Source>> said_;
    mutable std::mutex mutex_;
};

/// The language that the user chose, by its code; the system's where it is empty.
Language chosen_language(const QString& code);

}  // namespace yinsight
