#include "app/announce/coach_sentence.hpp"

#include <algorithm>
#include <vector>

#include "app/announce/player_words.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

/// More facts than this are no longer one sentence.
constexpr std::size_t kFactsMost = 3;
/// So few ring moves are worth a word.
constexpr int kFewMoves = 12;
/// From so many markers in a window on it is a row in the making.
constexpr int kMarkersWorthAWord = 3;

std::vector<std::string> row_names(const std::vector<Window>& rows) {
    std::vector<std::string> names;
    names.reserve(rows.size());
    for (const Window row : rows) names.push_back(row.first().name() + '-' + row.last().name());
    return names;
}

std::string row_name(Window row) {
    return row_names({row}).front();
}

/// Collects what speaks for or against a turn.
class FactList {
  public:
    FactList(const Wording& wording, const Reasons& reasons)
        : say_{wording},
          reasons_{reasons},
          opponent_{player_inside(wording, opponent_of(reasons.player))} {}

    std::string sentence() {
        add_proofs();
        const std::size_t given = !reasons_.found.empty() && reasons_.completed.empty() ? 1U : 0U;
        if (!reasons_.ends_game) add_rows();
        // A row that lies there anyway says nothing about the move.
        if (facts_.size() <= given && !reasons_.ends_game) add_quiet_facts();
        return say_(phrase("Coach", "%1."), {say_.capitalised(say_.all_clauses(facts_))});
    }

  private:
    void add(Phrase phrase, std::initializer_list<std::string> values = {}) {
        facts_.push_back(say_(phrase, values));
    }
    void add(std::string fact) { facts_.push_back(std::move(fact)); }
    void add_proofs();
    void add_rows();
    void add_quiet_facts();
    std::string threat(const RowThreat& threat) const;

    const Wording& say_;
    const Reasons& reasons_;
    std::string opponent_;
    std::vector<std::string> facts_;
};

void FactList::add_proofs() {
    std::vector<std::string> rows = row_names(reasons_.found);
    for (const std::string& row : row_names(reasons_.completed)) rows.push_back(row);
    const std::string completed = say_.all_of(rows);
    if (reasons_.ends_game) {
        if (!reasons_.wins_in) {
            add(reasons_.loses_in ? phrase("Coach", "loses the game")
                                  : phrase("Coach", "ends the game in a draw"));
        } else if (completed.empty()) {
            add(phrase("Coach", "wins the game"));
        } else {
            add(phrase("Coach", "wins the game with %1"), {completed});
        }
        return;
    }
    if (reasons_.wins_in)
        add(say_.count(counted_phrase("Coach", "wins by force in %n"), *reasons_.wins_in));
    if (reasons_.loses_in)
        add(say_.count(counted_phrase("Coach", "loses by force in %n"), *reasons_.loses_in));
    if (!completed.empty()) add(phrase("Coach", "takes off %1"), {completed});
}

std::string FactList::threat(const RowThreat& threat) const {
    const std::string rows = say_.one_of(row_names(threat.rows));
    if (threat.defences == 0)
        return say_(phrase("Coach", "completes %1 next turn, which %2 cannot prevent"),
                    {rows, opponent_});
    if (threat.only_defence)
        return say_(phrase("Coach", "completes %1 next turn unless %2 plays %3"),
                    {rows, opponent_, to_text(*threat.only_defence)});
    if (threat.common_flip)
        return say_(phrase("Coach", "completes %1 next turn unless %2 flips %3"),
                    {rows, opponent_, threat.common_flip->name()});
    return say_.count(counted_phrase("Coach", "completes %1 next turn (%n defences in %2 turns)"),
                      threat.defences, {rows, std::to_string(threat.answers)});
}

void FactList::add_rows() {
    if (reasons_.out_of_reach) {
        add(phrase("Coach", "takes away the only ring that can flip %1"),
            {reasons_.out_of_reach->name()});
    } else if (!reasons_.stopped.empty()) {
        add(phrase("Coach", "stops %1 of %2"),
            {say_.all_of(row_names(reasons_.stopped)), opponent_});
    }
    if (!reasons_.given.empty())
        add(phrase("Coach", "gives %1 the row %2"),
            {opponent_, say_.all_of(row_names(reasons_.given))});
    if (reasons_.other_moves <= kFewMoves && !reasons_.placed)
        add(say_.count(counted_phrase("Coach", "leaves %1 only %n ring moves"),
                       reasons_.other_moves, {opponent_}));
    // Last, because it may end in what the opponent must do.
    if (!reasons_.threat) {
        facts_.resize(std::min(facts_.size(), kFactsMost));
    } else {
        facts_.resize(std::min(facts_.size(), kFactsMost - 1));
        add(threat(*reasons_.threat));
    }
}

/// What is left to say where nothing is about to happen.
void FactList::add_quiet_facts() {
    if (reasons_.placed && reasons_.steps_to_centre == 0) {
        add(phrase("Coach", "takes the centre"));
        return;
    }
    if (reasons_.placed) {
        add(say_.count(counted_phrase("Coach", "stands %n steps from the centre"),
                       reasons_.steps_to_centre));
        add(say_.count(counted_phrase("Coach", "has %n ring moves in all"), reasons_.own_moves));
        return;
    }
    if (reasons_.longest && reasons_.longest_markers >= kMarkersWorthAWord)
        add(phrase("Coach", "has %1 of the five markers of %2"),
            {std::to_string(reasons_.longest_markers), row_name(*reasons_.longest)});
    add(say_.count(counted_phrase("Coach", "leaves %1 %n ring moves against %2"),
                   reasons_.other_moves, {opponent_, std::to_string(reasons_.own_moves)}));
}

std::string hint_for(const Action action, const Wording& say) {
    if (action.kind() == ActionKind::move_ring)
        return say(phrase("Coach", "Look at the ring on %1."), {action.from().name()});
    return say(phrase("Coach", "Look at column %1."), {std::string{action.from().name()[0]}});
}

std::string instruction_for(const Action action, const Wording& say) {
    const auto name = [&] { return action.from().name(); };
    switch (action.kind()) {
        case ActionKind::place_ring:
            return say(phrase("Coach", "Place a ring on %1."), {name()});
        case ActionKind::move_ring:
            return say(phrase("Coach", "Move the ring from %1 to %2."),
                       {name(), action.to().name()});
        case ActionKind::remove_row:
            return say(phrase("Coach", "Take off the row %1 to %2."), {name(), action.to().name()});
        case ActionKind::remove_ring:
            return say(phrase("Coach", "Take off the ring on %1."), {name()});
        case ActionKind::pass:
            return say(phrase("Coach", "Pass: no ring can move."));
        case ActionKind::resign:
            return say(phrase("Coach", "Resign."));
    }
    return {};
}

Phrase verdict_phrase(Verdict verdict) {
    switch (verdict) {
        case Verdict::missed_win:
            return phrase("Coach", "a missed win");
        case Verdict::inaccuracy:
            return phrase("Coach", "an inaccuracy");
        case Verdict::mistake:
            return phrase("Coach", "a mistake");
        default:
            return phrase("Coach", "a blunder");
    }
}

}  // namespace

std::string evaluation_words(Score score, const Wording& wording) {
    if (score == won_after(1)) return wording(phrase("Coach", "wins at once"));
    if (is_proven_win(score))
        return wording.count(counted_phrase("Coach", "wins by force in %n"), winners_turns(score));
    if (is_proven_loss(score))
        return wording.count(counted_phrase("Coach", "loses by force in %n"), winners_turns(score));
    return wording(phrase("Coach", "%1 rings, wins %2 %"),
                   {wording.decimal(in_rings(score), 2, true),
                    wording.decimal(100 * win_probability(score), 0)});
}

std::string reason_sentence(const Reasons& reasons, const Wording& wording) {
    return FactList{wording, reasons}.sentence();
}

std::string hint_sentence(const Turn& turn, const Wording& wording) {
    for (const Action action : turn) {
        if (action.kind() == ActionKind::move_ring || action.kind() == ActionKind::place_ring)
            return hint_for(action, wording);
    }
    if (turn.back().kind() == ActionKind::remove_ring)
        return wording(phrase("Coach", "Think about which ring you need least."));
    return wording(phrase("Coach", "There is no ring to move."));
}

std::string plan_sentence(const Reasons& reasons, const Wording& wording) {
    if (!reasons.completed.empty())
        return wording(phrase("Coach", "Take the row %1."),
                       {wording.all_of(row_names(reasons.completed))});
    if (reasons.threat)
        return wording(phrase("Coach", "Aim for the row %1."),
                       {wording.one_of(row_names(reasons.threat->rows))});
    if (!reasons.found.empty())
        return wording(phrase("Coach", "Take the row %1."),
                       {wording.all_of(row_names(reasons.found))});
    if (!reasons.stopped.empty())
        return wording(phrase("Coach", "Stop the row %1 of %2."),
                       {wording.all_of(row_names(reasons.stopped)),
                        player_inside(wording, opponent_of(reasons.player))});
    if (reasons.placed)
        return wording.count(counted_phrase("Coach", "Place the ring %n steps from the centre."),
                             reasons.steps_to_centre);
    if (reasons.longest)
        return wording(phrase("Coach", "Build the row %1."), {row_name(*reasons.longest)});
    return wording(phrase("Coach", "Keep your rings free."));
}

std::string instruction_sentence(const Turn& turn, const Wording& wording) {
    std::vector<std::string> parts;
    for (const Action action : turn) parts.push_back(instruction_for(action, wording));
    return wording.sentences(parts);
}

std::string judgement_sentence(const ReviewedTurn& turn, const Wording& wording) {
    const std::string number = std::to_string(turn.number);
    const std::string played = to_text(turn.played);
    const std::string player = player_words(wording, turn.player);
    const std::string evaluation = evaluation_words(turn.score, wording);
    if (turn.verdict == Verdict::good)
        return wording(phrase("Coach", "%1. %2: %3, %4."), {number, played, player, evaluation});
    return wording(phrase("Coach", "%1. %2: %3, %4; %5, %6 was better (%7)."),
                   {number, played, player, evaluation, wording(verdict_phrase(turn.verdict)),
                    to_text(turn.best().turn), evaluation_words(turn.best().score, wording)});
}

std::string summary_sentence(const Review& review, Side player, const Wording& wording) {
    int turns = 0;
    for (const ReviewedTurn& turn : review.turns) turns += turn.player == player ? 1 : 0;
    const auto counted = [&](Phrase phrase, Verdict verdict) {
        return wording.count(phrase, review.count(player, verdict));
    };
    return wording(
        phrase("Coach", "%1: %2, %3 % of the chances given away a turn; %4, %5, %6, %7."),
        {player_words(wording, player), wording.count(counted_phrase("Coach", "%n turns"), turns),
         wording.decimal(100 * review.mean_loss(player), 1),
         counted(counted_phrase("Coach", "%n missed wins"), Verdict::missed_win),
         counted(counted_phrase("Coach", "%n blunders"), Verdict::blunder),
         counted(counted_phrase("Coach", "%n mistakes"), Verdict::mistake),
         counted(counted_phrase("Coach", "%n inaccuracies"), Verdict::inaccuracy)});
}

}  // namespace yinsight
