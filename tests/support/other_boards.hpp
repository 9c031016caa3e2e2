#pragma once
// Pictures of boards of other games: square grids, chequers, triangular lattices of other sizes and
// shapes, honeycombs, stars, with discs and rings on them. None of them is a YINSH board; all are
// drawn by seed.

#include <cstdint>
#include <opencv2/core.hpp>
#include <string>

namespace yinsight::test {

struct OtherBoard {
    /// What it shows, for messages.
    std::string kind;
    /// 8 bit, three channels.
    cv::Mat bgr;
};

/// Kinds follow each other in turn; the rest (camera, colours, sizes, pieces) is the seed's choice.
OtherBoard draw_other_board(std::uint64_t seed);

}  // namespace yinsight::test
