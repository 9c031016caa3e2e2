#pragma once
// What goes wrong, said on the error stream in the user's language, a line each.

#include <string>

#include "app/cli/verbs.hpp"
#include "app/files/file_error.hpp"
#include "referee/notation/parse_error.hpp"

namespace yinsight {

void complain(const Console& console, const std::string& message);
void complain(const Console& console, const FileError& error);
/// `where` names the file or the argument that holds the text.
void complain(const Console& console, const std::string& where, const ParseError& error);

}  // namespace yinsight
