#pragma once
// Sentences as a voice should read them: the letter of a point becomes a word that cannot be
// misheard, "c5" "Charlie 5", and notation becomes what people say. Only sounds; screens show the
// sentence itself.

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

#include "app/language/language.hpp"

namespace yinsight {

/// The words for the columns a to k.
using LetterWords = std::array<std::string, 11>;

/// The spelling words that people use in this language.
LetterWords usual_letter_words(Language language);

/// Reads lines like "c = Caesar" over the usual words; lines that are empty or begin with # are
/// none. Throws FileError, also where a line names no column.
LetterWords load_letter_words(const std::filesystem::path& file, Language language);

/// The user's own words, ~/.config/yinsight/letters_<code>.txt, where that file is; else the usual.
LetterWords letter_words(Language language);

std::string spoken_text(std::string_view sentence, const LetterWords& letters);

}  // namespace yinsight
