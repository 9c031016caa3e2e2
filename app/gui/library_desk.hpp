#pragma once
// Keeps every game of the session in the library while it is played.

#include <QObject>
#include <filesystem>

#include "app/gui/game_session.hpp"
#include "app/library/library_recorder.hpp"

namespace yinsight {

class LibraryDesk : public QObject {
    Q_OBJECT

  public:
    LibraryDesk(GameSession& session, std::filesystem::path library, QObject* parent = nullptr);

  signals:
    /// A game has come in or has changed.
    void kept();
    /// Something about the library that people should know.
    void noticed(const QString& notice);

  private:
    void keep(const TableNews& news);
    void tell();

    GameSession& session_;
    LibraryRecorder recorder_;
    /// What names the run that goes on, and when it began.
    QString run_;
    QString date_;
};

}  // namespace yinsight
