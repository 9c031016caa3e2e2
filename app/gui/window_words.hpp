#pragma once
// What the lower storeys say, in the language of the window.

#include <QString>
#include <string>

#include "app/files/file_error.hpp"
#include "app/language/wording.hpp"

namespace yinsight {

/// The wording that the window's translator speaks now; English where there is none.
Wording window_wording();

/// A message as it is: "games.sqlite: cannot be opened".
QString window_words(const FileError& error);
QString window_words(const std::string& message);
/// Advice as a sentence, its first letter large.
QString window_advice(const std::string& advice);

}  // namespace yinsight
