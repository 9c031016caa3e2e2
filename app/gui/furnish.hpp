#pragma once
// Puts the games page, the coach, the judgement and training into a window, and keeps its games.

#include <filesystem>

#include "app/gui/main_window.hpp"

namespace yinsight {

/// `library` is the file of the games; they are kept in memory only where it is empty.
void furnish(MainWindow& window, const std::filesystem::path& library);

}  // namespace yinsight
