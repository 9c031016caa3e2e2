#include "app/gui/shown_source.hpp"

#include <utility>

namespace yinsight {

namespace {

/// How long next() waits for a picture, as live sources do. Raising it delays commands at a silent
/// camera.
constexpr std::chrono::milliseconds kPatience{100};

}  // namespace

ShownSource::ShownSource(std::unique_ptr<FrameSource> source, Show show)
    : source_{std::move(source)}, show_{std::move(show)} {
    worker_ = std::jthread{[this](const std::stop_token& stop) { work(stop); }};
}

ShownSource::~ShownSource() = default;

void ShownSource::work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        auto frame = source_->next();
        if (frame) show_(*frame);
        const bool over = !frame && source_->ended();
        const std::lock_guard lock{mutex_};
        keep_problems();
        health_ = source_->health();
        ended_ = over;
        if (frame) {
            dropped_ += newest_ ? 1 : 0;
            newest_ = std::move(frame);
        }
        changed_.notify_all();
        if (over) return;
    }
}

void ShownSource::keep_problems() {
    for (std::string& problem : source_->take_problems()) found_.push_back(std::move(problem));
}

std::optional<Frame> ShownSource::next() {
    std::unique_lock lock{mutex_};
    changed_.wait_for(lock, kPatience, [this] { return newest_.has_value() || ended_; });
    for (std::string& problem : std::exchange(found_, {})) report(std::move(problem));
    return std::exchange(newest_, std::nullopt);
}

bool ShownSource::ended() const {
    const std::lock_guard lock{mutex_};
    return ended_ && !newest_;
}

SourceHealth ShownSource::health() const {
    const std::lock_guard lock{mutex_};
    SourceHealth health = health_;
    health.dropped += dropped_;
    return health;
}

}  // namespace yinsight
