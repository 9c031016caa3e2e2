// Measures the reading of points on folders of pictures with truth files and prints tables.
//
//   measure_read [--true-pose] [--jitter SPACINGS] [--decades even|odd] [--quiet] FOLDER|PICTURE...
//
// Without --true-pose the board is located first. With it the true view is used, its corners moved
// at random by --jitter (standard deviation). --decades keeps the pictures whose number's tens
// digit is even or odd: the stills that the network did and did not learn from.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <map>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <random>

#include "tests/measure/cpu_time.hpp"
#include "tests/measure/reading_score.hpp"
#include "tests/support/program.hpp"
#include "vision/classify.hpp"
#include "vision/pipeline.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

struct Arguments {
    bool true_pose = false;
    bool quiet = false;
    double jitter = 0;
    /// 0 or 1 keeps even or odd tens digits; -1 keeps all.
    int decades = -1;
    std::vector<std::filesystem::path> pictures;
};

/// The view with the corners of the board moved by `sigma` spacings; the same for the same picture.
BoardView jittered(BoardView view, double sigma, unsigned seed) {
    std::mt19937 random{seed};
    std::normal_distribution<float> shift{0, static_cast<float>(sigma)};
    const std::vector<cv::Point2f> corners = {{-5, -5}, {5, -5}, {5, 5}, {-5, 5}};
    auto moved = corners;
    for (auto& corner : moved) corner += cv::Point2f{shift(random), shift(random)};
    const cv::Matx33d wobble{cv::getPerspectiveTransform(corners, moved)};
    return make_board_view(view.undistorted_px_from_board * wobble, view.lens,
                           view.picture_size_px);
}

int tens_digit(const std::filesystem::path& picture) {
    const auto name = picture.stem().string();
    return name.size() < 2 ? 0 : name[name.size() - 2] - '0';
}

void print(const std::string& image, const Truth& truth, const ReadingScore& score) {
    std::printf("%s", image.c_str());
    for (const auto& [key, value] : truth.slices) std::printf(" %s", value.c_str());
    std::printf(": %s\n", score.exact() ? "exact" : "");
    for (const auto& miss : score.misses) {
        std::printf("    %s is %s, read as %s (%.2f, visible %.2f)\n", miss.point.name().c_str(),
                    std::string{name_of(miss.truth)}.c_str(),
                    miss.answer ? std::string{name_of(*miss.answer)}.c_str() : "unknown",
                    static_cast<double>(miss.probability), static_cast<double>(miss.visible));
    }
}

int run(int argc, char** argv) {
    cv::setNumThreads(1);
    Arguments arguments;
    const std::map<std::string, int> decades = {{"even", 0}, {"odd", 1}};
    CLI::App app{"Measures the reading of points on pictures with truth files"};
    app.add_flag("--true-pose", arguments.true_pose, "take the true view instead of locating");
    app.add_option("--jitter", arguments.jitter, "spacings that move the true view's corners");
    app.add_option("--decades", arguments.decades, "pictures whose number's tens digit is that")
        ->transform(CLI::CheckedTransformer(decades));
    app.add_flag("--quiet", arguments.quiet, "tables only");
    app.add_option("PICTURES", arguments.pictures, "pictures and folders")->required();
    CLI11_PARSE(app, argc, argv);
    ScoreTable table;
    int pictures = 0;
    int not_found = 0;
    double ms = 0;
    for (const auto& file : pictures_at(arguments.pictures)) {
        if (arguments.decades >= 0 && tens_digit(file) % 2 != arguments.decades) continue;
        const auto truth_file = std::filesystem::path{file}.replace_extension(".json");
        if (!std::filesystem::exists(truth_file)) continue;
        const auto truth = read_truth(truth_file);
        const auto picture = cv::imread(file.string());
        ++pictures;
        const double start = user_cpu_ms();
        Observation reading;
        int rotation = 0;
        if (arguments.true_pose && truth.view) {
            const auto view =
                jittered(*truth.view, arguments.jitter, static_cast<unsigned>(pictures));
            const auto belief = classify_points(picture, view);
            reading.points = belief.points;
            reading.removed_rings = belief.removed_rings;
        } else {
            const auto result = read_board(picture);
            if (!result.reading) {
                ++not_found;
                if (!arguments.quiet) std::printf("%s: not found\n", truth.image.c_str());
                continue;
            }
            reading = result.reading->observation;
            rotation = compare(result.reading->view, truth).rotation;
        }
        ms += user_cpu_ms() - start;
        const auto score = score_reading(reading, truth, rotation);
        if (!arguments.quiet) print(truth.image, truth, score);
        table.add(reading, truth, rotation, score);
    }
    table.print();
    std::printf("%d pictures, %d not found, %.1f ms a picture read\n", pictures, not_found,
                ms / std::max(1, pictures - not_found));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("measure_read", run, argc, argv);
}
