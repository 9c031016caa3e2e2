#include "app/announce/training_sentence.hpp"

#include "app/announce/coach_sentence.hpp"
#include "app/announce/fault_sentence.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

std::string end_words(const TrainingNotice& notice, const Wording& wording) {
    if (!notice.result || notice.result->winner == Winner::draw)
        return wording(phrase("Training", "The game is a draw."));
    return notice.result->winner == winner_of(notice.engine)
               ? wording(phrase("Training", "I have won. Thank you for the game."))
               : wording(phrase("Training", "You have won. Well played."));
}

}  // namespace

std::string training_sentence(const TrainingNotice& notice, const Wording& wording) {
    switch (notice.what) {
        case TrainingNotice::What::your_turn:
            return wording(phrase("Training", "It is your turn."));
        case TrainingNotice::What::please_make:
            return wording.sentences(
                {wording(phrase("Training", "I play %1. Please make it for me:"),
                         {to_text(notice.asked)}),
                 instruction_sentence(notice.asked, wording)});
        case TrainingNotice::What::other_turn:
            return wording.sentences({wording(phrase("Training", "That was %1; I play %2."),
                                              {to_text(notice.played), to_text(notice.asked)}),
                                      repair_sentence(wording, notice.repair)});
        case TrainingNotice::What::put_right:
            return wording(phrase("Training", "Thank you, that is my turn."));
        case TrainingNotice::What::goes_on:
            return wording(phrase("Training", "Then %1 stays; the game goes on from there."),
                           {to_text(notice.played)});
        case TrainingNotice::What::over:
            break;
    }
    return end_words(notice, wording);
}

}  // namespace yinsight
