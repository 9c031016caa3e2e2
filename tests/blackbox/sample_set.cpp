#include "tests/blackbox/sample_set.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace yinsight::blackbox {

namespace fs = std::filesystem;

namespace {

bool is_picture(const fs::path& path) {
    const std::string ending = path.extension().string();
    return ending == ".jpg" || ending == ".png" || ending == ".webp";
}

std::vector<fs::path> sorted_entries(const fs::path& folder) {
    std::vector<fs::path> entries;
    for (const auto& entry : fs::directory_iterator(folder)) entries.push_back(entry.path());
    std::sort(entries.begin(), entries.end());
    return entries;
}

SetKind kind_of(const SampleSet& set) {
    if (set.demands.is_null()) {
        if (fs::exists(set.folder / "index.json")) return SetKind::sequence;
        const bool truth = std::any_of(set.pictures.begin(), set.pictures.end(),
                                       [](const auto& p) { return fs::exists(truth_of(p)); });
        return truth ? SetKind::still : SetKind::negative;
    }
    const auto kind = set.demands.at("kind").get<std::string>();
    if (kind == "still") return SetKind::still;
    if (kind == "sequence") return SetKind::sequence;
    if (kind == "negative") return SetKind::negative;
    throw std::runtime_error{(set.folder / "set.json").string() + ": unknown kind " + kind};
}

void find_problems(SampleSet& set) {
    const auto promised = set.demand("images");
    if (promised && *promised != static_cast<int>(set.pictures.size())) {
        set.problems.push_back("set.json promises " + std::to_string(*promised) +
                               " pictures, the folder holds " +
                               std::to_string(set.pictures.size()));
    }
    if (set.pictures.empty()) set.problems.emplace_back("no pictures");
    if (set.kind == SetKind::negative) return;
    for (const auto& picture : set.pictures) {
        if (!fs::exists(truth_of(picture)))
            set.problems.push_back("no truth beside " + picture.filename().string());
    }
    for (const auto& entry : sorted_entries(set.folder)) {
        const std::string name = entry.filename().string();
        const bool of_the_set = name == "set.json" || name == "index.json" || name == "game.json";
        if (entry.extension() != ".json" || of_the_set) continue;
        const bool has_picture =
            std::any_of(set.pictures.begin(), set.pictures.end(),
                        [&](const auto& picture) { return truth_of(picture) == entry; });
        if (!has_picture) set.problems.push_back("no picture for " + name);
    }
}

std::optional<SampleSet> set_in(const fs::path& folder) {
    SampleSet set;
    set.folder = folder;
    set.name = folder.filename().string();
    for (const auto& entry : sorted_entries(folder)) {
        if (is_picture(entry)) set.pictures.push_back(entry);
    }
    if (fs::exists(folder / "set.json")) {
        set.demands = load_json(folder / "set.json");
    } else if (set.pictures.empty()) {
        return std::nullopt;
    }
    set.kind = kind_of(set);
    find_problems(set);
    return set;
}

}  // namespace

std::optional<int> SampleSet::demand(const char* key) const {
    if (!demands.contains(key)) return std::nullopt;
    return demands.at(key).get<int>();
}

std::vector<SampleSet> find_sets(const std::vector<std::string>& folders) {
    std::vector<SampleSet> sets;
    for (const std::string& name : folders) {
        const fs::path folder = fs::path{name} / "";
        const std::size_t before = sets.size();
        if (auto set = set_in(folder.parent_path())) {
            sets.push_back(std::move(*set));
        } else {
            for (const auto& entry : sorted_entries(folder)) {
                if (!fs::is_directory(entry)) continue;
                if (auto inner = set_in(entry)) sets.push_back(std::move(*inner));
            }
        }
        if (sets.size() == before) throw std::runtime_error{name + ": holds no set of pictures"};
    }
    return sets;
}

nlohmann::json load_json(const fs::path& file) {
    std::ifstream stream{file};
    if (!stream) throw std::runtime_error{file.string() + ": cannot be opened"};
    try {
        return nlohmann::json::parse(stream);
    } catch (const nlohmann::json::exception& error) {
        throw std::runtime_error{file.string() + ": " + error.what()};
    }
}

fs::path truth_of(fs::path picture) {
    return picture.replace_extension(".json");
}

}  // namespace yinsight::blackbox
