#pragma once
// One folder of sample pictures: what set.json promises, and whether the folder holds it.

#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace yinsight::blackbox {

enum class SetKind { still, sequence, negative };

struct SampleSet {
    std::string name;
    std::filesystem::path folder;
    SetKind kind = SetKind::still;
    /// In name order.
    std::vector<std::filesystem::path> pictures;
    /// set.json; empty where the folder has none: then nothing is demanded of the results.
    nlohmann::json demands;
    /// What is wrong with the set itself: pictures or truth files that are missing or too many.
    std::vector<std::string> problems;

    /// A number of set.json; empty where it demands nothing.
    std::optional<int> demand(const char* key) const;
};

/// The sets in these folders: a folder is a set if it holds set.json, index.json or pictures;
/// otherwise its subfolders are looked at. Throws std::runtime_error where there is none.
std::vector<SampleSet> find_sets(const std::vector<std::string>& folders);

/// A JSON file. Throws std::runtime_error with the file's name.
nlohmann::json load_json(const std::filesystem::path& file);

/// The truth beside a picture: the same name, ending in .json.
std::filesystem::path truth_of(std::filesystem::path picture);

}  // namespace yinsight::blackbox
