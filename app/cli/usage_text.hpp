#pragma once
// Help and complaints about the line of arguments, in the user's language: the parser knows only
// English.

#include <CLI/CLI.hpp>
#include <string>

#include "app/language/wording.hpp"

namespace yinsight {

/// Says the headings, the descriptions of verbs and the options of every help in a language.
void translate_usage(CLI::App& app, const Wording& wording);

/// What is wrong with the line of arguments, and where help is.
std::string misuse_text(const CLI::ParseError& error, const Wording& wording);

/// The language that the arguments ask for, else the system's: help is said in it before the line
/// is understood.
Language language_of(int argc, char** argv);

}  // namespace yinsight
