#include "tests/blackbox/film_score.hpp"

#include <algorithm>

#include "referee/notation/turn_text.hpp"
#include "referee/symmetry.hpp"

namespace yinsight::blackbox {

namespace {

struct Recorded {
    int number;
    Turn turn;
    std::string text;
};

std::vector<Recorded> final_record(const std::vector<nlohmann::json>& events,
                                   const Position& start) {
    std::vector<Recorded> record;
    for (const auto& event : events) {
        const std::string name = event.at("event");
        if (name == "turn") {
            const std::string text = event.at("text");
            const auto turn = parse_turn(text, start);
            record.push_back({event.at("turn"), turn ? *turn : Turn{}, text});
        } else if (name == "takeback") {
            const int to_turn = event.at("to_turn");
            while (!record.empty() && record.back().number > to_turn) record.pop_back();
        }
    }
    return record;
}

/// Length of the longest common subsequence.
int common_turns(const std::vector<Recorded>& record, const std::vector<Turn>& truth, int steps) {
    std::vector<int> lengths(truth.size() + 1, 0);
    for (const Recorded& recorded : record) {
        int diagonal = 0;
        for (std::size_t i = 0; i < truth.size(); ++i) {
            const int above = lengths[i + 1];
            lengths[i + 1] = recorded.turn == turned(truth[i], steps)
                                 ? diagonal + 1
                                 : std::max(lengths[i], lengths[i + 1]);
            diagonal = above;
        }
    }
    return lengths.back();
}

void score_turns(const std::vector<nlohmann::json>& events, const FilmTruth& truth,
                 FilmScore& score) {
    const auto record = final_record(events, truth.start);
    score.turns_true = static_cast<int>(truth.turns.size());
    score.turns_recorded = static_cast<int>(record.size());
    // A film that begins with pieces tells the names; on an empty board they are a guess.
    const bool named = !truth.start.board().all_rings().empty();
    for (int steps = 0; steps < (named ? 1 : kNamings); ++steps)
        score.turns_right = std::max(score.turns_right, common_turns(record, truth.turns, steps));
    if (score.turns_right == score.turns_true && score.turns_recorded == score.turns_true) return;
    std::string line = "true:    ";
    for (const Turn& turn : truth.turns) line += ' ' + to_text(turn);
    score.remarks.push_back(std::move(line));
    line = "recorded:";
    for (const Recorded& recorded : record) line += ' ' + recorded.text;
    score.remarks.push_back(std::move(line));
}

bool names(const nlohmann::json& violation, const TrueFault& fault) {
    const int frame = violation.at("frame");
    const auto& points = violation.at("points");
    return violation.at("kind") == fault.kind && frame >= fault.first_frame &&
           frame <= fault.last_frame && !points.empty() &&
           fault.points.contains(points[0].get<std::string>());
}

void score_faults(const std::vector<nlohmann::json>& events, const FilmTruth& truth,
                  FilmScore& score) {
    std::vector<bool> named(truth.faults.size(), false);
    for (const auto& event : events) {
        if (event.at("event") != "violation") continue;
        bool right = false;
        for (std::size_t i = 0; i < named.size() && !right; ++i) {
            right = !named[i] && names(event, truth.faults[i]);
            if (right) named[i] = true;
        }
        if (right) continue;
        ++score.false_alarms;
        score.remarks.push_back("false alarm at frame " + event.at("frame").dump() + ": " +
                                event.at("kind").get<std::string>() + ' ' +
                                event.at("points").dump());
    }
    score.faults_true = static_cast<int>(named.size());
    score.faults_named = static_cast<int>(std::count(named.begin(), named.end(), true));
    for (std::size_t i = 0; i < named.size(); ++i) {
        if (!named[i])
            score.remarks.push_back("not named: " + truth.faults[i].kind + " from frame " +
                                    std::to_string(truth.faults[i].first_frame));
    }
}

}  // namespace

FilmScore score_film(const std::vector<nlohmann::json>& events, const FilmTruth& truth) {
    FilmScore score;
    score_turns(events, truth, score);
    score_faults(events, truth, score);
    for (const auto& event : events) {
        if (event.at("event") == "question") ++score.questions;
        if (event.at("event") == "end") score.ms = event.value("ms_per_frame", 0.0);
    }
    return score;
}

}  // namespace yinsight::blackbox
