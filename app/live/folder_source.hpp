#pragma once
// A folder of frames as a source: the pictures in name order (numbers inside names by value).
// Times come from `index.json` where the folder has one (an array of objects with "image" and
// "t_s"); else the frames are taken to be one second apart. A picture that cannot be read is
// reported and left out.

#include <filesystem>
#include <memory>
#include <string_view>

#include "app/live/frame_source.hpp"

namespace yinsight {

/// Throws FileError if the folder holds no picture or its index cannot be understood.
std::unique_ptr<FrameSource> open_folder_source(const std::filesystem::path& folder);

/// Whether name `a` comes before `b`: letter by letter, but runs of digits by their value.
bool comes_before(std::string_view a, std::string_view b);

}  // namespace yinsight
