#pragma once
// What the window shows of the camera, put together from two threads: the newest picture, made as
// large as the view, and the board as it was last read. Only the newest is kept.
//
// May be used from any thread.

#include <mutex>
#include <opencv2/core.hpp>
#include <optional>

#include "app/gui/newest.hpp"
#include "app/gui/table_state.hpp"
#include "app/live/frame_source.hpp"

namespace yinsight {

/// How often something happens a second, averaged over the last ones.
class RateMeter {
  public:
    void tick();
    double per_second() const { return rate_; }

  private:
    double rate_ = 0;
    SteadyTime last_;
};

class LiveDisplay {
  public:
    /// Pictures of live sources are made to fit; in pixels of the screen.
    void fit(const QSize& view_px);
    // These return whether take() has something for the first time since it was called last.

    /// A picture of a live source, before it is read.
    bool show_picture(const Frame& frame);
    /// What was read of a frame that was taken at `time_s`.
    bool show_reading(std::shared_ptr<const BoardReading> reading, std::vector<std::string> advice,
                      double time_s);
    /// A frame of a recording with what was read of it.
    bool show_both(const Frame& frame, std::shared_ptr<const BoardReading> reading,
                   std::vector<std::string> advice);

    /// Another source begins: nothing of the last one is shown any more.
    void clear();
    std::optional<LiveFrame> take() { return newest_.take(); }

  private:
    QSize room() const;
    void keep(const Frame& frame, QImage picture);
    void keep(std::shared_ptr<const BoardReading> reading, std::vector<std::string> advice,
              double time_s);

    Newest<LiveFrame> newest_;
    mutable std::mutex mutex_;
    QSize view_px_{1280, 720};
    LiveFrame now_;
    RateMeter pictures_;
    RateMeter readings_;
};

}  // namespace yinsight
