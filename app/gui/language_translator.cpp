#include "app/gui/language_translator.hpp"

#include <QLibraryInfo>
#include <QLocale>
#include <algorithm>
#include <atomic>
#include <string_view>

#include "app/language/placeholder_values.hpp"

namespace yinsight {

namespace {

/// Qt names a class with its namespace, the extractor of texts without.
constexpr std::string_view kNamespace = "yinsight::";

/// There is one window, and one language of it.
std::atomic<Language> window_language = Language::english;

}  // namespace

LanguageTranslator::~LanguageTranslator() {
    window_language = Language::english;
}

void LanguageTranslator::use(Language language) {
    wording_ = Wording{language};
    window_language = language;
    const QLocale locale{language == Language::chinese ? "zh_CN" : code_of(language)};
    // Where the file is not installed Qt goes on in English.
    (void)qt_.load(locale, "qtbase", "_", QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

Language LanguageTranslator::language_of_the_window() {
    return window_language;
}

QString LanguageTranslator::translate(const char* context, const char* source,
                                      const char* disambiguation, int count) const {
    if (context == nullptr || source == nullptr) return {};
    if (std::string_view{context}.starts_with(kNamespace)) context += kNamespace.size();
    if (!wording_.knows(context, source))
        return qt_.translate(context, source, disambiguation, count);
    const Phrase phrase{context, source};
    if (count >= 0) return QString::fromStdString(wording_.count(phrase, count));
    auto text = QString::fromStdString(wording_(phrase));
    const std::lock_guard lock{mutex_};
    remember(text, {context, source});
    return text;
}

void LanguageTranslator::remember(const QString& text, const Source& source) const {
    auto& sources = said_[text];
    if (std::find(sources.begin(), sources.end(), source) == sources.end())
        sources.push_back(source);
}

std::optional<QString> LanguageTranslator::exactly(const QString& text,
                                                   const QStringList& contexts) const {
    const auto found = said_.find(text);
    if (found == said_.end()) return std::nullopt;
    const auto rank = [&](const Source& source) {
        const auto place = contexts.indexOf(QString::fromStdString(source.context));
        return place < 0 ? contexts.size() : place;
    };
    const Source best =
        *std::min_element(found->second.begin(), found->second.end(),
                          [&](const Source& a, const Source& b) { return rank(a) < rank(b); });
    const auto said =
        QString::fromStdString(wording_(Phrase{best.context.c_str(), best.text.c_str()}));
    // It is what is asked about at the next change.
    remember(said, best);
    return said;
}

std::optional<QString> LanguageTranslator::with_values(const QString& text,
                                                       const QStringList& contexts) const {
    const std::string whole = text.toStdString();
    const QString* best = nullptr;
    std::vector<std::string> values;
    for (const auto& [pattern, sources] : said_) {
        if (best != nullptr && best->size() >= pattern.size()) continue;
        const auto found = placeholder_values(pattern.toStdString(), whole);
        if (!found) continue;
        best = &pattern;
        values = *found;
    }
    if (best == nullptr) return std::nullopt;
    QString said = *exactly(*best, contexts);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto value = QString::fromStdString(values[i]);
        said.replace('%' + QString::number(i + 1), exactly(value, contexts).value_or(value));
    }
    return said;
}

std::optional<QString> LanguageTranslator::again(const QString& text,
                                                 const QStringList& contexts) const {
    const std::lock_guard lock{mutex_};
    if (auto whole = exactly(text, contexts)) return whole;
    return with_values(text, contexts);
}

Language chosen_language(const QString& code) {
    return language_from(code.toStdString()).value_or(system_language());
}

}  // namespace yinsight
