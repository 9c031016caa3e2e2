// What the readers of records and positions expect and find. More exact patterns come before
// those that they are a case of.

#include <array>

#include "app/announce/reason_patterns.hpp"

namespace yinsight {

namespace {

constexpr std::array kPatterns = {
    phrase("Reason", "turn %1, line %2, column %3: expected %4, found %5"),
    phrase("Reason", "line %1, column %2: expected %3, found %4"),
    phrase("Reason", "turn %1: expected %2, found %3"),
    phrase("Reason", "expected %1, found %2"),
    phrase("Reason", "the end of the text"),
    phrase("Reason", "the end of the line"),
    phrase("Reason", "a point"),
    phrase("Reason", "a point, a removal (x), pass or resign"),
    phrase("Reason", "the point to which the ring moves"),
    phrase("Reason", "the point of a row or ring to remove"),
    phrase("Reason", "the other end of the row"),
    phrase("Reason", "a row and a ring, as there is a choice of rows"),
    phrase("Reason", "the end of the turn, which has too many parts"),
    phrase("Reason", "the end of the turn"),
    phrase("Reason", "the number of a turn"),
    phrase("Reason", "a piece or at most %1 vacant points in %2"),
    phrase("Reason", "column %1"),
    phrase("Reason", "'/' before column %1"),
    phrase("Reason", "the end of the board"),
    phrase("Reason", "a space before the side to act"),
    phrase("Reason", "the side to act, w or b, or '-'"),
    phrase("Reason", "a space before the phase"),
    phrase("Reason", "the phase, one of P r x M R X O"),
    phrase("Reason", "a phase in which a side acts"),
    phrase("Reason", "phase O, as no side acts"),
    phrase("Reason", "a space before the rings removed"),
    phrase("Reason", "the number of rings removed, 0 to 5"),
    phrase("Reason", "'-' between the rings removed"),
    phrase("Reason", "a space before the variant"),
    phrase("Reason", "the variant, S or B"),
    phrase("Reason", "a space before the result"),
    phrase("Reason", "'-', the result of a game that goes on"),
    phrase("Reason", "the winner, w, b or d"),
    phrase("Reason", "':' after the winner"),
    phrase("Reason", "rings, row, pool, blocked or resigned"),
    phrase("Reason", "the end of the position"),
    phrase("Reason", "a position that a game can reach"),
    phrase("Reason", "the variant, standard or blitz"),
    phrase("Reason", "a start of the variant that the Variant tag names"),
    phrase("Reason", "']' behind the tag %1"),
    phrase("Reason", "the name of a tag"),
    phrase("Reason", "'%1' before the value of the tag %2"),
    phrase("Reason", "'%1' behind the value of the tag %2"),
    phrase("Reason", "the end of a comment"),
    phrase("Reason", "a '}' somewhere behind this '{'"),
    phrase("Reason", "the kind of fault behind !!illegal"),
    phrase("Reason", "'|' or '}' behind a candidate"),
    phrase("Reason", "{=<position>} behind an illegal turn that stood"),
    phrase("Reason", "the end of the record behind its result"),
    phrase("Reason", "'(' at the beginning of an SGF game"),
    phrase("Reason", "')' at the end of the game"),
    phrase("Reason", "a property, ';' or ')'"),
    phrase("Reason", "GM[24], a YINSH game of Boardspace"),
    phrase("Reason", "a node in the game"),
    phrase("Reason", "another type of value at \"%1\""),
    phrase("Reason", "a whole number from %1 to %2 at \"%3\""),
    phrase("Reason", "an object with \"%1\""),
    phrase("Reason", "the name of a fault"),
    phrase("Reason", "JSON of at most %1 levels"),
    phrase("Reason", "a deeper one"),
};

}  // namespace

std::span<const Phrase> text_reasons() {
    return kPatterns;
}

}  // namespace yinsight
