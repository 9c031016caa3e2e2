#pragma once
// The printed labels as evidence for the naming: letters beyond White's ends of the letter lines,
// numbers beyond the left ends of the number lines. Each of the six namings says which glyph stands
// where and which way up, each of their mirror images, too; the picture agrees with one of them.
//
// Native pixels in, correlations out. Decides nothing.

#include <opencv2/core.hpp>

#include "calibration/board_view.hpp"

namespace yinsight {

struct LabelScore {
    /// Mean normalised correlation of the 22 glyphs with the picture at their best common place,
    /// size and polarity, 0..1.
    double correlation = 0;
    double letters = 0;
    double numbers = 0;
    /// Labels that lie in the picture, of 22.
    int in_frame = 0;
};

/// How well the labels agree with the view's naming. `grey` is 8 bit.
LabelScore score_labels(const cv::Mat1b& grey, const BoardView& view);

}  // namespace yinsight
