#include "app/files/usual_folder.hpp"

#include <cstdlib>

namespace yinsight {

std::filesystem::path usual_data_folder() {
    const char* data = std::getenv("XDG_DATA_HOME");
    if (data != nullptr && *data != '\0') return std::filesystem::path{data} / "yinsight";
    const char* home = std::getenv("HOME");
    if (home == nullptr || *home == '\0') return {};
    return std::filesystem::path{home} / ".local" / "share" / "yinsight";
}

}  // namespace yinsight
