#pragma once
// Says everything that stands on widgets and actions again, in the translator's language of now:
// the texts of labels, buttons, menus, tabs, choices and tips, as far as the translator gave them.
// What depends on the state of a game is said again by whoever shows it.

#include <QWidget>

#include "app/gui/language_translator.hpp"

namespace yinsight {

/// Of the window and all windows that belong to it.
void retranslate(QWidget& window, const LanguageTranslator& translator);

}  // namespace yinsight
