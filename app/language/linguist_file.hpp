#pragma once
// Reads a file of Qt Linguist (.ts). Used by the build, which writes what is in it into the
// program, and by the tests, which look for what is missing. Knows nothing of Qt.

#include <filesystem>
#include <string>
#include <vector>

namespace yinsight {

struct LinguistMessage {
    std::string context;
    std::string source;
    /// Depends on a number.
    bool counted = false;
    bool finished = false;
    /// The source text is no longer in the program.
    bool gone = false;
    /// One text, or the plural forms.
    std::vector<std::string> forms;
};

/// Throws std::runtime_error with the place where the file is not as it should be.
std::vector<LinguistMessage> read_linguist_file(const std::filesystem::path& file);

}  // namespace yinsight
