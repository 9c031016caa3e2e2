// Searches drawn boards of other games for YINSH boards and prints what is found on them: none
// should be.
//
//   measure_other_boards [--quiet] [--draw FOLDER] COUNT [FIRST_SEED]

#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <map>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include "tests/support/other_boards.hpp"
#include "tests/support/program.hpp"
#include "vision/locate.hpp"

using namespace yinsight;

namespace {

struct Count {
    int all = 0;
    int found = 0;
    double most_margin = 0;
};

int run(int argc, char** argv) {
    cv::setNumThreads(1);
    bool quiet = false;
    std::filesystem::path folder;
    std::uint64_t number = 0;
    std::uint64_t first = 0;
    CLI::App app{"Searches drawn boards of other games for YINSH boards: none should be found"};
    app.add_flag("--quiet", quiet, "boards that were found and the table only");
    app.add_option("--draw", folder, "folder for the pictures");
    app.add_option("COUNT", number, "boards")->required();
    app.add_option("FIRST_SEED", first, "seed of the first");
    CLI11_PARSE(app, argc, argv);
    std::map<std::string, Count> counts;
    int found = 0;
    for (std::uint64_t seed = first; seed < first + number; ++seed) {
        const auto board = test::draw_other_board(seed);
        const auto result = locate_board(board.bgr);
        auto& count = counts[board.kind];
        ++count.all;
        count.found += int{result.view.has_value()};
        found += int{result.view.has_value()};
        count.most_margin = std::max(count.most_margin, result.evidence.offset_margin);
        const auto& e = result.evidence;
        if (!quiet || result.view)
            std::printf("%4llu %-5s %-46s hit %.2f weakest %.2f ghost %.2f margin %5.2f %s\n",
                        static_cast<unsigned long long>(seed), result.view ? "FOUND" : "-",
                        board.kind.c_str(), e.hit_share, e.weakest_share, e.ghost_share,
                        e.offset_margin, result.reason.c_str());
        if (!folder.empty())
            cv::imwrite((folder / (std::to_string(seed) + ".jpg")).string(), board.bgr);
    }
    for (const auto& [kind, count] : counts)
        std::printf("%-48s boards %3d  found %d  largest margin %.1f\n", kind.c_str(), count.all,
                    count.found, count.most_margin);
    std::printf("boards of other games: %d, found: %d\n", static_cast<int>(number), found);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("measure_other_boards", run, argc, argv);
}
