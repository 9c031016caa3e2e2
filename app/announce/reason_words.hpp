#pragma once
// What lower storeys say in English, of files, cameras and texts, said in the language of the user.
// They know no languages: their text is matched with the patterns of reason_patterns.hpp.

#include <string>

#include "app/files/file_error.hpp"
#include "app/language/wording.hpp"
#include "referee/notation/parse_error.hpp"

namespace yinsight {

/// A message, with its beginning left as it is where that names a file: "a.ygn: cannot be read".
/// The English text where it is not known.
std::string message_words(const Wording& wording, const std::string& message);
std::string message_words(const Wording& wording, const FileError& error);
std::string message_words(const Wording& wording, const ParseError& error);

/// A reason as a sentence, for the ear. In English every reason; in other languages those that are
/// known, and nothing for one that is not (a system's error message, say), as half a sentence in a
/// foreign tongue helps nobody who listens.
std::string reason_words(const Wording& wording, const std::string& reason);

}  // namespace yinsight
