#include "app/live/picture_tap.hpp"

#include <cstdlib>
#include <thread>
#include <utility>

#include "app/live/capture.hpp"

namespace yinsight {

namespace {

class CameraTap : public PictureTap {
  public:
    CameraTap(std::string device, CameraMode mode)
        : device_{std::move(device)}, mode_{std::move(mode)} {}

    std::optional<std::string> open() override {
        // Seconds after which OpenCV gives a silent camera up.
        ::setenv("OPENCV_VIDEOIO_V4L_SELECT_TIMEOUT", "5", 0);
        try {
            capture_.open(device_, cv::CAP_V4L2);
            if (!capture_.isOpened()) return "there is no camera that can be opened";
            choose_mode();
        } catch (const cv::Exception&) {
            return "there is no camera that can be opened";
        }
        return std::nullopt;
    }
    cv::Mat read() override { return read_frame(capture_); }
    void close() override { capture_.release(); }
    std::vector<std::string> take_remarks() override { return std::exchange(remarks_, {}); }

  private:
    void choose_mode() {
        const std::string& f = mode_.fourcc;
        capture_.set(cv::CAP_PROP_FOURCC, cv::VideoWriter::fourcc(f[0], f[1], f[2], f[3]));
        capture_.set(cv::CAP_PROP_FRAME_WIDTH, mode_.width_px);
        capture_.set(cv::CAP_PROP_FRAME_HEIGHT, mode_.height_px);
        capture_.set(cv::CAP_PROP_FPS, mode_.rate);
        // One picture in the driver's queue: what is older than that is of no use.
        capture_.set(cv::CAP_PROP_BUFFERSIZE, 1);
        const int width = cvRound(capture_.get(cv::CAP_PROP_FRAME_WIDTH));
        const int height = cvRound(capture_.get(cv::CAP_PROP_FRAME_HEIGHT));
        if (width == mode_.width_px && height == mode_.height_px) return;
        remarks_.push_back(device_ + ": the camera has no mode of " +
                           std::to_string(mode_.width_px) + "x" + std::to_string(mode_.height_px) +
                           " and delivers " + std::to_string(width) + "x" + std::to_string(height));
    }

    std::string device_;
    CameraMode mode_;
    cv::VideoCapture capture_;
    std::vector<std::string> remarks_;
};

class StreamTap : public PictureTap {
  public:
    StreamTap(std::string url, cv::VideoCapture opened)
        : url_{std::move(url)}, capture_{std::move(opened)} {}

    std::optional<std::string> open() override {
        if (!capture_.isOpened()) capture_ = open_with_ffmpeg(url_);
        if (!capture_.isOpened()) return "cannot be opened as a stream";
        return std::nullopt;
    }
    cv::Mat read() override { return read_frame(capture_); }
    void close() override { capture_.release(); }

  private:
    std::string url_;
    cv::VideoCapture capture_;
};

class PacedTap : public PictureTap {
  public:
    explicit PacedTap(std::unique_ptr<FrameSource> recording) : recording_{std::move(recording)} {}

    std::optional<std::string> open() override {
        begin_ = std::chrono::steady_clock::now();
        return std::nullopt;
    }
    cv::Mat read() override {
        auto frame = recording_->next();
        if (!frame) return {};
        std::this_thread::sleep_until(begin_ + std::chrono::duration_cast<SteadyTime::duration>(
                                                   std::chrono::duration<double>(frame->time_s)));
        return std::move(frame->bgr);
    }
    void close() override {}
    bool may_come_back() const override { return false; }
    std::vector<std::string> take_remarks() override { return recording_->take_problems(); }

  private:
    std::unique_ptr<FrameSource> recording_;
    SteadyTime begin_;
};

}  // namespace

std::unique_ptr<PictureTap> camera_tap(const std::string& device, const CameraMode& mode) {
    return std::make_unique<CameraTap>(device, mode);
}

std::unique_ptr<PictureTap> stream_tap(const std::string& url, cv::VideoCapture opened) {
    return std::make_unique<StreamTap>(url, std::move(opened));
}

std::unique_ptr<PictureTap> paced_tap(std::unique_ptr<FrameSource> recording) {
    return std::make_unique<PacedTap>(std::move(recording));
}

}  // namespace yinsight
