#pragma once
// The containers of film files (MP4/MOV, Matroska/WebM, AVI, MPEG transport streams, plain MJPEG),
// walked just far enough to see whether the file is as long as it says. Decoders fill up what is
// missing and say nothing.

#include <filesystem>
#include <optional>
#include <string>

namespace yinsight {

/// What is missing of a film file, in one plain sentence; empty where nothing is, or where the
/// container does not tell. Throws FileError if the file cannot be opened.
std::optional<std::string> film_defect(const std::filesystem::path& path);

}  // namespace yinsight
