#include "app/gui/window_words.hpp"

#include "app/announce/reason_words.hpp"
#include "app/gui/language_translator.hpp"

namespace yinsight {

Wording window_wording() {
    return LanguageTranslator::language_of_the_window();
}

QString window_words(const FileError& error) {
    return QString::fromStdString(message_words(window_wording(), error));
}

QString window_words(const std::string& message) {
    return QString::fromStdString(message_words(window_wording(), message));
}

QString window_advice(const std::string& advice) {
    const Wording say = window_wording();
    const std::string sentence = reason_words(say, advice);
    return QString::fromStdString(sentence.empty() ? say.capitalised(advice) : sentence);
}

}  // namespace yinsight
