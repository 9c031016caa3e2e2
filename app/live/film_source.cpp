#include "app/live/film_source.hpp"

#include <algorithm>
#include <cmath>

#include "app/files/file_error.hpp"
#include "app/live/capture.hpp"
#include "app/live/film_file.hpp"

namespace yinsight {

namespace {

/// Frames a second where a film states none that can be true.
constexpr double kUsualRate = 25;
/// Frames; how many may be missing of the stated number before the film is said to end early.
/// Containers without an exact count are off by one or two.
constexpr int kCountTolerance = 3;

class FilmSource : public FrameSource {
  public:
    FilmSource(std::string path, cv::VideoCapture capture, std::optional<std::string> defect)
        : path_{std::move(path)},
          capture_{std::move(capture)},
          defect_{std::move(defect)},
          stated_count_{
              static_cast<int>(std::clamp(capture_.get(cv::CAP_PROP_FRAME_COUNT), 0.0, 1e9))},
          rate_{capture_.get(cv::CAP_PROP_FPS)} {
        if (!(rate_ >= 1 && rate_ <= 1000)) rate_ = kUsualRate;
        upcoming_ = decode();
    }

    bool playable() const { return upcoming_.has_value(); }

    std::optional<int> frame_count() const override {
        return stated_count_ > 0 ? std::optional{stated_count_} : std::nullopt;
    }

    std::optional<Frame> next() override {
        std::optional<Frame> frame = std::move(upcoming_);
        upcoming_ = decode();
        if (frame && !upcoming_) {
            report_early_end();
            if (defect_) frame.reset();
        }
        return frame;
    }

  private:
    std::optional<Frame> decode() {
        cv::Mat picture = read_frame(capture_);
        if (picture.empty()) return std::nullopt;
        const double stated_s = capture_.get(cv::CAP_PROP_POS_MSEC) / 1000;
        const double counted_s = decoded_ / rate_;
        const bool advances = decoded_ == 0 || stated_s > last_time_s_;
        last_time_s_ =
            std::max(last_time_s_, std::isfinite(stated_s) && advances ? stated_s : counted_s);
        return Frame{std::move(picture), last_time_s_, decoded_++};
    }

    void report_early_end() {
        if (defect_) {
            report(path_ + ": " + *defect_ + "; what was seen before is kept");
        } else if (decoded_ + kCountTolerance < stated_count_) {
            report(path_ + ": ends at frame " + std::to_string(decoded_) + " of " +
                   std::to_string(stated_count_) + "; what was seen before is kept");
        }
    }

    std::string path_;
    cv::VideoCapture capture_;
    std::optional<std::string> defect_;
    int stated_count_;
    double rate_;
    int decoded_ = 0;
    double last_time_s_ = 0;
    std::optional<Frame> upcoming_;
};

}  // namespace

std::unique_ptr<FrameSource> make_film_source(const std::string& name, cv::VideoCapture capture,
                                              const std::optional<std::string>& defect) {
    auto film = std::make_unique<FilmSource>(name, std::move(capture), defect);
    if (!film->playable()) return nullptr;
    return film;
}

std::unique_ptr<FrameSource> open_film_source(const std::string& path) {
    const auto defect = film_defect(path);
    auto capture = open_with_ffmpeg(path);
    if (capture.isOpened()) {
        if (auto film = make_film_source(path, std::move(capture), defect)) return film;
    }
    throw FileError{path, defect ? *defect + ", and nothing of it can be played"
                                 : "is not a film that can be played; expected a film, a folder of "
                                   "frames or a camera"};
}

}  // namespace yinsight
