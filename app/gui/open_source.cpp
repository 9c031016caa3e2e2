#include "app/gui/open_source.hpp"

#include "app/files/picture_file.hpp"

namespace yinsight {

namespace {

/// One picture, shown often enough to be believed.
class StillSource : public FrameSource {
  public:
    explicit StillSource(cv::Mat picture) : picture_{std::move(picture)} {}

    std::optional<Frame> next() override {
        constexpr int kLooks = 4;
        if (looks_ == kLooks) return std::nullopt;
        Frame frame{picture_, static_cast<double>(looks_), looks_, {}};
        frame.arrived = std::chrono::steady_clock::now();
        ++looks_;
        return frame;
    }

  private:
    cv::Mat picture_;
    int looks_ = 0;
};

}  // namespace

std::unique_ptr<FrameSource> open_source(const WatchRequest& request) {
    if (is_picture_name(request.source))
        return std::make_unique<StillSource>(load_picture(request.source));
    return open_frame_source(request.source, request.source_options);
}

}  // namespace yinsight
