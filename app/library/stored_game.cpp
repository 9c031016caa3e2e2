#include "app/library/stored_game.hpp"

#include <QCryptographicHash>
#include <QString>

#include "app/files/game_json.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

StoredGame stored_game(const GameRecord& record, const GameOrigin& origin, std::string key) {
    StoredGame game;
    game.entry.white = record.tag("White");
    game.entry.black = record.tag("Black");
    game.entry.event = record.tag("Event");
    game.entry.date = record.tag("Date");
    game.entry.result = record.result.empty() ? score_text(replay(record).end()) : record.result;
    game.entry.variant = record.start.variant();
    game.entry.turns = static_cast<int>(record.turns.size());
    game.entry.origin = origin;
    game.key = std::move(key);
    game.json = to_game_json(record);
    return game;
}

std::string fingerprint_of(const GameRecord& record) {
    std::string text = to_text(record.start);
    for (const RecordedTurn& turn : record.turns) text += ' ' + to_text(turn.turn);
    const QByteArray bytes = QByteArray::fromStdString(text);
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

std::string folded(const std::string& text) {
    const QString apart =
        QString::fromStdString(text).normalized(QString::NormalizationForm_KD).toCaseFolded();
    QString plain;
    for (const QChar letter : apart) {
        if (!letter.isMark()) plain += letter;
    }
    return plain.toStdString();
}

std::string searchable_players(const GameRecord& record) {
    return folded(record.tag("White") + '\n' + record.tag("Black"));
}

std::string searchable_words(const GameRecord& record) {
    std::string words;
    for (const auto& [name, value] : record.tags) words += value + '\n';
    words += record.result + '\n';
    words += record.start.variant() == Variant::blitz ? "blitz" : "standard";
    for (const std::string& comment : record.comments) words += '\n' + comment;
    for (const RecordedTurn& turn : record.turns) {
        for (const std::string& comment : turn.comments) words += '\n' + comment;
    }
    return folded(words);
}

}  // namespace yinsight
