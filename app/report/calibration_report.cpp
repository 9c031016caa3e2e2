#include "app/report/calibration_report.hpp"

#include <iomanip>
#include <sstream>

#include "app/announce/reason_words.hpp"

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

std::string calibration_text(const Wording& wording, const std::string& file,
                             const LensRecorder::Outcome& outcome) {
    std::string text = wording(phrase("Message", "seen: %1"),
                               {message_words(wording, coverage_text(outcome.coverage))}) +
                       '\n';
    if (!outcome.solution) {
        text += wording(phrase("Message", "not calibrated; what is missing:")) + '\n';
        for (const auto& sentence : outcome.missing)
            text += "  " + message_words(wording, sentence) + '\n';
        return text;
    }
    const auto& solution = *outcome.solution;
    for (int p = 0; p < kCameraParameters; ++p) {
        const int places = p < 4 ? 2 : 5;
        text += std::string{"  "} + kCameraParameterNames[static_cast<std::size_t>(p)] + ' ' +
                wording.decimal(solution.camera.parameters[p], places) + " +- " +
                wording.decimal(solution.sigma(p), places) + '\n';
    }
    text +=
        wording(phrase("Message", "residual %1 px over %2 sightings, %3 outliers left out"),
                {wording.decimal(solution.residual_px, 3), std::to_string(solution.sightings),
                 std::to_string(solution.outliers)}) +
        '\n' +
        wording(phrase("Message", "board points are predicted to %1 px on average, %2 px at worst"),
                {wording.decimal(solution.mean_board_sigma_px(), 3),
                 wording.decimal(solution.worst_board_sigma_px(), 3)}) +
        '\n';
    for (const auto& sentence : outcome.advice)
        text +=
            wording(phrase("Message", "could be better: %1"), {message_words(wording, sentence)}) +
            '\n';
    return text + wording(phrase("Message", "written to %1"), {file}) + '\n';
}

}  // namespace yinsight
