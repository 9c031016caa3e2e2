#include "app/coach/suggestion_report.hpp"

#include <cmath>
#include <cstdio>

#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

double rounded(double value, double unit) {
    const double result = std::round(value / unit) * unit;
    return result == 0 ? 0 : std::round(result * 1e6) / 1e6;
}

}  // namespace

nlohmann::ordered_json suggestion_json(const Analysis& analysis, const RankedTurn& turn) {
    nlohmann::ordered_json line = nlohmann::ordered_json::array();
    for (const Turn& next : turn.line) line.push_back(to_text(next));
    nlohmann::ordered_json json = {{"turn", to_text(turn.turn)},
                                   {"score", rounded(in_rings(turn.score), 0.01)},
                                   {"win", rounded(win_probability(turn.score), 0.001)},
                                   {"nodes", analysis.nodes},
                                   {"depth", analysis.depth},
                                   {"line", line}};
    if (is_proven(turn.score)) {
        json["proven"] = is_proven_win(turn.score) ? "win" : "loss";
        json["in"] = winners_turns(turn.score);
    }
    return json;
}

std::string evaluation_words(Score score) {
    if (is_proven_win(score)) return "wins by force in " + std::to_string(winners_turns(score));
    if (is_proven_loss(score)) return "loses by force in " + std::to_string(winners_turns(score));
    char text[64];
    std::snprintf(text, sizeof text, "%+.2f rings, wins %.0f %%", in_rings(score),
                  100 * win_probability(score));
    return text;
}

std::string line_text(const std::vector<Turn>& line) {
    std::string text;
    for (const Turn& turn : line) text += (text.empty() ? "" : " ") + to_text(turn);
    return text;
}

}  // namespace yinsight
