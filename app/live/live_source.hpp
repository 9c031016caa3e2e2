#pragma once
// Cameras and network streams as sources. A thread of its own takes every picture off the device
// as it arrives, stamps it with the time of arrival and keeps only the newest.

#include <memory>
#include <string>

#include "app/live/frame_source.hpp"

namespace yinsight {

/// Opens a camera device ("/dev/video0"). Throws FileError if it delivers nothing.
std::unique_ptr<FrameSource> open_live_source(const std::string& device);

/// Opens a URL. One that names a recorded film (its length is known) delivers every frame.
/// Throws FileError if it cannot be reached or delivers nothing.
std::unique_ptr<FrameSource> open_stream(const std::string& url);

}  // namespace yinsight
