#include "app/live/folder_source.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>

#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// Bytes; a longer index is refused.
constexpr std::size_t kLongestIndex = std::size_t{64} << 20;

using Times = std::map<std::string, double>;

bool is_digit(char letter) {
    return std::isdigit(static_cast<unsigned char>(letter)) != 0;
}

/// Takes the run of digits at the front, without leading zeros.
std::string_view take_number(std::string_view& text) {
    std::size_t length = 0;
    while (length < text.size() && is_digit(text[length])) ++length;
    std::string_view number = text.substr(0, length);
    text.remove_prefix(length);
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

std::vector<fs::path> pictures_in(const fs::path& folder) {
    std::vector<fs::path> pictures;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (is_picture_name(entry.path())) pictures.push_back(entry.path());
    }
    if (error) throw FileError{folder.string(), error.message()};
    if (pictures.empty())
        throw FileError{folder.string(), "holds no picture; expected a folder of frames"};
    std::sort(pictures.begin(), pictures.end(), [](const fs::path& a, const fs::path& b) {
        return comes_before(a.filename().string(), b.filename().string());
    });
    return pictures;
}

Times read_times(const fs::path& index) {
    if (!fs::exists(index)) return {};
    try {
        Times times;
        for (const auto& entry : nlohmann::json::parse(read_whole_file(index, kLongestIndex)))
            times[entry.at("image").get<std::string>()] = entry.at("t_s").get<double>();
        return times;
    } catch (const nlohmann::json::exception& error) {
        throw FileError{index.string(),
                        std::string{"expected an array of objects with \"image\" and \"t_s\": "} +
                            error.what()};
    }
}

class FolderSource : public FrameSource {
  public:
    FolderSource(std::vector<fs::path> pictures, Times times)
        : pictures_{std::move(pictures)}, times_{std::move(times)} {
        std::size_t known = 0;
        for (const fs::path& picture : pictures_)
            known += times_.count(picture.filename().string());
        if (known < times_.size())
            report(std::to_string(times_.size() - known) +
                   " frames of index.json are not in the folder");
    }

    std::optional<int> frame_count() const override { return static_cast<int>(pictures_.size()); }

    std::optional<Frame> next() override {
        while (index_ < pictures_.size()) {
            const fs::path& picture = pictures_[index_];
            const int index = static_cast<int>(index_++);
            const double time_s = time_of(picture);
            try {
                return Frame{load_picture(picture), time_s, index};
            } catch (const FileError& error) {
                report(std::string{error.what()} + "; the frame is left out");
            }
        }
        return std::nullopt;
    }

  private:
    /// Seconds; a frame that the index does not know follows its predecessor after one second.
    double time_of(const fs::path& picture) {
        const auto known = times_.find(picture.filename().string());
        const double next_s = last_time_s_ ? *last_time_s_ + 1 : 0;
        const double time_s = known == times_.end() ? next_s : known->second;
        last_time_s_ = std::max(time_s, last_time_s_.value_or(time_s));
        return *last_time_s_;
    }

    std::vector<fs::path> pictures_;
    Times times_;
    std::size_t index_ = 0;
    std::optional<double> last_time_s_;
};

}  // namespace

bool comes_before(std::string_view a, std::string_view b) {
    const std::string_view whole_a = a;
    const std::string_view whole_b = b;
    while (!a.empty() && !b.empty()) {
        if (is_digit(a[0]) && is_digit(b[0])) {
            const auto number_a = take_number(a);
            const auto number_b = take_number(b);
            if (number_a.size() != number_b.size()) return number_a.size() < number_b.size();
            if (number_a != number_b) return number_a < number_b;
        } else {
            if (a[0] != b[0]) return a[0] < b[0];
            a.remove_prefix(1);
            b.remove_prefix(1);
        }
    }
    if (a.empty() != b.empty()) return a.empty();
    return whole_a < whole_b;
}

std::unique_ptr<FrameSource> open_folder_source(const fs::path& folder) {
    return std::make_unique<FolderSource>(pictures_in(folder), read_times(folder / "index.json"));
}

}  // namespace yinsight
