// Measures by their pictures how surely sets of board and pieces are recognised, and prints tables.
//
//   measure_sets FOLDER...
//
// Takes the "edition" of the truth files for the set: copies of one edition are one set. Pictures
// in which nothing may be learned (a hand, no light) are left out. First every picture against
// every other one, then every second picture of a set against what all others have taught, with its
// own set among the known ones and without it.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <nlohmann/json.hpp>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include "app/live/set_watch.hpp"
#include "tests/measure/truth.hpp"
#include "tests/support/program.hpp"
#include "vision/set_colours.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

struct Picture {
    std::string name;
    std::string set;
    std::string light;
    SetSample sample;
};

bool shows_any(const SetSample& sample) {
    return std::any_of(sample.parts.begin(), sample.parts.end(),
                       [](const PartSample& part) { return part.count > 0; });
}

/// Adds the pictures of a folder from which something can be learned; returns how many there are.
int take_folder(const std::filesystem::path& folder, std::vector<Picture>& pictures) {
    int all = 0;
    for (const auto& file : pictures_in(folder)) {
        const auto truth_file = std::filesystem::path{file}.replace_extension(".json");
        if (!std::filesystem::exists(truth_file)) continue;
        ++all;
        const auto truth = nlohmann::json::parse(std::ifstream{truth_file});
        const auto bgr = cv::imread(file.string());
        const auto result = read_board(bgr);
        if (!result.reading) continue;
        const auto sample = sample_set(bgr, result.reading->view, result.reading->observation);
        if (!shows_any(sample)) continue;
        const auto light = truth.contains("params") && truth["params"].is_object()
                               ? truth["params"].value("light", "?")
                               : std::string{"?"};
        pictures.push_back({file.stem().string(), truth.at("edition"), light, sample});
    }
    return all;
}

struct Count {
    int yes = 0;
    int all = 0;
    void add(bool is) {
        ++all;
        yes += int{is};
    }
};

/// Every picture against every other one.
void compare_pairs(const std::vector<Picture>& pictures) {
    Count same_light;
    Count other_light;
    Count different;
    Count torn_apart;
    Count told_apart;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const auto& a = pictures[i];
            const auto& b = pictures[k];
            const auto found = likeness(palette_of(a.sample), palette_of(b.sample));
            const bool one = found.is_one_set();
            (a.set == b.set ? torn_apart : told_apart).add(found.is_another_set());
            if (a.set != b.set) {
                different.add(one);
                if (one) std::printf("    %s taken for %s\n", a.name.c_str(), b.name.c_str());
            } else {
                (a.light == b.light ? same_light : other_light).add(one);
            }
        }
    }
    std::printf("pairs of pictures called one set:\n");
    std::printf("  one set, the same kind of light  %5d of %5d\n", same_light.yes, same_light.all);
    std::printf("  one set, another kind of light   %5d of %5d\n", other_light.yes,
                other_light.all);
    std::printf("  two sets                         %5d of %5d\n", different.yes, different.all);
    std::printf("pairs of pictures called two sets:\n");
    std::printf("  one set                          %5d of %5d\n", torn_apart.yes, torn_apart.all);
    std::printf("  two sets                         %5d of %5d\n", told_apart.yes, told_apart.all);
}

/// What every second picture of each set teaches.
std::vector<SetProfile> taught_by(const std::vector<Picture>& pictures) {
    std::vector<SetProfile> sets;
    std::map<std::string, int> seen;
    for (const auto& picture : pictures) {
        if (seen[picture.set]++ % 2 != 0) continue;
        auto set = std::find_if(sets.begin(), sets.end(),
                                [&](const SetProfile& known) { return known.name == picture.set; });
        if (set == sets.end()) set = sets.insert(sets.end(), {picture.set, {}, {}, {}, 1});
        set->palette.learn(picture.sample);
    }
    return sets;
}

/// What speaks for and against a picture's own set, part by part.
void print_why(const Picture& picture, const PiecePalette& palette,
               const std::vector<SetProfile>& sets) {
    const auto own = std::find_if(sets.begin(), sets.end(),
                                  [&](const SetProfile& set) { return set.name == picture.set; });
    if (own == sets.end()) return;
    const auto found = likeness(palette, own->palette);
    std::printf("    %s (%s, %s) is not recognised: %.1f", picture.name.c_str(),
                picture.set.c_str(), picture.light.c_str(), found.evidence);
    for (std::size_t i = 0; i < kSetPartCount; ++i)
        if (found.by_part[i] != 0) std::printf(", %s %.1f", kSetPartNames[i], found.by_part[i]);
    std::printf("\n");
}

/// The other pictures against the sets that are known.
void recognise(const std::vector<Picture>& pictures) {
    const auto sets = taught_by(pictures);
    std::map<std::string, int> seen;
    Count right;
    Count wrong;
    Count wrong_without;
    for (const auto& picture : pictures) {
        if (seen[picture.set]++ % 2 == 0) continue;
        const auto palette = palette_of(picture.sample);
        const auto* found = recognise_set(palette, sets);
        right.add(found != nullptr && found->name == picture.set);
        wrong.add(found != nullptr && found->name != picture.set);
        if (found == nullptr) print_why(picture, palette, sets);
        auto others = sets;
        std::erase_if(others, [&](const SetProfile& set) { return set.name == picture.set; });
        wrong_without.add(recognise_set(palette, others) != nullptr);
    }
    std::printf("single pictures against what the others have taught of %zu sets:\n", sets.size());
    std::printf("  recognised                       %5d of %5d\n", right.yes, right.all);
    std::printf("  taken for another set            %5d of %5d\n", wrong.yes, wrong.all);
    std::printf("  ... where its own is not known   %5d of %5d\n", wrong_without.yes,
                wrong_without.all);
}

int run(int argc, char** argv) {
    cv::setNumThreads(1);
    std::vector<std::filesystem::path> folders;
    CLI::App app{"Measures how surely sets of board and pieces are recognised"};
    app.add_option("FOLDERS", folders, "folders of pictures with truth files")->required();
    CLI11_PARSE(app, argc, argv);
    std::vector<Picture> pictures;
    int all = 0;
    for (const auto& folder : folders) all += take_folder(folder, pictures);
    std::printf("%zu of %d pictures show a set plainly\n", pictures.size(), all);
    compare_pairs(pictures);
    recognise(pictures);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    return run_program("measure_sets", run, argc, argv);
}
