#pragma once
// How a run went: frames seen and dropped, and how long they took from their arrival until what
// they showed was announced. Needs the same memory after a minute and after a week.

#include <array>
#include <cstdint>

namespace yinsight {

/// Counts durations in steps of 5 %, from a tenth of a millisecond to some minutes.
class LatencyTable {
  public:
    void add(double ms);
    /// The duration that `share` (0..1) of all do not exceed, in milliseconds, at most 5 % too
    /// high; 0 where none was counted.
    double percentile_ms(double share) const;
    std::int64_t count() const { return count_; }

  private:
    std::array<std::int64_t, 300> steps_{};
    std::int64_t count_ = 0;
};

struct RunReport {
    /// Frames that were looked at, and frames that arrived while others were.
    int frames = 0;
    int dropped = 0;
    /// Times that the camera was lost.
    int losses = 0;
    /// From a frame's arrival to the end of its judgement: all frames.
    LatencyTable frame_ms;
    /// The same up to the announcement: frames that led to one.
    LatencyTable event_ms;
    /// Judging alone, in seconds.
    double busy_s = 0;
};

}  // namespace yinsight
