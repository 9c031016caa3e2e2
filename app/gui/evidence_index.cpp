#include "app/gui/evidence_index.hpp"

#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace yinsight {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Evidence)
};

QString label_of(const QJsonObject& event) {
    const QString kind = event["event"].toString();
    if (kind == "turn")
        return Words::tr("Turn %1: %2").arg(event["turn"].toInt()).arg(event["text"].toString());
    if (kind == "violation") return Words::tr("Wrong: %1").arg(event["message"].toString());
    if (kind == "repaired") return Words::tr("Put right");
    if (kind == "question") return Words::tr("Question");
    if (kind == "takeback") return Words::tr("Taken back");
    return kind;
}

}  // namespace

std::vector<EvidenceEntry> evidence_in(const std::filesystem::path& folder) {
    std::vector<EvidenceEntry> entries;
    QFile file{QString::fromStdString((folder / "evidence.jsonl").string())};
    if (folder.empty() || !file.open(QIODevice::ReadOnly)) return entries;
    while (!file.atEnd()) {
        const QJsonObject event = QJsonDocument::fromJson(file.readLine()).object();
        const std::string name = event["pictures"].toString().toStdString();
        if (name.empty()) continue;
        EvidenceEntry entry{
            label_of(event), event["turn"].toInt(), event["event"].toString() == "violation", {}};
        constexpr std::array<const char*, 3> kPictures = {"-before.jpg", "-after.jpg",
                                                          "-marked.jpg"};
        for (std::size_t i = 0; i < kPictures.size(); ++i)
            entry.pictures[i] = folder / (name + kPictures[i]);
        entries.push_back(std::move(entry));
    }
    return entries;
}

}  // namespace yinsight
