#include "referee/arbiter/turn_table.hpp"

#include <algorithm>
#include <utility>

namespace yinsight {

namespace {

/// How much more rings count than markers where a later turn may have changed the markers.
constexpr float kRingWeight = 3.0F;
/// Two stages fit equally well if their costs are this close, in nats: sums in another order.
constexpr float kSameCost = 1e-3F;
/// Tables of following positions that are kept; more cost memory, fewer cost time.
constexpr std::size_t kMostNext = 24;
/// The most that one look may say against a turn, so that one bad look cannot decide.
constexpr float kMostPerLook = 6.0F;

}  // namespace

float board_cost(const PointStates& board, const BoardCosts& costs) {
    float total = 0;
    for (std::size_t i = 0; i < board.size(); ++i) {
        total += costs[i][static_cast<std::size_t>(board[i])];
    }
    return total;
}

float least_cost(const BoardCosts& costs) {
    float total = 0;
    for (const auto& point : costs) total += *std::min_element(point.begin(), point.end());
    return total;
}

TurnTable::TurnTable(const Position& position)
    : position_{position}, board_{point_states(position.board())}, turns_{legal_turns(position)} {
    programs_.reserve(turns_.size());
    for (const auto& turn : turns_) {
        programs_.emplace_back(position, turn.turn);
        has_removals_ |= turn.turn.size() > 1;
    }
    history_.assign(turns_.size(), 0);
}

float TurnTable::untouched_cost(const BoardCosts& costs) const {
    return board_cost(board_, costs);
}

StageFit TurnTable::best_complete(const BoardCosts& costs) const {
    StageFit best;
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        const auto& program = programs_[i];
        const float cost = program.cost(program.complete(), costs);
        if (cost < best.cost) best = {cost, i, program.stages().size() - 1};
    }
    if (programs_.empty()) return best;
    best.turn = same_end(best.turn, 0).front();
    best.stage = programs_[best.turn].stages().size() - 1;
    return best;
}

StageFit TurnTable::best_partial(const BoardCosts& costs) const {
    StageFit best;
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        const auto& stages = programs_[i].stages();
        for (std::size_t s = 0; s + 1 < stages.size(); ++s) {
            const float cost = programs_[i].cost(stages[s], costs);
            // When all flips are made, it is the row that is due: a later stage that fits as well
            // says more.
            const bool later = i == best.turn && s > best.stage && cost < best.cost + kSameCost;
            if (cost < best.cost || later) best = {cost, i, s};
        }
    }
    return best;
}

std::vector<StageFit> TurnTable::complete_fits(const BoardCosts& costs, float within,
                                               std::size_t most) const {
    std::vector<StageFit> fits;
    fits.reserve(programs_.size());
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        const auto& program = programs_[i];
        fits.push_back({program.cost(program.complete(), costs), i, program.stages().size() - 1});
    }
    const auto cheaper = [](const StageFit& a, const StageFit& b) { return a.cost < b.cost; };
    const auto kept = std::min(most, fits.size());
    std::partial_sort(fits.begin(), fits.begin() + static_cast<std::ptrdiff_t>(kept), fits.end(),
                      cheaper);
    fits.resize(kept);
    while (!fits.empty() && fits.back().cost > fits.front().cost + within) fits.pop_back();
    return fits;
}

std::vector<StageFit> TurnTable::first_halves(const BoardCosts& costs, float within,
                                              std::size_t most, bool moved_on) const {
    struct Half {
        float rings;
        float score;
        StageFit fit;
    };
    std::vector<Half> halves;
    float least = std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        const float rings = programs_[i].ring_cost(position_.side(), costs, moved_on);
        least = std::min(least, rings);
        halves.push_back({rings, 0, {0, i, programs_[i].stages().size() - 1}});
    }
    std::erase_if(halves, [&](const Half& half) { return half.rings > least + within; });
    for (auto& half : halves) {
        const auto& program = programs_[half.fit.turn];
        half.fit.cost = program.cost(program.complete(), costs);
        half.score = kRingWeight * half.rings + half.fit.cost + history_[half.fit.turn];
    }
    std::sort(halves.begin(), halves.end(),
              [](const Half& a, const Half& b) { return a.score < b.score; });
    std::vector<StageFit> fits;
    for (const auto& half : halves) {
        const auto& after = turns_[half.fit.turn].after;
        const bool known = std::any_of(fits.begin(), fits.end(), [&](const StageFit& fit) {
            return turns_[fit.turn].after == after;
        });
        if (!known) fits.push_back(half.fit);
        if (fits.size() == most) break;
    }
    return fits;
}

std::vector<std::size_t> TurnTable::same_end(std::size_t turn, float within) const {
    std::vector<std::size_t> twins;
    for (std::size_t i = 0; i < turns_.size(); ++i) {
        if (turns_[i].after == turns_[turn].after) twins.push_back(i);
    }
    std::stable_sort(twins.begin(), twins.end(),
                     [&](std::size_t a, std::size_t b) { return history_[a] < history_[b]; });
    const float least = history_[twins.front()];
    std::erase_if(twins, [&](std::size_t i) { return history_[i] > least + within; });
    return twins;
}

std::shared_ptr<TurnTable> TurnTable::next(std::size_t turn) {
    if (next_.size() >= kMostNext && !next_.contains(turn)) next_.clear();
    auto& table = next_[turn];
    if (!table) table = std::make_shared<TurnTable>(turns_[turn].after);
    return table;
}

void TurnTable::remember(const BoardCosts& costs) {
    std::vector<float> disagreement(programs_.size());
    float least = std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < programs_.size(); ++i) {
        float best = 0;  // the untouched board
        for (const auto& stage : programs_[i].stages()) {
            best = std::min(best, programs_[i].cost(stage, costs));
        }
        disagreement[i] = best;
        least = std::min(least, best);
    }
    float floor = std::numeric_limits<float>::infinity();
    for (std::size_t i = 0; i < history_.size(); ++i) {
        history_[i] += std::min(disagreement[i] - least, kMostPerLook);
        floor = std::min(floor, history_[i]);
    }
    for (auto& h : history_) h -= floor;
}

}  // namespace yinsight
