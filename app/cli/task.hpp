#pragma once
// What the parser of the command line has in common for all verbs.

#include <functional>

#include "app/cli/verbs.hpp"
#include "app/language/phrase.hpp"

namespace yinsight {

/// Marks a description for the translators.
constexpr const char* help(Phrase description) {
    return description.source;
}

/// What the chosen verb will do once the whole line has been understood.
using Task = std::function<ExitStatus(const Console&)>;

}  // namespace yinsight
