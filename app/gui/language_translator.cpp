#include "app/gui/language_translator.hpp"

#include <string_view>

namespace yinsight {

namespace {

/// Qt names a class with its namespace, the extractor of texts without.
constexpr std::string_view kNamespace = "yinsight::";

}  // namespace

QString LanguageTranslator::translate(const char* context, const char* source,
                                      const char* /*disambiguation*/, int count) const {
    if (context == nullptr || source == nullptr) return {};
    if (std::string_view{context}.starts_with(kNamespace)) context += kNamespace.size();
    if (!wording_.knows(context, source)) return {};
    const Phrase phrase{context, source};
    return QString::fromStdString(count < 0 ? wording_(phrase) : wording_.count(phrase, count));
}

Language chosen_language(const QString& code) {
    return language_from(code.toStdString()).value_or(system_language());
}

}  // namespace yinsight
