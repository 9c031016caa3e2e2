#pragma once
// Reasons that lower storeys give in English, said in the language of the user.

#include <string>

#include "app/language/wording.hpp"

namespace yinsight {

/// As a sentence. In English every reason; in other languages those that are listed here, and
/// nothing for one that is not (a system's error message, say), as half a sentence in a foreign
/// tongue helps nobody who listens.
std::string reason_words(const Wording& wording, const std::string& reason);

}  // namespace yinsight
