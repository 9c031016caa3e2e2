#include "app/report/reading_report.hpp"

#include <cmath>
#include <vector>

#include "app/announce/reason_words.hpp"
#include "app/report/pose_json.hpp"

namespace yinsight {

namespace {

const PointBelief& belief_at(const Observation& observation, Point point) {
    return observation.points[static_cast<std::size_t>(point.index())];
}

std::string letters_of(std::optional<PointState> state) {
    if (!state) return "?";
    const auto ring = ring_of(*state);
    const auto marker = marker_of(*state);
    std::string letters;
    if (ring) letters += *ring == Side::white ? 'W' : 'B';
    if (marker) letters += *marker == Side::white ? 'w' : 'b';
    return letters.size() == 2 ? "[" + letters + "]" : letters;
}

double rounded(double value, double steps) {
    return std::round(value * steps) / steps;
}

std::string ring_count_text(std::optional<int> count) {
    return count ? std::to_string(*count) : "?";
}

/// The board as White sees it: columns left to right, half a row between neighbouring columns.
std::string drawn_board(const Observation& observation) {
    constexpr int kLines = 19;
    constexpr std::size_t kCellWidth = 5;
    std::vector<std::string> lines(kLines, std::string(kColumnCount * kCellWidth, ' '));
    for (const Point point : all_points()) {
        const auto line = static_cast<std::size_t>(std::lround((4.5 - point.y()) * 2));
        const std::string letters = letters_of(answered_state(belief_at(observation, point)));
        const std::string cell = letters.empty() ? std::string(1, '.') : letters;
        lines[line].replace(static_cast<std::size_t>(point.column()) * kCellWidth, cell.size(),
                            cell);
    }
    std::string text;
    for (auto& line : lines) {
        line.erase(line.find_last_not_of(' ') + 1);
        text += "  " + line + '\n';
    }
    text += "  a    b    c    d    e    f    g    h    i    j    k\n";
    return text;
}

}  // namespace

SeenBoard seen_board(const Observation& observation) {
    SeenBoard board;
    for (std::size_t i = 0; i < board.size(); ++i) board[i] = answered_state(observation.points[i]);
    return board;
}

nlohmann::ordered_json reading_json(const std::string& image, double ms, const ReadResult& result) {
    nlohmann::ordered_json json;
    json["image"] = image;
    json["found"] = result.reading.has_value();
    if (!result.reading) {
        json["reason"] = result.reason;
        json["ms"] = rounded(ms, 10);
        return json;
    }
    const BoardReading& reading = *result.reading;
    json["ms"] = rounded(ms, 10);
    json["certain_orientation"] = reading.certain_orientation;
    if (reading.mirrored) json["mirrored"] = true;
    json["position"] = to_text(seen_board(reading.observation));
    for (const Side side : {Side::white, Side::black}) {
        const auto count = reading.observation.removed_rings[index_of(side)];
        json["removed"][name_of(side)] = count ? nlohmann::ordered_json(*count) : nullptr;
    }
    if (!reading.calibration_remark.empty()) json["calibration"] = reading.calibration_remark;
    json["rms_px"] = rounded(reading.evidence.rms_px, 100);
    std::optional<std::array<double, kPointCount>> sigmas;
    if (reading.pose) {
        json["pose"] = pose_json(*reading.pose);
        sigmas = reading.pose->point_sigmas_px();
    }
    auto& points = json["points"];
    for (const Point point : all_points()) {
        const PointBelief& belief = belief_at(reading.observation, point);
        const auto state = answered_state(belief);
        const cv::Point2d px = reading.view.project(point);
        points[point.name()] = {
            {"state", state ? name_of(*state) : "unknown"},
            {"p", rounded(belief.probability[static_cast<std::size_t>(belief.best())], 1e4)},
            {"px", {rounded(px.x, 10), rounded(px.y, 10)}},
            {"visible", rounded(belief.visible, 100)}};
        if (sigmas)
            points[point.name()]["sigma_px"] =
                rounded((*sigmas)[static_cast<std::size_t>(point.index())], 1e3);
    }
    return json;
}

std::string reading_text(const Wording& wording, const std::string& image, double ms,
                         const ReadResult& result) {
    if (!result.reading)
        return image + ": " +
               wording(phrase("Message", "no board: %1"), {message_words(wording, result.reason)}) +
               '\n';
    const BoardReading& reading = *result.reading;
    const auto& rings = reading.observation.removed_rings;
    const std::string naming =
        reading.certain_orientation
            ? wording(phrase("Message", "the naming of the points is certain"))
            : wording(phrase("Message", "the naming of the points is one of six guesses"));
    const std::string mirrored =
        reading.mirrored ? "; " + wording(phrase("Message", "the picture is mirrored")) : "";
    return image + ": " +
           wording(phrase("Message", "board found in %1 ms, lines within %2 px; %3"),
                   {std::to_string(std::lround(ms)), wording.decimal(reading.evidence.rms_px, 1),
                    naming + mirrored}) +
           '\n' + drawn_board(reading.observation) + "  " +
           wording(phrase("Message", "rings removed: White %1, Black %2"),
                   {ring_count_text(rings[0]), ring_count_text(rings[1])}) +
           "\n  " + to_text(seen_board(reading.observation)) + '\n';
}

}  // namespace yinsight
