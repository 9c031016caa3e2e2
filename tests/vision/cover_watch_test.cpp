#include "vision/cover_watch.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "tests/support/drawn_board.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

/// A board filmed once a second.
class Scene {
  public:
    cv::Mat bare() {
        DrawnStyle style;
        style.seed = ++seed_;
        cv::Mat bgr;
        cv::cvtColor(draw_board(view_, yinsh_lines(), style), bgr, cv::COLOR_GRAY2BGR);
        return bgr;
    }
    Observation look(const cv::Mat& bgr, Observation observation = {}) {
        observation.time_s = seconds_++;
        watch_.apply(bgr, view_, observation);
        return observation;
    }
    const BoardView& view() const { return view_; }
    static float visible(const Observation& observation, const char* name) {
        return observation.points[static_cast<std::size_t>(Point::parse(name)->index())].visible;
    }

  private:
    BoardView view_ = DrawnCamera{}.view();
    CoverWatch watch_;
    std::uint64_t seed_ = 0;
    double seconds_ = 0;
};

/// An arm as wide as two spacings from White's side up to f7.
void draw_arm(cv::Mat& bgr, const BoardView& view) {
    std::vector<cv::Point> outline;
    for (const auto& corner : std::vector<cv::Point2d>{{-1, -6}, {-1, 1.5}, {1, 1.5}, {1, -6}}) {
        outline.emplace_back(view.project(corner));
    }
    cv::fillPoly(bgr, std::vector<std::vector<cv::Point>>{outline}, {110, 150, 205}, cv::LINE_AA);
}

/// A reader that takes the arm for an empty board, and is not sure of all of it.
Observation unsure_below_arm() {
    Observation reading;
    for (const auto* name : {"f3", "f5"})
        reading.points[static_cast<std::size_t>(Point::parse(name)->index())].probability = {0.7F,
                                                                                             0.3F};
    return reading;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(cover_watch)

BOOST_AUTO_TEST_CASE(hides_the_points_below_an_arm_until_it_leaves) {
    Scene scene;
    BOOST_TEST(!scene.look(scene.bare()).hand);
    auto covered = scene.bare();
    draw_arm(covered, scene.view());
    const auto under = scene.look(covered, unsure_below_arm());
    BOOST_TEST(under.hand);
    for (const auto* name : {"f2", "f4", "f6", "f7"}) {
        BOOST_TEST(Scene::visible(under, name) == 0.0F, name);
    }
    for (const auto* name : {"a3", "c6", "i9", "k8", "f10"}) {
        BOOST_TEST(Scene::visible(under, name) == 1.0F, name);
    }
    const auto after = scene.look(scene.bare());
    BOOST_TEST(!after.hand);
    BOOST_TEST(Scene::visible(after, "f4") == 1.0F);
}

BOOST_AUTO_TEST_CASE(takes_no_piece_for_a_hand) {
    Scene scene;
    scene.look(scene.bare());
    auto moved = scene.bare();
    const auto at = scene.view().project(*Point::parse("d5"));
    const int radius = static_cast<int>(0.42 * scene.view().spacing_px({0, 0}));
    cv::circle(moved, at, radius, {20, 20, 20}, radius / 3, cv::LINE_AA);
    BOOST_TEST(!scene.look(moved).hand);
}

BOOST_AUTO_TEST_CASE(takes_neither_exposure_nor_a_shadow_for_a_hand) {
    Scene scene;
    scene.look(scene.bare());
    const cv::Mat darker = scene.bare() * 0.6;
    BOOST_TEST(!scene.look(darker).hand);
    auto shaded = scene.bare();
    const cv::Rect half{0, 0, shaded.cols / 2, shaded.rows};
    shaded(half) *= 0.7;
    BOOST_TEST(!scene.look(shaded).hand);
    BOOST_TEST(!scene.look(scene.bare()).hand);
}

BOOST_AUTO_TEST_CASE(lets_what_stays_become_part_of_the_scene) {
    Scene scene;
    scene.look(scene.bare());
    auto covered = scene.bare();
    draw_arm(covered, scene.view());
    bool last = true;
    for (int i = 0; i < 12; ++i) last = scene.look(covered, unsure_below_arm()).hand;
    BOOST_TEST(!last);
}

BOOST_AUTO_TEST_CASE(a_hand_in_a_changed_light_is_not_remembered_as_the_board) {
    // The light changes so unevenly that most of the board looks new, while the reader sees a hand.
    Scene scene;
    scene.look(scene.bare());
    const auto lit = [&] {
        auto bgr = scene.bare();
        bgr(cv::Rect{0, 0, bgr.cols / 2, bgr.rows}) *= 0.55;
        return bgr;
    };
    auto covered = lit();
    draw_arm(covered, scene.view());
    Observation hand_seen;
    hand_seen.hand = true;
    for (const auto* name : {"f2", "f3", "f4", "f5", "f6", "f7"})
        hand_seen.points[static_cast<std::size_t>(Point::parse(name)->index())].visible = 0;
    scene.look(covered, hand_seen);
    Observation last;
    for (int i = 0; i < 3; ++i) last = scene.look(lit());
    BOOST_TEST(!last.hand);
    BOOST_TEST(Scene::visible(last, "f4") == 1.0F);
}

BOOST_AUTO_TEST_CASE(a_board_that_is_read_without_doubt_is_not_covered_by_a_wrong_memory) {
    // The first frame shows an arm that nobody knows of.
    Scene scene;
    auto covered = scene.bare();
    draw_arm(covered, scene.view());
    scene.look(covered);
    const auto after = scene.look(scene.bare());
    BOOST_TEST(!after.hand);
    BOOST_TEST(Scene::visible(after, "f4") == 1.0F);
}

BOOST_AUTO_TEST_CASE(a_hand_below_which_a_point_is_doubtful_stays_one) {
    Scene scene;
    scene.look(scene.bare());
    auto covered = scene.bare();
    draw_arm(covered, scene.view());
    for (int i = 0; i < 3; ++i) BOOST_TEST(scene.look(covered, unsure_below_arm()).hand);
}

BOOST_AUTO_TEST_SUITE_END()
