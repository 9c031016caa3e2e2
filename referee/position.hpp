#pragma once
// A position of the game: the board, who acts next and what kind of action is due, the rings
// removed, the variant and the result. A value; rules.hpp changes it.
//
// Not in here: the moves that led to it, players, clocks.

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "referee/board.hpp"
#include "referee/side.hpp"

namespace yinsight {

enum class Variant : std::uint8_t { standard, blitz };

/// What the side to move does next. "Before" and "after" mean this turn's ring move: rows left by
/// the opponent's move come off before it, the own rows after it.
enum class Phase : std::uint8_t {
    place_ring,
    remove_row_before,
    remove_ring_before,
    move_ring,
    remove_row_after,
    remove_ring_after,
    over,
};

enum class Winner : std::uint8_t { white, black, draw };

enum class EndReason : std::uint8_t {
    /// The last ring needed was removed.
    rings,
    /// Blitz: a row stands.
    row,
    /// No marker left to take.
    pool,
    /// Neither side can move a ring.
    blocked,
    resigned,
};

struct GameResult {
    Winner winner;
    EndReason reason;
    bool operator==(const GameResult&) const = default;
};

constexpr Winner winner_of(Side side) {
    return side == Side::white ? Winner::white : Winner::black;
}

/// Where a program or a club may decide otherwise than this referee does. The defaults are the
/// referee's rules; the text of a position does not carry them.
struct HouseRules {
    /// When an empty pool ends the game.
    enum class PoolEnd : std::uint8_t {
        /// When a player must take a marker and all rows have come off.
        at_take,
        /// When the mover has removed the own rows; the opponent's still lie there.
        turn_end,
        /// As soon as the last marker is on the board.
        at_once,
    };
    /// What ends a blitz game.
    enum class BlitzEnd : std::uint8_t { row, ring };

    PoolEnd pool_end = PoolEnd::at_take;
    BlitzEnd blitz_end = BlitzEnd::row;
    bool operator==(const HouseRules&) const = default;
};

/// Rings to remove to win.
constexpr int rings_to_win(Variant variant) {
    return variant == Variant::standard ? 3 : 1;
}

/// The parts of a position, by name; Position::from_parts makes one.
struct PositionParts {
    Board board;
    /// Who acts next; White when the game is over.
    Side side = Side::white;
    Phase phase = Phase::place_ring;
    /// By side.
    std::array<int, 2> rings_removed{};
    Variant variant = Variant::standard;
    HouseRules house_rules;
    std::optional<GameResult> result;
    bool operator==(const PositionParts&) const = default;
};

class Position {
  public:
    /// The empty board, White to place.
    Position() = default;
    static Position start(Variant variant, HouseRules house_rules = {});
    /// Takes the parts as they are, even where no legal game leads to them (see
    /// find_inconsistency). Throws std::invalid_argument if a point holds two pieces or a side has
    /// more than kMaxRings rings.
    static Position from_parts(const PositionParts& parts);
    static constexpr int kMaxRings = 9;

    const Board& board() const { return parts_.board; }
    /// Who makes the next action; White when the game is over, where it says nothing.
    Side side() const { return parts_.side; }
    Phase phase() const { return parts_.phase; }
    bool is_over() const { return parts_.phase == Phase::over; }
    int rings_removed(Side side) const { return parts_.rings_removed[index_of(side)]; }
    Variant variant() const { return parts_.variant; }
    const HouseRules& house_rules() const { return parts_.house_rules; }
    /// Set exactly when the game is over.
    const std::optional<GameResult>& result() const { return parts_.result; }
    /// Markers that are not on the board.
    int pool() const { return parts_.board.pool(); }
    /// Rings that this side has neither on the board nor removed.
    int rings_to_place(Side side) const {
        return kRingsPerSide - parts_.board.rings_of(side).size() - rings_removed(side);
    }
    PointState state_at(Point point) const { return parts_.board.state_at(point); }
    const PositionParts& parts() const { return parts_; }

    /// Equal positions have equal keys; different ones almost never (64 bits).
    std::uint64_t key() const;

    bool operator==(const Position&) const = default;

  private:
    friend class TurnOrder;
    PositionParts parts_;
};

/// Why no legal game leads to such a position (too many markers, rings that do not add up, a phase
/// that does not fit the board, ...), in a plain sentence; empty where all is consistent.
std::optional<std::string> find_inconsistency(const Position& position);

/// "rings", "row", "pool", "blocked", "resigned".
const char* name_of(EndReason reason);

}  // namespace yinsight

template <>
struct std::hash<yinsight::Position> {
    std::size_t operator()(const yinsight::Position& position) const { return position.key(); }
};
