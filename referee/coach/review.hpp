#pragma once
// After the game: every turn judged by the position that it led to.
//
// The position before each turn is searched once. A turn costs what the mover's chances were before
// it less what they are after it by the next search; the turn that the coach would have played
// itself costs nothing.

#include <functional>
#include <optional>
#include <vector>

#include "referee/coach/engine.hpp"
#include "referee/record.hpp"

namespace yinsight {

/// From what share of the winning chance lost on a turn is called so; see verdict_of().
enum class Verdict : std::uint8_t { good, inaccuracy, mistake, blunder, missed_win };

struct ReviewedTurn {
    /// In the record.
    int number = 0;
    Side player = Side::white;
    Turn played;
    /// Best turn, its score and line, in the position before; empty where there was none to search.
    Analysis analysis;
    /// What the played turn is worth to the player.
    Score score = 0;
    Verdict verdict = Verdict::good;

    const RankedTurn& best() const { return analysis.turns.front(); }
    /// Winning chance given away, 0 to 1.
    double loss() const;
};

/// By the chance given away: from 0.05 an inaccuracy, from 0.12 a mistake, from 0.25 a blunder;
/// where a win was proven and is no longer, a missed win.
Verdict verdict_of(Score best, Score played);
/// "good", "inaccuracy", "mistake", "blunder", "missed_win".
const char* name_of(Verdict verdict);

struct Review {
    std::vector<ReviewedTurn> turns;
    /// Whether all turns of the record were judged: it was not stopped, and all were legal.
    bool complete = false;

    int count(Side player, Verdict verdict) const;
    /// Mean winning chance given away per turn; 0 without turns.
    double mean_loss(Side player) const;
};

/// Is shown the review as far as it has come, the number of positions searched, and of all.
using ReviewWatcher = std::function<void(const Review&, std::size_t, std::size_t)>;

/// Judges the turns of a record as far as its positions are known. `watcher` is called after each
/// search; `stop` may be null.
Review review_game(Engine& engine, const GameRecord& record, const SearchLimits& limits,
                   const std::atomic<bool>* stop = nullptr, const ReviewWatcher& watcher = {});

}  // namespace yinsight
