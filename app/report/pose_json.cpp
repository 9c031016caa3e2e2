#include "app/report/pose_json.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <numeric>

namespace yinsight {

namespace {

using Json = nlohmann::ordered_json;

/// The double whose shortest text has four significant digits.
double four_digits(double value) {
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.begin(), text.end(), value, std::chars_format::scientific, 3).ptr;
    std::from_chars(text.begin(), end, value);
    return value;
}

/// Digits behind the point: a thousandth of a spacing is 0.05 mm.
double rounded(double value, double steps = 1e5) {
    return std::round(value * steps) / steps;
}

Json vector_json(const cv::Vec3d& vector) {
    return {rounded(vector[0]), rounded(vector[1]), rounded(vector[2])};
}

}  // namespace

Json pose_json(const BoardPose& pose) {
    Json covariance = Json::array();
    for (int row = 0; row < 6; ++row) {
        Json values = Json::array();
        for (int column = 0; column < 6; ++column)
            values.push_back(four_digits(pose.covariance(row, column)));
        covariance.push_back(std::move(values));
    }
    const auto sigmas = pose.point_sigmas_px();
    const double mean = std::accumulate(sigmas.begin(), sigmas.end(), 0.0) / kPointCount;
    return {{"rotation", vector_json(pose.pose.rotation)},
            {"translation", vector_json(pose.pose.translation)},
            {"focal_px", rounded(pose.focal_px, 10)},
            {"fold", {rounded(pose.fold_x), rounded(pose.fold_y)}},
            {"fold_sigma", {rounded(pose.fold_sigmas()[0]), rounded(pose.fold_sigmas()[1])}},
            {"covariance", std::move(covariance)},
            {"residual_px", rounded(pose.residual_px, 1e3)},
            {"point_sigma_px",
             {rounded(mean, 1e3), rounded(*std::max_element(sigmas.begin(), sigmas.end()), 1e3)}}};
}

}  // namespace yinsight
