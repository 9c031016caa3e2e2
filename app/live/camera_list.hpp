#pragma once
// The cameras of this machine and the picture sizes that they offer (Video4Linux).

#include <string>
#include <vector>

namespace yinsight {

/// One way in which a camera can deliver pictures.
struct OfferedMode {
    /// Four letters of the pixel format, "MJPG" or "YUYV".
    std::string format;
    int width = 0;
    int height = 0;
    /// The most frames a second at this size; 0 where the camera does not say.
    double fps = 0;
};

struct CameraDevice {
    /// "/dev/video0".
    std::string path;
    /// As the driver names it.
    std::string name;
    std::vector<OfferedMode> modes;
};

/// The devices that can capture pictures, in order of their paths. Devices that cannot be opened
/// are left out.
std::vector<CameraDevice> list_cameras();

/// Paths of the devices that are there and that this user may not open, in order.
std::vector<std::string> denied_cameras();

/// The place in `modes` of the one to referee with: large enough to read every point and quick
/// enough to follow a hand, not larger than helps; -1 where there is none.
int best_mode(const std::vector<OfferedMode>& modes);

}  // namespace yinsight
