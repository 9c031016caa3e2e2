#pragma once
// A live source whose pictures are shown as they arrive, whatever time their reading takes.
//
//   source ─► thread ─┬─► show(): every picture, at the camera's rate
//                     └─► the newest one ─► next(): as fast as the referee asks
//
// Knows no window: whoever shows the pictures is called in the thread of this source.

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include "app/live/frame_source.hpp"

namespace yinsight {

class ShownSource : public FrameSource {
  public:
    /// Called for every picture, in another thread than next(); must not change it.
    using Show = std::function<void(const Frame&)>;

    ShownSource(std::unique_ptr<FrameSource> source, Show show);
    /// Waits for a picture that is under way.
    ~ShownSource() override;

    std::optional<Frame> next() override;
    bool ended() const override;
    bool live() const override { return true; }
    SourceHealth health() const override;

  private:
    void work(const std::stop_token& stop);
    void keep_problems();

    const std::unique_ptr<FrameSource> source_;
    const Show show_;

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::optional<Frame> newest_;
    SourceHealth health_;
    std::vector<std::string> found_;
    int dropped_ = 0;
    bool ended_ = false;
    /// Last, so that it stops before what it uses goes.
    std::jthread worker_;
};

}  // namespace yinsight
