#pragma once
// The video decoder of OpenCV with the app's settings: upright frames, bounded waiting.

#include <opencv2/videoio.hpp>
#include <string>

namespace yinsight {

/// Opens a film or stream through FFmpeg; not opened where it cannot be played.
cv::VideoCapture open_with_ffmpeg(const std::string& source);

/// The next frame, 8-bit BGR; empty at the end and on any failure.
cv::Mat read_frame(cv::VideoCapture& capture);

}  // namespace yinsight
