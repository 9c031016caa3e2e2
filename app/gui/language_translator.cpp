#include "app/gui/language_translator.hpp"

namespace yinsight {

QString LanguageTranslator::translate(const char* context, const char* source,
                                      const char* /*disambiguation*/, int count) const {
    if (context == nullptr || source == nullptr || !wording_.knows(context, source)) return {};
    const Phrase phrase{context, source};
    return QString::fromStdString(count < 0 ? wording_(phrase) : wording_.count(phrase, count));
}

Language chosen_language(const QString& code) {
    return language_from(code.toStdString()).value_or(system_language());
}

}  // namespace yinsight
