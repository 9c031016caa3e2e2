#pragma once
// The calibration sheet as a file to print: A4, landscape, in true size, with a scale to check the
// print by.

#include <filesystem>
#include <string>

namespace yinsight {

std::string calibration_sheet_svg();
std::string calibration_sheet_pdf();

/// Writes .svg or .pdf. Throws FileError for another ending, or where the file cannot be written.
void write_calibration_sheet(const std::filesystem::path& path);

}  // namespace yinsight
