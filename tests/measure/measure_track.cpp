// Measures BoardTracker on filmed games: folders of frames f0000.jpg, f0001.jpg, … with truth
// files.
//
//   measure_track [--quiet] FOLDER...
//
// A line a frame: status, error against the truth under the naming of the first frame, motion
// reported, user CPU time.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include "tests/measure/cpu_time.hpp"
#include "tests/measure/truth.hpp"
#include "tests/support/program.hpp"
#include "vision/locate.hpp"
#include "vision/track.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

const char* name_of(TrackStatus status) {
    switch (status) {
        case TrackStatus::held:
            return "held";
        case TrackStatus::moved:
            return "moved";
        case TrackStatus::lost:
            return "lost";
    }
    return "?";
}

void measure_film(const std::filesystem::path& folder, bool quiet) {
    std::optional<BoardTracker> tracker;
    int rotation = 0;
    int frames = 0;
    int misnamed = 0;
    int lost = 0;
    std::vector<double> rms;
    std::vector<double> ms;
    for (const auto& file : pictures_in(folder)) {
        const auto truth = read_truth(std::filesystem::path{file}.replace_extension(".json"));
        const auto frame = cv::imread(file.string());
        ++frames;
        if (!tracker) {
            const auto located = locate_board(frame);
            if (!located.view) continue;
            tracker.emplace(frame, *located.view);
            rotation = compare(*located.view, truth).rotation;
        }
        const double start = user_cpu_ms();
        const auto result = tracker->update(frame);
        ms.push_back(user_cpu_ms() - start);
        const auto error = compare(result.view, truth);
        if (result.status == TrackStatus::lost) {
            ++lost;
        } else {
            rms.push_back(error.rms_px_at_1280);
            misnamed += int{error.rotation != rotation};
        }
        if (quiet) continue;
        std::printf(
            "%s %-5s true rms %6.2f px  naming %s  seen %.2f  motion %6.2f px  %.1f ms  %s\n",
            file.filename().c_str(), name_of(result.status), error.rms_px_at_1280,
            error.rotation == rotation ? "kept" : "LOST", result.seen_share, result.motion_px,
            ms.back(), truth.note.c_str());
    }
    std::sort(rms.begin(), rms.end());
    std::sort(ms.begin(), ms.end());
    std::printf("%s: %d frames, lost %d, misnamed %d", folder.c_str(), frames, lost, misnamed);
    if (!rms.empty()) {
        std::printf(", true rms median %.2f worst %.2f px, median %.1f worst %.1f ms",
                    rms[rms.size() / 2], rms.back(), ms[ms.size() / 2], ms.back());
    }
    std::printf("\n");
}

int run(int argc, char** argv) {
    cv::setNumThreads(1);
    bool quiet = false;
    std::vector<std::filesystem::path> folders;
    CLI::App app{"Measures how the board is followed on filmed games"};
    app.add_flag("--quiet", quiet, "sums only");
    app.add_option("FOLDERS", folders, "folders of frames with truth files")->required();
    CLI11_PARSE(app, argc, argv);
    for (const auto& folder : folders) measure_film(folder, quiet);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("measure_track", run, argc, argv);
}
