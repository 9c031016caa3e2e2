#include "app/files/set_shelf.hpp"

#include <algorithm>
#include <cctype>
#include <cerrno>

#include "app/files/usual_folder.hpp"
#include "app/files/whole_file.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

constexpr const char* kEnding = ".yml";

/// The name as a file's: what file systems or people's shells take amiss becomes a dash.
std::string file_name_for(const std::string& name) {
    std::string file;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        const bool plain = byte >= 0x80 || std::isalnum(byte) != 0;
        if (plain || (!file.empty() && file.back() != '-')) file += plain ? c : '-';
    }
    return file.empty() ? "set" : file;
}

}  // namespace

fs::path usual_set_folder() {
    const auto folder = usual_data_folder();
    return folder.empty() ? folder : folder / "sets";
}

SetShelf::SetShelf(fs::path folder) : folder_{std::move(folder)} {
    std::vector<fs::path> files;
    std::error_code error;
    if (fs::exists(folder_, error) && !fs::is_directory(folder_, error))
        problems_.emplace_back(folder_.string(), reason_of(ENOTDIR));
    for (const auto& entry : fs::directory_iterator(folder_, error))
        if (entry.path().extension() == kEnding) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        try {
            sets_.push_back(load_set(file));
            paths_.push_back(file);
        } catch (const FileError& problem) {
            problems_.push_back(problem);
        }
    }
}

std::string SetShelf::free_name() const {
    for (int number = 1;; ++number) {
        std::string name = "Set " + std::to_string(number);
        const auto has_it = [&](const SetProfile& set) { return set.name == name; };
        if (std::none_of(sets_.begin(), sets_.end(), has_it)) return name;
    }
}

fs::path SetShelf::new_path(const std::string& name) const {
    const auto stem = file_name_for(name);
    fs::path path = folder_ / (stem + kEnding);
    for (int number = 2; fs::exists(path); ++number)
        path = folder_ / (stem + '-' + std::to_string(number) + kEnding);
    return path;
}

void SetShelf::keep(const SetProfile& set) {
    make_folder(folder_);
    const auto found = std::find_if(sets_.begin(), sets_.end(), [&](const SetProfile& known) {
        return known.name == set.name;
    });
    const auto index = static_cast<std::size_t>(found - sets_.begin());
    const auto path = found == sets_.end() ? new_path(set.name) : paths_[index];
    save_set(path, set);
    if (found == sets_.end()) {
        sets_.push_back(set);
        paths_.push_back(path);
    } else {
        *found = set;
    }
}

}  // namespace yinsight
