#include "app/library/sql.hpp"

#include <QSqlDatabase>
#include <QSqlError>

#include "app/files/file_error.hpp"
#include "app/library/library_schema.hpp"

namespace yinsight {

void execute(const QSqlDatabase& database, const std::string& path, const std::string& statement) {
    QSqlQuery query{database};
    if (!query.exec(QString::fromStdString(statement)))
        throw FileError{path, plain_reason(query.lastError())};
}

QSqlQuery prepare(const QSqlDatabase& database, const std::string& path,
                  const std::string& statement) {
    QSqlQuery query{database};
    query.setForwardOnly(true);
    if (!query.prepare(QString::fromStdString(statement)))
        throw FileError{path, plain_reason(query.lastError())};
    return query;
}

void run(QSqlQuery& query, const std::string& path) {
    if (!query.exec()) throw FileError{path, plain_reason(query.lastError())};
}

}  // namespace yinsight
