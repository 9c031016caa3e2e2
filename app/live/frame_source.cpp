#include "app/live/frame_source.hpp"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <utility>

#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/live/film_source.hpp"
#include "app/live/folder_source.hpp"
#include "app/live/live_source.hpp"

namespace yinsight {

namespace fs = std::filesystem;

std::vector<std::string> FrameSource::take_problems() {
    return std::exchange(problems_, {});
}

std::unique_ptr<FrameSource> open_frame_source(const std::string& source) {
    const bool is_number = !source.empty() && source.size() < 4 &&
                           std::all_of(source.begin(), source.end(),
                                       [](unsigned char c) { return std::isdigit(c) != 0; });
    std::error_code error;
    const auto status = fs::status(source, error);
    if (is_number && !fs::exists(status)) return open_live_source("/dev/video" + source);
    if (source.find("://") != std::string::npos) return open_stream(source);
    if (!fs::exists(status)) throw FileError{source, "No such file or directory"};
    if (fs::is_directory(status)) return open_folder_source(source);
    if (fs::is_character_file(status)) return open_live_source(source);
    if (is_picture_name(source))
        throw FileError{source,
                        "is a single picture; expected a folder of frames, a film or a camera"};
    return open_film_source(source);
}

}  // namespace yinsight
