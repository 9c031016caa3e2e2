#include "app/live/board_watch.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

#include "app/live/referee_session.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/support/drawn_board.hpp"
#include "tests/support/drawn_pieces.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

/// Mid-game, White to move.
constexpr const char* kPosition =
    "4/1b5/8/3b2w2/6WwB1/1WB2bbbb/6Bbw1/3W4W/2w1Bb2/3B1W1/2w1 w M 0-0 S -";

Position position() {
    return *parse_position(kPosition);
}

/// A camera over a table on which the board may be turned.
DrawnCamera camera_at(double turn_deg) {
    DrawnCamera camera;
    camera.tilt_deg = 25;
    camera.turn_deg = turn_deg;
    return camera;
}

struct Scene {
    BoardView view;
    cv::Mat bgr;
};

Scene scene_of(const DrawnCamera& camera, const Board& board, bool labels = false) {
    DrawnStyle style;
    style.board = 195;
    style.line = 60;
    style.labels = labels;
    Scene scene{camera.view(), {}};
    cv::cvtColor(draw_board(scene.view, yinsh_lines(), style), scene.bgr, cv::COLOR_GRAY2BGR);
    for (const Point point : all_points())
        draw_pieces(scene.bgr, scene.view, {point.x(), point.y()}, board.state_at(point));
    return scene;
}

Scene scene_at(double turn_deg, const Board& board, bool labels = false) {
    return scene_of(camera_at(turn_deg), board, labels);
}

/// A hand from the picture's right edge that holds the board.
void add_hand(cv::Mat& bgr) {
    const std::vector<cv::Point> arm = {{1280, 250}, {900, 300}, {870, 400}, {1280, 470}};
    cv::fillPoly(bgr, std::vector<std::vector<cv::Point>>{arm}, cv::Scalar{120, 150, 205});
}

Frame frame_of(const Scene& scene, int index, double time_s) {
    Frame frame;
    frame.bgr = scene.bgr;
    frame.index = index;
    frame.time_s = time_s;
    return frame;
}

/// Greatest distance of the points from where the board's names have them.
double off_px(const Look& look, const BoardView& truth) {
    double most = look.reading ? 0 : 1e9;
    for (const Point point : all_points()) {
        if (look.reading)
            most =
                std::max(most, cv::norm(look.reading->view.project(point) - truth.project(point)));
    }
    return most;
}

constexpr double kNamedRightPx = 2;

}  // namespace

BOOST_AUTO_TEST_SUITE(board_watch)

BOOST_AUTO_TEST_CASE(names_follow_a_board_that_is_turned_between_two_frames) {
    const Board board = position().board();
    for (const double turn : {60.0, 120.0, 180.0, 240.0, 300.0, 85.0, 210.0}) {
        BOOST_TEST_CONTEXT("turned by " << turn) {
            BoardWatch watch;
            watch.look(frame_of(scene_at(10, board), 0, 0), &board);
            const auto turned_scene = scene_at(10 + turn, board);
            const auto look = watch.look(frame_of(turned_scene, 1, 0.03), &board);
            BOOST_TEST((look.status == Look::Status::moved));
            BOOST_TEST(off_px(look, turned_scene.view) < kNamedRightPx);
            const auto next = watch.look(frame_of(turned_scene, 2, 0.06), &board);
            BOOST_TEST((next.status == Look::Status::held));
            BOOST_TEST(off_px(next, turned_scene.view) < kNamedRightPx);
        }
    }
}

BOOST_AUTO_TEST_CASE(names_follow_a_board_that_is_seen_turning_under_a_hand) {
    const Board board = position().board();
    BoardWatch watch;
    watch.look(frame_of(scene_at(10, board), 0, 0), &board);
    int index = 0;
    for (double turn = 4; turn <= 180; turn += 4) {
        auto scene = scene_at(10 + turn, board);
        add_hand(scene.bgr);
        ++index;
        watch.look(frame_of(scene, index, index / 30.0), &board);
    }
    const auto after = scene_at(190, board);
    const auto look = watch.look(frame_of(after, index + 1, (index + 1) / 30.0), &board);
    BOOST_TEST(off_px(look, after.view) < kNamedRightPx);
}

BOOST_AUTO_TEST_CASE(names_stay_with_the_board_when_the_camera_is_moved_to_another_seat) {
    const Board board = position().board();
    for (const double seat : {95.0, 180.0, -70.0}) {
        BOOST_TEST_CONTEXT("seat " << seat) {
            auto camera = camera_at(10 + seat);
            camera.tilt_deg = 40;
            camera.distance = 19;
            BoardWatch watch;
            watch.look(frame_of(scene_at(10, board), 0, 0), &board);
            const auto elsewhere = scene_of(camera, board);
            const auto look = watch.look(frame_of(elsewhere, 1, 0.5), &board);
            BOOST_TEST(off_px(look, elsewhere.view) < kNamedRightPx);
        }
    }
}

BOOST_AUTO_TEST_CASE(names_are_found_again_after_the_board_was_away) {
    const Board board = position().board();
    BoardWatch watch;
    watch.look(frame_of(scene_at(10, board), 0, 0), &board);
    Scene table{camera_at(10).view(), cv::Mat(720, 1280, CV_8UC3, cv::Scalar::all(90))};
    BOOST_TEST((watch.look(frame_of(table, 1, 1), &board).status == Look::Status::lost));
    const auto back = scene_at(190, board);
    const auto look = watch.look(frame_of(back, 2, 2), &board);
    BOOST_TEST((look.status == Look::Status::found));
    BOOST_TEST(off_px(look, back.view) < kNamedRightPx);
}

BOOST_AUTO_TEST_CASE(an_empty_board_is_named_by_its_labels_when_it_is_turned) {
    auto camera = camera_at(20);
    camera.size = {1920, 1080};
    camera.focal_px = 1650;
    const Board empty;
    BoardWatch watch;
    const auto first = watch.look(frame_of(scene_of(camera, empty, true), 0, 0), &empty);
    BOOST_REQUIRE(first.reading.has_value());
    BOOST_TEST(first.reading->certain_orientation);
    camera.turn_deg += 150;
    const auto turned_scene = scene_of(camera, empty, true);
    const auto look = watch.look(frame_of(turned_scene, 1, 0.5), &empty);
    BOOST_TEST(off_px(look, turned_scene.view) < kNamedRightPx);
}

BOOST_AUTO_TEST_CASE(an_empty_board_without_labels_keeps_the_closest_names) {
    const Board empty;
    const auto before = scene_at(10, empty);
    const auto after = scene_at(30, empty);
    BoardWatch watch;
    const auto first = watch.look(frame_of(before, 0, 0), &empty);
    const auto look = watch.look(frame_of(after, 1, 0.03), &empty);
    BOOST_REQUIRE((first.reading && look.reading));
    for (const Point point : all_points()) {
        const auto place = before.view.board_from_pixel(first.reading->view.project(point));
        BOOST_TEST(cv::norm(look.reading->view.project(point) - after.view.project(place)) <
                   kNamedRightPx);
    }
}

BOOST_AUTO_TEST_CASE(a_turn_that_is_played_while_the_board_is_turned_is_recorded_and_nothing_else) {
    Board played = position().board();
    const Point from = *played.rings_of(Side::white).begin();
    const Point to = *played.ring_reach(from).slides.begin();
    played.set_state(from, PointState::white_marker);
    played.set_state(to, PointState::white_ring);
    ArbiterOptions options;
    options.start = position();
    options.calm_s = 0.3;
    RefereeSession session{options};
    std::vector<SessionEvent> events;
    const auto take = [&](const Scene& scene, int index) {
        for (auto& event : session.take(frame_of(scene, index, 0.1 * index)))
            events.push_back(std::move(event));
    };
    const auto before = scene_at(10, position().board());
    for (int i = 0; i < 5; ++i) take(before, i);
    const auto turned_scene = scene_at(190, played);
    for (int i = 5; i < 20; ++i) take(turned_scene, i);
    int turns = 0;
    int moves = 0;
    for (const auto& event : events) {
        BOOST_TEST(event.from_arbiter<ViolationEvent>() == nullptr);
        BOOST_TEST(event.from_arbiter<QuestionEvent>() == nullptr);
        turns += event.from_arbiter<TurnEvent>() != nullptr ? 1 : 0;
        moves += std::holds_alternative<BoardMovedEvent>(event.what) ? 1 : 0;
    }
    BOOST_TEST(moves == 1);
    BOOST_TEST(turns == 1);
    BOOST_TEST((session.arbiter().position().board().ring_at(to) == Side::white));
}

BOOST_AUTO_TEST_CASE(a_board_that_is_carried_through_a_time_lapse_shows_turns_but_no_faults) {
    const Board before = position().board();
    Board wrong = before;
    wrong.set_state(*Point::parse("f6"), PointState::black_marker);
    ArbiterOptions options;
    options.start = position();
    options.calm_s = 0;
    RefereeSession session{options};
    int index = 0;
    double turn_deg = 10;
    const auto faults_and_turns_at = [&](double turned_deg, const Board& board) {
        turn_deg += turned_deg;
        std::pair<int, int> told;
        for (const auto& event : session.take(frame_of(scene_at(turn_deg, board), index, index))) {
            told.first += event.from_arbiter<ViolationEvent>() != nullptr ? 1 : 0;
            told.second += event.from_arbiter<TurnEvent>() != nullptr ? 1 : 0;
        }
        ++index;
        return told;
    };
    const std::pair nothing{0, 0};
    const std::pair turn_only{0, 1};
    BOOST_TEST((faults_and_turns_at(0, before) == nothing));
    BOOST_TEST((faults_and_turns_at(12, before) == nothing));
    BOOST_TEST((faults_and_turns_at(12, wrong) == nothing));
    BOOST_TEST((faults_and_turns_at(12, before) == nothing));
    Board played = before;
    const Point from = *played.rings_of(Side::white).begin();
    const Point to = *played.ring_reach(from).slides.begin();
    played.set_state(from, PointState::white_marker);
    played.set_state(to, PointState::white_ring);
    BOOST_TEST((faults_and_turns_at(12, played) == turn_only));
    wrong = played;
    wrong.set_state(*Point::parse("f6"), PointState::black_marker);
    BOOST_TEST((faults_and_turns_at(12, wrong) == nothing));
    BOOST_TEST(faults_and_turns_at(0, wrong).first == 1);
}

BOOST_AUTO_TEST_CASE(a_washed_out_board_is_lost_for_that_reason_and_keeps_its_names) {
    const Board board = position().board();
    const auto scene = scene_at(10, board);
    const Scene bright{scene.view, scene.bgr + cv::Scalar::all(200)};
    BoardWatch watch;
    watch.look(frame_of(scene, 0, 0), &board);
    const auto lost = watch.look(frame_of(bright, 1, 0.1), &board);
    BOOST_TEST((lost.status == Look::Status::lost));
    BOOST_TEST(lost.reason.find("overexposed") != std::string::npos);
    BOOST_TEST((watch.look(frame_of(bright, 2, 0.2), &board).status == Look::Status::absent));
    const auto back = watch.look(frame_of(scene, 3, 0.3), &board);
    BOOST_TEST((back.status == Look::Status::found));
    BOOST_TEST(off_px(back, scene.view) < kNamedRightPx);
}

BOOST_AUTO_TEST_CASE(a_board_that_was_away_is_found_again_within_half_a_second_of_film) {
    const Board board = position().board();
    const Scene there = scene_at(10, board);
    const Scene away{there.view, cv::Mat(there.bgr.size(), CV_8UC3, cv::Scalar::all(90))};
    BoardWatch watch;
    watch.look(frame_of(there, 0, 0), &board);
    constexpr double kFrameS = 1.0 / 15;
    constexpr int kAwayFrames = 30;
    int index = 1;
    for (; index <= kAwayFrames; ++index)
        BOOST_TEST(!watch.look(frame_of(away, index, index * kFrameS), &board).reading);
    Look look;
    while (!look.reading && index < 2 * kAwayFrames) {
        look = watch.look(frame_of(there, index, index * kFrameS), &board);
        ++index;
    }
    BOOST_TEST(off_px(look, there.view) < kNamedRightPx);
    BOOST_TEST((index - kAwayFrames) * kFrameS < 0.5 + 2 * kFrameS);
}

BOOST_AUTO_TEST_CASE(bad_first_frames_of_a_camera_are_not_looked_at) {
    const Board board = position().board();
    const auto scene = scene_at(10, board);
    const Scene dark{scene.view, scene.bgr * 0.12};
    BoardWatch watch;
    for (int run = 0; run < 2; ++run) {
        const double start_s = 10 * run;
        const auto first = watch.look(frame_of(dark, 0, start_s), &board);
        BOOST_TEST((first.status == Look::Status::absent));
        BOOST_REQUIRE(first.defects.size() == 1U);
        BOOST_TEST((first.defects.front() == FrameDefect::too_dark));
        // The change from dark to light is motion; the next frame stands.
        watch.look(frame_of(scene, 1, start_s + 0.1), &board);
        const auto good = watch.look(frame_of(scene, 2, start_s + 0.2), &board);
        BOOST_TEST(good.defects.empty());
        BOOST_TEST(off_px(good, scene.view) < kNamedRightPx);
        watch.expect_first_frames();
    }
    // A scene that stays dark is looked at in the end.
    for (int i = 0; i <= 40; ++i) watch.look(frame_of(dark, i, 20 + 0.1 * i), &board);
    BOOST_TEST(watch.look(frame_of(dark, 41, 24.1), &board).defects.empty());
}

BOOST_AUTO_TEST_CASE(a_board_that_lies_still_is_never_turned_whatever_is_played) {
    Board board = position().board();
    BoardWatch watch;
    const auto truth = scene_at(10, board).view;
    watch.look(frame_of(scene_at(10, board), 0, 0), &board);
    // The record stays behind while markers are turned over and rings wander.
    int index = 0;
    for (const Point point : board.all_markers()) {
        Board now = board;
        now.flip(now.all_markers());
        now.set_state(point, PointState::empty);
        ++index;
        const auto look = watch.look(frame_of(scene_at(10, now), index, index), &board);
        BOOST_TEST((look.status == Look::Status::held));
        BOOST_TEST(off_px(look, truth) < kNamedRightPx);
    }
}

BOOST_AUTO_TEST_SUITE_END()
