#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

#include "app/live/referee_session.hpp"
#include "referee/notation/game_record.hpp"
#include "tests/support/drawn_board.hpp"
#include "tests/support/drawn_pieces.hpp"

using namespace yinsight;
using namespace yinsight::test;

namespace {

/// Five rings a side and three turns more, none of them a row.
constexpr const char* kGame =
    "1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7 8.g2 9.g3 10.g8 11.e3-d3 12.e4-f5 13.d6-d7";

cv::Mat picture_of(const Board& board) {
    DrawnCamera camera;
    camera.tilt_deg = 25;
    DrawnStyle style;
    style.board = 195;
    style.line = 60;
    style.labels = true;
    const auto view = camera.view();
    cv::Mat bgr;
    cv::cvtColor(draw_board(view, yinsh_lines(), style), bgr, cv::COLOR_GRAY2BGR);
    for (const Point point : all_points())
        draw_pieces(bgr, view, {point.x(), point.y()}, board.state_at(point));
    return bgr;
}

/// A camera over a table at which that game was gone on with.
struct Table {
    Table() {
        const auto record = parse_game_record(kGame);
        BOOST_REQUIRE(record.has_value());
        const auto positions = replay(*record).positions;
        last = picture_of(positions.back().board());
        one_before = picture_of(positions[positions.size() - 2].board());
        session.resume(*record);
        show(last);
        BOOST_REQUIRE(turns() == 13U);
    }
    std::size_t turns() const { return session.record().turns.size(); }
    /// Longer than any board must lie still.
    void show(const cv::Mat& picture) {
        for (int i = 0; i < 10; ++i) {
            now_s += 0.5;
            Frame frame;
            frame.bgr = picture;
            frame.index = ++index;
            frame.time_s = now_s;
            session.take(frame);
        }
    }

    cv::Mat last;
    cv::Mat one_before;
    RefereeSession session;
    double now_s = 0;
    int index = 0;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(undo_at_the_table)

BOOST_FIXTURE_TEST_CASE(a_turn_that_is_undone_stays_so_however_often_it_was_brought_back, Table) {
    session.apply(UndoCommand{});
    show(last);
    BOOST_TEST(turns() == 12U);
    session.apply(RedoCommand{});
    show(last);
    BOOST_TEST(turns() == 13U);
    session.apply(UndoCommand{});
    show(last);
    BOOST_TEST(turns() == 12U);
}

BOOST_FIXTURE_TEST_CASE(a_turn_that_is_brought_back_waits_for_the_pieces_to_follow, Table) {
    session.apply(UndoCommand{});
    show(one_before);
    BOOST_TEST(turns() == 12U);
    session.apply(RedoCommand{});
    show(one_before);
    BOOST_TEST(turns() == 13U);
    show(last);
    BOOST_TEST(turns() == 13U);
}

BOOST_AUTO_TEST_SUITE_END()
