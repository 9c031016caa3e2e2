// Measures orient_board on the boards that locate_board finds in folders of pictures with truth
// files: how often the naming is right, how often it is called certain, and certain but wrong.
//
//   measure_orient [--quiet] FOLDER...

#include <CLI/CLI.hpp>
#include <cstdio>
#include <map>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include "tests/measure/truth.hpp"
#include "tests/support/program.hpp"
#include "vision/locate.hpp"
#include "vision/orient.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

struct Count {
    int boards = 0;
    int right = 0;
    int certain = 0;
    int confident_wrong = 0;
    int mirrored = 0;

    void add(const Orientation& orientation, bool is_right) {
        ++boards;
        right += int{is_right};
        certain += int{orientation.certain};
        confident_wrong += int{orientation.certain && !is_right};
        mirrored += int{orientation.mirrored};
    }
};

int run(int argc, char** argv) {
    cv::setNumThreads(1);
    bool quiet = false;
    std::map<std::string, Count> counts;
    std::vector<std::filesystem::path> folders;
    CLI::App app{"Measures how found boards are named, on pictures with truth files"};
    app.add_flag("--quiet", quiet, "table only");
    app.add_option("FOLDERS", folders, "folders of pictures")->required();
    CLI11_PARSE(app, argc, argv);
    for (const auto& folder : folders) {
        for (const auto& file : pictures_in(folder)) {
            const auto truth = read_truth(std::filesystem::path{file}.replace_extension(".json"));
            const auto picture = cv::imread(file.string());
            const auto located = locate_board(picture);
            if (!located.view) continue;
            const auto orientation = orient_board(picture, *located.view);
            const bool right = compare(orientation.view, truth).rotation == 0;
            counts["all"].add(orientation, right);
            if (truth.slices.contains("edition"))
                counts[truth.slices.at("edition")].add(orientation, right);
            if (quiet) continue;
            std::printf("%s %s %s%s  labels %.2f lead %.2f  edge %.2f lead %.2f\n",
                        file.filename().c_str(), right ? "right" : "WRONG",
                        orientation.certain ? "certain" : "uncertain",
                        orientation.mirrored ? " mirrored" : "", orientation.labels,
                        orientation.label_lead, orientation.edge, orientation.edge_lead);
        }
    }
    for (const auto& [name, count] : counts) {
        std::printf("%-16s boards %3d  right %3d  certain %3d  certain but wrong %d  mirrored %d\n",
                    name.c_str(), count.boards, count.right, count.certain, count.confident_wrong,
                    count.mirrored);
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("measure_orient", run, argc, argv);
}
