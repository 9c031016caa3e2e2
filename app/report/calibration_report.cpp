#include "app/report/calibration_report.hpp"

#include <iomanip>
#include <sstream>

namespace yinsight {

nlohmann::ordered_json calibration_json(const std::string& file,
                                        const LensRecorder::Outcome& outcome) {
    nlohmann::ordered_json json;
    json["calibrated"] = outcome.solution.has_value();
    const auto& c = outcome.coverage;
    json["pictures"] = c.pictures;
    if (c.pictures > 0) {
        json["tilt_deg"] = {c.least_tilt_deg, c.largest_tilt_deg};
        json["margins_not_reached"] = {{"left", c.left_gap},
                                       {"right", c.right_gap},
                                       {"top", c.top_gap},
                                       {"bottom", c.bottom_gap}};
    }
    if (!outcome.solution) {
        json["missing"] = outcome.missing;
        return json;
    }
    const auto& solution = *outcome.solution;
    json["file"] = file;
    json["picture_size"] = {solution.camera.picture_size_px.width,
                            solution.camera.picture_size_px.height};
    for (int p = 0; p < kCameraParameters; ++p) {
        json["parameters"][kCameraParameterNames[static_cast<std::size_t>(p)]] = {
            {"value", solution.camera.parameters[p]}, {"sigma", solution.sigma(p)}};
    }
    json["residual_px"] = solution.residual_px;
    json["sightings"] = solution.sightings;
    json["outliers"] = solution.outliers;
    json["board_sigma_px"] = {{"mean", solution.mean_board_sigma_px()},
                              {"worst", solution.worst_board_sigma_px()}};
    json["advice"] = outcome.advice;
    return json;
}

std::string calibration_text(const std::string& file, const LensRecorder::Outcome& outcome) {
    std::ostringstream text;
    text << "seen: " << coverage_text(outcome.coverage) << '\n';
    if (!outcome.solution) {
        text << "not calibrated; what is missing:\n";
        for (const auto& sentence : outcome.missing) text << "  " << sentence << '\n';
        return text.str();
    }
    const auto& solution = *outcome.solution;
    text << std::fixed;
    for (int p = 0; p < kCameraParameters; ++p) {
        text << "  " << kCameraParameterNames[static_cast<std::size_t>(p)] << ' '
             << std::setprecision(p < 4 ? 2 : 5) << solution.camera.parameters[p] << " +- "
             << solution.sigma(p) << '\n';
    }
    text << std::setprecision(3) << "residual " << solution.residual_px << " px over "
         << solution.sightings << " sightings, " << solution.outliers << " outliers left out\n"
         << "board points are predicted to " << solution.mean_board_sigma_px() << " px on average, "
         << solution.worst_board_sigma_px() << " px at worst\n";
    for (const auto& sentence : outcome.advice) text << "could be better: " << sentence << '\n';
    text << "written to " << file << '\n';
    return text.str();
}

}  // namespace yinsight
