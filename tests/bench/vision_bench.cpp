// How long one thread takes to find, name and read a board in a picture of 1280 x 720, whole and by
// stages, and to check a pose that is known; beside cv::aruco::detectMarkers on the same picture,
// so that the ratios hold on any machine: they are printed at the end.
//
//   bench_vision [picture]... [Google Benchmark's options]

#include <benchmark/benchmark.h>
#include <iostream>
#include <opencv2/aruco.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "vision/classify.hpp"
#include "vision/lattice/lattice_windows.hpp"
#include "vision/lattice/ridge_map.hpp"
#include "vision/lattice/ridge_segments.hpp"
#include "vision/lattice/working_image.hpp"
#include "vision/locate.hpp"
#include "vision/measured_pose.hpp"
#include "vision/orient.hpp"
#include "vision/pipeline.hpp"
#include "vision/track.hpp"

namespace {

using namespace yinsight;

constexpr const char* kDetector = "aruco_detect_markers";
/// Long side of the picture that the search begins with.
constexpr int kWorkingSide = 640;
constexpr int kConfirmedSide = 1000;

void detect_markers(benchmark::State& state, const cv::Mat& bgr) {
    const auto dictionary = cv::aruco::getPredefinedDictionary(cv::aruco::DICT_6X6_250);
    for ([[maybe_unused]] const auto _ : state) {
        std::vector<std::vector<cv::Point2f>> corners;
        std::vector<int> ids;
        cv::aruco::detectMarkers(bgr, dictionary, corners, ids);
        benchmark::DoNotOptimize(corners);
    }
}

void read_cold(benchmark::State& state, const cv::Mat& bgr) {
    for ([[maybe_unused]] const auto _ : state) benchmark::DoNotOptimize(read_board(bgr));
}

void locate_cold(benchmark::State& state, const cv::Mat& bgr) {
    for ([[maybe_unused]] const auto _ : state) benchmark::DoNotOptimize(locate_board(bgr));
}

void resize_only(benchmark::State& state, const cv::Mat& bgr) {
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(make_working_image(bgr, kWorkingSide));
}

void confirm(benchmark::State& state, const cv::Mat& bgr) {
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(make_curvature_map(make_working_image(bgr, kConfirmedSide).grey));
}

void map_ridges(benchmark::State& state, const cv::Mat& bgr) {
    const auto image = make_working_image(bgr, kWorkingSide);
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(make_ridge_map(image.grey));
}

void follow_ridges(benchmark::State& state, const cv::Mat& bgr) {
    const auto map = make_ridge_map(make_working_image(bgr, kWorkingSide).grey);
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(find_ridge_segments(map, Polarity::dark));
}

void guess(benchmark::State& state, const cv::Mat& bgr) {
    const auto map = make_ridge_map(make_working_image(bgr, kWorkingSide).grey);
    const auto segments = find_ridge_segments(map, Polarity::dark);
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(guess_lattices(segments, map.size(), Polarity::dark));
}

void name(benchmark::State& state, const cv::Mat& bgr) {
    const auto view = *locate_board(bgr).view;
    for ([[maybe_unused]] const auto _ : state) benchmark::DoNotOptimize(orient_board(bgr, view));
}

void read_points(benchmark::State& state, const cv::Mat& bgr) {
    const auto view = *locate_board(bgr).view;
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(classify_points(bgr, view));
}

void check_known_pose(benchmark::State& state, const cv::Mat& bgr) {
    BoardTracker tracker{bgr, *locate_board(bgr).view};
    for ([[maybe_unused]] const auto _ : state) benchmark::DoNotOptimize(tracker.update(bgr));
}

void read_with_known_pose(benchmark::State& state, const cv::Mat& bgr) {
    BoardTracker tracker{bgr, *locate_board(bgr).view};
    for ([[maybe_unused]] const auto _ : state)
        benchmark::DoNotOptimize(observe_board(bgr, tracker.update(bgr).view));
}

void measure_camera(benchmark::State& state, const cv::Mat& bgr) {
    const auto view = *locate_board(bgr).view;
    for ([[maybe_unused]] const auto _ : state) benchmark::DoNotOptimize(measure_pose(bgr, view));
}

/// Prints all times as they come, and at the end each over that of the detector on its picture.
class RatioReporter : public benchmark::ConsoleReporter {
  public:
    void ReportRuns(const std::vector<Run>& runs) override {
        runs_.insert(runs_.end(), runs.begin(), runs.end());
        benchmark::ConsoleReporter::ReportRuns(runs);
    }
    void Finalize() override {
        benchmark::ConsoleReporter::Finalize();
        double detector = 0;
        for (const auto& run : runs_) {
            const auto name = run.benchmark_name();
            if (name.find(kDetector) != std::string::npos) detector = run.GetAdjustedCPUTime();
            if (detector > 0)
                GetOutputStream() << name << ": " << run.GetAdjustedCPUTime() / detector
                                  << " times " << kDetector << '\n';
        }
    }

  private:
    std::vector<Run> runs_;
};

void register_for(const std::string& title, const cv::Mat& bgr) {
    const auto add = [&](const std::string& what, auto* function) {
        benchmark::RegisterBenchmark((title + what).c_str(), function, bgr)
            ->Unit(benchmark::kMillisecond);
    };
    add(kDetector, detect_markers);
    add("read/cold", read_cold);
    add("locate/cold", locate_cold);
    add("locate/resize", resize_only);
    add("locate/map_ridges", map_ridges);
    add("locate/follow_ridges", follow_ridges);
    add("locate/guess_one_polarity", guess);
    add("locate/resize_and_map_to_confirm", confirm);
    add("name", name);
    add("read_points", read_points);
    add("pose_known", check_known_pose);
    add("read/pose_known", read_with_known_pose);
    add("measure_pose", measure_camera);
}

}  // namespace

int main(int argc, char** argv) {
    cv::setNumThreads(1);
    benchmark::Initialize(&argc, argv);
    std::vector<std::string> files(argv + 1, argv + argc);
    if (files.empty()) files = {std::string{YINSIGHT_SAMPLES} + "/edition_2016/yinsh_0011.jpg"};
    for (const auto& file : files) {
        cv::Mat bgr = cv::imread(file);
        if (!bgr.empty()) {
            const double scale = 1280.0 / std::max(bgr.cols, bgr.rows);
            if (scale != 1) cv::resize(bgr, bgr, {}, scale, scale, cv::INTER_AREA);
        }
        if (bgr.empty() || !locate_board(bgr).view) {
            std::cerr << file << ": no picture of a board\n";
            return 3;
        }
        const auto slash = file.find_last_of('/');
        register_for(files.size() > 1 ? file.substr(slash + 1) + "/" : "", bgr);
    }
    RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
}
