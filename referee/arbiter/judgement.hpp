#pragma once
// The best explanation of a board as believed: nothing happened, a legal turn half or wholly done,
// two turns at once, a turn taken back, or a wrong act. Compares likelihoods; holds no state.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "referee/arbiter/attempt.hpp"
#include "referee/arbiter/turn_table.hpp"

namespace yinsight {

/// A position from which play may have gone on other than the recorded one.
struct Alternative {
    std::shared_ptr<TurnTable> table;
    /// How much less likely than the recorded position, in nats.
    float price = 0;
    /// The wrong act that stands if play goes on from here; empty where only the side was unknown.
    std::optional<Attempt> attempt;
    /// The wrong act was spoken.
    bool spoken = false;
};

/// What the explanations start from.
struct Situation {
    std::shared_ptr<TurnTable> table;
    std::vector<Alternative> alternatives;
    /// Tables of the positions before the last turns, latest first.
    std::vector<std::shared_ptr<TurnTable>> earlier;
    /// Boards before each turn of the game, first turn first; null for none.
    const std::vector<PointStates>* past_boards = nullptr;
    /// Once the game is over: the tables of either side's turn if it were not.
    std::vector<std::shared_ptr<TurnTable>> after_end;
    AttemptContext context;
    /// Three turns in a row are looked for where nothing shorter explains the board: slow, for
    /// boards that have come to rest.
    bool look_for_three_turns = false;
    /// Wrong acts are looked for; off where they mean nothing (the game is over).
    bool look_for_faults = true;
};

struct Explanation {
    enum class Kind : std::uint8_t {
        nothing,
        partial,
        complete,
        /// `turn` is complete, and one more on top of it is complete or half done.
        two_turns,
        /// `turn` is complete, and so is one more; a third is complete or half done.
        three_turns,
        /// The board is as it was before the last `back` turns.
        takeback,
        /// The last `back` turns are undone and `turn` is played instead, half or wholly.
        correction,
        fault,
    };
    Kind kind = Kind::nothing;
    /// In nats above the cheapest board of all.
    float cost = 0;
    /// Where `turn` is played from; an alternative's table where `alternative` is set.
    std::shared_ptr<TurnTable> table;
    std::optional<std::size_t> alternative;
    StageFit turn;
    bool turn_complete = false;
    int back = 0;
    std::optional<Attempt> attempt;
    /// The board that this explanation sees.
    PointStates board{};
};

struct Judgement {
    Explanation best;
    /// How much worse the next explanation is that sees another board, in nats.
    float margin = 0;
    /// How much better one turn of the other side explains the board than one of the recorded side,
    /// in nats; 0 where the side to move is known.
    float for_other_side = 0;
};

Judgement judge(const Situation& situation, const BoardCosts& costs);

/// A turn that must be over because the opponent has begun the next one.
struct OvertakenTurn {
    std::size_t turn;
    /// Set where the turn is played from an alternative.
    std::optional<std::size_t> alternative;
    /// How much worse any explanation is in which this turn is not over, in nats.
    float margin = 0;
};

/// Looks for a turn that is over although the board has not come to rest: for looks under a hand,
/// where nothing else may be concluded. Empty where the best explanation is another.
std::optional<OvertakenTurn> find_overtaken_turn(const Situation& situation,
                                                 const BoardCosts& costs);

}  // namespace yinsight
