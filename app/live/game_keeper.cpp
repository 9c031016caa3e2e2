#include "app/live/game_keeper.hpp"

#include <cmath>
#include <nlohmann/json.hpp>

#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"

namespace yinsight {

namespace {

/// Seconds between two attempts to write what the disk refused.
constexpr double kRetryEveryS = 2;
/// Seconds by which the time of day may run apart from the steady clock between two looks; clocks
/// that are slewed stay below that.
constexpr double kClockToleranceS = 5;

std::string date_of(std::time_t now) {
    std::tm date{};
    ::localtime_r(&now, &date);
    char text[16];
    std::strftime(text, sizeof text, "%Y.%m.%d", &date);
    return text;
}

double offset_of(std::time_t now) {
    const auto steady = std::chrono::steady_clock::now().time_since_epoch();
    return static_cast<double>(now) - std::chrono::duration<double>(steady).count();
}

}  // namespace

GameKeeper::GameKeeper(GameFiles files, const std::optional<JournalContent>& resumed,
                       WallClock clock)
    : files_{std::move(files)}, clock_{std::move(clock)}, clock_offset_s_{offset_of(clock_())} {
    if (resumed) tags_ = resumed->record.tags;
    if (!files_.journal.empty()) {
        const bool continues = resumed && resumed->whole_bytes > 0;
        journal_ = continues ? std::make_unique<Journal>(files_.journal, *resumed)
                             : std::make_unique<Journal>(files_.journal, files_.record.string());
    }
    if (resumed && resumed->last_written > clock_() + static_cast<std::time_t>(kClockToleranceS))
        notices_.emplace_back("the clock of this computer is behind the time of the last turn");
}

void GameKeeper::begin(GameRecord record) {
    if (!files_.record.empty()) game_format_of(files_.record);
    update(std::move(record), JournalState::open);
    if (files_.record.empty() || !failing()) return;
    // Says what is wrong with the record's file, if it is that.
    save_game(files_.record, latest_);
}

void GameKeeper::note(const nlohmann::ordered_json& event) {
    if (journal_) journal_->note(event);
}

void GameKeeper::update(GameRecord record, JournalState state) {
    watch_clock();
    GameRecord tagged;
    tagged.tags = tags_;
    if (tagged.tag("Date").empty()) tagged.set_tag("Date", date_of(clock_()));
    tags_ = tagged.tags;
    for (auto& [name, value] : record.tags) tagged.set_tag(name, std::move(value));
    record.tags = std::move(tagged.tags);
    latest_ = std::move(record);
    state_ = state;
    write();
}

void GameKeeper::retry() {
    if (failing() && seconds_since(last_try_) >= kRetryEveryS) write();
}

void GameKeeper::write() {
    last_try_ = std::chrono::steady_clock::now();
    std::string trouble;
    try {
        if (journal_) journal_->write(latest_, state_, clock_());
    } catch (const FileError& error) {
        trouble = error.what();
    }
    try {
        if (!files_.record.empty() && !(saved_ == latest_)) {
            save_game(files_.record, latest_);
            saved_ = latest_;
        }
    } catch (const FileError& error) {
        trouble = error.what();
    }
    tell_trouble(trouble);
}

void GameKeeper::tell_trouble(const std::string& trouble) {
    if (trouble_.empty() && !trouble.empty())
        notices_.push_back(trouble +
                           "; play goes on and is kept in memory until it can be written");
    if (!trouble_.empty() && trouble.empty())
        notices_.emplace_back("the game is on the disk again, nothing is missing");
    trouble_ = trouble;
}

void GameKeeper::watch_clock() {
    const double offset_s = offset_of(clock_());
    const double jump_s = offset_s - clock_offset_s_;
    if (std::abs(jump_s) > kClockToleranceS) {
        notices_.push_back(std::string{"the clock of this computer was set "} +
                           (jump_s < 0 ? "back" : "forward") + " by " +
                           std::to_string(std::lround(std::abs(jump_s))) +
                           " s; the game's own time goes on");
    }
    clock_offset_s_ = offset_s;
}

std::vector<std::string> GameKeeper::take_notices() {
    return std::exchange(notices_, {});
}

}  // namespace yinsight
