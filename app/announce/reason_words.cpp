#include "app/announce/reason_words.hpp"

#include <algorithm>

namespace yinsight {

namespace {

/// What cameras, the finder of the board and the commands say; matched by its English text.
constexpr std::array kKnown = {
    phrase("Reason", "no lattice lines were found"),
    phrase("Reason", "a lattice was seen, but not which part of a YINSH board it is"),
    phrase("Reason", "the lines found do not form the lattice of a YINSH board"),
    phrase("Reason", "it is not where it was, nor elsewhere in the picture"),
    phrase("Reason", "delivers no more pictures"),
    phrase("Reason", "has fallen silent"),
    phrase("Reason", "there is no camera that can be opened"),
    phrase("Reason", "cannot be opened as a stream"),
    phrase("Reason", "there is nothing to undo"),
    phrase("Reason", "there is nothing to redo"),
    phrase("Reason", "no such turn has candidates"),
    phrase("Reason", "no board has been seen yet"),
    phrase("Reason", "the game is over"),
    phrase("Reason", "the picture is too dark: switch on a lamp, or let the camera expose longer"),
    phrase("Reason", "the picture is too bright: dim the lamp, or let the camera expose shorter"),
    phrase("Reason",
           "the picture is all of one colour: wait until the camera has balanced its white, or "
           "set it by hand"),
    phrase("Reason", "the picture is out of focus: focus on the board, or clean the lens"),
    phrase("Reason", "the picture is moving: put the camera down and keep hands away for a moment"),
    phrase("Reason", "the clock of this computer is behind the time of the last turn"),
    phrase("Reason", "the game is on the disk again, nothing is missing"),
};

}  // namespace

std::string reason_words(const Wording& wording, const std::string& reason) {
    const auto* const known = std::find_if(
        kKnown.begin(), kKnown.end(), [&](const Phrase& entry) { return entry.source == reason; });
    if (known == kKnown.end() && wording.language() != Language::english) return {};
    const std::string text = wording.capitalised(known == kKnown.end() ? reason : wording(*known));
    if (text.empty() || text.ends_with('.')) return text;
    return wording(phrase("Reason", "%1."), {text});
}

}  // namespace yinsight
