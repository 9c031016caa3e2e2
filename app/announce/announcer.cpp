#include "app/announce/announcer.hpp"

#include "app/announce/sentence.hpp"

namespace yinsight {

namespace {

constexpr int kRow = 5;

}  // namespace

std::vector<std::string> Announcer::hear(const SessionEvent& event) {
    if (const auto* step = event.from_arbiter<StepEvent>()) {
        if (step->step != StepKind::row_marker_removed) return {};
        for (const Point point : step->points) taken_off_.insert(point);
        if (taken_off_.size() < kRow) return {};
        taken_off_ = {};
        return {capital_name(step->player) + "'s row is off; a ring comes off now."};
    }
    const bool turn_is_over = event.from_arbiter<TurnEvent>() != nullptr ||
                              event.from_arbiter<TakebackEvent>() != nullptr;
    if (turn_is_over) taken_off_ = {};
    std::string sentence = sentence_for(event);
    if (sentence.empty()) return {};
    return {std::move(sentence)};
}

}  // namespace yinsight
