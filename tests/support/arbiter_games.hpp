#pragma once
// The games and cases that the arbiter is measured with: which disturbances, which noise, and one
// game or case from a seed.

#include <string>
#include <vector>

#include "tests/support/director.hpp"
#include "tests/support/scoring.hpp"

namespace yinsight {

struct GameGroup {
    enum class Start { empty, anywhere, joining };
    std::string name;
    Disturbances disturbances;
    CameraNoise noise;
    bool time_lapse = false;
    Start start = Start::empty;
    /// Turns played; the game may end before.
    int most_turns = 0;
    /// Share of the games that are played to their end.
    double whole_games = 0;
    bool tidies = false;
};

/// Misreadings of 2 % a point and frame, 10 % of the points hidden, one frame in ten missing.
CameraNoise hard_noise();
/// A time-lapse film gives each moment one look only, so a reading that is wrong is not sure of
/// itself there.
CameraNoise time_lapse_noise();

std::vector<GameGroup> game_groups();

/// Positions of games between players who like rows, at the beginning of a turn.
class PositionPool {
  public:
    PositionPool(int games, std::uint64_t seed);
    const std::vector<Position>& positions() const { return positions_; }
    /// The ends of the same games.
    const std::vector<Position>& ends() const { return ends_; }

  private:
    std::vector<Position> positions_;
    std::vector<Position> ends_;
};

struct Scored {
    Tally tally;
    /// What was said and what went wrong, line by line; empty where all is right.
    std::string errors;
};

Scored play_game(const GameGroup& group, const PositionPool& pool, std::uint64_t seed);

/// One wrong act in a few turns of play; every other case is a time-lapse film. Empty where the
/// pool holds no position for it.
std::optional<Scored> play_fault_case(FaultKind kind, const PositionPool& pool, std::uint64_t seed);
/// Two wrong acts in one turn.
std::optional<Scored> play_double_fault_case(const PositionPool& pool, std::uint64_t seed);

/// Whether a tally has nothing to reproach.
bool is_flawless(const Tally& tally);

}  // namespace yinsight
