#include "app/announce/fault_sentence.hpp"

#include "app/announce/player_words.hpp"

namespace yinsight {

namespace {

/// More changes than this are not listened to; the rest is counted.
constexpr std::size_t kMostChanges = 4;

/// What the placeholders behind %1, the player, stand for.
enum class Shape {
    /// Nothing.
    plain,
    /// %2: all points.
    places,
    /// %2, %3: the first and the last point.
    ends,
    /// %2, %3: from and to.
    path,
    /// %2, %3, %4: from, to, and what was in the way.
    obstructed_path,
};

struct Entry {
    FaultKind kind;
    Shape shape;
    Phrase act;
    Phrase rule;
};

using Kind = FaultKind;

constexpr std::array<Entry, kFaultKindCount> kEntries = {{
    {Kind::placed_on_occupied, Shape::places,
     phrase("Fault", "%1: a ring was placed on %2, which is occupied."),
     phrase("Rule", "A ring is placed on a vacant point.")},
    {Kind::placed_twice, Shape::places,
     phrase("Fault", "%1: more than one ring was placed, the extra one on %2."),
     phrase("Rule", "The players place one ring each, in turn.")},
    {Kind::too_many_rings, Shape::places, phrase("Fault", "%1: one ring too many, on %2."),
     phrase("Rule", "Each player has five rings.")},
    {Kind::out_of_turn, Shape::places, phrase("Fault", "%1: played out of turn, on %2."),
     phrase("Rule", "The players move in turn; White begins.")},
    {Kind::opponents_ring_moved, Shape::places,
     phrase("Fault", "%1: played with the opponent's ring, on %2."),
     phrase("Rule", "A player moves an own ring.")},
    {Kind::marker_missing, Shape::places, phrase("Fault", "%1: no marker was left on %2."),
     phrase("Rule",
            "Before a ring moves, a marker is put into it, and it stays where the ring stood.")},
    {Kind::marker_wrong_colour, Shape::places,
     phrase("Fault", "%1: the marker on %2 shows the wrong colour."),
     phrase("Rule", "The marker put into the ring shows the mover's colour.")},
    {Kind::marker_wrong_point, Shape::places,
     phrase("Fault", "%1: ring and marker do not match, on %2."),
     phrase("Rule",
            "The marker is put into the ring that then moves, and stays where that ring stood.")},
    {Kind::not_in_line, Shape::path,
     phrase("Fault", "%1: ring from %2 to %3, not in a straight line."),
     phrase("Rule", "A ring moves in a straight line.")},
    {Kind::jumped_a_ring, Shape::obstructed_path,
     phrase("Fault", "%1: ring from %2 to %3, over the ring on %4."),
     phrase("Rule", "A ring jumps over markers, never over a ring.")},
    {Kind::passed_vacant_after_jump, Shape::path,
     phrase("Fault", "%1: ring from %2 to %3, too far behind the jumped markers."),
     phrase("Rule", "After a jump the ring lands on the first vacant point behind the markers.")},
    {Kind::jumped_a_gap, Shape::path,
     phrase("Fault", "%1: ring from %2 to %3, over markers with a gap between them."),
     phrase("Rule", "A ring jumps one unbroken group of markers and lands right behind it.")},
    {Kind::landed_on_occupied, Shape::path,
     phrase("Fault", "%1: ring from %2 to %3, which is occupied."),
     phrase("Rule", "A ring lands on a vacant point.")},
    {Kind::ring_not_moved, Shape::places, phrase("Fault", "%1: the ring on %2 was not moved."),
     phrase("Rule", "The ring that holds the marker must move to another point.")},
    {Kind::not_flipped, Shape::places, phrase("Fault", "%1: not turned over: %2."),
     phrase("Rule", "Every marker that was jumped is turned over.")},
    {Kind::wrongly_flipped, Shape::places, phrase("Fault", "%1: turned over without a jump: %2."),
     phrase("Rule", "Only the markers that were jumped are turned over.")},
    {Kind::own_start_marker_flipped, Shape::places,
     phrase("Fault", "%1: the marker left on %2 was turned over."),
     phrase("Rule",
            "The marker that the ring leaves behind was not jumped and is not turned over.")},
    {Kind::marker_moved, Shape::path, phrase("Fault", "%1: a marker was moved from %2 to %3."),
     phrase("Rule", "Markers are turned over but never moved.")},
    {Kind::marker_added, Shape::places, phrase("Fault", "%1: a marker too many, on %2."),
     phrase("Rule", "The only marker that comes on the board is the one in the ring that moves.")},
    {Kind::marker_removed, Shape::places, phrase("Fault", "%1: removed without a row: %2."),
     phrase("Rule", "Markers leave the board only as a row of five.")},
    {Kind::row_not_removed, Shape::ends, phrase("Fault", "%1: the row %2 to %3 was not removed."),
     phrase("Rule", "A row of five markers in the player's colour must be removed.")},
    {Kind::wrong_row_removed, Shape::ends,
     phrase("Fault", "%1: what was removed, %2 to %3, is no own row."),
     phrase("Rule", "The markers removed must be a row of the player's colour.")},
    {Kind::not_five, Shape::ends,
     phrase("Fault", "%1: not exactly five markers were removed, %2 to %3."),
     phrase("Rule", "Exactly five markers of a row are removed.")},
    {Kind::not_adjacent, Shape::ends,
     phrase("Fault", "%1: the markers removed, %2 to %3, are not neighbours."),
     phrase("Rule", "The five markers removed must be neighbours on one line.")},
    {Kind::opponents_row_removed, Shape::ends,
     phrase("Fault", "%1: the opponent's row %2 to %3 was removed."),
     phrase("Rule", "Each player removes the rows of the own colour.")},
    {Kind::own_row_first, Shape::ends,
     phrase("Fault", "%1: the row %2 to %3 was removed too early."),
     phrase("Rule", "The rows of the player who moved come off before the opponent's.")},
    {Kind::ring_not_removed, Shape::plain, phrase("Fault", "%1: no ring was removed for the row."),
     phrase("Rule", "After each row the player removes one own ring.")},
    {Kind::ring_removed_without_row, Shape::places,
     phrase("Fault", "%1: the ring on %2 was removed without a row."),
     phrase("Rule", "A ring is removed only after a row.")},
    {Kind::wrong_ring_colour, Shape::places,
     phrase("Fault", "%1: the opponent's ring on %2 was removed."),
     phrase("Rule", "After a row the player removes an own ring.")},
    {Kind::played_before_resolving, Shape::plain,
     phrase("Fault", "%1: played before the row was removed."),
     phrase("Rule",
            "A row left by the opponent's move is removed, with a ring, before the next move.")},
    {Kind::played_after_end, Shape::plain, phrase("Fault", "%1: played although the game is over."),
     phrase("Rule", "When the game is over nobody moves.")},
    {Kind::passed_with_moves, Shape::plain, phrase("Fault", "%1: passed although a ring can move."),
     phrase("Rule", "Only a player whose rings cannot move passes.")},
    {Kind::piece_count, Shape::places, phrase("Fault", "%1: the pieces do not add up, on %2."),
     phrase("Rule",
            "There are 51 markers and five rings a side, on the board and off it together.")},
}};

const Entry& entry_of(FaultKind kind) {
    return kEntries[static_cast<std::size_t>(kind)];
}

std::size_t points_needed(Shape shape) {
    switch (shape) {
        case Shape::plain:
            return 0;
        case Shape::places:
        case Shape::ends:
            return 1;
        case Shape::path:
            return 2;
        case Shape::obstructed_path:
            return 3;
    }
    return 0;
}

}  // namespace

std::string act_sentence(const Wording& wording, const Fault& fault) {
    const Entry& entry = entry_of(fault.kind);
    const std::string player = player_words(wording, fault.player);
    const auto& points = fault.points;
    if (points.size() < points_needed(entry.shape))
        return wording(phrase("Fault", "%1: a wrong act."), {player});
    switch (entry.shape) {
        case Shape::plain:
            return wording(entry.act, {player});
        case Shape::places:
            return wording(entry.act, {player, wording.all_of(names_of(points))});
        case Shape::ends:
            return wording(entry.act, {player, points.front().name(), points.back().name()});
        case Shape::path:
            return wording(entry.act, {player, points[0].name(), points[1].name()});
        case Shape::obstructed_path:
            return wording(entry.act,
                           {player, points[0].name(), points[1].name(), points[2].name()});
    }
    return {};
}

std::string rule_sentence(const Wording& wording, FaultKind kind) {
    return wording(entry_of(kind).rule);
}

std::string repair_sentence(const Wording& wording, const std::vector<PointChange>& repair) {
    if (repair.empty()) return {};
    std::vector<std::string> changes;
    for (const PointChange& change : repair) {
        if (changes.size() == kMostChanges) break;
        changes.push_back(piece_words(wording, change.point, change.to));
    }
    std::string text = wording(phrase("Fault", "Put right: %1."), {wording.listed(changes)});
    if (repair.size() == changes.size()) return text;
    const auto more = static_cast<long>(repair.size() - changes.size());
    return wording.sentences(
        {text, wording.count(counted_phrase("Fault", "And %n more points."), more)});
}

std::string illegal_turn_sentence(const RecordFault& fault, const Wording& wording) {
    return wording(phrase("Message", "turn %1 is illegal: %2"),
                   {std::to_string(fault.number), act_sentence(wording, fault.fault)});
}

}  // namespace yinsight
