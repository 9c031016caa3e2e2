#pragma once
// The player: looks at a position deeper and deeper until it has to stop, with one or more threads,
// and says which turns are best, what they are worth and how the game would go on.
//
// Always the same answer for the same position and node limit with one thread and a fresh table.
// Has no clock of its own beyond SearchControl and does no input or output.

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "referee/coach/search_control.hpp"
#include "referee/coach/search_position.hpp"
#include "referee/coach/transposition_table.hpp"
#include "referee/coach/turn_ordering.hpp"
#include "referee/turn.hpp"

namespace yinsight {

/// A turn that was looked at.
struct RankedTurn {
    Turn turn;
    Position after;
    /// For the side that plays it.
    Score score = 0;
    /// This turn and those that follow, as far as they were foreseen.
    std::vector<Turn> line;
};

struct Analysis {
    /// Best first: as many as were asked for, or as there are turns. Empty if the game is over.
    std::vector<RankedTurn> turns;
    /// Turns looked ahead in full, and the longest line looked at.
    int depth = 0;
    int deepest_turn = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    /// How full the table is, in thousandths.
    int table_permille = 0;
};

struct EngineOptions {
    /// Of memory for the table.
    int table_megabytes = 64;
    int threads = 1;
};

class Engine {
  public:
    explicit Engine(const EngineOptions& options = {});
    /// With other weights than the fitted ones, for fitting and for matches; see EvaluationTables.
    Engine(const EngineOptions& options, std::shared_ptr<const EvaluationTables> tables);
    ~Engine();
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    /// Forgets earlier searches.
    void new_game();
    /// Called after each depth, from the thread that called analyse().
    using Watcher = std::function<void(const Analysis&)>;
    /// Ranks the `lines` best ways to finish the turn now running. `stop` may be null; setting it
    /// ends the search within milliseconds. At least one answer comes back where there is a turn.
    Analysis analyse(const Position& position, const SearchLimits& limits, int lines = 1,
                     const std::atomic<bool>* stop = nullptr, const Watcher& watcher = {});

  private:
    const EvaluationTables& tables_for(Variant variant) const;

    EngineOptions options_;
    std::shared_ptr<const EvaluationTables> own_tables_;
    TranspositionTable table_;
    std::vector<MoveMemory> memories_;
    /// Rules and variant of the searches that filled the table.
    PositionParts played_{};
};

}  // namespace yinsight
