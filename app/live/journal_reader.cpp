#include <array>
#include <nlohmann/json.hpp>

#include "app/files/whole_file.hpp"
#include "app/live/journal.hpp"
#include "referee/notation/game_record.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::json;

constexpr std::array<const char*, 4> kStates = {"open", "left", "ended", "over"};
/// Bytes; a longer journal is refused. An evening takes some 100,000.
constexpr std::size_t kLongestJournal = std::size_t{64} << 20;

/// Reads line by line what the game has become.
class JournalText {
  public:
    /// Whether the line was understood.
    bool take(const std::string& line) {
        const auto json = Json::parse(line, nullptr, false);
        if (!json.is_object()) return false;
        try {
            apply(json);
        } catch (const Json::exception&) {
            return false;
        }
        return true;
    }

    bool is_journal() const { return has_header_; }

    JournalContent content() const {
        JournalContent content;
        content.state = state_;
        content.record_path = record_path_;
        content.last_written = last_written_;
        // A turn that no longer fits ends the game that can be gone on with.
        for (std::size_t count = turns_.size();; --count) {
            auto record = parse_game_record(text_of(count));
            if (!record && count > 0) continue;
            if (record) content.record = *record;
            break;
        }
        content.record.tags = tags_;
        content.record.result = result_;
        return content;
    }

  private:
    void apply(const Json& json) {
        last_written_ = json.value("at", last_written_);
        if (json.contains("yinsight_journal")) {
            has_header_ = true;
            record_path_ = json.value("record", "");
        } else if (json.contains("start")) {
            start_ = json.at("start").get<std::string>();
        } else if (json.contains("tags")) {
            tags_ = json.at("tags").get<decltype(tags_)>();
        } else if (json.contains("turn")) {
            const auto index = json.at("index").get<std::size_t>();
            // Behind a line that was lost nothing follows on.
            if (index > turns_.size()) return;
            turns_.resize(index);
            turns_.push_back(json.at("turn").get<std::string>());
        } else if (json.contains("turns")) {
            turns_.resize(std::min(turns_.size(), json.at("turns").get<std::size_t>()));
        } else if (json.contains("result")) {
            result_ = json.at("result").get<std::string>();
        } else if (json.contains("state")) {
            take_state(json.at("state").get<std::string>());
        }
    }

    void take_state(const std::string& name) {
        for (std::size_t i = 0; i < kStates.size(); ++i) {
            if (name == kStates[i]) state_ = static_cast<JournalState>(i);
        }
    }

    std::string text_of(std::size_t count) const {
        std::string text;
        if (!start_.empty()) text += "[Start \"" + start_ + "\"]\n";
        text += '\n';
        for (std::size_t i = 0; i < count; ++i) text += turns_[i] + '\n';
        return text;
    }

    bool has_header_ = false;
    std::string record_path_;
    std::string start_;
    std::vector<std::pair<std::string, std::string>> tags_;
    std::vector<std::string> turns_;
    std::string result_;
    JournalState state_ = JournalState::open;
    std::time_t last_written_ = 0;
};

}  // namespace

const char* name_of(JournalState state) {
    return kStates[static_cast<std::size_t>(state)];
}

std::optional<JournalContent> read_journal(const std::filesystem::path& path) {
    const std::string bytes = read_whole_file(path, kLongestJournal);
    JournalText text;
    int bad_lines = 0;
    std::size_t begin = 0;
    for (std::size_t end = 0; (end = bytes.find('\n', begin)) != std::string::npos; begin = end + 1)
        bad_lines += text.take(bytes.substr(begin, end - begin)) ? 0 : 1;
    if (!text.is_journal()) return std::nullopt;
    JournalContent content = text.content();
    content.whole_bytes = begin;
    content.bad_lines = bad_lines;
    return content;
}

}  // namespace yinsight
