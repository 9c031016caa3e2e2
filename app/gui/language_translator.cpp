#include "app/gui/language_translator.hpp"

#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <atomic>
#include <string_view>

namespace yinsight {

namespace {

/// Qt names a class with its namespace, the extractor of texts without.
constexpr std::string_view kNamespace = "yinsight::";

/// There is one window, and one language of it.
std::atomic<Language> window_language = Language::english;

/// The values that the text puts into the pattern, from %1 on; empty where it is no such text.
std::optional<QStringList> values_in(const QString& pattern, const QString& text) {
    static const QRegularExpression kPlaceholder{"%([1-9])"};
    const auto first = pattern.indexOf('%');
    if (first < 0 || !text.startsWith(QStringView{pattern}.left(first))) return std::nullopt;
    QString expression;
    QList<int> order;
    qsizetype at = 0;
    for (auto places = kPlaceholder.globalMatch(pattern); places.hasNext();) {
        const auto place = places.next();
        expression += QRegularExpression::escape(pattern.mid(at, place.capturedStart() - at));
        expression += "(.+?)";
        order.append(place.captured(1).toInt());
        at = place.capturedEnd();
    }
    if (order.isEmpty()) return std::nullopt;
    expression += QRegularExpression::escape(pattern.mid(at));
    const QRegularExpression whole{QRegularExpression::anchoredPattern(expression)};
    const auto match = whole.match(text);
    if (!match.hasMatch()) return std::nullopt;
    QStringList values;
    for (int number = 1; order.contains(number); ++number)
        values << match.captured(static_cast<int>(order.indexOf(number)) + 1);
    return values;
}

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
    const auto text = QString::fromStdString(wording_(phrase));
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
    const QString* best = nullptr;
    QStringList values;
    for (const auto& [pattern, sources] : said_) {
        const auto found = values_in(pattern, text);
        if (!found || (best != nullptr && best->size() >= pattern.size())) continue;
        best = &pattern;
        values = *found;
    }
    if (best == nullptr) return std::nullopt;
    QString said = *exactly(*best, contexts);
    for (int i = 0; i < values.size(); ++i)
        said.replace('%' + QString::number(i + 1),
                     exactly(values[i], contexts).value_or(values[i]));
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
