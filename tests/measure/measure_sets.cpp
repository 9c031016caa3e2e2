#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>
#include "tests/measure/truth.hpp"
#include "vision/pipeline.hpp"
#include "vision/set_colours.hpp"
using namespace yinsight;
using namespace yinsight::measure;
int main(int argc, char** argv) {
    cv::setNumThreads(1);
    for (int i = 1; i < argc; ++i) for (const auto& file : pictures_in(argv[i])) {
        const auto tf = std::filesystem::path{file}.replace_extension(".json");
        if (!std::filesystem::exists(tf)) continue;
        const auto truth = read_truth(tf);
        const auto picture = cv::imread(file.string());
        const auto result = read_board(picture);
        if (!result.reading) { std::fprintf(stderr, "%s not found\n", file.c_str()); continue; }
        const auto s = sample_set(picture, result.reading->view, result.reading->observation);
        std::printf("%s %s %s", file.c_str(), nlohmann::json::parse(std::ifstream{tf}).at("edition").get<std::string>().c_str(), truth.slices.at("light").c_str());
        std::printf(" %.4f %.4f %.4f", s.board_level[0], s.board_level[1], s.board_level[2]);
        for (const auto& p : s.parts) std::printf(" %d %.4f %.4f %.4f", p.count, p.log_ratio[0], p.log_ratio[1], p.log_ratio[2]);
        std::printf("\n"); std::fflush(stdout);
    }
}
