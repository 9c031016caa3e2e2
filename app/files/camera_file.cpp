#include "app/files/camera_file.hpp"

#include <cmath>
#include <opencv2/core/persistence.hpp>

#include "app/files/whole_file.hpp"
#include "app/files/yaml_reader.hpp"

namespace yinsight {

namespace {

/// Raised when a reader of the old files would misunderstand the new ones.
constexpr int kVersion = 1;
/// Bytes; a longer file is no calibration.
constexpr std::size_t kLongestFile = std::size_t{1} << 20;
/// Largest picture side, in pixels, and focal length over the long side that are believed.
constexpr int kLargestSide = 100'000;
constexpr double kLongestFocal = 50;

CameraModel read_model(const YamlReader& reader) {
    CameraModel camera;
    camera.picture_size_px = {reader.count("image_width"), reader.count("image_height")};
    const auto& size = camera.picture_size_px;
    if (size.width < 1 || size.height < 1 || std::max(size.width, size.height) > kLargestSide)
        reader.refuse("\"image_width\", \"image_height\": expected the size of a picture");
    const auto k = reader.numbers("camera_matrix", 9);
    const auto d = reader.numbers("distortion_coefficients", 5);
    camera.parameters = {k[0], k[4], k[2], k[5], d[0], d[1], d[2], d[3], d[4]};
    const double longest = kLongestFocal * std::max(size.width, size.height);
    for (const double focal : {k[0], k[4]})
        if (!(focal > 1) || focal > longest)
            reader.refuse("\"camera_matrix\": expected focal lengths in pixels on its diagonal");
    if (k[2] < 0 || k[5] < 0 || k[2] > size.width || k[5] > size.height)
        reader.refuse("\"camera_matrix\": expected a principal point inside the picture");
    return camera;
}

CameraFile read_file(const YamlReader& reader) {
    reader.version("yinsight_camera", kVersion);
    CameraFile file;
    file.camera = read_model(reader);
    file.date = reader.text("calibration_time");
    file.residual_px = reader.number("residual_px");
    file.pictures = reader.count("pictures");
    file.sightings = reader.count("sightings");
    file.outliers = reader.count("outliers");
    file.mean_board_sigma_px = reader.number("mean_board_sigma_px");
    file.worst_board_sigma_px = reader.number("worst_board_sigma_px");
    const auto sigmas = reader.numbers("standard_deviations", kCameraParameters);
    std::copy(sigmas.begin(), sigmas.end(), file.sigmas.val);
    const auto board = reader.numbers("board_sigma_px", kPointCount);
    std::copy(board.begin(), board.end(), file.board_sigma_px.begin());
    return file;
}

}  // namespace

CameraFile camera_file_of(const LensSolution& solution, std::string date) {
    CameraFile file;
    file.camera = solution.camera;
    for (int p = 0; p < kCameraParameters; ++p) file.sigmas[p] = solution.sigma(p);
    file.residual_px = solution.residual_px;
    file.pictures = static_cast<int>(solution.poses.size());
    file.sightings = solution.sightings;
    file.outliers = solution.outliers;
    file.mean_board_sigma_px = solution.mean_board_sigma_px();
    file.worst_board_sigma_px = solution.worst_board_sigma_px();
    for (std::size_t i = 0; i < kPointCount; ++i) {
        double squares = 0;
        for (const auto& of_view : solution.board_sigma_px) squares += of_view[i] * of_view[i];
        file.board_sigma_px[i] =
            std::sqrt(squares / static_cast<double>(solution.board_sigma_px.size()));
    }
    file.date = std::move(date);
    return file;
}

void save_camera(const std::filesystem::path& path, const CameraFile& file) {
    cv::FileStorage storage{".yml", cv::FileStorage::WRITE | cv::FileStorage::MEMORY};
    storage << "yinsight_camera" << kVersion << "calibration_time" << file.date << "image_width"
            << file.camera.picture_size_px.width << "image_height"
            << file.camera.picture_size_px.height << "camera_matrix"
            << cv::Mat(file.camera.matrix()) << "distortion_coefficients"
            << cv::Mat(file.camera.distortion()).t();
    storage.writeComment("Of fx, fy, cx, cy (pixels), k1, k2, p1, p2, k3");
    storage << "standard_deviations" << cv::Mat(file.sigmas).t();
    storage << "residual_px" << file.residual_px << "pictures" << file.pictures << "sightings"
            << file.sightings << "outliers" << file.outliers;
    storage.writeComment("How well the pictures' board points are predicted, in pixels");
    storage << "mean_board_sigma_px" << file.mean_board_sigma_px << "worst_board_sigma_px"
            << file.worst_board_sigma_px;
    storage.writeComment("The same by point, a2 to k10");
    const cv::Mat1d board(1, kPointCount, const_cast<double*>(file.board_sigma_px.data()));
    storage << "board_sigma_px" << board;
    write_whole_file(path, storage.releaseAndGetString());
}

CameraFile load_camera(const std::filesystem::path& path) {
    return read_yaml(path, kLongestFile,
                     "is no calibration; expected YAML as `yinsight calibrate` writes it",
                     read_file);
}

}  // namespace yinsight
