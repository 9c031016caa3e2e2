// Where the library is kept, apart from what is in it.

#include "app/files/file_error.hpp"
#include "app/files/usual_folder.hpp"
#include "app/library/game_library.hpp"

namespace yinsight {

std::filesystem::path usual_library_path() {
    const auto folder = usual_data_folder();
    return folder.empty() ? folder : folder / "games.sqlite";
}

std::filesystem::path set_library_aside(const std::filesystem::path& path) {
    std::filesystem::path aside;
    for (int number = 1; aside.empty() || std::filesystem::exists(aside); ++number) {
        aside = path.parent_path() / (path.stem().string() + "-old-" + std::to_string(number) +
                                      path.extension().string());
    }
    // What has not reached the file itself yet goes with it.
    for (const char* suffix : {"", "-wal", "-shm"}) {
        std::error_code error;
        std::filesystem::rename(path.string() + suffix, aside.string() + suffix, error);
        if (error && *suffix == '\0') throw FileError{path.string(), error.message()};
    }
    return aside;
}

}  // namespace yinsight
