#include "app/speech/speaker.hpp"

#include <chrono>

namespace yinsight {

namespace {

using std::chrono::duration;
using std::chrono::steady_clock;

/// A thread that has nothing to do looks up so often, in seconds; it is woken before.
constexpr double kIdle_s = 60;

double now_s() {
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

}  // namespace

Speaker::Speaker(std::unique_ptr<SpeechEngine> engine, SpeakerOptions options)
    : engine_{std::move(engine)},
      queue_{options.wording, options.amount},
      options_{std::move(options)},
      worker_{[this](const std::stop_token& stop) { run(stop); }} {}

Speaker::~Speaker() {
    worker_.request_stop();
    changed_.notify_all();
    engine_->cut();
}

void Speaker::wake(std::unique_lock<std::mutex>& lock) {
    const bool cut = queue_.take_cut() && speaking_;
    lock.unlock();
    if (cut) engine_->cut();
    changed_.notify_all();
}

void Speaker::hear(const std::vector<Call>& calls) {
    std::unique_lock lock{mutex_};
    if (mute_) return;
    for (const Call& call : calls) queue_.put(call, now_s());
    wake(lock);
}

void Speaker::repeat() {
    std::unique_lock lock{mutex_};
    if (!mute_) queue_.repeat(now_s());
    wake(lock);
}

void Speaker::set_amount(SpeechAmount amount) {
    std::unique_lock lock{mutex_};
    queue_.set_amount(amount);
    wake(lock);
}

void Speaker::set_accent(Accent accent) {
    const std::lock_guard lock{mutex_};
    options_.accent = accent;
}

void Speaker::set_language(Wording wording, LetterWords letters) {
    const std::lock_guard lock{mutex_};
    options_.wording = wording;
    options_.letters = std::move(letters);
    queue_.set_wording(wording);
}

bool Speaker::wait_until_said(double longest_s) {
    std::unique_lock lock{mutex_};
    return changed_.wait_for(lock, duration<double>(longest_s),
                             [this] { return mute_ || (queue_.empty() && !speaking_); });
}

void Speaker::run(const std::stop_token& stop) {
    int failures = 0;
    std::unique_lock lock{mutex_};
    while (!stop.stop_requested()) {
        const auto utterance = queue_.next(now_s());
        if (!utterance) {
            const double wait_s = queue_.ready_at_s().value_or(now_s() + kIdle_s) - now_s();
            const bool idle = queue_.empty();
            changed_.wait_for(lock, stop, duration<double>(wait_s),
                              [&] { return queue_.empty() != idle; });
            continue;
        }
        const std::string text = spoken_text(utterance->text, options_.letters);
        const Language language = options_.wording.language();
        const Accent accent = utterance->alert ? options_.accent : Accent::none;
        speaking_ = true;
        lock.unlock();
        const std::string trouble = engine_->say(text, language, accent);
        failures = trouble.empty() ? 0 : failures + 1;
        const bool give_up = failures == kMostFailures;
        if (give_up && options_.on_trouble) options_.on_trouble(trouble);
        lock.lock();
        speaking_ = false;
        mute_ = give_up;
        changed_.notify_all();
        if (give_up) break;
    }
}

}  // namespace yinsight
