#include "app/announce/turn_sentence.hpp"

#include <array>

#include "app/announce/player_words.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

/// So few markers are counted aloud, so that nobody is surprised by the end.
constexpr int kFewMarkers = 5;

std::string action_words(const Wording& wording, Action action) {
    switch (action.kind()) {
        case ActionKind::place_ring:
            return wording(phrase("Game", "ring on %1"), {action.from().name()});
        case ActionKind::move_ring:
            return wording(phrase("Game", "ring from %1 to %2"),
                           {action.from().name(), action.to().name()});
        case ActionKind::remove_row:
            return wording(phrase("Game", "row %1 to %2 off"),
                           {action.from().name(), action.to().name()});
        case ActionKind::remove_ring:
            return wording(phrase("Game", "ring %1 off"), {action.from().name()});
        case ActionKind::pass:
            return wording(phrase("Game", "passes"));
        case ActionKind::resign:
            return wording(phrase("Game", "resigns"));
    }
    return {};
}

std::string ring_count_sentence(const Wording& wording, const TurnEvent& event) {
    const int removed = event.position.rings_removed(event.player);
    if (event.text.find('x') == std::string::npos || removed < 1 || removed > 2) return {};
    return wording(
        removed == 1 ? phrase("Game", "%1: first ring.") : phrase("Game", "%1: second ring."),
        {player_words(wording, event.player)});
}

std::string markers_sentence(const Wording& wording, const Position& position) {
    const int pool = position.pool();
    if (pool < 0 || pool > kFewMarkers) return {};
    if (pool == 0) return wording(phrase("Game", "No marker is left."));
    return wording.count(counted_phrase("Game", "%n markers are left."), pool);
}

bool share_a_point(const std::vector<Window>& rows) {
    PointSet seen;
    for (const Window row : rows) {
        if (!(seen & row.points()).empty()) return true;
        seen = seen | row.points();
    }
    return false;
}

}  // namespace

std::string turn_words(const Wording& wording, Side player, const std::string& notation) {
    std::string text = notation;
    if (const auto turn = parse_turn(notation, Position{})) {
        std::vector<std::string> acts;
        for (const Action action : *turn) acts.push_back(action_words(wording, action));
        text = wording.listed(acts);
    }
    return wording(phrase("Game", "%1: %2."), {player_words(wording, player), text});
}

std::string next_sentence(const Wording& wording, const Position& position) {
    if (position.is_over()) return {};
    return wording(phrase("Game", "%1 is to play."), {player_words(wording, position.side())});
}

std::string turn_sentence(const Wording& wording, const TurnEvent& event) {
    const std::string turn = turn_words(wording, event.player, event.text);
    const std::string illegal =
        event.illegal ? wording(phrase("Game", "It is illegal and stands.")) : std::string{};
    if (event.position.is_over()) return wording.sentences({turn, illegal});
    return wording.sentences({turn, illegal, ring_count_sentence(wording, event),
                              markers_sentence(wording, event.position),
                              next_sentence(wording, event.position)});
}

std::string row_sentence(const Wording& wording, const RowEvent& event) {
    std::vector<std::string> rows;
    for (const Window row : event.rows) rows.push_back(row_words(wording, row));
    const std::string player = player_words(wording, event.player);
    if (rows.size() < 2)
        return wording(phrase("Game", "%1: row %2. Take it off, then a ring."),
                       {player, wording.all_of(rows)});
    if (share_a_point(event.rows))
        return wording(phrase("Game", "%1: choose a row, %2. Take it off, then a ring."),
                       {player, wording.one_of(rows)});
    return wording(phrase("Game", "%1: rows %2. Take each off, and a ring for each."),
                   {player, wording.all_of(rows)});
}

}  // namespace yinsight
