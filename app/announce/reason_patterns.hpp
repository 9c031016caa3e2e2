#pragma once
// What lower storeys say in English, as patterns: %1, %2 stand for what they put in. Matched by
// message_words(); the lists are kept in step with the sources by the tests that provoke them.

#include <span>

#include "app/language/phrase.hpp"

namespace yinsight {

std::span<const Phrase> camera_reasons();
std::span<const Phrase> file_reasons();
std::span<const Phrase> text_reasons();
std::span<const Phrase> usage_reasons();

}  // namespace yinsight
