#pragma once
// The manual for players, in a window of its own, in the language of the window.

#include <functional>

#include "app/gui/main_window.hpp"
#include "app/language/language.hpp"

namespace yinsight {

/// Adds the manual to the Help menu; `language` is asked whenever it is opened.
void add_manual(MainWindow& window, std::function<Language()> language);

}  // namespace yinsight
