#include "app/library/same_game.hpp"

#include <algorithm>
#include <array>

namespace yinsight {

namespace {

/// Tags by which games are told apart; others are notes.
constexpr std::array<const char*, 4> kTelling = {"White", "Black", "Date", "Event"};

bool contradict(const std::string& a, const std::string& b) {
    return !a.empty() && !b.empty() && a != "?" && b != "?" && a != b;
}

/// The turns that both records have are the same.
bool begin_alike(const GameRecord& a, const GameRecord& b) {
    const std::size_t common = std::min(a.turns.size(), b.turns.size());
    return std::equal(a.turns.begin(), a.turns.begin() + static_cast<std::ptrdiff_t>(common),
                      b.turns.begin(), [](const RecordedTurn& x, const RecordedTurn& y) {
                          return x.turn == y.turn && x.number == y.number;
                      });
}

/// Whether one game is a part of the other only by chance: nothing tells that they are the same.
bool may_be_chance(const GameRecord& a, const GameRecord& b) {
    if (a.turns.size() == b.turns.size()) return a.turns.empty();
    return a.tag("White").empty() || a.tag("White") != b.tag("White") || a.tag("Date").empty() ||
           a.tag("Date") != b.tag("Date");
}

void add_missing(std::vector<std::string>& to, const std::vector<std::string>& from) {
    for (const std::string& text : from) {
        if (std::find(to.begin(), to.end(), text) == to.end()) to.push_back(text);
    }
}

void complete(RecordedTurn& turn, const RecordedTurn& by) {
    add_missing(turn.comments, by.comments);
    if (!turn.elapsed_ms) turn.elapsed_ms = by.elapsed_ms;
    if (turn.candidates.empty()) turn.candidates = by.candidates;
    if (!turn.illegal) turn.illegal = by.illegal;
    if (!turn.stood) turn.stood = by.stood;
}

}  // namespace

GameRecord merged(const GameRecord& old_record, const GameRecord& new_record) {
    GameRecord result = old_record;
    for (const auto& [name, value] : new_record.tags) {
        const std::string known = result.tag(name);
        if (known.empty() || known == "?") result.set_tag(name, value);
    }
    add_missing(result.comments, new_record.comments);
    for (std::size_t i = 0; i < new_record.turns.size(); ++i) {
        if (i < result.turns.size()) {
            complete(result.turns[i], new_record.turns[i]);
        } else {
            result.turns.push_back(new_record.turns[i]);
        }
    }
    const bool undecided = result.result.empty() || result.result == "*";
    if (undecided || new_record.turns.size() > old_record.turns.size())
        result.result = new_record.result;
    return result;
}

Sameness compare(const GameRecord& old_record, const GameRecord& new_record) {
    if (!(old_record.start == new_record.start) || !begin_alike(old_record, new_record) ||
        may_be_chance(old_record, new_record))
        return Sameness::different;
    const bool told_apart = std::any_of(kTelling.begin(), kTelling.end(), [&](const char* name) {
        return contradict(old_record.tag(name), new_record.tag(name));
    });
    if (told_apart) return Sameness::different;
    return merged(old_record, new_record) == old_record ? Sameness::nothing_new
                                                        : Sameness::tells_more;
}

}  // namespace yinsight
