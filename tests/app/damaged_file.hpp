#pragma once
// Files damaged on purpose, and what is said of them.

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"

namespace yinsight {

/// What `load(path)` complains of when the file holds `text`; empty where it does not.
template <typename Load>
std::string complaint_about(const std::filesystem::path& path, const std::string& text,
                            const Load& load) {
    write_whole_file(path, text);
    try {
        load(path);
    } catch (const FileError& error) {
        return error.what();
    }
    return {};
}

/// The text with `from`, which it must hold, replaced.
inline std::string with(const std::string& text, const std::string& from, const std::string& to) {
    auto changed = text;
    const auto at = changed.find(from);
    BOOST_REQUIRE(at != std::string::npos);
    return changed.replace(at, from.size(), to);
}

}  // namespace yinsight
