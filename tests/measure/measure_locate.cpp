// Measures locate_board on folders of pictures and prints a table.
//
//   measure_locate [--quiet] [--overlay FOLDER] [--scale F] [--blur PX] [--exposure F] [--noise S]
//                  [--cover SHARE] FOLDER|PICTURE...
//
// A line a picture: found or why not, errors against the truth file beside it (where there is one),
// evidence, user CPU time. Then the found rate by slice.

#include <cstdio>
#include <iostream>
#include <map>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>
#include <sys/resource.h>

#include "tests/measure/degrade.hpp"
#include "tests/measure/truth.hpp"
#include "vision/lattice/outline.hpp"
#include "vision/locate.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

/// A view counts as right when no in-frame point is further off than this, in spacings.
constexpr double kRight = 0.25;

double user_cpu_ms() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) * 1e3 +
           static_cast<double>(usage.ru_utime.tv_usec) / 1e3;
}

struct Row {
    std::string image;
    std::optional<Truth> truth;
    LocateResult result;
    std::optional<ViewError> error;
    double ms = 0;

    bool found() const { return result.view.has_value(); }
    bool near() const { return error && error->worst_spacings < kRight; }
    bool right() const { return found() && near(); }
};

void print(const Row& row) {
    std::printf("%-18s %-5s", row.image.c_str(),
                row.found() ? (!row.truth || row.right() ? "found" : "WRONG") : "-");
    const auto& e = row.result.evidence;
    std::printf(" hit %.2f weakest %.2f ghost %.2f margin %5.2f rms %5.2f", e.hit_share,
                e.weakest_share, e.ghost_share, e.offset_margin, e.rms_px);
    if (row.error) {
        if (!row.found() && row.near()) std::printf("  (right)");
        std::printf("  worst %.3f s  true rms %.2f px  turn %d", row.error->worst_spacings,
                    row.error->rms_px_at_1280, row.error->rotation);
    }
    std::printf("  %.0f ms", row.ms);
    if (row.truth) {
        for (const auto* key : {"edition", "light", "table", "hand", "tilt", "size", "fill"}) {
            const auto slice = row.truth->slices.find(key);
            if (slice != row.truth->slices.end()) std::printf(" %s", slice->second.c_str());
        }
    }
    std::printf("  %s\n", row.result.reason.c_str());
}

void draw(const Row& row, cv::Mat picture, const std::filesystem::path& file) {
    if (!row.found()) return;
    for (const auto& segment : inner_segments()) {
        cv::line(picture, row.result.view->project(segment.a()),
                 row.result.view->project(segment.b()), {0, 0, 255}, 1, cv::LINE_AA);
    }
    cv::imwrite(file.string(), picture);
}

void print_summary(const std::vector<Row>& rows) {
    struct Count {
        int all = 0;
        int found = 0;
    };
    std::map<std::string, Count> counts;
    int wrong = 0;
    int without_board = 0;
    int false_boards = 0;
    double ms = 0;
    std::vector<double> rms;
    for (const auto& row : rows) {
        ms += row.ms;
        if (!row.truth) {
            ++without_board;
            false_boards += int{row.found()};
            continue;
        }
        wrong += int{row.found() && !row.right()};
        if (row.right()) rms.push_back(row.error->rms_px_at_1280);
        const auto add = [&](const std::string& key) {
            ++counts[key].all;
            counts[key].found += int{row.right()};
        };
        add("all");
        if (row.truth->easy) add("real edition, no hand");
        for (const auto& [key, value] : row.truth->slices) add(key + " " + value);
    }
    for (const auto& [key, count] : counts) {
        std::printf("%-36s %3d of %3d  %5.1f %%\n", key.c_str(), count.found, count.all,
                    100.0 * count.found / count.all);
    }
    if (!rms.empty()) {
        std::sort(rms.begin(), rms.end());
        std::printf("true rms at 1280: median %.2f, 90 %% %.2f, worst %.2f px\n",
                    rms[rms.size() / 2], rms[rms.size() * 9 / 10], rms.back());
    }
    std::printf("found but wrong: %d; without truth: %d, found on them: %d; mean %.0f ms\n", wrong,
                without_board, false_boards, ms / static_cast<double>(rows.size()));
}

Row measure_picture(const std::filesystem::path& file, cv::Mat& picture,
                    const Degradation& degradation) {
    Row row{file.filename().string(), {}, {}, {}, 0};
    const auto truth_file = std::filesystem::path{file}.replace_extension(".json");
    if (std::filesystem::exists(truth_file)) row.truth = read_truth(truth_file);
    degrade(picture, row.truth ? &*row.truth : nullptr, degradation);
    const double start = user_cpu_ms();
    row.result = locate_board(picture);
    row.ms = user_cpu_ms() - start;
    const auto& view = row.found() ? row.result.view : row.result.refused;
    if (row.truth && view) row.error = compare(*view, *row.truth);
    return row;
}

}  // namespace

int main(int argc, char** argv) {
    cv::setNumThreads(1);
    bool quiet = false;
    std::filesystem::path overlay;
    Degradation degradation;
    std::vector<Row> rows;
    for (int i = 1; i < argc; ++i) {
        const std::string argument = argv[i];
        if (argument == "--quiet") {
            quiet = true;
        } else if (argument == "--overlay" && i + 1 < argc) {
            overlay = argv[++i];
        } else if (i + 1 < argc && degradation.take(argument, argv[i + 1])) {
            ++i;
        } else {
            const std::filesystem::path path = argument;
            const auto files = std::filesystem::is_directory(path)
                                   ? pictures_in(path)
                                   : std::vector<std::filesystem::path>{path};
            for (const auto& file : files) {
                auto picture = cv::imread(file.string());
                if (picture.empty()) {
                    std::cerr << file.string() << ": no picture\n";
                    continue;
                }
                rows.push_back(measure_picture(file, picture, degradation));
                if (!quiet) print(rows.back());
                if (!overlay.empty()) draw(rows.back(), picture, overlay / rows.back().image);
            }
        }
    }
    if (rows.empty()) {
        std::cerr << "usage: measure_locate [--quiet] [--overlay FOLDER] [--scale F] [--blur PX]"
                     " [--exposure F] [--noise S] [--cover SHARE] FOLDER|PICTURE...\n";
        return 2;
    }
    print_summary(rows);
}
