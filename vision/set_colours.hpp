#pragma once
// What one picture shows of the colours of board and pieces: samples for a palette.
//
//   picture + view + observation ─► board nearby ─► lines, margin, rings, faces, walls ─► medians
//
// Only what is read without doubt and lies in plain view is looked at, nothing at all while a hand
// is over the board. Pieces that lie beside their points are looked for around them. Remembers
// nothing.

#include <opencv2/core.hpp>

#include "calibration/board_view.hpp"
#include "calibration/piece_palette.hpp"
#include "referee/arbiter/observation.hpp"

namespace yinsight {

/// `bgr` is 8 bit, three channels, the picture that the view and the observation belong to. Empty
/// (no counts) where a hand is in the way, something moves, or the board is too dark or too bright.
SetSample sample_set(const cv::Mat& bgr, const BoardView& view, const Observation& observation);

}  // namespace yinsight
