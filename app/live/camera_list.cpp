#include "app/live/camera_list.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <linux/videodev2.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// Frames a second with which hands are followed well; more does not help.
constexpr double kGoodFps = 15;
/// Long side of a picture in which every point is read well; more only takes time.
constexpr int kGoodWidth = 1920;
/// Sizes offered to choose from where a camera takes any size.
constexpr int kUsualSizes[][2] = {{640, 480}, {1280, 720}, {1920, 1080}};
/// A driver that lists more than this is broken.
constexpr unsigned kMostEntries = 256;

class Device {
  public:
    explicit Device(const std::string& path)
        : number_{::open(path.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC)} {}
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    ~Device() {
        if (number_ >= 0) ::close(number_);
    }
    template <typename Request>
    bool ask(unsigned long code, Request& request) const {
        return number_ >= 0 && ::ioctl(number_, code, &request) == 0;
    }

  private:
    int number_;
};

std::string letters_of(unsigned code) {
    std::string text;
    for (int i = 0; i < 4; ++i) text += static_cast<char>(code >> (8 * i) & 0x7F);
    return text;
}

double fastest(const Device& device, unsigned format, int width, int height) {
    double fps = 0;
    v4l2_frmivalenum interval{};
    interval.pixel_format = format;
    interval.width = static_cast<unsigned>(width);
    interval.height = static_cast<unsigned>(height);
    for (; interval.index < kMostEntries && device.ask(VIDIOC_ENUM_FRAMEINTERVALS, interval);
         ++interval.index) {
        const auto& shortest =
            interval.type == V4L2_FRMIVAL_TYPE_DISCRETE ? interval.discrete : interval.stepwise.min;
        if (shortest.numerator > 0)
            fps = std::max(fps, static_cast<double>(shortest.denominator) / shortest.numerator);
        if (interval.type != V4L2_FRMIVAL_TYPE_DISCRETE) break;
    }
    return fps;
}

void add_sizes(const Device& device, unsigned format, std::vector<OfferedMode>& modes) {
    const auto add = [&](int width, int height) {
        modes.push_back(
            {letters_of(format), width, height, fastest(device, format, width, height)});
    };
    v4l2_frmsizeenum size{};
    size.pixel_format = format;
    for (; size.index < kMostEntries && device.ask(VIDIOC_ENUM_FRAMESIZES, size); ++size.index) {
        if (size.type == V4L2_FRMSIZE_TYPE_DISCRETE) {
            add(static_cast<int>(size.discrete.width), static_cast<int>(size.discrete.height));
            continue;
        }
        for (const auto& usual : kUsualSizes) {
            const auto width = static_cast<unsigned>(usual[0]);
            const auto height = static_cast<unsigned>(usual[1]);
            if (width >= size.stepwise.min_width && width <= size.stepwise.max_width &&
                height >= size.stepwise.min_height && height <= size.stepwise.max_height)
                add(usual[0], usual[1]);
        }
        break;
    }
}

bool captures(const Device& device, CameraDevice& camera) {
    v4l2_capability capability{};
    if (!device.ask(VIDIOC_QUERYCAP, capability)) return false;
    const unsigned can = (capability.capabilities & V4L2_CAP_DEVICE_CAPS) != 0
                             ? capability.device_caps
                             : capability.capabilities;
    const auto* name = reinterpret_cast<const char*>(capability.card);
    camera.name.assign(name, ::strnlen(name, sizeof capability.card));
    return (can & V4L2_CAP_VIDEO_CAPTURE) != 0;
}

/// How good a mode is for refereeing; larger is better.
double worth(const OfferedMode& mode) {
    const double size = std::min(std::max(mode.width, mode.height), kGoodWidth);
    const double excess = std::max(std::max(mode.width, mode.height) - kGoodWidth, 0);
    const double fps = mode.fps > 0 ? std::min(mode.fps, kGoodFps) : kGoodFps;
    return std::log(size) + std::log(fps) - 1e-4 * excess + 1e-6 * mode.fps;
}

/// "/dev/video0", ..., in order.
std::vector<std::string> device_paths() {
    std::vector<std::string> paths;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator("/dev", ignored)) {
        std::string path = entry.path().string();
        if (path.starts_with("/dev/video")) paths.push_back(std::move(path));
    }
    std::sort(paths.begin(), paths.end());
    return paths;
}

}  // namespace

std::vector<CameraDevice> list_cameras() {
    std::vector<CameraDevice> cameras;
    for (const std::string& path : device_paths()) {
        CameraDevice camera{path, {}, {}};
        const Device device{camera.path};
        if (!captures(device, camera)) continue;
        v4l2_fmtdesc format{};
        format.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
        for (; format.index < kMostEntries && device.ask(VIDIOC_ENUM_FMT, format); ++format.index)
            add_sizes(device, format.pixelformat, camera.modes);
        cameras.push_back(std::move(camera));
    }
    return cameras;
}

std::vector<std::string> denied_cameras() {
    std::vector<std::string> denied = device_paths();
    std::erase_if(denied,
                  [](const std::string& path) { return ::access(path.c_str(), R_OK | W_OK) == 0; });
    return denied;
}

int best_mode(const std::vector<OfferedMode>& modes) {
    const auto best =
        std::max_element(modes.begin(), modes.end(),
                         [](const auto& a, const auto& b) { return worth(a) < worth(b); });
    return best == modes.end() ? -1 : static_cast<int>(best - modes.begin());
}

}  // namespace yinsight
