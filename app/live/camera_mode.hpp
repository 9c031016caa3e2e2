#pragma once
// What a camera is asked to deliver: "1280x720@30", "1920x1080@15:MJPG".

#include <optional>
#include <string>
#include <string_view>

namespace yinsight {

struct CameraMode {
    int width_px = 1280;
    int height_px = 720;
    /// Frames a second.
    int rate = 30;
    /// The camera's pixel format. Over USB only compressed pictures are fast at this size.
    std::string fourcc = "MJPG";
    bool operator==(const CameraMode&) const = default;
};

/// Reads "WIDTHxHEIGHT", then perhaps "@RATE", then perhaps ":FOURCC"; empty where it is none.
std::optional<CameraMode> parse_camera_mode(std::string_view text);

}  // namespace yinsight
