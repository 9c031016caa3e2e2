#pragma once
// Takes every picture off a live source as it arrives, stamps it, and keeps only the newest.
//
//   tap ─► thread: open · read · stamp ─► the newest frame ─► next()
//            ▲ nothing came: close, wait (0.25 s, doubling up to 4 s), open again
//
// A camera that was pulled out and a network that fell silent are waited for; what is lost is time.

#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

#include "app/live/picture_tap.hpp"

namespace yinsight {

class Grabber : public FrameSource {
  public:
    /// Opens the tap and waits for its first picture; throws FileError if none comes. `give_up_s`
    /// is that of SourceOptions.
    Grabber(std::string name, std::unique_ptr<PictureTap> tap, double give_up_s);
    /// Waits for a read that is under way, at most for the network's time-out.
    ~Grabber() override;

    std::optional<Frame> next() override;
    bool ended() const override;
    bool live() const override { return true; }
    SourceHealth health() const override;

  private:
    void work(const std::stop_token& stop);
    /// Whether pictures come again; false where that was given up or is no longer wanted.
    bool reopen(const std::stop_token& stop);
    void store(cv::Mat picture);
    void note_remarks();

    const std::string name_;
    const std::unique_ptr<PictureTap> tap_;
    const double give_up_s_;
    const SteadyTime begin_ = std::chrono::steady_clock::now();

    mutable std::mutex mutex_;
    std::condition_variable_any changed_;
    std::optional<Frame> newest_;
    SteadyTime last_arrival_;
    std::string trouble_;
    std::vector<std::string> remarks_;
    int arrived_ = 0;
    int dropped_ = 0;
    bool ended_ = false;
    /// Last, so that it stops before what it uses goes.
    std::jthread worker_;
};

}  // namespace yinsight
