#pragma once
// Films what a director stages on a composed table: pictures with hands, noise, light that changes
// and a camera that is nudged, compressed as a camera does.

#include <functional>

#include "app/live/frame_source.hpp"
#include "tests/measure/composed_table.hpp"
#include "tests/support/film_camera.hpp"

namespace yinsight::measure {

/// What happens to the camera; 0 for never.
struct CameraUpsets {
    /// Seconds between nudges: some pixels and half a degree.
    double nudge_every_s = 0;
    /// Seconds between steps of the exposure, by up to one EV.
    double exposure_every_s = 0;
    /// Pixels a minute by which the camera sinks.
    double drift_px = 0;
};

class ComposedCamera : public FilmCamera {
  public:
    ComposedCamera(ComposedTable& table, const Pace& pace, const CameraUpsets& upsets,
                   std::uint64_t seed)
        : FilmCamera{pace, seed}, table_{table}, upsets_{upsets}, looks_{seed} {}

    /// A frame, and the board as it really was.
    using Watch = std::function<void(const Frame&, const RealBoard&)>;
    /// Films all beats, hands every frame to `watch`, and writes the times into the film's truth.
    void shoot(Film& film, const Watch& watch);

  private:
    void take(const Scene& scene, double time_s, int number) override;
    std::optional<HandOverBoard> hand_in(const Scene& scene);
    cv::Mat disturbed(const cv::Mat& picture, double time_s, bool flickers);

    ComposedTable& table_;
    CameraUpsets upsets_;
    Watch watch_;
    /// Apart from the film's own, so that what happens does not depend on what it looks like.
    Dice looks_;
    double next_nudge_s_ = 0;
    double next_exposure_s_ = 0;
    cv::Matx23d nudge_{1, 0, 0, 0, 1, 0};
    double gain_ = 1;
};

}  // namespace yinsight::measure
