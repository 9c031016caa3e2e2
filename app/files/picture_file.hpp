#pragma once
// Pictures from files: whole ones only, upright, 8-bit BGR.
//
// The decoders fill the missing part of a cut-off JPEG with grey and say nothing, so the bytes are
// checked before they are decoded. The orientation note of a camera (EXIF) is applied.

#include <filesystem>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace yinsight {

/// Reads a picture file of any format that OpenCV decodes. Throws FileError when it is missing,
/// empty, no picture, cut off, or too large.
cv::Mat load_picture(const std::filesystem::path& path);

/// What is wrong with the bytes of a picture file as far as its container tells (JPEG, PNG, WebP):
/// cut off, more pixels than are accepted, or a format that is not read (HEIC). Empty where nothing
/// is wrong or the format is another.
std::optional<std::string> picture_defect(std::string_view bytes);

/// Writes a picture, its format chosen by the file's ending, never half. Throws FileError.
void save_picture(const std::filesystem::path& path, const cv::Mat& picture);

/// Whether a file name ends like a picture (".jpg", ".png", ..., any letter case).
bool is_picture_name(const std::filesystem::path& path);

}  // namespace yinsight
