#pragma once
// Diagrams as files: .svg, .png, or another picture by the file's ending.

#include <filesystem>

#include "app/diagram/board_diagram.hpp"

namespace yinsight {

/// Throws FileError if the ending is unknown or the file cannot be written.
void write_diagram(const Diagram& diagram, const std::filesystem::path& path);
void write_drawing(const Drawing& drawing, const std::filesystem::path& path);
/// Throws FileError if no drawing can be written with this ending.
void refuse_other_endings(const std::filesystem::path& path);

}  // namespace yinsight
