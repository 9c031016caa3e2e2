#include "app/gui/bulletin.hpp"

#include "app/announce/fault_sentence.hpp"

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

/// What the camera says of the table, and not of the game.
bool is_of_the_camera(const SessionEvent& event) {
    return is_return(event) || get<BoardMovedEvent>(event) != nullptr ||
           get<SetEvent>(event) != nullptr;
}

}  // namespace

std::vector<Call> Herald::hear(const TableNews& news) {
    heard_.push_back(news);
    if (heard_.size() > kRemembered) heard_.pop_front();
    auto calls = announcer_.hear(news.event);
    set_mood(news, calls);
    return calls;
}

void Herald::set_wording(Wording wording) {
    Herald anew{wording};
    for (const TableNews& news : heard_) anew.hear(news);
    *this = std::move(anew);
}

void Herald::set_mood(const TableNews& news, const std::vector<Call>& calls) {
    const SessionEvent& event = news.event;
    if (get<RefusedEvent>(event) != nullptr || get<PlayersEvent>(event) != nullptr) return;
    const auto& faults = news.state->open_faults;
    const bool in_trouble = bulletin_.mood == Mood::wrong;
    if (!faults.empty() || is_loss(event)) {
        if (!in_trouble) before_trouble_ = bulletin_;
        if (!faults.empty()) {
            tell_fault(faults.back());
        } else {
            tell_loss(calls);
        }
        return;
    }
    const bool is_over = bulletin_.fault ? calls.empty() : is_return(event);
    if (in_trouble && is_over) bulletin_ = before_trouble_;
    if (calls.empty() || (in_trouble && is_over)) return;
    if (is_of_the_camera(event) && !bulletin_.headline.isEmpty() && !in_trouble) {
        // The game's last word stays larger than the camera's.
        bulletin_.detail = QString::fromStdString(calls.back().text);
        return;
    }
    bulletin_ = {};
    if (calls.back().kind == CallKind::due) bulletin_.mood = Mood::due;
    if (const auto* row = event.from_arbiter<RowEvent>()) bulletin_.rows = row->rows;
    tell(calls);
}

void Herald::tell(const std::vector<Call>& calls) {
    if (!calls.empty()) bulletin_.headline = QString::fromStdString(calls.back().text);
}

void Herald::tell_loss(const std::vector<Call>& calls) {
    bulletin_ = {};
    bulletin_.mood = Mood::wrong;
    bulletin_.detail = before_trouble_.headline;
    tell(calls);
}

void Herald::tell_fault(const Fault& fault) {
    const Wording& wording = announcer_.wording();
    bulletin_ = {};
    bulletin_.mood = Mood::wrong;
    bulletin_.headline = QString::fromStdString(act_sentence(wording, fault));
    bulletin_.detail = QString::fromStdString(wording.sentences(
        {rule_sentence(wording, fault.kind), repair_sentence(wording, fault.repair)}));
    bulletin_.fault = fault;
}

}  // namespace yinsight
