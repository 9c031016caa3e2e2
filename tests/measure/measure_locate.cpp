// Measures locate_board and orient_board on folders of pictures and prints a table.
//
//   measure_locate [--quiet] [--copies] [--every N] [--overlay FOLDER] [--k1 F] [--turn DEG]
//                  [--mirror] [--cut SHARE] [--scale F] [--long-side PX] [--cover SHARE]
//                  [--shadow F] [--blur PX] [--exposure F] [--ev F] [--warmth F] [--noise S]
//                  FOLDER|PICTURE...
//
// A line a picture: found or why not, errors against the truth file beside it (where there is one),
// evidence, naming, user CPU time. Then rates by slice, placing errors in pixels of a picture 1280
// wide, and counts of names. --copies adds the standard set of degraded copies, --every takes
// every N-th picture only.

#include <CLI/CLI.hpp>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "tests/measure/cpu_time.hpp"
#include "tests/measure/degrade.hpp"
#include "tests/measure/locate_score.hpp"
#include "tests/support/program.hpp"
#include "vision/lattice/outline.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

/// Lines are shown at all where so many of the visible unit segments have one.
constexpr double kLinesShown = 0.3;

struct Arguments {
    bool quiet = false;
    std::size_t every = 1;
    std::filesystem::path overlay;
    std::vector<NamedCopy> copies{{"as it is", {}}};
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

/// The picture, or every N-th of a folder.
std::vector<std::filesystem::path> files_at(const std::filesystem::path& path, std::size_t every) {
    if (!std::filesystem::is_directory(path)) return {path};
    const auto all = pictures_in(path);
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < all.size(); i += every) files.push_back(all[i]);
    return files;
}

int run(int argc, char** argv) {
    cv::setNumThreads(1);
    Arguments arguments;
    bool all_copies = false;
    std::vector<std::filesystem::path> paths;
    CLI::App app{"Measures how boards are located and named, on pictures and on worse copies"};
    app.add_flag("--quiet", arguments.quiet, "tables only");
    app.add_flag("--copies", all_copies, "add the standard set of degraded copies");
    app.add_option("--every", arguments.every, "take every N-th picture of a folder only")
        ->check(CLI::PositiveNumber);
    app.add_option("--overlay", arguments.overlay, "folder for pictures with the lattice drawn");
    for (const auto& [flag, value] : arguments.copies[0].degradation.amounts())
        app.add_option(flag, *value)->group("Degradation");
    app.add_flag("--mirror", arguments.copies[0].degradation.mirror)->group("Degradation");
    app.add_option("PICTURES", paths, "pictures and folders")->required();
    CLI11_PARSE(app, argc, argv);
    if (all_copies) arguments.copies = standard_copies();
    std::vector<LocateRow> rows;
    for (const auto& path : paths) {
        for (const auto& file : files_at(path, arguments.every))
            measure_file(file, arguments, rows);
    }
    if (rows.empty()) {
        std::cerr << "measure_locate: no pictures there\n";
        return 3;
    }
    print_summary(rows);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("measure_locate", run, argc, argv);
}
