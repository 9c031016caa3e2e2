#include "app/live/recorded_game.hpp"

#include "referee/rules.hpp"
#include "referee/symmetry.hpp"

namespace yinsight {

namespace {

RecordedTurn recorded(const PlayedTurn& played) {
    RecordedTurn turn;
    turn.number = played.number;
    turn.turn = played.turn;
    turn.illegal = played.illegal;
    const bool follows = !played.illegal && !find_fault(played.before, played.turn) &&
                         apply(played.before, played.turn) == played.after;
    if (!follows) turn.stood = played.after;
    if (!played.candidates.empty()) {
        turn.candidates = played.candidates;
        turn.candidates.insert(turn.candidates.begin(), played.turn);
    }
    return turn;
}

}  // namespace

GameState state_of(const Arbiter& arbiter) {
    return {arbiter.start(), arbiter.turns()};
}

GameState state_of(const GameRecord& record) {
    const auto positions = replay(record).positions;
    GameState state{record.start, {}};
    for (std::size_t i = 0; i + 1 < positions.size(); ++i) {
        const RecordedTurn& turn = record.turns[i];
        PlayedTurn played{turn.number,      turn.number % 2 == 1 ? Side::white : Side::black,
                          turn.turn,        positions[i],
                          positions[i + 1], {},
                          turn.illegal};
        for (const Turn& candidate : turn.candidates) {
            if (!(candidate == turn.turn)) played.candidates.push_back(candidate);
        }
        state.turns.push_back(std::move(played));
    }
    return state;
}

GameState turned(const GameState& state, int sixths) {
    GameState result{yinsight::turned(state.start, sixths), state.turns};
    for (PlayedTurn& played : result.turns) {
        played.turn = yinsight::turned(played.turn, sixths);
        played.before = yinsight::turned(played.before, sixths);
        played.after = yinsight::turned(played.after, sixths);
        for (Turn& candidate : played.candidates) candidate = yinsight::turned(candidate, sixths);
    }
    return result;
}

GameRecord record_of(const GameState& state) {
    GameRecord record;
    record.start = state.start;
    for (const PlayedTurn& played : state.turns) record.turns.push_back(recorded(played));
    record.result = score_text(state.position());
    return record;
}

bool same_turn(const PlayedTurn& a, const PlayedTurn& b) {
    return a.number == b.number && a.turn == b.turn && a.after == b.after &&
           a.illegal == b.illegal && a.candidates == b.candidates;
}

}  // namespace yinsight
