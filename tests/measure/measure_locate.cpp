// Measures locate_board and orient_board on folders of pictures and prints a table.
//
//   measure_locate [--quiet] [--copies] [--every N] [--overlay FOLDER] [--k1 F] [--turn DEG]
//                  [--mirror 1] [--cut SHARE] [--scale F] [--long-side PX] [--cover SHARE]
//                  [--shadow F] [--blur PX] [--exposure F] [--ev F] [--warmth F] [--noise S]
//                  FOLDER|PICTURE...
//
// A line a picture: found or why not, errors against the truth file beside it (where there is one),
// evidence, naming, user CPU time. Then rates by slice, placing errors in pixels of a picture 1280
// wide, and counts of names. --copies adds the standard set of degraded copies, --every takes
// every N-th picture only.

#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/measure/cpu_time.hpp"
#include "tests/measure/degrade.hpp"
#include "tests/measure/locate_score.hpp"
#include "vision/lattice/outline.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

/// Lines are shown at all where so many of the visible unit segments have one.
constexpr double kLinesShown = 0.3;

struct Arguments {
    bool quiet = false;
    int every = 1;
    std::filesystem::path overlay;
    std::vector<NamedCopy> copies{{"as it is", {}}};
    std::vector<std::filesystem::path> files;
};

void draw(const LocateRow& row, cv::Mat picture, const std::filesystem::path& file) {
    const auto& view = row.found() ? row.result.view : row.result.refused;
    if (!view) return;
    const cv::Scalar colour = row.found() ? cv::Scalar{0, 0, 255} : cv::Scalar{255, 0, 255};
    for (const auto& segment : inner_segments()) {
        cv::line(picture, view->project(segment.a()), view->project(segment.b()), colour, 1,
                 cv::LINE_AA);
    }
    cv::imwrite(file.string(), picture);
}

LocateRow measure_copy(cv::Mat& picture, std::optional<Truth> truth, const NamedCopy& copy) {
    LocateRow row;
    row.copy = copy.name;
    row.truth = std::move(truth);
    row.is_mirrored = copy.degradation.mirror;
    degrade(picture, row.truth ? &*row.truth : nullptr, copy.degradation);
    const double start = user_cpu_ms();
    row.result = locate_board(picture);
    row.ms = user_cpu_ms() - start;
    const auto& view = row.found() ? row.result.view : row.result.refused;
    if (row.truth && view) row.error = compare(*view, *row.truth);
    if (row.found()) row.named = orient_board(picture, *row.result.view);
    return row;
}

void measure_file(const std::filesystem::path& file, const Arguments& arguments,
                  std::vector<LocateRow>& rows) {
    const auto original = cv::imread(file.string());
    if (original.empty()) {
        std::cerr << file.string() << ": no picture\n";
        return;
    }
    std::optional<Truth> truth;
    const auto truth_file = std::filesystem::path{file}.replace_extension(".json");
    if (std::filesystem::exists(truth_file)) {
        truth = read_truth(truth_file);
        cv::Mat1b grey;
        cv::cvtColor(original, grey, cv::COLOR_BGR2GRAY);
        truth->slices["lines"] =
            share_of_lines_shown(grey, *truth) >= kLinesShown ? "shown" : "hardly shown";
    }
    for (const auto& copy : arguments.copies) {
        cv::Mat picture = original.clone();
        auto row = measure_copy(picture, truth, copy);
        row.image = file.filename().string();
        if (!arguments.quiet) print_row(row);
        if (!arguments.overlay.empty()) draw(row, picture, arguments.overlay / row.image);
        rows.push_back(std::move(row));
    }
}

void take_path(const std::filesystem::path& path, Arguments& arguments) {
    if (!std::filesystem::is_directory(path)) {
        arguments.files.push_back(path);
        return;
    }
    const auto files = pictures_in(path);
    for (std::size_t i = 0; i < files.size(); i += static_cast<std::size_t>(arguments.every))
        arguments.files.push_back(files[i]);
}

}  // namespace

int main(int argc, char** argv) {
    cv::setNumThreads(1);
    Arguments arguments;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--quiet") {
            arguments.quiet = true;
        } else if (argument == "--copies") {
            arguments.copies = standard_copies();
        } else if (argument == "--every" && i + 1 < argc) {
            arguments.every = std::max(1, std::atoi(argv[++i]));
        } else if (argument == "--overlay" && i + 1 < argc) {
            arguments.overlay = argv[++i];
        } else if (i + 1 < argc && arguments.copies[0].degradation.take(argument, argv[i + 1])) {
            ++i;
        } else {
            take_path(argument, arguments);
        }
    }
    std::vector<LocateRow> rows;
    for (const auto& file : arguments.files) measure_file(file, arguments, rows);
    if (rows.empty()) {
        std::cerr << "usage: measure_locate [--quiet] [--copies] [--every N] [--overlay FOLDER]"
                     " [--blur PX and other degradations] FOLDER|PICTURE...\n";
        return 2;
    }
    print_summary(rows);
}
