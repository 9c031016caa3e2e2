#include "app/live/journal.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "referee/notation/game_record.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

using Json = nlohmann::ordered_json;

/// Notes that wait for a disk that takes no more; older ones are dropped.
constexpr std::size_t kMostNotes = 1000;

std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace

Journal::Journal(std::filesystem::path path, const std::string& record_path)
    : path_{std::move(path)}, record_path_{record_path} {}

Journal::Journal(std::filesystem::path path, const JournalContent& content)
    : path_{std::move(path)},
      record_path_{content.record_path},
      written_{as_written(content.record, content.state)},
      whole_bytes_{content.whole_bytes} {}

Journal::~Journal() {
    if (file_ >= 0) ::close(file_);
}

void Journal::note(const Json& event) {
    if (notes_.size() == kMostNotes) notes_.erase(notes_.begin());
    notes_.push_back(event);
}

Journal::Written Journal::as_written(const GameRecord& record, JournalState state) {
    Written written{to_text(record.start), {}, record.tags, record.result, state};
    for (const RecordedTurn& turn : record.turns) written.turns.push_back(to_text(turn));
    return written;
}

std::string Journal::lines_to(const Written& next, std::time_t now) const {
    std::string lines;
    const auto add = [&](Json json) {
        json["at"] = now;
        lines += line_of(json);
    };
    if (!written_) add({{"yinsight_journal", 1}, {"record", record_path_}});
    const Written before = written_.value_or(Written{});
    if (before.start != next.start) add({{"start", next.start}});
    if (before.tags != next.tags) add({{"tags", next.tags}});
    const auto [old_end, new_end] = std::mismatch(before.turns.begin(), before.turns.end(),
                                                  next.turns.begin(), next.turns.end());
    auto index = static_cast<std::size_t>(new_end - next.turns.begin());
    if (old_end != before.turns.end() && new_end == next.turns.end()) add({{"turns", index}});
    for (; index < next.turns.size(); ++index) add({{"index", index}, {"turn", next.turns[index]}});
    if (before.result != next.result) add({{"result", next.result}});
    for (const Json& note : notes_) add({{"event", note}});
    if (before.state != next.state) add({{"state", name_of(next.state)}});
    return lines;
}

void Journal::write(const GameRecord& record, JournalState state, std::time_t now) {
    Written next = as_written(record, state);
    const std::string lines = lines_to(next, now);
    if (lines.empty()) return;
    append(lines);
    written_ = std::move(next);
    notes_.clear();
}

void Journal::open_file() {
    const bool is_new = whole_bytes_ == 0;
    file_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    if (file_ < 0) throw FileError{path_.string(), "cannot be written: " + reason_of(errno)};
    if (is_new) flush_folder(path_.parent_path());
}

void Journal::append(const std::string& lines) {
    if (file_ < 0) open_file();
    const auto begin = static_cast<off_t>(whole_bytes_);
    // What a failed write or a kill left behind the last whole line goes first.
    int error = ::ftruncate(file_, begin) == 0 || errno == EINVAL ? 0 : errno;
    if (error == 0 && ::lseek(file_, begin, SEEK_SET) < 0 && errno != ESPIPE) error = errno;
    if (error == 0) error = write_all(file_, lines);
    if (error == 0 && ::fdatasync(file_) != 0 && errno != EINVAL) error = errno;
    if (error != 0) {
        ::close(file_);
        file_ = -1;
        throw FileError{path_.string(), "cannot be written: " + reason_of(error)};
    }
    whole_bytes_ += lines.size();
}

}  // namespace yinsight
