#include "app/gui/bulletin.hpp"

namespace yinsight {

namespace {

template <typename What>
const What* get(const SessionEvent& event) {
    return std::get_if<What>(&event.what);
}

bool is_loss(const SessionEvent& event) {
    return get<BoardLostEvent>(event) != nullptr || get<CameraLostEvent>(event) != nullptr;
}

bool is_return(const SessionEvent& event) {
    return get<BoardFoundEvent>(event) != nullptr || get<CameraBackEvent>(event) != nullptr;
}

}  // namespace

std::vector<QString> Herald::hear(const TableNews& news) {
    std::vector<QString> calls;
    for (const Call& call : announcer_.hear(news.event))
        calls.push_back(QString::fromStdString(call.text));
    set_mood(news, calls);
    return calls;
}

void Herald::set_mood(const TableNews& news, const std::vector<QString>& calls) {
    const SessionEvent& event = news.event;
    if (get<RefusedEvent>(event) != nullptr || get<PlayersEvent>(event) != nullptr) return;
    const auto& faults = news.state->open_faults;
    if (!faults.empty()) {
        if (bulletin_.mood != Mood::wrong) before_trouble_ = bulletin_;
        tell_fault(faults.back());
        return;
    }
    if (is_loss(event)) {
        if (bulletin_.mood != Mood::wrong) before_trouble_ = bulletin_;
        bulletin_ = {Mood::wrong, calls.empty() ? QString{} : calls.back(), {}, {}, {}};
        return;
    }
    if (is_return(event) && bulletin_.mood == Mood::wrong) {
        bulletin_ = before_trouble_;
        return;
    }
    if (const auto* row = event.from_arbiter<RowEvent>()) {
        bulletin_ = {Mood::due, calls.empty() ? QString{} : calls.back(), {}, {}, row->rows};
        return;
    }
    if (calls.empty()) return;
    const bool ring_is_due = event.from_arbiter<StepEvent>() != nullptr;
    bulletin_ = {ring_is_due ? Mood::due : Mood::well, calls.back(), {}, {}, {}};
}

void Herald::tell_fault(const Fault& fault) {
    bulletin_.mood = Mood::wrong;
    bulletin_.headline = QString::fromStdString(fault.message);
    const std::string_view rule = fault.rule();
    bulletin_.detail = QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size()));
    bulletin_.fault = fault;
    bulletin_.rows.clear();
}

}  // namespace yinsight
