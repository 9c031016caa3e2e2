// What cameras, films and the finder of the board say. More exact patterns come before
// those that they are a case of.

#include <array>

#include "app/announce/reason_patterns.hpp"

namespace yinsight {

namespace {

constexpr std::array kPatterns = {
    phrase("Reason", "no lattice lines were found"),
    phrase("Reason", "a lattice was seen, but not which part of a YINSH board it is"),
    phrase("Reason", "the lines found do not form the lattice of a YINSH board"),
    phrase("Reason", "it is not where it was, nor elsewhere in the picture"),
    phrase("Reason", "delivers no more pictures"),
    phrase("Reason", "has fallen silent"),
    phrase("Reason", "there is no camera that can be opened"),
    phrase("Reason", "cannot be opened as a stream"),
    phrase("Reason", "the picture is too dark: switch on a lamp, or let the camera expose longer"),
    phrase("Reason", "the picture is too bright: dim the lamp, or let the camera expose shorter"),
    phrase("Reason",
           "the picture is all of one colour: wait until the camera has balanced its white, or set "
           "it by hand"),
    phrase("Reason", "the picture is out of focus: focus on the board, or clean the lens"),
    phrase("Reason", "the picture is moving: put the camera down and keep hands away for a moment"),
    phrase("Reason", "the picture is too small to hold a board"),
    phrase("Reason", "the board is cut off at %1: turn the camera left, or move it back"),
    phrase("Reason", "the board is cut off at %1: turn the camera right, or move it back"),
    phrase("Reason", "the board is cut off at %1: turn the camera up, or move it back"),
    phrase("Reason", "the board is cut off at %1: turn the camera down, or move it back"),
    phrase("Reason",
           "the camera looks too flat, %1 degrees over the board: raise it until it looks down by "
           "35 to 60"),
    phrase("Reason",
           "the board is too small in the picture, %1 pixels between points: move the camera "
           "closer, or choose a larger picture"),
    phrase("Reason", "the board is overexposed: dim the lamp, or let the camera expose shorter"),
    phrase("Reason", "glare at %1: move the lamp or the camera until it is gone"),
    phrase("Reason", "%1 can hardly be told from %2 in this light, at %3: %4"),
    phrase("Reason", "%1 can hardly be told from %2 in this light: %3"),
    phrase("Reason", "dim the lamp, or let the camera expose shorter"),
    phrase("Reason", "switch on a lamp, or let the camera expose longer"),
    phrase("Reason", "move the lamp to a side, or the camera closer"),
    phrase("Reason", "empty points"),
    phrase("Reason", "white rings"),
    phrase("Reason", "black rings"),
    phrase("Reason", "white markers"),
    phrase("Reason", "black markers"),
    phrase("Reason", "white rings with white markers"),
    phrase("Reason", "white rings with black markers"),
    phrase("Reason", "black rings with white markers"),
    phrase("Reason", "black rings with black markers"),
    phrase("Reason", "the board is covered at %1: clear it"),
    phrase("Reason", "%1 and %2 more"),
    phrase("Reason",
           "the calibration is not used: it was made with pictures of %1, this one has %2, another "
           "shape"),
    phrase("Reason",
           "the calibration is not used: with it the board's lines lie %1 px off, without it %2 "
           "px; is it another camera's, or was the lens zoomed or changed since?"),
    phrase("Reason",
           "the calibration is not used: the board is only found without it; is it another "
           "camera's, or was the lens zoomed or changed since?"),
    phrase("Reason",
           "left edge never covered: nothing was seen in the leftmost %1 % of the picture; point "
           "the camera so that the board lies there"),
    phrase("Reason",
           "right edge never covered: nothing was seen in the rightmost %1 % of the picture; point "
           "the camera so that the board lies there"),
    phrase("Reason",
           "top edge never covered: nothing was seen in the topmost %1 % of the picture; point the "
           "camera so that the board lies there"),
    phrase("Reason",
           "bottom edge never covered: nothing was seen in the bottommost %1 % of the picture; "
           "point the camera so that the board lies there"),
    phrase("Reason",
           "more pictures: %1 different poses were seen, %2 are the least; move the camera or the "
           "board between pictures"),
    phrase("Reason",
           "tilt the camera more: the most seen was %1 degrees from right above, %2 are the least, "
           "30 to 45 are good"),
    phrase("Reason",
           "tilt the camera more, in different directions: the focal length is only known to %1 %"),
    phrase("Reason", "take more and sharper pictures: board points are only predicted to %1 px"),
    phrase("Reason",
           "take the pictures from more different sides: these do not determine the lens"),
    phrase("Reason", "neither board nor calibration sheet was found"),
    phrase("Reason", "the same pose as before"),
    phrase("Reason", "another size than the first picture; one calibration is for one size"),
    phrase("Reason", "enough poses are kept already"),
    phrase("Reason",
           "%1 picture, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % "
           "bottom %7 %"),
    phrase("Reason",
           "%1 pictures, tilt %2 to %3 degrees, margins not reached: left %4 % right %5 % top %6 % "
           "bottom %7 %"),
    phrase("Reason", "0 pictures"),
    phrase("Reason", "%1; given up"),
    phrase("Reason", "the camera has no mode of %1 and delivers %2"),
    phrase("Reason", "%1 frames of index.json are not in the folder"),
    phrase("Reason", "%1; the frame is left out"),
    phrase("Reason", "%1; what was seen before is kept"),
    phrase("Reason", "ends at frame %1 of %2"),
    phrase("Reason", "%1, and nothing of it can be played"),
    phrase("Reason", "is cut off: its last picture has no end"),
    phrase("Reason", "is cut off: the file ends at byte %1 of %2"),
    phrase("Reason",
           "is not a film that can be played; expected a film, a folder of frames or a camera"),
    phrase("Reason", "nothing of the film can be played"),
    phrase("Reason", "is a single picture; expected a folder of frames, a film or a camera"),
    phrase("Reason", "holds no picture; expected a folder of frames"),
    phrase("Reason", "delivers no picture"),
};

}  // namespace

std::span<const Phrase> camera_reasons() {
    return kPatterns;
}

}  // namespace yinsight
