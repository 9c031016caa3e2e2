#include "referee/record.hpp"

#include <algorithm>

#include "referee/rules.hpp"

namespace yinsight {

std::string GameRecord::tag(const std::string& name) const {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const auto& t) { return t.first == name; });
    return found == tags.end() ? std::string{} : found->second;
}

void GameRecord::set_tag(const std::string& name, std::string value) {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const auto& t) { return t.first == name; });
    if (found == tags.end()) {
        tags.emplace_back(name, std::move(value));
    } else {
        found->second = std::move(value);
    }
}

std::string score_text(const Position& position) {
    const auto& result = position.result();
    if (!result) return "*";
    if (result->reason == EndReason::row || result->reason == EndReason::resigned) {
        return result->winner == Winner::white ? "1-0" : "0-1";
    }
    return std::to_string(position.rings_removed(Side::white)) + "-" +
           std::to_string(position.rings_removed(Side::black));
}

namespace {

/// The fault of a turn as the record tells it: what the rules find, or what was marked.
std::optional<Fault> fault_of(const Position& before, const RecordedTurn& turn) {
    const auto found = find_fault(before, turn.turn);
    if (!turn.illegal) {
        if (found) return found->fault;
        return std::nullopt;
    }
    if (found && found->fault.kind == *turn.illegal) return found->fault;
    return Fault{*turn.illegal, before.side(), {}, std::string{rule_of(*turn.illegal)}, {}};
}

}  // namespace

std::optional<Position> position_after(const Position& before, const RecordedTurn& turn) {
    if (turn.stood) return turn.stood;
    if (find_fault(before, turn.turn)) return std::nullopt;
    return apply(before, turn.turn);
}

Replay replay(const GameRecord& record) {
    Replay replay{{record.start}, std::nullopt, std::nullopt};
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        const RecordedTurn& turn = record.turns[i];
        const Position& before = replay.end();
        auto fault = fault_of(before, turn);
        if (fault && !replay.fault) replay.fault = RecordFault{i, turn.number, *fault};
        const auto after = position_after(before, turn);
        if (!after) {
            if (fault) replay.dead_end = RecordFault{i, turn.number, std::move(*fault)};
            break;
        }
        replay.positions.push_back(*after);
    }
    return replay;
}

}  // namespace yinsight
