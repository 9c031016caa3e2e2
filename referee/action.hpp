#pragma once
// One atomic action: the unit that perft counts. A ring's move is one action, with the marker it
// leaves and the flips.
//
// An action only says what is done, not whether it is legal: a record must be able to hold an
// illegal one, so points may be any and a removed row may be no row.

#include <cstdint>
#include <optional>
#include <string>

#include "referee/lines.hpp"
#include "referee/point.hpp"

namespace yinsight {

enum class ActionKind : std::uint8_t {
    place_ring,
    move_ring,
    remove_row,
    remove_ring,
    /// Only a player whose rings cannot move passes.
    pass,
    resign,
};

class Action {
  public:
    static constexpr Action place_ring(Point at) { return {ActionKind::place_ring, at, at}; }
    static constexpr Action move_ring(Point from, Point to) {
        return {ActionKind::move_ring, from, to};
    }
    /// The row between these two ends, in either order; the lower end is kept as from().
    static constexpr Action remove_row(Point a, Point b) {
        return a < b ? Action{ActionKind::remove_row, a, b} : Action{ActionKind::remove_row, b, a};
    }
    static constexpr Action remove_row(Window window) {
        return {ActionKind::remove_row, window.first(), window.last()};
    }
    static constexpr Action remove_ring(Point at) { return {ActionKind::remove_ring, at, at}; }
    static constexpr Action pass() { return Action{ActionKind::pass}; }
    static constexpr Action resign() { return Action{ActionKind::resign}; }
    /// Holds nothing of use: for arrays that are filled later.
    constexpr Action() = default;

    constexpr ActionKind kind() const { return kind_; }
    /// Where the ring stood, or the lower end of the row; the point itself for actions with one.
    /// Says nothing for pass and resign.
    constexpr Point from() const { return from_; }
    /// Where the ring went, or the upper end of the row.
    constexpr Point to() const { return to_; }
    /// The window of a removed row; empty if its ends are not those of five neighbours.
    constexpr std::optional<Window> window() const { return Window::between_ends(from_, to_); }

    constexpr bool operator==(const Action&) const = default;
    constexpr auto operator<=>(const Action&) const = default;

  private:
    static constexpr Point kNowhere = *Point::from_index(0);
    constexpr explicit Action(ActionKind kind) : kind_{kind} {}
    constexpr Action(ActionKind kind, Point from, Point to) : kind_{kind}, from_{from}, to_{to} {}

    ActionKind kind_ = ActionKind::pass;
    Point from_ = kNowhere;
    Point to_ = kNowhere;
};

/// "Pe5", "Me5-e8", "Re1-e5", "Xe8", "pass", "resign": the spelling of perft tables.
std::string to_text(Action action);

}  // namespace yinsight
