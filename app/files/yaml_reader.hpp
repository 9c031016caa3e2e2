#pragma once
// Values out of a YAML file that people may have touched: each is checked, and what is wrong is
// said with the file and the key.

#include <filesystem>
#include <opencv2/core.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"

namespace yinsight {

/// The keys of one map of the file. All throw FileError.
class YamlReader {
  public:
    /// `inside` are the keys that lead to the map, for messages ("colours.line.").
    YamlReader(const std::filesystem::path& path, const cv::FileNode& map, std::string inside = {})
        : path_{path}, map_{map}, inside_{std::move(inside)} {}

    [[noreturn]] void refuse(const std::string& what) const;
    [[noreturn]] void refuse(const std::string& key, const std::string& what) const;

    bool has(const std::string& key) const { return !map_[key].empty(); }
    double number(const std::string& key) const;
    int count(const std::string& key) const;
    std::string text(const std::string& key) const;
    /// The version under this key, which must not be later than `known`.
    int version(const std::string& key, int known) const;
    /// The numbers of a matrix, row by row, or of a list.
    std::vector<double> numbers(const std::string& key, std::size_t wanted) const;
    YamlReader map(const std::string& key) const;

  private:
    const std::filesystem::path& path_;
    cv::FileNode map_;
    std::string inside_;
};

/// Reads a whole file through `read(const YamlReader&)`; `otherwise` says what was expected where
/// it is no YAML at all.
template <typename Read>
auto read_yaml(const std::filesystem::path& path, std::size_t limit_bytes, const char* otherwise,
               const Read& read) {
    const std::string text = read_whole_file(path, limit_bytes);
    try {
        const cv::FileStorage storage{
            text, cv::FileStorage::READ | cv::FileStorage::MEMORY | cv::FileStorage::FORMAT_YAML};
        return read(YamlReader{path, storage.root()});
    } catch (const cv::Exception&) {
        throw FileError{path.string(), otherwise};
    }
}

}  // namespace yinsight
