#include "app/announce/training_sentence.hpp"

#include "app/announce/coach_sentence.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

/// So many points are named; a longer list is better seen on the board.
constexpr std::size_t kMostPoints = 6;

std::string piece(PointState state) {
    const auto ring = ring_of(state);
    const auto marker = marker_of(state);
    std::string text;
    if (ring) text = std::string{"a "} + name_of(*ring) + " ring";
    if (marker) text += (ring ? " with a " : "a ") + std::string{name_of(*marker)} + " marker";
    return text.empty() ? "nothing" : text;
}

std::string repair_words(const std::vector<PointChange>& repair) {
    std::string text;
    for (std::size_t i = 0; i < repair.size() && i < kMostPoints; ++i) {
        if (i > 0) text += ", ";
        text += piece(repair[i].to) + " on " + repair[i].point.name();
    }
    if (repair.size() > kMostPoints)
        text += " and " + std::to_string(repair.size() - kMostPoints) + " more points";
    return text.empty() ? text : " Right would be: " + text + '.';
}

std::string end_words(const TrainingNotice& notice) {
    if (!notice.result || notice.result->winner == Winner::draw) return "The game is a draw.";
    return notice.result->winner == winner_of(notice.engine) ? "I have won. Thank you for the game."
                                                             : "You have won. Well played.";
}

}  // namespace

std::string training_sentence(const TrainingNotice& notice) {
    switch (notice.what) {
        case TrainingNotice::What::your_turn:
            return "It is your turn.";
        case TrainingNotice::What::please_make:
            return "I play " + to_text(notice.asked) +
                   ". Please make it for me: " + instruction_sentence(notice.asked);
        case TrainingNotice::What::other_turn:
            return "That was " + to_text(notice.played) + "; I play " + to_text(notice.asked) +
                   '.' + repair_words(notice.repair);
        case TrainingNotice::What::put_right:
            return "Thank you, that is my turn.";
        case TrainingNotice::What::goes_on:
            return "Then " + to_text(notice.played) + " stays; the game goes on from there.";
        case TrainingNotice::What::over:
            break;
    }
    return end_words(notice);
}

}  // namespace yinsight
