#pragma once
// A table with a board in front of a camera, composed of rendered layers (board_layers.py): any
// position of that table, with hands, as pictures without end.
//
// Every piece is cut out of a picture in which it lay on that very point in that very light, with
// the shadow it throws; hands come with theirs. Not real in it: light that a piece throws on its
// neighbours is that of the layer's neighbours.

#include <array>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/dice.hpp"
#include "tests/support/real_board.hpp"

namespace yinsight::measure {

/// A hand over the board.
struct HandOverBoard {
    Side actor = Side::white;
    /// Where it works, in spacings.
    cv::Point2d at;
    /// 1: it works; towards 0 it is on its way.
    double reach = 1;
    /// It lies on the board, idle.
    bool rests = false;
};

class ComposedTable {
  public:
    /// Reads a folder that board_layers.py wrote. Throws std::runtime_error.
    explicit ComposedTable(const std::filesystem::path& folder);

    /// Lays the board like this. Pieces that change get a place of their own within what hands can
    /// do; those in `askew` stand badly.
    void lay(const RealBoard& board, PointSet askew, Dice& dice);
    /// What the camera sees, 8-bit BGR, with noise drawn anew.
    cv::Mat picture(const std::optional<HandOverBoard>& hand, Dice& dice) const;

    /// Where a place of the board, `height` spacings above it, is seen.
    cv::Point2d project(const cv::Point2d& place, double height = 0) const;

  private:
    /// A piece as a layer shows it.
    struct Stamp {
        cv::Point2d place;
        cv::Rect box;
        cv::Mat bgr;
        /// How much of each pixel is the piece, 0..255.
        cv::Mat weight;
        /// By what the light around it is multiplied: shadows.
        cv::Mat shade;
    };
    /// A hand as a layer shows it, carried on beyond the picture.
    struct HandLayer {
        Side side;
        cv::Point2d place;
        bool rests;
        cv::Mat bgr;
        cv::Mat weight;
        cv::Mat shade;
        /// What of the picture the hand and its shadow take up.
        cv::Rect box{};
    };
    /// How a piece lies at the moment.
    struct Lie {
        PointState state = PointState::empty;
        bool askew = false;
        cv::Point shift;
        double gain = 1;
    };

    void read_camera(const nlohmann::json& layers);
    void read_pieces(const nlohmann::json& layers);
    void read_hands(const nlohmann::json& layers);
    cv::Mat load(const std::string& name, int flags) const;
    Stamp cut_out(const cv::Mat& layer, const cv::Mat& cover, const cv::Point2d& place,
                  bool ring) const;
    std::vector<cv::Point> outline(const cv::Point2d& place, double radius, double from_height,
                                   double to_height) const;
    double distance_to(const cv::Point2d& place) const;
    void shade(const Stamp& stamp, cv::Point shift);
    void paste(const Stamp& stamp, const Lie& lie);
    void paste_into_ring(const Stamp& marker, const Stamp& ring, const Lie& lie);
    void compose(const RealBoard& board);
    void add_hand(cv::Mat& picture, const HandOverBoard& hand) const;

    std::filesystem::path folder_;
    cv::Matx33d camera_;
    std::vector<double> bending_;
    cv::Vec3d rotation_;
    cv::Vec3d translation_mm_;
    cv::Vec3d eye_;
    double spacing_mm_ = 1;
    double ring_radius_ = 0;
    double hole_radius_ = 0;
    double marker_radius_ = 0;
    double height_ = 0;
    cv::Mat empty_;
    std::vector<cv::Mat> noise_;
    /// By point and side.
    std::array<std::array<Stamp, 2>, kPointCount> rings_;
    std::array<std::array<Stamp, 2>, kPointCount> markers_;
    std::array<std::vector<Stamp>, 2> stored_;
    std::vector<HandLayer> hands_;
    RealBoard laid_;
    PointSet askew_;
    std::array<Lie, kPointCount> lies_;
    cv::Mat board_;
};

}  // namespace yinsight::measure
