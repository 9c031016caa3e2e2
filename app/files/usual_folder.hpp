#pragma once
// Where the program keeps what belongs to the user.

#include <filesystem>

namespace yinsight {

/// $XDG_DATA_HOME/yinsight, else ~/.local/share/yinsight; empty where there is no home. Not made.
std::filesystem::path usual_data_folder();

}  // namespace yinsight
