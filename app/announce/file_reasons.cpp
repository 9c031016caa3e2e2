// What files, the disk and the commands say. More exact patterns come before
// those that they are a case of.

#include <array>

#include "app/announce/reason_patterns.hpp"

namespace yinsight {

namespace {

constexpr std::array kPatterns = {
    phrase("Reason", "there is nothing to undo"),
    phrase("Reason", "no wrong act lies on the board"),
    phrase("Reason", "there is nothing to redo"),
    phrase("Reason", "no such turn has candidates"),
    phrase("Reason", "no board has been seen yet"),
    phrase("Reason", "the game is over"),
    phrase("Reason", "the clock of this computer is behind the time of the last turn"),
    phrase("Reason", "the game is on the disk again, nothing is missing"),
    phrase("Reason", "turn %1 has candidates 0 to %2"),
    phrase("Reason", "there is no turn %1"),
    phrase("Reason", "has no turn %1"),
    phrase("Reason", "\"candidate\" counts from 0"),
    phrase("Reason", "\"player\" is \"white\" or \"black\""),
    phrase("Reason", "'%1' is no command"),
    phrase("Reason", "an empty line is no command"),
    phrase("Reason", "a line of more than %1 bytes is no command"),
    phrase("Reason", "not understood: %1"),
    phrase("Reason", "%1; play goes on and is kept in memory until it can be written"),
    phrase("Reason",
           "the clock of this computer was set back by %1 s; the game's own time goes on"),
    phrase("Reason",
           "the clock of this computer was set forward by %1 s; the game's own time goes on"),
    phrase("Reason", "there is no unfinished game to go on with"),
    phrase("Reason", "No such file or directory"),
    phrase("Reason", "Permission denied"),
    phrase("Reason", "Is a directory"),
    phrase("Reason", "Not a directory"),
    phrase("Reason", "File exists"),
    phrase("Reason", "No space left on device"),
    phrase("Reason", "Read-only file system"),
    phrase("Reason", "Input/output error"),
    phrase("Reason", "File too large"),
    phrase("Reason", "cannot be written: %1"),
    phrase("Reason", "cannot be written"),
    phrase("Reason", "cannot be made a folder: %1"),
    phrase("Reason", "is one of the sources; expected another file"),
    phrase("Reason", "cannot be renamed: %1"),
    phrase("Reason", "cannot be opened"),
    phrase("Reason", "cannot be read"),
    phrase("Reason", "%1; the game is not kept"),
    phrase("Reason", "is empty"),
    phrase("Reason", "is longer than the %1 MB that are read at most"),
    phrase("Reason", "is not a picture that can be read (JPEG, PNG, WebP, ...)"),
    phrase("Reason", "is a HEIC or AVIF picture, which is not read; save it as JPEG or PNG"),
    phrase("Reason",
           "is a picture of %1 pixels, more than the %2 megapixels that are read at most"),
    phrase("Reason", "is a cut-off %1: %2 is missing, the file ends at byte %3"),
    phrase("Reason", "its end marker"),
    phrase("Reason", "its end chunk"),
    phrase("Reason", "byte %1"),
    phrase("Reason", "pictures are not written with this ending; use .png or .jpg"),
    phrase("Reason", "pictures are not written with this ending; use .svg, .png or .jpg"),
    phrase("Reason", "a position has no course to draw; expected a record"),
    phrase("Reason", "a position has no turns; expected a record"),
    phrase("Reason", "expected a file name that ends in .svg or .pdf"),
    phrase("Reason", "expected a file name that ends in .svg or .png"),
    phrase("Reason", "records end in .ygn, .sgf or .json"),
    phrase("Reason", "Boardspace SGF cannot hold this game: %1"),
    phrase("Reason", "Boardspace games begin with the empty board."),
    phrase("Reason", "Boardspace games hold no illegal turn, and turn %1 is one."),
    phrase("Reason",
           "Boardspace games go on from where a turn ends, and turn %1 is followed by another "
           "position."),
    phrase("Reason", "line %1: expected a column a to k, = and a word"),
    phrase("Reason", "is of version %1; this program knows up to %2"),
    phrase("Reason", "is no calibration; expected YAML as `yinsight calibrate` writes it"),
    phrase("Reason", "is no set; expected YAML as `yinsight referee` writes it"),
    phrase("Reason", "expected an array of objects with \"image\" and \"t_s\": %1"),
    phrase("Reason", "--start and --variant name different variants"),
};

}  // namespace

std::span<const Phrase> file_reasons() {
    return kPatterns;
}

}  // namespace yinsight
