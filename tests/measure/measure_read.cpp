// Measures the reading of points on folders of pictures with truth files and prints tables.
//
//   measure_read [--true-pose] [--jitter SPACINGS] [--decades even|odd] [--quiet] FOLDER|PICTURE...
//
// Without --true-pose the board is located first. With it the true view is used, its corners moved
// at random by --jitter (standard deviation). --decades keeps the pictures whose number's tens
// digit is even or odd: the stills that the network did and did not learn from.

#include <cstdio>
#include <iostream>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <random>

#include "tests/measure/cpu_time.hpp"
#include "tests/measure/reading_score.hpp"
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

Arguments parse(int argc, char** argv) {
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--true-pose") {
            arguments.true_pose = true;
        } else if (argument == "--quiet") {
            arguments.quiet = true;
        } else if (argument == "--jitter" && i + 1 < argc) {
            arguments.jitter = std::stod(argv[++i]);
        } else if (argument == "--decades" && i + 1 < argc) {
            arguments.decades = int{std::string{argv[++i]} == "odd"};
        } else if (std::filesystem::is_directory(argument)) {
            const auto pictures = pictures_in(argument);
            arguments.pictures.insert(arguments.pictures.end(), pictures.begin(), pictures.end());
        } else {
            arguments.pictures.emplace_back(argument);
        }
    }
    return arguments;
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

}  // namespace

int main(int argc, char** argv) {
    cv::setNumThreads(1);
    const auto arguments = parse(argc, argv);
    if (arguments.pictures.empty()) {
        std::cerr << "usage: measure_read [--true-pose] [--jitter SPACINGS] [--decades even|odd] "
                     "[--quiet] FOLDER|PICTURE...\n";
        return 2;
    }
    ScoreTable table;
    int pictures = 0;
    int not_found = 0;
    double ms = 0;
    for (const auto& file : arguments.pictures) {
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
}
