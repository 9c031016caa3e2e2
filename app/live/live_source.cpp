#include "app/live/live_source.hpp"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "app/files/file_error.hpp"
#include "app/live/capture.hpp"
#include "app/live/film_source.hpp"

namespace yinsight {

namespace {

using Clock = std::chrono::steady_clock;

/// Keeps the newest frame of a capture for whoever asks for it.
class LiveSource : public FrameSource {
  public:
    LiveSource(std::string name, cv::VideoCapture capture, cv::Mat first)
        : name_{std::move(name)},
          capture_{std::move(capture)},
          newest_{Frame{std::move(first), 0, 0}},
          worker_{[this](const std::stop_token& stop) { take_frames(stop); }} {}

    bool live() const override { return true; }

    std::optional<Frame> next() override {
        std::unique_lock lock{mutex_};
        arrived_.wait(lock, [this] { return newest_.has_value() || ended_; });
        if (!newest_) {
            report(name_ + ": delivers no more pictures");
            return std::nullopt;
        }
        return std::exchange(newest_, std::nullopt);
    }

  private:
    void take_frames(const std::stop_token& stop) {
        for (int index = 1; !stop.stop_requested(); ++index) {
            cv::Mat picture = read_frame(capture_);
            const std::chrono::duration<double> since_begin = Clock::now() - begin_;
            const std::lock_guard lock{mutex_};
            ended_ = picture.empty();
            if (!ended_) newest_ = Frame{std::move(picture), since_begin.count(), index};
            arrived_.notify_one();
            if (ended_) return;
        }
    }

    std::string name_;
    cv::VideoCapture capture_;
    Clock::time_point begin_ = Clock::now();
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::optional<Frame> newest_;
    bool ended_ = false;
    std::jthread worker_;
};

}  // namespace

std::unique_ptr<FrameSource> open_live_source(const std::string& device) {
    cv::VideoCapture capture;
    try {
        capture.open(device, cv::CAP_V4L2);
    } catch (const cv::Exception&) {
        capture.release();
    }
    if (!capture.isOpened()) throw FileError{device, "there is no camera that can be opened"};
    cv::Mat first = read_frame(capture);
    if (first.empty()) throw FileError{device, "the camera delivers no picture"};
    return std::make_unique<LiveSource>(device, std::move(capture), std::move(first));
}

std::unique_ptr<FrameSource> open_stream(const std::string& url) {
    auto capture = open_with_ffmpeg(url);
    if (!capture.isOpened()) throw FileError{url, "cannot be opened as a stream"};
    if (capture.get(cv::CAP_PROP_FRAME_COUNT) > 1) {
        if (auto film = make_film_source(url, std::move(capture))) return film;
        throw FileError{url, "nothing of the film can be played"};
    }
    cv::Mat first = read_frame(capture);
    if (first.empty()) throw FileError{url, "the stream delivers no picture"};
    return std::make_unique<LiveSource>(url, std::move(capture), std::move(first));
}

}  // namespace yinsight
