#include "app/library/library_recorder.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

#include "app/files/file_error.hpp"

namespace yinsight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GameLibrary)
};

}  // namespace

void LibraryRecorder::update(const std::string& key, const GameRecord& record,
                             const GameOrigin& origin) {
    if (record.turns.empty() && !kept_keys_.contains(key)) return;
    const auto waiting = std::find_if(pending_.begin(), pending_.end(),
                                      [&](const Pending& game) { return game.key == key; });
    if (waiting == pending_.end()) {
        pending_.push_back({key, record, origin});
    } else {
        *waiting = {key, record, origin};
    }
    retry();
}

void LibraryRecorder::retry() {
    if (pending_.empty()) return;
    try {
        if (!library_) library_ = std::make_unique<GameLibrary>(path_);
        while (!pending_.empty()) {
            const Pending& game = pending_.front();
            library_->keep(game.key, game.record, game.origin);
            kept_keys_.insert(game.key);
            pending_.erase(pending_.begin());
        }
        if (trouble_told_)
            notices_.push_back(Words::tr("The game is in the library again.").toStdString());
        trouble_told_ = false;
    } catch (const FileError& error) {
        if (!trouble_told_) {
            notices_.push_back(std::string{error.what()} + ". " +
                               Words::tr("Play goes on; the game comes into the library when that "
                                         "is possible.")
                                   .toStdString());
        }
        trouble_told_ = true;
        library_.reset();
    }
}

std::vector<std::string> LibraryRecorder::take_notices() {
    return std::exchange(notices_, {});
}

}  // namespace yinsight
