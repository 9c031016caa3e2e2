#include "app/coach/suggestion_report.hpp"

#include <cmath>

#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

/// So many digits behind the point; JSON numbers print the shortest text that reads back the same.
double rounded(double value, int digits) {
    const double scale = std::pow(10.0, digits);
    return std::round(value * scale) / scale + 0.0;
}

}  // namespace

nlohmann::ordered_json suggestion_json(const Analysis& analysis, const RankedTurn& turn) {
    nlohmann::ordered_json line = nlohmann::ordered_json::array();
    for (const Turn& next : turn.line) line.push_back(to_text(next));
    nlohmann::ordered_json json = {{"turn", to_text(turn.turn)},
                                   {"score", rounded(in_rings(turn.score), 2)},
                                   {"win", rounded(win_probability(turn.score), 3)},
                                   {"nodes", analysis.nodes},
                                   {"depth", analysis.depth},
                                   {"line", line}};
    if (is_proven(turn.score)) {
        json["proven"] = is_proven_win(turn.score) ? "win" : "loss";
        json["in"] = winners_turns(turn.score);
    }
    return json;
}

nlohmann::ordered_json judgement_json(const ReviewedTurn& turn) {
    nlohmann::ordered_json json = {{"number", turn.number},
                                   {"player", name_of(turn.player)},
                                   {"played", to_text(turn.played)},
                                   {"played_score", rounded(in_rings(turn.score), 2)},
                                   {"played_win", rounded(win_probability(turn.score), 3)},
                                   {"loss", rounded(turn.loss(), 3)},
                                   {"verdict", name_of(turn.verdict)}};
    json.update(suggestion_json(turn.analysis, turn.best()));
    return json;
}

}  // namespace yinsight
