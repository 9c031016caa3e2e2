// The black-box runner: runs the built program on sets of sample pictures and prints how it fares.
//
//   yinsight-blackbox [--each] PROGRAM FOLDER...
//
// Fails (status 1) where a set misses its floor, exceeds its ceiling, or is not what its set.json
// promises. A set that is better than its floor is reported, so that the floor can be raised.

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "referee/notation/position_text.hpp"
#include "tests/blackbox/film_score.hpp"
#include "tests/blackbox/program.hpp"
#include "tests/blackbox/sample_set.hpp"
#include "tests/blackbox/still_score.hpp"

namespace {

using namespace yinsight;
using namespace yinsight::blackbox;

struct Options {
    bool each = false;
    std::string program;
    std::vector<std::string> folders;
};

std::vector<nlohmann::json> run_json(const std::string& program,
                                     const std::vector<std::string>& arguments,
                                     std::vector<std::string>& problems) {
    const Output output = run(program, arguments);
    if (output.status > 1) problems.push_back("exit status " + std::to_string(output.status));
    std::vector<nlohmann::json> lines;
    for (const auto& line : output.lines) {
        auto json = nlohmann::json::parse(line, nullptr, false);
        if (json.is_discarded()) {
            problems.push_back("not JSON: " + line);
        } else {
            lines.push_back(std::move(json));
        }
    }
    return lines;
}

std::string cell(std::optional<int> number) {
    return number ? std::to_string(*number) : "-";
}

/// Compares a result with what is demanded of it.
class Verdict {
  public:
    explicit Verdict(const SampleSet& set) : set_{set}, problems_{set.problems} {}

    std::vector<std::string>& problems() { return problems_; }

    void at_least(const char* key, int value) {
        const auto floor = set_.demand(key);
        if (!floor) return;
        if (value < *floor)
            problems_.push_back(std::string{key} + ": " + std::to_string(value) + " of " +
                                std::to_string(*floor));
        if (value > *floor)
            notes_.push_back("unexpected success, raise " + std::string{key} + " to " +
                             std::to_string(value));
    }
    void at_most(const char* key, int value) {
        const auto ceiling = set_.demand(key);
        if (!ceiling) return;
        if (value > *ceiling)
            problems_.push_back(std::string{key} + ": " + std::to_string(value) + ", not " +
                                std::to_string(*ceiling));
        if (value < *ceiling)
            notes_.push_back("unexpected success, lower " + std::string{key} + " to " +
                             std::to_string(value));
    }
    void exactly(const char* key, int value) {
        const auto promised = set_.demand(key);
        if (promised && *promised != value)
            problems_.push_back(std::string{key} + ": set.json says " + std::to_string(*promised) +
                                ", the truth " + std::to_string(value));
    }

    /// Prints what there is to say; whether all is well.
    bool print() const {
        for (const auto& problem : problems_) std::printf("    FAILED  %s\n", problem.c_str());
        for (const auto& note : notes_) std::printf("    note    %s\n", note.c_str());
        return problems_.empty();
    }

  private:
    const SampleSet& set_;
    std::vector<std::string> problems_;
    std::vector<std::string> notes_;
};

std::vector<StillScore> score_pictures(const SampleSet& set, const Options& options,
                                       std::vector<std::string>& problems) {
    std::vector<std::string> arguments{"read", "--json"};
    for (const auto& picture : set.pictures) arguments.push_back(picture.string());
    const auto lines = run_json(options.program, arguments, problems);
    if (lines.size() != set.pictures.size())
        problems.push_back(std::to_string(lines.size()) + " lines for " +
                           std::to_string(set.pictures.size()) + " pictures");
    std::vector<StillScore> scores;
    for (std::size_t i = 0; i < std::min(lines.size(), set.pictures.size()); ++i) {
        if (set.kind == SetKind::negative) {
            StillScore score;
            score.found = lines[i].at("found").get<bool>();
            score.ms = lines[i].value("ms", 0.0);
            scores.push_back(score);
        } else {
            scores.push_back(score_still(lines[i], load_json(truth_of(set.pictures[i]))));
        }
        if (!options.each) continue;
        const StillScore& score = scores.back();
        std::printf("    %-28s %-6s right %2d/%2d wrong %2d%s  %.0f ms\n",
                    set.pictures[i].filename().c_str(), score.found ? "found" : "absent",
                    score.right, score.counted, score.wrong,
                    score.confident_wrong_name ? " WRONG NAMES" : "", score.ms);
    }
    return scores;
}

double median_ms(std::vector<StillScore> scores) {
    if (scores.empty()) return 0;
    const auto middle = scores.begin() + static_cast<std::ptrdiff_t>(scores.size() / 2);
    std::nth_element(scores.begin(), middle, scores.end(),
                     [](const auto& a, const auto& b) { return a.ms < b.ms; });
    return middle->ms;
}

bool run_pictures(const SampleSet& set, const Options& options) {
    Verdict verdict{set};
    const auto scores = score_pictures(set, options, verdict.problems());
    int found = 0;
    int exact = 0;
    int wrong = 0;
    int wrong_names = 0;
    for (const auto& score : scores) {
        found += score.found ? 1 : 0;
        exact += score.exact ? 1 : 0;
        wrong += score.wrong;
        wrong_names += score.confident_wrong_name ? 1 : 0;
    }
    if (set.kind == SetKind::negative) {
        // On a picture without a board only the answer 'no board' is right.
        exact = static_cast<int>(scores.size()) - found;
        wrong = found;
    }
    std::printf("%-20s %6zu %6d %6d %6s %6d %6s %6d %6.0f\n", set.name.c_str(), scores.size(),
                found, exact, cell(set.demand("minimum_exact")).c_str(), wrong,
                cell(set.demand("maximum_wrong")).c_str(), wrong_names, median_ms(scores));
    verdict.at_least("minimum_exact", exact);
    verdict.at_most("maximum_wrong", wrong);
    if (wrong_names > 0) verdict.problems().emplace_back("certain of wrong names");
    return verdict.print();
}

bool run_film(const SampleSet& set, const Options& options) {
    Verdict verdict{set};
    const FilmTruth truth = film_truth(set);
    const auto events = run_json(
        options.program,
        {"referee", set.folder.string(), "--json", "--calm", "0", "--start", to_text(truth.start)},
        verdict.problems());
    const FilmScore score = score_film(events, truth);
    std::printf("%-20s %6d %6d %6d %6s %6d %6d %6d %6s %6d %6.0f\n", set.name.c_str(),
                score.turns_true, score.turns_recorded, score.turns_right,
                cell(set.demand("minimum_turns")).c_str(), score.faults_true, score.faults_named,
                score.false_alarms, cell(set.demand("maximum_false_alarms")).c_str(),
                score.questions, score.ms);
    if (options.each) {
        for (const auto& remark : score.remarks) std::printf("    %s\n", remark.c_str());
    }
    verdict.exactly("turns", score.turns_true);
    verdict.exactly("violations", score.faults_true);
    verdict.at_least("minimum_turns", score.turns_right);
    verdict.at_least("minimum_named", score.faults_named);
    verdict.at_most("maximum_false_alarms", score.false_alarms);
    return verdict.print();
}

bool run_sets(const std::vector<SampleSet>& sets, const Options& options) {
    bool well = true;
    const auto is_film = [](const SampleSet& set) { return set.kind == SetKind::sequence; };
    if (!std::all_of(sets.begin(), sets.end(), is_film))
        std::printf("%-20s %6s %6s %6s %6s %6s %6s %6s %6s\n", "pictures", "images", "found",
                    "exact", "floor", "wrong", "ceil.", "names", "ms");
    for (const auto& set : sets) {
        if (!is_film(set)) well = run_pictures(set, options) && well;
    }
    if (std::any_of(sets.begin(), sets.end(), is_film))
        std::printf("%-20s %6s %6s %6s %6s %6s %6s %6s %6s %6s %6s\n", "films", "turns", "record",
                    "right", "floor", "faults", "named", "alarms", "ceil.", "asked", "ms");
    for (const auto& set : sets) {
        if (is_film(set)) well = run_film(set, options) && well;
    }
    return well;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    for (const std::string& word : std::vector<std::string>(argv + 1, argv + argc)) {
        if (word == "--each") {
            options.each = true;
        } else if (options.program.empty()) {
            options.program = word;
        } else {
            options.folders.push_back(word);
        }
    }
    if (options.folders.empty()) {
        std::cerr << "usage: yinsight-blackbox [--each] PROGRAM FOLDER...\n";
        return 2;
    }
    try {
        return run_sets(find_sets(options.folders), options) ? 0 : 1;
    } catch (const std::exception& error) {
        std::cerr << "yinsight-blackbox: " << error.what() << '\n';
        return 3;
    }
}
