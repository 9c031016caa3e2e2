#include "app/live/frame_source.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <utility>

#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/live/capture.hpp"
#include "app/live/film_source.hpp"
#include "app/live/folder_source.hpp"
#include "app/live/grabber.hpp"
#include "app/live/picture_tap.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// Whether a URL names a film of known length, of which every frame counts.
bool is_recorded(const cv::VideoCapture& capture) {
    return capture.get(cv::CAP_PROP_FRAME_COUNT) > 1;
}

std::unique_ptr<FrameSource> open_remote_film(const std::string& url,
                                              const cv::VideoCapture& capture) {
    if (auto film = make_film_source(url, capture)) return film;
    throw FileError{url, "nothing of the film can be played"};
}

std::unique_ptr<FrameSource> open_recording(const std::string& source,
                                            const fs::file_status& status) {
    if (fs::is_directory(status)) return open_folder_source(source);
    if (is_picture_name(source))
        throw FileError{source,
                        "is a single picture; expected a folder of frames, a film or a camera"};
    return open_film_source(source);
}

}  // namespace

std::vector<std::string> FrameSource::take_problems() {
    return std::exchange(problems_, {});
}

std::unique_ptr<FrameSource> open_frame_source(const std::string& source,
                                               const SourceOptions& options) {
    const bool is_number = !source.empty() && source.size() < 4 &&
                           std::all_of(source.begin(), source.end(),
                                       [](unsigned char c) { return std::isdigit(c) != 0; });
    std::error_code error;
    const auto status = fs::status(source, error);
    const auto grab = [&](std::unique_ptr<PictureTap> tap) {
        return std::make_unique<Grabber>(source, std::move(tap), options.give_up_s);
    };
    if (is_number && !fs::exists(status))
        return grab(camera_tap("/dev/video" + source, options.mode));
    if (source.find("://") != std::string::npos) {
        auto capture = open_with_ffmpeg(source);
        if (!capture.isOpened()) throw FileError{source, "cannot be opened as a stream"};
        if (is_recorded(capture)) return open_remote_film(source, capture);
        return grab(stream_tap(source, capture));
    }
    if (!fs::exists(status)) throw FileError{source, "No such file or directory"};
    if (fs::is_character_file(status)) return grab(camera_tap(source, options.mode));
    auto recording = open_recording(source, status);
    return options.real_time ? grab(paced_tap(std::move(recording))) : std::move(recording);
}

}  // namespace yinsight
