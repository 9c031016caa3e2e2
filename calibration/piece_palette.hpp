#pragma once
// The colours of one set of board and pieces, as far from the light they were seen in as they can
// be.
//
// A colour is the natural logarithm of its linear light over that of the bare board next to it, a
// channel each (red, green, blue): 0 is the board's own colour, -1 is 2.7 times darker. Exposure,
// white balance and lamps change piece and board alike and drop out, to first order. The board's
// own level, which they do change, is followed apart. Gathers nothing from pictures (vision does).

#include <array>
#include <opencv2/core.hpp>
#include <optional>

namespace yinsight {

/// What a set has colours of, beside the bare board that they are relative to.
enum class SetPart {
    /// A band of kLineBand to both sides of a printed line: how much ink there is a spacing, and of
    /// which colour.
    line,
    /// The board outside the outermost lines.
    margin,
    white_ring,
    black_ring,
    white_face,
    black_face,
    /// The wall of a marker.
    rim,
};
inline constexpr std::size_t kSetPartCount = 7;
inline constexpr std::array<const char*, kSetPartCount> kSetPartNames = {
    "line", "margin", "white_ring", "black_ring", "white_face", "black_face", "rim"};

/// Half the width of the band in which a line's ink is measured, in spacings: wider than a line and
/// its blur, so that the ink does not depend on the picture's size.
inline constexpr double kLineBand = 0.06;

/// What one picture shows of a part: the median over its pieces or places.
struct PartSample {
    cv::Vec3d log_ratio;
    /// Pieces or places that it was taken from; 0 where none was in plain view.
    int count = 0;
};

/// What one picture shows of a set.
struct SetSample {
    std::array<PartSample, kSetPartCount> parts{};
    /// The bare board, linear light from 0 to 1: red, green, blue.
    cv::Vec3d board_level;

    PartSample& operator[](SetPart part) { return parts[static_cast<std::size_t>(part)]; }
    const PartSample& operator[](SetPart part) const {
        return parts[static_cast<std::size_t>(part)];
    }
};

/// The colour of a part over the pictures it was learned from.
struct PartColour {
    cv::Vec3d log_ratio;
    /// Mean distance of a picture's colour from it, a channel each.
    cv::Vec3d spread;
    /// Pictures that it was learned from.
    int looks = 0;
};

/// How alike two palettes are.
struct Likeness {
    /// Natural logarithm of how much likelier these colours are if the sets are one than if they
    /// are two; negative for different sets.
    double evidence = 0;
    /// The same by part; 0 where one of the two does not know it.
    std::array<double, kSetPartCount> by_part{};
    /// The parts that both palettes know.
    int shared_parts = 0;

    double by(SetPart part) const { return by_part[static_cast<std::size_t>(part)]; }
    /// Whether the two can be called one set: enough is known of both, most of it speaks for it,
    /// and nothing that light leaves alone speaks against it.
    bool is_one_set() const;
    /// Whether the two must be called two sets: enough is known of both, and much of it speaks
    /// against their being one.
    bool is_another_set() const;
};

class PiecePalette {
  public:
    PiecePalette() = default;
    PiecePalette(const std::array<PartColour, kSetPartCount>& parts, const cv::Vec3d& board_level)
        : parts_{parts}, board_level_{board_level} {}

    /// Learns from one more picture. Early pictures count in full, later ones move a colour slowly
    /// and never far: what a lamp or a misread piece does once is soon forgotten.
    void learn(const SetSample& sample);
    /// Learns from the palette of a whole game with the same set.
    void learn(const PiecePalette& game);

    const PartColour& operator[](SetPart part) const {
        return parts_[static_cast<std::size_t>(part)];
    }
    /// The bare board in the last pictures, linear light from 0 to 1: red, green, blue.
    const cv::Vec3d& board_level() const { return board_level_; }
    bool knows(SetPart part) const { return (*this)[part].looks > 0; }
    /// Whether both rings and both faces were seen: enough to tell a new set by.
    bool is_complete() const;

  private:
    std::array<PartColour, kSetPartCount> parts_{};
    cv::Vec3d board_level_{0, 0, 0};
};

/// The palette of one picture.
PiecePalette palette_of(const SetSample& sample);

Likeness likeness(const PiecePalette& a, const PiecePalette& b);

}  // namespace yinsight
