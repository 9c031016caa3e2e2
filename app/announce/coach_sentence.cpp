#include "app/announce/coach_sentence.hpp"

#include <cstdio>
#include <vector>

#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

/// More facts than this are no longer one sentence.
constexpr std::size_t kFactsMost = 3;
/// So few ring moves are worth a word.
constexpr int kFewMoves = 12;
/// From so many markers in a window on it is a row in the making.
constexpr int kMarkersWorthAWord = 3;

std::string row_name(Window row) {
    return row.first().name() + '-' + row.last().name();
}

std::string row_names(const std::vector<Window>& rows, const char* joint) {
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i > 0) text += i + 1 == rows.size() ? std::string{' '} + joint + ' ' : ", ";
        text += row_name(rows[i]);
    }
    return text;
}

std::string as_sentence(const std::vector<std::string>& facts) {
    std::string text;
    for (std::size_t i = 0; i < facts.size() && i < kFactsMost; ++i) {
        const bool last = i + 1 == std::min(facts.size(), kFactsMost);
        if (i > 0) text += last ? ", and " : ", ";
        text += facts[i];
    }
    if (text.empty()) return text;
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text + '.';
}

std::string threat_words(const RowThreat& threat, const std::string& opponent) {
    const std::string text = "completes " + row_names(threat.rows, "or") + " next turn";
    if (threat.defences == 0) return text + ", which " + opponent + " cannot prevent";
    if (threat.only_defence)
        return text + " unless " + opponent + " plays " + to_text(*threat.only_defence);
    if (threat.common_flip)
        return text + " unless " + opponent + " flips " + threat.common_flip->name();
    return text + " unless " + opponent + " finds one of " + std::to_string(threat.defences) +
           " defences in " + std::to_string(threat.answers) + " turns";
}

void add_proofs(const Reasons& reasons, std::vector<std::string>& facts) {
    if (reasons.ends_game) {
        if (reasons.wins_in) {
            facts.push_back(reasons.completed.empty()
                                ? "wins the game"
                                : "wins the game with " + row_names(reasons.completed, "and"));
        } else {
            facts.emplace_back(reasons.loses_in ? "loses the game" : "ends the game in a draw");
        }
        return;
    }
    if (reasons.wins_in) facts.push_back("wins by force in " + std::to_string(*reasons.wins_in));
    if (reasons.loses_in) facts.push_back("loses by force in " + std::to_string(*reasons.loses_in));
    if (!reasons.completed.empty())
        facts.push_back("takes off " + row_names(reasons.completed, "and"));
}

/// What is left to say where nothing is about to happen.
void add_quiet_facts(const Reasons& reasons, const std::string& opponent,
                     std::vector<std::string>& facts) {
    if (reasons.placed) {
        facts.push_back(reasons.steps_to_centre == 0
                            ? "takes the centre"
                            : "stands " + std::to_string(reasons.steps_to_centre) +
                                  (reasons.steps_to_centre == 1 ? " step" : " steps") +
                                  " from the centre with " + std::to_string(reasons.own_moves) +
                                  " ring moves in all");
        return;
    }
    if (reasons.longest && reasons.longest_markers >= kMarkersWorthAWord)
        facts.push_back("has " + std::to_string(reasons.longest_markers) +
                        " of the five markers of " + row_name(*reasons.longest));
    facts.push_back("leaves " + opponent + ' ' + std::to_string(reasons.other_moves) +
                    " ring moves against " + std::to_string(reasons.own_moves));
}

std::string counted(int count, const char* one, const char* many) {
    return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

}  // namespace

std::string evaluation_words(Score score) {
    if (score == won_after(1)) return "wins at once";
    if (is_proven_win(score)) return "wins by force in " + std::to_string(winners_turns(score));
    if (is_proven_loss(score)) return "loses by force in " + std::to_string(winners_turns(score));
    char text[64];
    std::snprintf(text, sizeof text, "%+.2f rings, wins %.0f %%", in_rings(score),
                  100 * win_probability(score));
    return text;
}

std::string reason_sentence(const Reasons& reasons) {
    const std::string opponent = capital_name(opponent_of(reasons.player));
    std::vector<std::string> facts;
    add_proofs(reasons, facts);
    if (reasons.ends_game) return as_sentence(facts);
    if (reasons.threat) facts.push_back(threat_words(*reasons.threat, opponent));
    if (reasons.out_of_reach) {
        facts.push_back("takes away the only ring that can flip " + reasons.out_of_reach->name());
    } else if (!reasons.stopped.empty()) {
        facts.push_back("stops " + opponent + "'s " + row_names(reasons.stopped, "and"));
    }
    if (!reasons.given.empty())
        facts.push_back("gives " + opponent + " the row " + row_names(reasons.given, "and"));
    if (reasons.other_moves <= kFewMoves && !reasons.placed)
        facts.push_back("leaves " + opponent + " only " +
                        counted(reasons.other_moves, "ring move", "ring moves"));
    if (facts.empty()) add_quiet_facts(reasons, opponent, facts);
    return as_sentence(facts);
}

std::string hint_sentence(const Turn& turn) {
    for (const Action action : turn) {
        if (action.kind() == ActionKind::move_ring)
            return "Look at the ring on " + action.from().name() + '.';
        if (action.kind() == ActionKind::place_ring)
            return std::string{"Look at column "} + action.from().name()[0] + '.';
    }
    if (turn.back().kind() == ActionKind::remove_ring)
        return "Think about which ring you need least.";
    return "There is no ring to move.";
}

std::string plan_sentence(const Reasons& reasons) {
    const std::string opponent = capital_name(opponent_of(reasons.player));
    if (!reasons.completed.empty())
        return "Take the row " + row_names(reasons.completed, "and") + '.';
    if (reasons.threat) return "Aim for the row " + row_names(reasons.threat->rows, "or") + '.';
    if (!reasons.stopped.empty())
        return "Stop " + opponent + "'s row " + row_names(reasons.stopped, "and") + '.';
    if (reasons.placed)
        return "Place the ring " + counted(reasons.steps_to_centre, "step", "steps") +
               " from the centre.";
    if (reasons.longest) return "Build the row " + row_name(*reasons.longest) + '.';
    return "Keep your rings free.";
}

std::string instruction_sentence(const Turn& turn) {
    std::string text;
    for (const Action action : turn) {
        if (!text.empty()) text += ' ';
        switch (action.kind()) {
            case ActionKind::place_ring:
                text += "Place a ring on " + action.from().name() + '.';
                break;
            case ActionKind::move_ring:
                text += "Move the ring from " + action.from().name() + " to " + action.to().name() +
                        '.';
                break;
            case ActionKind::remove_row:
                text +=
                    "Take off the row " + action.from().name() + " to " + action.to().name() + '.';
                break;
            case ActionKind::remove_ring:
                text += "Take off the ring on " + action.from().name() + '.';
                break;
            case ActionKind::pass:
                text += "Pass: no ring can move.";
                break;
            case ActionKind::resign:
                text += "Resign.";
                break;
        }
    }
    return text;
}

std::string judgement_sentence(const ReviewedTurn& turn) {
    std::string text = std::to_string(turn.number) + ". " + to_text(turn.played) + ": " +
                       capital_name(turn.player) + ", " + evaluation_words(turn.score);
    if (turn.verdict == Verdict::good) return text + '.';
    const char* words = turn.verdict == Verdict::missed_win   ? "a missed win"
                        : turn.verdict == Verdict::inaccuracy ? "an inaccuracy"
                        : turn.verdict == Verdict::mistake    ? "a mistake"
                                                              : "a blunder";
    return text + "; " + words + ", " + to_text(turn.best().turn) + " was better (" +
           evaluation_words(turn.best().score) + ").";
}

std::string summary_sentence(const Review& review, Side player) {
    int turns = 0;
    for (const ReviewedTurn& turn : review.turns) turns += turn.player == player ? 1 : 0;
    char lost[32];
    std::snprintf(lost, sizeof lost, "%.1f %%", 100 * review.mean_loss(player));
    return capital_name(player) + ": " + counted(turns, "turn", "turns") + ", " + lost +
           " of the chances given away a turn; " +
           counted(review.count(player, Verdict::missed_win), "missed win", "missed wins") + ", " +
           counted(review.count(player, Verdict::blunder), "blunder", "blunders") + ", " +
           counted(review.count(player, Verdict::mistake), "mistake", "mistakes") + ", " +
           counted(review.count(player, Verdict::inaccuracy), "inaccuracy", "inaccuracies") + '.';
}

}  // namespace yinsight
