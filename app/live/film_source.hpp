#pragma once
// A film file as a source: every frame, with the times that the film states. Where the file is cut
// off, the frames before the cut are delivered (all but the last, which may be half grey) and the
// cut is reported.

#include <memory>
#include <opencv2/videoio.hpp>
#include <optional>
#include <string>

#include "app/live/frame_source.hpp"

namespace yinsight {

/// Throws FileError if nothing of the film can be played.
std::unique_ptr<FrameSource> open_film_source(const std::string& path);

/// The same from an opened capture. `defect` says what is missing of the film. Null where nothing
/// can be played.
std::unique_ptr<FrameSource> make_film_source(const std::string& name, cv::VideoCapture capture,
                                              const std::optional<std::string>& defect = {});

}  // namespace yinsight
