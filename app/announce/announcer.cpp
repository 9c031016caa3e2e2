#include "app/announce/announcer.hpp"

#include "app/announce/player_words.hpp"
#include "app/announce/sentence.hpp"
#include "app/announce/turn_sentence.hpp"

namespace yinsight {

namespace {

constexpr int kRow = 5;

template <typename What>
constexpr bool kIsCorrection =
    std::is_same_v<What, CorrectedEvent> || std::is_same_v<What, NewGameEvent> ||
    std::is_same_v<What, ResumedEvent>;

CallKind kind_of(const SessionEvent& event) {
    if (event.from_arbiter<TurnEvent>() != nullptr) return CallKind::turn;
    if (event.from_arbiter<RowEvent>() != nullptr) return CallKind::due;
    if (event.from_arbiter<ViolationEvent>() != nullptr) return CallKind::fault;
    if (event.from_arbiter<RepairedEvent>() != nullptr) return CallKind::repaired;
    if (event.from_arbiter<QuestionEvent>() != nullptr) return CallKind::question;
    if (event.from_arbiter<TakebackEvent>() != nullptr) return CallKind::correction;
    if (event.from_arbiter<GameOverEvent>() != nullptr) return CallKind::result;
    if (std::holds_alternative<DeclaredEvent>(event.what)) return CallKind::result;
    if (std::holds_alternative<CameraLostEvent>(event.what) ||
        std::holds_alternative<BoardLostEvent>(event.what))
        return CallKind::trouble;
    if (std::holds_alternative<CameraBackEvent>(event.what) ||
        std::holds_alternative<BoardFoundEvent>(event.what))
        return CallKind::recovered;
    const bool correction = std::visit(
        [](const auto& what) { return kIsCorrection<std::decay_t<decltype(what)>>; }, event.what);
    return correction ? CallKind::correction : CallKind::notice;
}

}  // namespace

std::vector<Call> Announcer::hear_step(const StepEvent& step) {
    if (step.step != StepKind::row_marker_removed) return {};
    for (const Point point : step.points) taken_off_.insert(point);
    if (taken_off_.size() < kRow) return {};
    taken_off_ = {};
    return {{CallKind::due, wording_(phrase("Game", "%1: the row is off. Now a ring."),
                                     {player_words(wording_, step.player)})}};
}

std::string Announcer::due_sentence(const RowEvent& event) const {
    const std::string rows = row_sentence(wording_, event);
    if (rows_before_move_ != event.player) return rows;
    return wording_.sentences({rows, wording_(phrase("Game", "Only then a move."))});
}

std::vector<Call> Announcer::hear(const SessionEvent& event) {
    if (const auto* step = event.from_arbiter<StepEvent>()) return hear_step(*step);
    const auto* turn = event.from_arbiter<TurnEvent>();
    if (turn != nullptr || event.from_arbiter<TakebackEvent>() != nullptr) {
        taken_off_ = {};
        rows_before_move_ = std::nullopt;
    }
    if (turn != nullptr && turn->position.phase() == Phase::remove_row_before)
        rows_before_move_ = turn->position.side();
    Call call{kind_of(event), sentence_for(event, wording_)};
    if (const auto* row = event.from_arbiter<RowEvent>(); row != nullptr && !event.correction)
        call.text = due_sentence(*row);
    if (call.text.empty()) return {};
    if (turn != nullptr) call.turn = turn->number;
    return {std::move(call)};
}

}  // namespace yinsight
