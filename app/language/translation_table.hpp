#pragma once
// What the files in app/translations say, as the build wrote it into the program.

#include <array>
#include <span>

#include "app/language/language.hpp"

namespace yinsight {

struct Translation {
    const char* context;
    const char* source;
    /// The plural forms of a text with a number; else only the first.
    std::array<const char*, 3> forms;
};

/// Sorted by context, then source. English has only the texts with numbers.
std::span<const Translation> translations(Language language);

}  // namespace yinsight
