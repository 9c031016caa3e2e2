#pragma once
// Camera calibrations as YAML, in the names that OpenCV's own tools use, with what tells how far to
// trust them.

#include <filesystem>
#include <string>

#include "calibration/lens_solver.hpp"

namespace yinsight {

/// What a calibration file holds beside the camera.
struct CameraFile {
    CameraModel camera;
    /// Standard deviations of the parameters, in their order.
    cv::Vec<double, kCameraParameters> sigmas;
    double residual_px = 0;
    int pictures = 0;
    int sightings = 0;
    int outliers = 0;
    /// Of the board's points in the calibration's pictures, in pixels.
    double mean_board_sigma_px = 0;
    double worst_board_sigma_px = 0;
    /// By Point::index(): the same, root mean square over the pictures.
    std::array<double, kPointCount> board_sigma_px{};
    /// "2026-11-30".
    std::string date;
};

CameraFile camera_file_of(const LensSolution& solution, std::string date);

/// Throws FileError where the file cannot be written.
void save_camera(const std::filesystem::path& path, const CameraFile& file);
/// Throws FileError where the file cannot be read, is no calibration, or one of a later version.
CameraFile load_camera(const std::filesystem::path& path);

}  // namespace yinsight
