#pragma once
// Gives Qt the translations that the build wrote into the program, so that the window and the
// command line speak from the same files.

#include <QTranslator>

#include "app/language/wording.hpp"

namespace yinsight {

class LanguageTranslator : public QTranslator {
    Q_OBJECT

  public:
    explicit LanguageTranslator(QObject* parent = nullptr) : QTranslator{parent} {}

    /// Speaks this language from now on; install the translator again to tell the widgets.
    void use(Language language) { wording_ = Wording{language}; }
    Language language() const { return wording_.language(); }

    QString translate(const char* context, const char* source, const char* disambiguation = nullptr,
                      int count = -1) const override;
    bool isEmpty() const override { return false; }

  private:
    Wording wording_;
};

/// The language that the user chose, by its code; the system's where it is empty.
Language chosen_language(const QString& code);

}  // namespace yinsight
