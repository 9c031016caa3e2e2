#include "referee/game.hpp"

#include <utility>

#include "referee/notation/turn_text.hpp"

namespace yinsight {

Game::Game(const Position& start) : positions_{start} {
    record_.start = start;
}

Game::Game(const GameRecord& record) : record_{record}, positions_{replay(record).positions} {
    record_.turns.resize(positions_.size() - 1);
}

void Game::append(RecordedTurn turn, const Position& after) {
    turn.number = record_.turns.empty() ? first_turn_number(position())
                                        : next_turn_number(record_.turns.back().number, position());
    record_.turns.push_back(std::move(turn));
    positions_.push_back(after);
    record_.result = after.is_over() ? score_text(after) : std::string{};
}

std::optional<TurnFault> Game::play(const Turn& turn) {
    if (auto fault = find_fault(position(), turn)) return fault;
    undone_.clear();
    RecordedTurn played;
    played.turn = turn;
    append(std::move(played), apply(position(), turn));
    return std::nullopt;
}

void Game::let_stand(const Turn& turn, FaultKind kind, const Position& stood) {
    undone_.clear();
    RecordedTurn played;
    played.turn = turn;
    played.illegal = kind;
    played.stood = stood;
    append(std::move(played), stood);
}

void Game::resign() {
    if (!position().is_over()) play(Turn{Action::resign()});
}

bool Game::undo() {
    if (record_.turns.empty()) return false;
    undone_.push_back(std::move(record_.turns.back()));
    record_.turns.pop_back();
    positions_.pop_back();
    record_.result.clear();
    return true;
}

bool Game::redo() {
    if (undone_.empty()) return false;
    RecordedTurn turn = std::move(undone_.back());
    undone_.pop_back();
    const auto after = yinsight::position_after(position(), turn);
    append(std::move(turn), *after);
    return true;
}

std::optional<std::size_t> Game::correct(std::size_t index, const Turn& turn) {
    if (find_fault(positions_.at(index), turn)) return std::nullopt;
    std::vector<RecordedTurn> rest(record_.turns.begin() + static_cast<std::ptrdiff_t>(index),
                                   record_.turns.end());
    rest.front().turn = turn;
    rest.front().illegal.reset();
    rest.front().stood.reset();
    rest.front().candidates.clear();
    record_.turns.resize(index);
    positions_.resize(index + 1);
    undone_.clear();
    for (std::size_t i = 0; i < rest.size(); ++i) {
        const auto after = yinsight::position_after(position(), rest[i]);
        if (!after) return rest.size() - i;
        append(std::move(rest[i]), *after);
    }
    return 0;
}

}  // namespace yinsight
