#pragma once
// Statements to SQLite that throw FileError, with words for people, where they fail.

#include <QSqlQuery>
#include <string>

class QSqlDatabase;

namespace yinsight {

/// `path` names the file in messages.
void execute(const QSqlDatabase& database, const std::string& path, const std::string& statement);
QSqlQuery prepare(const QSqlDatabase& database, const std::string& path,
                  const std::string& statement);
void run(QSqlQuery& query, const std::string& path);

}  // namespace yinsight
