#include "app/gui/library_desk.hpp"

#include <QDate>
#include <QTimer>
#include <QUuid>

namespace yinsight {

namespace {

constexpr int kRetryMs = 3000;

}  // namespace

LibraryDesk::LibraryDesk(GameSession& session, std::filesystem::path library, QObject* parent)
    : QObject{parent}, session_{session}, recorder_{std::move(library)} {
    connect(&session_, &GameSession::announced, this, &LibraryDesk::keep);
    connect(&session_, &GameSession::activity_changed, this, [this] {
        if (session_.activity() == GameSession::Activity::refereeing) run_.clear();
    });
    auto* timer = new QTimer{this};
    connect(timer, &QTimer::timeout, this, [this] {
        recorder_.retry();
        tell();
    });
    timer->start(kRetryMs);
}

void LibraryDesk::keep(const TableNews& news) {
    const WatchRequest& request = session_.request();
    const std::string journal = request.table.files.journal.string();
    if (run_.isEmpty()) {
        run_ = journal.empty() ? QUuid::createUuid().toString(QUuid::WithoutBraces)
                               : QString::fromStdString(journal);
        date_ = QDate::currentDate().toString("yyyy.MM.dd");
    }
    const int game = news.state->counts.games;
    const QString key = game == 1 ? run_ : run_ + '#' + QString::number(game);
    GameRecord record = news.state->record;
    if (game == 1 && request.table.resumed) {
        for (const auto& [name, value] : request.table.resumed->record.tags) {
            if (record.tag(name).empty()) record.set_tag(name, value);
        }
    }
    if (record.tag("Date").empty()) record.set_tag("Date", date_.toStdString());
    std::string evidence = request.table.evidence_folder;
    if (!evidence.empty() && game > 1) evidence += "/game-" + std::to_string(game);
    recorder_.update(key.toStdString(), record, {request.source, evidence});
    tell();
    emit kept();
}

void LibraryDesk::tell() {
    for (const std::string& notice : recorder_.take_notices())
        emit noticed(QString::fromStdString(notice));
}

}  // namespace yinsight
