#include "tests/measure/truth.hpp"

#include <algorithm>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/calib3d.hpp>
#include <set>
#include <stdexcept>

namespace yinsight::measure {

namespace {

std::string tilt_slice(double tilt_deg) {
    const int low = static_cast<int>(tilt_deg / 15) * 15;
    return std::to_string(low) + "-" + std::to_string(low + 15);
}

std::map<std::string, std::string> slices_of(const nlohmann::json& json, cv::Size size) {
    std::map<std::string, std::string> slices;
    if (!json.contains("params") || !json.at("params").is_object()) return slices;
    const auto& params = json.at("params");
    slices["edition"] =
        json.at("edition_is_real") ? json.at("edition").get<std::string>() : "other";
    slices["light"] = params.value("light", "?");
    slices["table"] = params.value("table", "?");
    slices["hand"] = json.at("hand").is_null() ? "no" : "yes";
    slices["tilt"] = tilt_slice(params.value("tilt_deg", 0.0));
    slices["size"] = std::to_string(size.width) + "x" + std::to_string(size.height);
    const double fill = params.value("fill", 0.0);
    slices["fill"] = fill < 0.6 ? "below 0.6" : fill < 0.8 ? "0.6-0.8" : "above 0.8";
    return slices;
}

BoardView view_of(const nlohmann::json& json, cv::Size size) {
    const auto& camera = json.at("camera");
    const double spacing = json.at("spacing_mm");
    cv::Matx33d k;
    cv::Matx33d pose;
    const auto rotation = camera.at("R_world_to_cam").get<std::array<std::array<double, 3>, 3>>();
    const auto matrix = camera.at("K").get<std::array<std::array<double, 3>, 3>>();
    const auto t = camera.at("t_mm").get<std::array<double, 3>>();
    for (std::size_t row = 0; row < 3; ++row) {
        const int r = static_cast<int>(row);
        for (int column = 0; column < 3; ++column) {
            k(r, column) = matrix[row][static_cast<std::size_t>(column)];
        }
        pose(r, 0) = rotation[row][0] * spacing;
        pose(r, 1) = rotation[row][1] * spacing;
        pose(r, 2) = t[row];
    }
    const cv::Matx33d homography = k * pose;
    RadialLens lens{{k(0, 2), k(1, 2)}, std::max(size.width, size.height) / 2.0, 0};
    // Least squares: what the one term moves the points by, against what the true lens does.
    const double k1 = camera.at("dist_k1k2p1p2k3")[0];
    const double k2 = camera.at("dist_k1k2p1p2k3")[1];
    double product = 0;
    double square = 0;
    for (const auto point : all_points()) {
        const auto q = homography * cv::Vec3d{point.x(), point.y(), 1};
        const auto offset = cv::Point2d{q[0] / q[2], q[1] / q[2]} - lens.centre_px;
        const double r2 = offset.dot(offset);
        const double n2 = r2 / (k(0, 0) * k(0, 0));
        const double unit = r2 / (lens.radius_px * lens.radius_px);
        product += (k1 * n2 + k2 * n2 * n2) * unit * r2;
        square += unit * unit * r2;
    }
    lens.k1 = product / square;
    return make_board_view(homography, lens, size);
}

/// The view that fits the pixels of the points best, for pictures whose camera isn't known.
std::optional<BoardView> view_from_points(const Truth& truth) {
    std::vector<cv::Point2d> board;
    std::vector<cv::Point2d> px;
    for (const auto point : all_points()) {
        const auto& p = truth.points[static_cast<std::size_t>(point.index())].px;
        if (p == cv::Point2d{}) continue;
        board.emplace_back(point.x(), point.y());
        px.push_back(p);
    }
    if (board.size() < 4) return std::nullopt;
    std::optional<BoardView> best;
    double least = 1e300;
    for (int hundredths = -30; hundredths <= 30; ++hundredths) {
        const double k1 = 0.01 * hundredths;
        const cv::Point2d centre{(truth.size.width - 1) / 2.0, (truth.size.height - 1) / 2.0};
        const RadialLens lens{centre, std::max(truth.size.width, truth.size.height) / 2.0, k1};
        std::vector<cv::Point2d> straight;
        straight.reserve(px.size());
        for (const auto& p : px) straight.push_back(lens.undistort(p));
        const cv::Mat homography = cv::findHomography(board, straight);
        if (homography.empty()) continue;
        const auto view = make_board_view(cv::Matx33d{homography}, lens, truth.size);
        double squares = 0;
        for (std::size_t i = 0; i < px.size(); ++i) {
            const auto d = view.project(board[i]) - px[i];
            squares += d.dot(d);
        }
        if (squares >= least) continue;
        least = squares;
        best = view;
    }
    return best;
}

}  // namespace

Truth read_truth(const std::filesystem::path& file) {
    std::ifstream stream{file};
    if (!stream) throw std::runtime_error{file.string() + ": cannot be read"};
    try {
        const auto json = nlohmann::json::parse(stream);
        Truth truth;
        truth.image = json.at("image");
        truth.size = {json.value("width", 0), json.value("height", 0)};
        for (const auto point : all_points()) {
            const auto& entry = json.at("points").at(point.name());
            if (!entry.contains("px") || entry.at("px").is_null()) continue;
            auto& out = truth.points[static_cast<std::size_t>(point.index())];
            out.px = {entry.at("px").at(0), entry.at("px").at(1)};
            out.in_frame = entry.value("in_frame", true);
            out.visible = entry.value("visible", 1.0);
            out.state = point_state_from_name(entry.value("state", "unknown"));
        }
        if (json.contains("step") && json.at("step").is_string()) truth.note = json.at("step");
        if (json.contains("hand") && !json.at("hand").is_null()) truth.note += ", hand";
        truth.slices = slices_of(json, truth.size);
        truth.view = json.contains("camera") ? view_of(json, truth.size) : view_from_points(truth);
        if (json.contains("storage")) {
            truth.stored_rings = {json.at("storage").at("white"), json.at("storage").at("black")};
        }
        truth.easy = json.value("edition_is_real", false) && truth.slices["hand"] == "no";
        return truth;
    } catch (const nlohmann::json::exception& e) {
        throw std::runtime_error{file.string() + ": " + e.what()};
    }
}

std::vector<std::filesystem::path> pictures_in(const std::filesystem::path& folder) {
    static const std::set<std::string> kEndings = {".jpg", ".jpeg", ".png", ".webp"};
    std::vector<std::filesystem::path> pictures;
    for (const auto& entry : std::filesystem::directory_iterator{folder}) {
        if (kEndings.contains(entry.path().extension().string())) pictures.push_back(entry.path());
    }
    std::sort(pictures.begin(), pictures.end());
    return pictures;
}

std::vector<std::filesystem::path> pictures_at(const std::vector<std::filesystem::path>& paths) {
    std::vector<std::filesystem::path> pictures;
    for (const auto& path : paths) {
        const auto inside =
            std::filesystem::is_directory(path) ? pictures_in(path) : std::vector{path};
        pictures.insert(pictures.end(), inside.begin(), inside.end());
    }
    return pictures;
}

ViewError compare(const BoardView& view, const Truth& truth) {
    ViewError best;
    best.worst_spacings = 1e9;
    for (int steps = 0; steps < 6; ++steps) {
        const auto turned = view.turned(steps);
        ViewError error{steps, 0, 0};
        double squares = 0;
        int count = 0;
        for (const auto point : all_points()) {
            const auto& t = truth.points[static_cast<std::size_t>(point.index())];
            if (!t.in_frame) continue;
            const double distance = cv::norm(turned.project(point) - t.px);
            error.worst_spacings = std::max(error.worst_spacings,
                                            distance / turned.spacing_px({point.x(), point.y()}));
            squares += distance * distance;
            ++count;
        }
        const double scale =
            1280.0 / std::max(view.picture_size_px.width, view.picture_size_px.height);
        error.rms_px_at_1280 = scale * std::sqrt(squares / std::max(count, 1));
        if (error.worst_spacings < best.worst_spacings) best = error;
    }
    return best;
}

}  // namespace yinsight::measure
