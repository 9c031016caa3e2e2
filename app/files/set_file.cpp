#include "app/files/set_file.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/files/yaml_reader.hpp"

namespace yinsight {

namespace {

/// Raised when a reader of the old files would misunderstand the new ones.
constexpr int kVersion = 1;
/// Bytes; a longer file is no set.
constexpr std::size_t kLongestFile = std::size_t{1} << 16;
/// Bytes of a name.
constexpr std::size_t kLongestName = 80;
/// Largest colour that is believed, in log units: a part 3,000 times brighter than the board.
constexpr double kLargestRatio = 8;

std::string read_date(const YamlReader& reader, const std::string& key) {
    auto date = reader.text(key);
    constexpr std::string_view kPattern = "dddd-dd-dd";
    const auto fits = [](char digit, char pattern) {
        return pattern == 'd' ? digit >= '0' && digit <= '9' : digit == pattern;
    };
    if (!std::equal(date.begin(), date.end(), kPattern.begin(), kPattern.end(), fits))
        reader.refuse(key, "expected a date as 2026-11-30");
    return date;
}

cv::Vec3d read_colour(const YamlReader& reader, const std::string& key, double least, double most) {
    const auto values = reader.numbers(key, 3);
    for (const double value : values)
        if (value < least || value > most)
            reader.refuse(key, "expected numbers from " + std::to_string(cvRound(least)) + " to " +
                                   std::to_string(cvRound(most)));
    return {values[0], values[1], values[2]};
}

PiecePalette read_palette(const YamlReader& reader) {
    const auto level = read_colour(reader, "board_level", 0, 1);
    const auto colours = reader.map("colours");
    std::array<PartColour, kSetPartCount> parts;
    for (std::size_t i = 0; i < kSetPartCount; ++i) {
        if (!colours.has(kSetPartNames[i])) continue;
        const auto part = colours.map(kSetPartNames[i]);
        parts[i] = {read_colour(part, "log_ratio", -kLargestRatio, kLargestRatio),
                    read_colour(part, "spread", 0, kLargestRatio), part.count("looks")};
    }
    return {parts, level};
}

SetProfile read_set(const YamlReader& reader) {
    reader.version("yinsight_set", kVersion);
    SetProfile set;
    set.name = reader.text("name");
    if (!is_set_name(set.name)) reader.refuse("name", kSetNameExpected);
    set.first_seen = read_date(reader, "first_seen");
    set.last_seen = read_date(reader, "last_seen");
    set.games = reader.count("games");
    set.palette = read_palette(reader);
    return set;
}

/// The name as a YAML text that needs no more quoting, whatever is in it.
std::string quoted(const std::string& name) {
    std::string text = "\"";
    for (const char c : name) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + '"';
}

void write(cv::FileStorage& storage, const char* key, const cv::Vec3d& colour) {
    storage << key << "[:" << colour[0] << colour[1] << colour[2] << "]";
}

}  // namespace

bool is_set_name(std::string_view name) {
    // JSON takes text in valid UTF-8 without control characters; DEL is none to it.
    return !name.empty() && name.size() <= kLongestName && name.front() != ' ' &&
           name.back() != ' ' && name.find('\x7f') == std::string_view::npos &&
           nlohmann::json::accept(quoted(std::string{name}));
}

void save_set(const std::filesystem::path& path, const SetProfile& set) {
    cv::FileStorage storage{".yml", cv::FileStorage::WRITE | cv::FileStorage::MEMORY};
    storage << "yinsight_set" << kVersion << "name" << quoted(set.name) << "first_seen"
            << set.first_seen << "last_seen" << set.last_seen << "games" << set.games;
    storage.writeComment("The bare board in the last pictures: linear red, green, blue, 0 to 1");
    write(storage, "board_level", set.palette.board_level());
    storage.writeComment("Natural logarithms of linear red, green, blue over the bare board's");
    storage << "colours"
            << "{";
    for (std::size_t i = 0; i < kSetPartCount; ++i) {
        const auto& colour = set.palette[static_cast<SetPart>(i)];
        if (colour.looks == 0) continue;
        storage << kSetPartNames[i] << "{";
        write(storage, "log_ratio", colour.log_ratio);
        write(storage, "spread", colour.spread);
        storage << "looks" << colour.looks << "}";
    }
    storage << "}";
    write_whole_file(path, storage.releaseAndGetString());
}

SetProfile load_set(const std::filesystem::path& path) {
    return read_yaml(path, kLongestFile, "is no set; expected YAML as `yinsight referee` writes it",
                     read_set);
}

}  // namespace yinsight
