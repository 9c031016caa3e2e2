#pragma once
// Whoever can play: the coach, the opponents it is measured against, and other programs.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "referee/rules.hpp"

namespace yinsight {

class MatchPlayer {
  public:
    MatchPlayer() = default;
    virtual ~MatchPlayer() = default;
    MatchPlayer(const MatchPlayer&) = delete;
    MatchPlayer& operator=(const MatchPlayer&) = delete;

    virtual void new_game() {}
    /// A way to finish the turn now running; the game is not over.
    virtual Turn choose(const Position& position) = 0;
};

/// How long a player may think about a turn.
struct Thinking {
    double seconds = 0.1;
    /// Instead of seconds where given (the coach and other programs only).
    std::optional<std::uint64_t> nodes;
    int threads = 1;
    /// Seconds of time passed, or of processor time that this thread took.
    std::function<double()> clock;
};

/// Looks at the position after each of its turns: a won game, then rings, then rows in the making
/// by how many markers of the own colour they hold, less the same of the opponent. Equal ones by
/// lot.
std::unique_ptr<MatchPlayer> make_greedy_player(std::uint64_t seed);

/// Monte Carlo tree search: UCB1 with random games to the end, nothing known of YINSH but its
/// rules.
std::unique_ptr<MatchPlayer> make_uct_player(const Thinking& thinking, std::uint64_t seed);

/// The coach; with the weights of a file where one is named.
std::unique_ptr<MatchPlayer> make_coach_player(const Thinking& thinking, Variant variant,
                                               const std::string& weights_file);

/// Any program that speaks UGI, started by this command. It measures the time passed, whatever
/// Thinking::clock is. Throws std::runtime_error when it does not answer.
std::unique_ptr<MatchPlayer> make_ugi_player(const Thinking& thinking, const std::string& command);

}  // namespace yinsight
