#include "app/speech/call_queue.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace yinsight {

namespace {

constexpr std::array<const char*, 4> kAmounts = {"all", "rows", "results", "silent"};

}  // namespace

const char* name_of(SpeechAmount amount) {
    return kAmounts[static_cast<std::size_t>(amount)];
}

std::optional<SpeechAmount> speech_amount_from(std::string_view name) {
    const auto* const found = std::find(kAmounts.begin(), kAmounts.end(), name);
    if (found == kAmounts.end()) return std::nullopt;
    return static_cast<SpeechAmount>(found - kAmounts.begin());
}

bool CallQueue::Moment::is(CallKind kind) const {
    return std::any_of(calls.begin(), calls.end(),
                       [&](const Call& call) { return call.kind == kind; });
}

bool CallQueue::wanted(CallKind kind) const {
    switch (amount_) {
        case SpeechAmount::all:
            return true;
        case SpeechAmount::rows_and_faults:
            return kind != CallKind::turn && kind != CallKind::notice;
        case SpeechAmount::results:
            return kind == CallKind::result;
        case SpeechAmount::silent:
            return false;
    }
    return false;
}

void CallQueue::set_amount(SpeechAmount amount) {
    amount_ = amount;
    if (amount != SpeechAmount::silent) return;
    waiting_.clear();
    cut_ = true;
}

bool CallQueue::withdraw(CallKind kind) {
    bool found = false;
    for (Moment& moment : waiting_)
        found |=
            std::erase_if(moment.calls, [&](const Call& call) { return call.kind == kind; }) > 0;
    std::erase_if(waiting_, [](const Moment& moment) { return moment.calls.empty(); });
    cut_ = cut_ || given_.contains(kind);
    return found;
}

void CallQueue::withdraw_the_game() {
    for (const CallKind kind : {CallKind::turn, CallKind::due, CallKind::fault, CallKind::repaired,
                                CallKind::question, CallKind::correction, CallKind::result})
        withdraw(kind);
}

bool CallQueue::forget_what_no_longer_holds(const Call& call) {
    if (call.kind == CallKind::recovered) return withdraw(CallKind::trouble);
    const bool over = call.kind == CallKind::turn || call.kind == CallKind::correction ||
                      call.kind == CallKind::repaired || call.kind == CallKind::result;
    if (!over) return false;
    said_.clear();
    const bool unheard = withdraw(CallKind::fault);
    if (call.kind == CallKind::repaired) return unheard;
    withdraw(CallKind::due);
    if (call.kind == CallKind::correction) withdraw_the_game();
    return false;
}

void CallQueue::make_room() {
    while (waiting_.size() > kMostWaiting) {
        const auto stale = std::find_if(waiting_.begin(), waiting_.end(), [](const Moment& moment) {
            return std::all_of(moment.calls.begin(), moment.calls.end(), [](const Call& call) {
                return call.kind == CallKind::turn || call.kind == CallKind::notice ||
                       call.kind == CallKind::repaired || call.kind == CallKind::recovered;
            });
        });
        waiting_.erase(stale == waiting_.end() ? waiting_.begin() : stale);
    }
}

void CallQueue::put(const Call& call, double now_s) {
    const bool unheard = forget_what_no_longer_holds(call);
    standing_.hear(call);
    if (unheard || !wanted(call.kind) || !said_.insert(call.text).second) return;
    const bool joins = !waiting_.empty() && !waiting_.back().now &&
                       now_s - waiting_.back().since_s < kGather_s &&
                       call.kind != CallKind::fault && !waiting_.back().is(CallKind::fault) &&
                       !(call.kind == CallKind::turn && waiting_.back().is(CallKind::turn));
    if (!joins) waiting_.push_back({now_s, {}});
    waiting_.back().calls.push_back(call);
    make_room();
}

void CallQueue::repeat(double now_s) {
    const auto& standing = standing_.now();
    if (!standing || amount_ == SpeechAmount::silent) return;
    waiting_.push_front({now_s, {*standing}, true});
    cut_ = true;
}

std::deque<CallQueue::Moment>::iterator CallQueue::most_urgent() {
    const auto now = std::find_if(waiting_.begin(), waiting_.end(),
                                  [](const Moment& moment) { return moment.now; });
    if (now != waiting_.end()) return now;
    const auto fault = std::find_if(waiting_.begin(), waiting_.end(), [](const Moment& moment) {
        return moment.is(CallKind::fault);
    });
    return fault == waiting_.end() ? waiting_.begin() : fault;
}

std::optional<Utterance> CallQueue::next(double now_s) {
    const auto chosen = most_urgent();
    if (chosen == waiting_.end()) return std::nullopt;
    if (!chosen->now && now_s - chosen->since_s < kGather_s) return std::nullopt;
    std::vector<std::string> sentences;
    given_.clear();
    for (const Call& call : chosen->calls) {
        sentences.push_back(call.text);
        given_.insert(call.kind);
    }
    Utterance utterance{wording_.sentences(sentences), chosen->is(CallKind::fault)};
    waiting_.erase(chosen);
    return utterance;
}

std::optional<double> CallQueue::ready_at_s() const {
    if (waiting_.empty()) return std::nullopt;
    double first = waiting_.front().since_s + kGather_s;
    for (const Moment& moment : waiting_)
        first = std::min(first, moment.now ? moment.since_s : moment.since_s + kGather_s);
    return first;
}

bool CallQueue::take_cut() {
    return std::exchange(cut_, false);
}

}  // namespace yinsight
