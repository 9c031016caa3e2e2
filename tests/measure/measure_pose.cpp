// Measures the camera pose told by single pictures with truth files.
//
//   measure_pose [--quiet] FOLDER|PICTURE...
//
// A line a picture: how far the board's points and the tops of its pieces lie off, by the view and
// by the pose, how far off the pose predicts them, focal length and folds against the truth. Then
// the same over all, flat and folded boards apart.

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include "tests/measure/cpu_time.hpp"
#include "tests/measure/truth.hpp"
#include "tests/support/program.hpp"
#include "vision/locate.hpp"
#include "vision/measured_pose.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

/// Mean squares, in pixels, and of ratios to what was predicted.
struct Errors {
    int count = 0;
    double by_view = 0;
    double by_pose = 0;
    double over_predicted = 0;

    void add(const cv::Point2d& view_off, const cv::Point2d& pose_off, double sigma) {
        ++count;
        by_view += view_off.dot(view_off);
        by_pose += pose_off.dot(pose_off);
        over_predicted += pose_off.dot(pose_off) / (sigma * sigma);
    }
    void add(const Errors& other) {
        count += other.count;
        by_view += other.by_view;
        by_pose += other.by_pose;
        over_predicted += other.over_predicted;
    }
    double rms(double squares) const { return std::sqrt(squares / std::max(count, 1)); }
    void print(const char* what) const {
        std::printf("%s rms %.2f by view, %.2f by pose, %.2f times the predicted  ", what,
                    rms(by_view), rms(by_pose), rms(over_predicted));
    }
};

struct Slice {
    int pictures = 0;
    Errors points;
    Errors tops;
    double fold_squares = 0;
    double fold_chi_squares = 0;
};

nlohmann::json truth_in(const std::filesystem::path& file) {
    std::ifstream stream{file};
    return nlohmann::json::parse(stream);
}

cv::Point2d point_at(const nlohmann::json& pair) {
    return {pair.at(0).get<double>(), pair.at(1).get<double>()};
}

/// The tops of the pieces on a point.
Errors top_errors(const nlohmann::json& truth, Point point, const BoardView& view,
                  const BoardPose& pose) {
    Errors errors;
    const auto& entry = truth.at("points").at(point.name());
    for (const char* piece : {"ring", "marker"}) {
        if (!entry.contains(piece)) continue;
        const auto& there = entry.at(piece);
        const double height = truth.at("sizes_s").at(std::string{piece} + "_h");
        const auto place = cv::Point2d{point.x(), point.y()} + point_at(there.at("offset_s"));
        const auto px = point_at(there.at("px_top"));
        errors.add(view.project(place, height) - px, pose.project(place, height) - px,
                   pose.sigma_px(place, height));
    }
    return errors;
}

void measure_picture(const std::filesystem::path& file, bool quiet,
                     std::map<std::string, Slice>& slices) {
    const auto truth_file = std::filesystem::path{file}.replace_extension(".json");
    const auto truth = read_truth(truth_file);
    const auto picture = cv::imread(file.string());
    const auto located = locate_board(picture);
    if (!located.view) return;
    const auto view = located.view->turned(compare(*located.view, truth).rotation);
    const double start = user_cpu_ms();
    const auto pose = measure_pose(picture, view);
    const double ms = user_cpu_ms() - start;
    if (!pose) {
        std::printf("%s: no pose\n", file.filename().c_str());
        return;
    }
    const auto more_truth = truth_in(truth_file);
    const auto folds = more_truth.at("fold_ab").get<std::array<double, 2>>();
    const auto focal_px = more_truth.at("camera").at("K").at(0).at(0).get<double>();
    const auto sigmas = pose->point_sigmas_px();
    Errors points;
    Errors tops;
    for (const auto point : all_points()) {
        const auto i = static_cast<std::size_t>(point.index());
        if (!truth.points[i].in_frame) continue;
        const auto& px = truth.points[i].px;
        points.add(view.project(point) - px, pose->project({point.x(), point.y()}) - px, sigmas[i]);
        tops.add(top_errors(more_truth, point, view, *pose));
    }
    const double fold_x_off = pose->fold_x - folds[0];
    const double fold_y_off = pose->fold_y - folds[1];
    auto& slice = slices[folds[0] != 0 || folds[1] != 0 ? "folded" : "flat"];
    ++slice.pictures;
    slice.points.add(points);
    slice.tops.add(tops);
    slice.fold_squares += (fold_x_off * fold_x_off + fold_y_off * fold_y_off) / 2;
    const auto fold_sigmas = pose->fold_sigmas();
    slice.fold_chi_squares +=
        (std::pow(fold_x_off / fold_sigmas[0], 2) + std::pow(fold_y_off / fold_sigmas[1], 2)) / 2;
    if (quiet) return;
    std::printf("%s: ", file.filename().c_str());
    points.print("points");
    tops.print("tops");
    std::printf("sightings %d out %d residual %.3f ", pose->sightings, pose->outliers,
                pose->residual_px);
    std::printf("focal %.0f of %.0f  folds %.4f %.4f of %.4f %.4f  %.1f ms\n", pose->focal_px,
                focal_px, pose->fold_x, pose->fold_y, folds[0], folds[1], ms);
}

int run(int argc, char** argv) {
    cv::setNumThreads(1);
    bool quiet = false;
    std::vector<std::filesystem::path> paths;
    CLI::App app{"Measures the pose of pictures with truth files"};
    app.add_flag("--quiet", quiet, "table only");
    app.add_option("PICTURES", paths, "pictures and folders")->required();
    CLI11_PARSE(app, argc, argv);
    std::map<std::string, Slice> slices;
    for (const auto& file : pictures_at(paths)) measure_picture(file, quiet, slices);
    for (const auto& [name, slice] : slices) {
        std::printf("%s, %d pictures: ", name.c_str(), slice.pictures);
        slice.points.print("points");
        slice.tops.print("tops");
        std::printf("folds rms %.4f, %.2f times the predicted\n",
                    std::sqrt(slice.fold_squares / slice.pictures),
                    std::sqrt(slice.fold_chi_squares / slice.pictures));
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("measure_pose", run, argc, argv);
}
