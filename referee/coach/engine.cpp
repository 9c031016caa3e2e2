#include "referee/coach/engine.hpp"

#include <thread>

#include "referee/coach/root_search.hpp"

namespace yinsight {

namespace {

/// Cuts a sequence of legal actions into turns; a turn left unfinished at the end is dropped unless
/// it is all there is of the game.
std::vector<Turn> into_turns(Position position, const std::vector<Action>& actions) {
    std::vector<Turn> turns;
    Turn turn;
    for (const Action action : actions) {
        if (position.is_over() || !is_legal(position, action)) break;
        const Position after = apply(position, action);
        turn.push_back(action);
        if (ends_turn(position, after)) {
            turns.push_back(turn);
            turn = {};
        }
        position = after;
    }
    return turns;
}

RankedTurn ranked(const RootTurn& root) {
    RankedTurn turn{root.turn, root.after.position(), root.score, {root.turn}};
    for (const Turn& next : into_turns(turn.after, root.line)) turn.line.push_back(next);
    return turn;
}

/// One search of one position by several threads.
class Search {
  public:
    Search(const SearchPosition& position, int lines, TranspositionTable& table,
           std::vector<MoveMemory>& memories, SearchControl& control)
        : table_{table}, control_{control}, lines_{lines} {
        const auto turns = list_root_turns(position);
        for (std::size_t i = 0; i < memories.size(); ++i) {
            searches_.push_back(std::make_unique<RootSearch>(position, turns, lines, table,
                                                             memories[i], control, i == 0));
        }
    }

    Analysis run(const Engine::Watcher& watcher) {
        std::vector<std::thread> helpers;
        for (std::size_t i = 1; i < searches_.size(); ++i)
            helpers.emplace_back([this, i] { help(*searches_[i], static_cast<int>(i)); });
        if (!searches_[0]->turns().empty()) lead(watcher);
        control_.stop();
        for (std::thread& helper : helpers) helper.join();
        // A depth that was begun may have found a better first turn; the others are not comparable.
        if (lines_ == 1) rank_turns();
        return report();
    }

  private:
    void lead(const Engine::Watcher& watcher) {
        RootSearch& leader = *searches_[0];
        rank_turns();
        for (int depth = 1; depth <= control_.limits().depth; ++depth) {
            if (!leader.search(depth)) break;
            depth_ = depth;
            rank_turns();
            if (watcher) watcher(report());
            control_.look();
            if (leader.is_settled(depth) || control_.stopped()) break;
        }
    }

    void help(RootSearch& search, int number) {
        // Every other helper begins a turn deeper, so that they do not all do the same.
        for (int depth = 1 + number % 2; depth <= control_.limits().depth; ++depth) {
            if (control_.stopped() || search.turns().empty() || !search.search(depth)) return;
        }
    }

    void rank_turns() {
        ranked_.clear();
        const auto& turns = searches_[0]->turns();
        const auto count = std::min(static_cast<std::size_t>(lines_), turns.size());
        for (std::size_t i = 0; i < count; ++i) ranked_.push_back(ranked(turns[i]));
    }

    Analysis report() const {
        Analysis analysis;
        analysis.turns = ranked_;
        analysis.depth = depth_;
        for (const auto& search : searches_) {
            analysis.nodes += search->tree().nodes();
            analysis.deepest_turn = std::max(analysis.deepest_turn, search->tree().deepest_turn());
        }
        analysis.seconds = control_.seconds_passed();
        analysis.table_permille = table_.permille_full();
        return analysis;
    }

    TranspositionTable& table_;
    SearchControl& control_;
    int lines_;
    int depth_ = 0;
    std::vector<RankedTurn> ranked_;
    std::vector<std::unique_ptr<RootSearch>> searches_;
};

}  // namespace

Engine::Engine(const EngineOptions& options) : Engine{options, nullptr} {}

Engine::Engine(const EngineOptions& options, std::shared_ptr<const EvaluationTables> tables)
    : options_{options},
      own_tables_{std::move(tables)},
      table_{options.table_megabytes},
      memories_(static_cast<std::size_t>(std::max(options.threads, 1))) {}

Engine::~Engine() = default;

void Engine::new_game() {
    table_.clear();
    for (MoveMemory& memory : memories_) memory.clear();
}

const EvaluationTables& Engine::tables_for(Variant variant) const {
    if (own_tables_ && own_tables_->variant() == variant) return *own_tables_;
    return EvaluationTables::fitted(variant);
}

Analysis Engine::analyse(const Position& position, const SearchLimits& limits, int lines,
                         const std::atomic<bool>* stop, const Watcher& watcher) {
    // Keys say nothing of the variant and the house rules.
    if (position.variant() != played_.variant || position.house_rules() != played_.house_rules) {
        table_.clear();
    }
    played_ = position.parts();
    table_.begin_search();
    for (MoveMemory& memory : memories_) memory.fade();
    auto first_threads = limits;
    if (limits.nodes)
        first_threads.nodes = std::max<std::uint64_t>(1, *limits.nodes / memories_.size());
    SearchControl control{first_threads, stop};
    const SearchPosition node{position, tables_for(position.variant())};
    return Search{node, std::max(lines, 1), table_, memories_, control}.run(watcher);
}

}  // namespace yinsight
