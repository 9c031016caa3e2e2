#include "app/live/evidence.hpp"

#include <cstdio>

#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "app/report/overlay.hpp"

namespace yinsight {

namespace {

/// The word for an event that is worth a picture; null for others.
const char* word_for(const SessionEvent& event) {
    const auto* from_arbiter = std::get_if<Event>(&event.what);
    if (from_arbiter == nullptr) return nullptr;
    const auto& what = from_arbiter->what;
    if (std::holds_alternative<ViolationEvent>(what)) return "violation";
    if (std::holds_alternative<RepairedEvent>(what)) return "repaired";
    if (std::holds_alternative<QuestionEvent>(what)) return "question";
    if (std::holds_alternative<TakebackEvent>(what)) return "takeback";
    return nullptr;
}

}  // namespace

EvidenceFolder::EvidenceFolder(std::filesystem::path folder) : folder_{std::move(folder)} {
    make_folder(folder_);
}

void EvidenceFolder::keep(const SessionEvent& event, const Frame& frame,
                          const std::optional<BoardReading>& reading) const {
    const char* word = word_for(event);
    if (word == nullptr) return;
    char name[64];
    std::snprintf(name, sizeof name, "frame-%06d-%s", frame.index, word);
    save_picture(folder_ / (std::string{name} + ".jpg"), frame.bgr);
    if (reading)
        save_picture(folder_ / (std::string{name} + "-read.jpg"),
                     draw_overlay(frame.bgr, *reading));
}

}  // namespace yinsight
