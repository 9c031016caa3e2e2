#include "tests/support/synthetic_camera.hpp"

#include <cmath>
#include <map>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

namespace yinsight::test {

namespace {

constexpr double kDegree = CV_PI / 180;
/// From the board's centre to its farthest point, in spacings.
constexpr double kBoardRadius = 4.6;

cv::Matx33d rotation_of(double tilt, double azimuth) {
    const cv::Vec3d z{std::sin(tilt) * std::sin(azimuth), std::sin(tilt) * std::cos(azimuth),
                      -std::cos(tilt)};
    const cv::Vec3d x{std::cos(azimuth), -std::sin(azimuth), 0};
    const auto y = z.cross(x);
    return {x[0], x[1], x[2], y[0], y[1], y[2], z[0], z[1], z[2]};
}

bool in_picture(const CameraModel& camera, const cv::Point2d& px) {
    return px.x >= 0 && px.y >= 0 && px.x < camera.picture_size_px.width &&
           px.y < camera.picture_size_px.height;
}

class Noise {
  public:
    Noise(const SightingNoise& noise, std::mt19937_64& random) : noise_{noise}, random_{random} {}
    double next() {
        if (share_(random_) < noise_.outliers) {
            const double size = 3 + 57 * share_(random_);
            return share_(random_) < 0.5 ? size : -size;
        }
        return noise_.sigma_px * normal_(random_);
    }

  private:
    const SightingNoise& noise_;
    std::mt19937_64& random_;
    std::normal_distribution<double> normal_{0, 1};
    std::uniform_real_distribution<double> share_{0, 1};
};

cv::Matx33d rough_homography(const CameraModel& camera, const Pose& pose) {
    const std::vector<cv::Point3d> places{{-4, -4, 0}, {4, -4, 0}, {4, 4, 0}, {-4, 4, 0}};
    std::vector<cv::Point2f> flat;
    std::vector<cv::Point2f> pixels;
    for (const auto& place : places) {
        flat.emplace_back(static_cast<float>(place.x), static_cast<float>(place.y));
        pixels.emplace_back(see(camera, pose, place));
    }
    return cv::Matx33d{cv::getPerspectiveTransform(flat, pixels)};
}

}  // namespace

std::array<CameraModel, 3> synthetic_cameras() {
    return {CameraModel{{1280, 720}, {1010, 1008, 651, 352, 0.08, -0.15, 0.001, -0.0008, 0.03}},
            CameraModel{{1920, 1080}, {1050, 1050, 948, 553, -0.28, 0.09, -0.0005, 0.0007, -0.014}},
            CameraModel{{1080, 1920}, {1604, 1611, 533, 971, 0.02, -0.05, 0, 0, 0}}};
}

cv::Point2d see(const CameraModel& camera, const Pose& pose, const cv::Point3d& place) {
    cv::Matx33d rotation;
    cv::Rodrigues(pose.rotation, rotation);
    const auto p = rotation * cv::Vec3d{place.x, place.y, place.z} + pose.translation;
    const double x = p[0] / p[2];
    const double y = p[1] / p[2];
    const double r2 = x * x + y * y;
    const auto& c = camera.parameters;
    const double radial = 1 + c[4] * r2 + c[5] * r2 * r2 + c[8] * r2 * r2 * r2;
    const double u = x * radial + 2 * c[6] * x * y + c[7] * (r2 + 2 * x * x);
    const double v = y * radial + c[6] * (r2 + 2 * y * y) + 2 * c[7] * x * y;
    return {c[0] * u + c[2], c[1] * v + c[3]};
}

Pose looking_at_board(const CameraModel& camera, double tilt_deg, double azimuth_deg, double fill,
                      const cv::Point2d& centre) {
    const auto& c = camera.parameters;
    const double shorter = std::min(camera.picture_size_px.width, camera.picture_size_px.height);
    const double depth = c[0] * 2 * kBoardRadius / (fill * shorter);
    Pose pose;
    cv::Rodrigues(rotation_of(tilt_deg * kDegree, azimuth_deg * kDegree), pose.rotation);
    pose.translation = {(centre.x * camera.picture_size_px.width - c[2]) / c[0] * depth,
                        (centre.y * camera.picture_size_px.height - c[3]) / c[1] * depth, depth};
    return pose;
}

std::vector<Pose> poses_all_over(const CameraModel& camera) {
    std::vector<Pose> poses;
    const std::array<cv::Point2d, 12> centres{{{0.5, 0.5},
                                               {0.3, 0.4},
                                               {0.7, 0.4},
                                               {0.3, 0.6},
                                               {0.7, 0.6},
                                               {0.5, 0.4},
                                               {0.5, 0.6},
                                               {0.25, 0.5},
                                               {0.75, 0.5},
                                               {0.5, 0.5},
                                               {0.2, 0.35},
                                               {0.8, 0.65}}};
    for (std::size_t i = 0; i < centres.size(); ++i) {
        const auto n = static_cast<double>(i);
        poses.push_back(looking_at_board(camera, 8 + 3.4 * n, 77 * n, 0.9, centres[i]));
    }
    return poses;
}

TargetView sight_points(const CameraModel& camera, const Pose& pose, const SightingNoise& noise,
                        std::mt19937_64& random) {
    TargetView view{{}, rough_homography(camera, pose)};
    Noise error{noise, random};
    for (const auto& place : board_places()) {
        const auto px = see(camera, pose, place);
        if (!in_picture(camera, px)) continue;
        const cv::Point2d seen{px.x + error.next(), px.y + error.next()};
        for (const auto& sighting : corner_sightings(place, seen))
            view.sightings.push_back(sighting);
    }
    return view;
}

TargetView sight_lines(const CameraModel& camera, const Pose& pose, const SightingNoise& noise,
                       std::mt19937_64& random) {
    TargetView view{{}, rough_homography(camera, pose)};
    Noise error{noise, random};
    const std::array<cv::Point2d, 3> directions{
        {{0, 1}, {std::sqrt(3.0) / 2, -0.5}, {std::sqrt(3.0) / 2, 0.5}}};
    std::map<int, double> off_px;
    std::normal_distribution<double> line_error{0, 1};
    for (const auto& place : board_places()) {
        for (std::size_t i = 0; i < directions.size(); ++i) {
            const auto& d = directions[i];
            const double across = (place.y * d.x - place.x * d.y) / (std::sqrt(3.0) / 2);
            const int line = 100 * static_cast<int>(i + 1) + static_cast<int>(std::lround(across));
            if (noise.line_sigma_px > 0 && off_px.count(line) == 0)
                off_px[line] = noise.line_sigma_px * line_error(random);
            const cv::Point3d on_line = place + 0.5 * cv::Point3d{d.x, d.y, 0};
            const auto px = see(camera, pose, on_line);
            if (!in_picture(camera, px)) continue;
            const auto along = see(camera, pose, on_line + 1e-4 * cv::Point3d{d.x, d.y, 0}) - px;
            const cv::Point2d normal = cv::Point2d{-along.y, along.x} / cv::norm(along);
            // Seen anywhere along the line: what lies across counts.
            const auto seen =
                px + (error.next() + off_px[line]) * normal + 0.2 * along / cv::norm(along);
            view.sightings.push_back({on_line, seen, normal, line});
        }
    }
    return view;
}

}  // namespace yinsight::test
