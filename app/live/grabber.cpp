#include "app/live/grabber.hpp"

#include <algorithm>

#include "app/files/file_error.hpp"

namespace yinsight {

namespace {

using std::chrono::duration;

/// How long next() waits for a picture, in seconds. Raising it delays commands at a silent camera.
constexpr double kPatienceS = 0.1;
/// Silence after which a camera is said to be stalled, in seconds: longer than a slow camera takes
/// for one picture, shorter than anyone wonders.
constexpr double kStallS = 2;
/// Pauses between attempts to open a lost source, in seconds: the first, doubled up to the longest.
constexpr double kFirstPauseS = 0.25;
constexpr double kLongestPauseS = 4;

}  // namespace

Grabber::Grabber(std::string name, std::unique_ptr<PictureTap> tap, double give_up_s)
    : name_{std::move(name)}, tap_{std::move(tap)}, give_up_s_{give_up_s} {
    if (const auto trouble = tap_->open()) throw FileError{name_, *trouble};
    cv::Mat first = tap_->read();
    if (first.empty()) throw FileError{name_, "delivers no picture"};
    store(std::move(first));
    note_remarks();
    worker_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
}

Grabber::~Grabber() = default;

void Grabber::store(cv::Mat picture) {
    const std::lock_guard lock{mutex_};
    const auto now = std::chrono::steady_clock::now();
    dropped_ += newest_ ? 1 : 0;
    newest_ = Frame{std::move(picture), duration<double>(now - begin_).count(), arrived_++, now};
    last_arrival_ = now;
    trouble_.clear();
    changed_.notify_all();
}

void Grabber::note_remarks() {
    auto remarks = tap_->take_remarks();
    if (remarks.empty()) return;
    const std::lock_guard lock{mutex_};
    remarks_.insert(remarks_.end(), remarks.begin(), remarks.end());
}

void Grabber::work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        cv::Mat picture = tap_->read();
        note_remarks();
        if (!picture.empty()) {
            store(std::move(picture));
        } else if (!tap_->may_come_back() || !reopen(stop)) {
            break;
        }
    }
    tap_->close();
    const std::lock_guard lock{mutex_};
    ended_ = true;
    changed_.notify_all();
}

bool Grabber::reopen(const std::stop_token& stop) {
    std::string why = "delivers no more pictures";
    double pause_s = kFirstPauseS;
    while (!stop.stop_requested()) {
        tap_->close();
        std::unique_lock lock{mutex_};
        trouble_ = why;
        if (give_up_s_ > 0 && seconds_since(last_arrival_) > give_up_s_) {
            remarks_.push_back(name_ + ": " + why + "; given up");
            return false;
        }
        changed_.wait_for(lock, stop, duration<double>(pause_s), [] { return false; });
        lock.unlock();
        if (stop.stop_requested()) return false;
        pause_s = std::min(2 * pause_s, kLongestPauseS);
        if (auto trouble = tap_->open()) {
            why = std::move(*trouble);
            continue;
        }
        cv::Mat picture = tap_->read();
        if (!picture.empty()) {
            store(std::move(picture));
            return true;
        }
    }
    return false;
}

std::optional<Frame> Grabber::next() {
    std::unique_lock lock{mutex_};
    changed_.wait_for(lock, duration<double>(kPatienceS),
                      [this] { return newest_.has_value() || ended_; });
    for (auto& remark : remarks_) report(std::move(remark));
    remarks_.clear();
    return std::exchange(newest_, std::nullopt);
}

bool Grabber::ended() const {
    const std::lock_guard lock{mutex_};
    return ended_ && !newest_;
}

SourceHealth Grabber::health() const {
    const std::lock_guard lock{mutex_};
    SourceHealth health;
    health.silent_s = seconds_since(last_arrival_);
    health.dropped = dropped_;
    health.trouble = trouble_;
    if (health.trouble.empty() && health.silent_s > kStallS) health.trouble = "has fallen silent";
    health.delivering = health.trouble.empty();
    return health;
}

}  // namespace yinsight
