#pragma once
// Which call is spoken next, so that a voice is never behind the game: what happened at one moment
// is one call, faults go first, nothing is said twice. What no longer holds is not said any more: a
// fault that was put right, a row that was taken off, anything before a correction.
//
// A pure rule: time comes in as seconds of any clock, nothing is spoken here and nothing waits.

#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "app/announce/standing_call.hpp"

namespace yinsight {

/// How much is spoken.
enum class SpeechAmount : std::uint8_t { all, rows_and_faults, results, silent };
/// "all", "rows", "results", "silent": the words of settings and the command line.
const char* name_of(SpeechAmount amount);
std::optional<SpeechAmount> speech_amount_from(std::string_view name);

struct Utterance {
    std::string text;
    /// A fault: set off from the others.
    bool alert = false;
};

class CallQueue {
  public:
    /// Calls of one moment are waited for so long, in seconds, so that a turn, its ring and its
    /// result become one call. Raising it makes speech later.
    static constexpr double kGather_s = 0.1;
    /// More moments than this never wait: the oldest that are only turns or notices go, as the next
    /// one says more.
    static constexpr std::size_t kMostWaiting = 8;

    explicit CallQueue(Wording wording, SpeechAmount amount = SpeechAmount::all)
        : wording_{wording}, amount_{amount} {}

    void set_amount(SpeechAmount amount);
    void set_wording(Wording wording) { wording_ = wording; }

    void put(const Call& call, double now_s);
    /// Says again what stands: a camera or board that is gone, else a fault that is not repaired,
    /// else what is due or asked, else the last turn. Whatever else waits comes later.
    void repeat(double now_s);

    /// What to say now; empty while nothing is ready.
    std::optional<Utterance> next(double now_s);
    /// When next() will have something at the latest; empty while nothing waits.
    std::optional<double> ready_at_s() const;
    /// Whether what is being said no longer holds and must stop. Asking answers once.
    bool take_cut();
    bool empty() const { return waiting_.empty(); }

  private:
    struct Moment {
        double since_s;
        std::deque<Call> calls;
        bool now = false;
        bool is(CallKind kind) const;
    };

    bool wanted(CallKind kind) const;
    /// Whether the call answers to something that nobody has heard of, and needs no saying.
    bool forget_what_no_longer_holds(const Call& call);
    bool withdraw(CallKind kind);
    void withdraw_the_game();
    void make_room();
    std::deque<Moment>::iterator most_urgent();

    Wording wording_;
    SpeechAmount amount_;
    std::deque<Moment> waiting_;
    /// What was said since the last turn, correction or repair.
    std::set<std::string> said_;
    StandingCall standing_;
    /// What next() gave last.
    std::set<CallKind> given_;
    bool cut_ = false;
};

}  // namespace yinsight
