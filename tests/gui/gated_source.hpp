#pragma once
// A source under a test's command: it hands out a frame only when it is let through, and so stands
// for a pipeline as slow as one likes.

#include <condition_variable>
#include <mutex>

#include "app/live/frame_source.hpp"

namespace yinsight {

/// Counts the frames that may pass; shared by the test and its source.
class Gate {
  public:
    void let_through(int frames) {
        const std::lock_guard lock{mutex_};
        allowed_ += frames;
        changed_.notify_all();
    }
    /// Nobody waits here any more.
    void open() {
        const std::lock_guard lock{mutex_};
        open_ = true;
        changed_.notify_all();
    }
    /// Whether somebody waits for a frame.
    bool is_waited_at() const {
        const std::lock_guard lock{mutex_};
        return waiting_;
    }
    /// Waits; false once the gate is open.
    bool pass() {
        std::unique_lock lock{mutex_};
        waiting_ = true;
        changed_.wait(lock, [&] { return open_ || allowed_ > 0; });
        waiting_ = false;
        if (open_) return false;
        --allowed_;
        return true;
    }

  private:
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    int allowed_ = 0;
    bool open_ = false;
    bool waiting_ = false;
};

/// A film without a picture.
class NoFrames : public FrameSource {
  public:
    std::optional<Frame> next() override { return std::nullopt; }
};

class GatedSource : public FrameSource {
  public:
    explicit GatedSource(Gate& gate) : gate_{gate} {}
    std::optional<Frame> next() override {
        if (!gate_.pass()) return std::nullopt;
        Frame frame{
            cv::Mat(90, 160, CV_8UC3, cv::Scalar::all(count_ % 200)), 0.1 * count_, count_, {}};
        frame.arrived = std::chrono::steady_clock::now();
        ++count_;
        return frame;
    }

  private:
    Gate& gate_;
    int count_ = 0;
};

}  // namespace yinsight
