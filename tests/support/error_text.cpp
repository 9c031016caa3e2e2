// What went wrong in a film, in words.

#include <sstream>

#include "referee/notation/turn_text.hpp"
#include "tests/support/record_match.hpp"
#include "tests/support/scoring.hpp"

namespace yinsight {

namespace {

std::string words_of(const Fault& fault) {
    std::ostringstream text;
    text << name_of(fault.kind) << " by " << name_of(fault.player);
    for (const auto point : fault.points) text << ' ' << point.name();
    text << " {";
    for (const auto& change : fault.repair) {
        text << ' ' << change.point.name() << ':' << name_of(change.from) << '>'
             << name_of(change.to);
    }
    text << " }";
    return text.str();
}

std::string words_of(const TrueFault& fault) {
    std::ostringstream text;
    text << "true fault by " << name_of(fault.player) << ':';
    for (const auto& name : fault.names) {
        text << ' ' << name_of(name.kind) << '(';
        for (const auto point : name.points) text << ' ' << point.name();
        text << " )";
    }
    text << " made " << fault.making_s << " stands " << fault.stands_s << " mended "
         << fault.mending_s << " over " << fault.over_s;
    return text.str();
}

}  // namespace

std::string describe_errors(const Film& film, const Run& run) {
    std::ostringstream text;
    const auto& played = film.truth.turns;
    const auto pairs = matching_turns(played, run.turns);
    std::vector<bool> found(played.size());
    std::vector<bool> known(run.turns.size());
    for (const auto& [i, j] : pairs) {
        found[i] = known[j] = true;
        if (is_right(played[i], run.turns[j])) continue;
        text << played[i].done_s << " wrong: " << to_text(played[i].turn) << " recorded as "
             << to_text(run.turns[j].turn) << (run.turns[j].illegal ? " illegal " : " ")
             << (run.turns[j].illegal ? name_of(*run.turns[j].illegal) : "") << '\n';
    }
    for (std::size_t i = 0; i < found.size(); ++i) {
        if (found[i]) continue;
        text << played[i].done_s << " lost: " << i << ' ' << to_text(played[i].turn) << '\n';
    }
    for (std::size_t j = 0; j < known.size(); ++j) {
        if (known[j]) continue;
        text << "invented: " << j << ' ' << to_text(run.turns[j].turn)
             << (run.turns[j].illegal ? " illegal " : "") << '\n';
    }
    for (const auto& fault : film.truth.faults) text << words_of(fault) << '\n';
    for (const auto& event : run.events) {
        if (const auto* said = std::get_if<ViolationEvent>(&event.what)) {
            text << event.time_s << " violation: " << words_of(said->fault) << '\n';
        } else if (const auto* gone = std::get_if<RepairedEvent>(&event.what)) {
            text << event.time_s << " repaired: " << words_of(gone->fault) << '\n';
        } else if (const auto* back = std::get_if<TakebackEvent>(&event.what)) {
            text << event.time_s << " takeback to " << back->to_turn << '\n';
        } else if (const auto* turn = std::get_if<TurnEvent>(&event.what)) {
            text << event.time_s << " turn " << turn->number << ' ' << turn->text
                 << (turn->illegal ? " illegal" : "") << '\n';
        } else if (const auto* question = std::get_if<QuestionEvent>(&event.what)) {
            text << event.time_s << " question about " << question->turn << ':';
            for (const auto& candidate : question->candidates) text << ' ' << candidate;
            text << '\n';
        }
    }
    return text.str();
}

}  // namespace yinsight
