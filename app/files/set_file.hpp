#pragma once
// A set of board and pieces that was played with: what it is called, when it was seen, and its
// colours. YAML; beside it nothing is known of a set.

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

#include "calibration/piece_palette.hpp"

namespace yinsight {

struct SetProfile {
    std::string name;
    PiecePalette palette;
    /// "2026-11-30".
    std::string first_seen;
    std::string last_seen;
    /// Games that were played with it.
    int games = 0;
};

/// Whether a set may be called so: some text in UTF-8 on one line, not too long.
bool is_set_name(std::string_view name);
inline constexpr const char* kSetNameExpected =
    "expected one line of text in UTF-8, 1 to 80 bytes long, no blank at its ends";

/// Throws FileError where the file cannot be written.
void save_set(const std::filesystem::path& path, const SetProfile& set);
/// Throws FileError where the file cannot be read, is no set, or one of a later version.
SetProfile load_set(const std::filesystem::path& path);

}  // namespace yinsight
