#include "app/gui/live_display.hpp"
#include "app/gui/shown_source.hpp"
#include "tests/gui/gated_source.hpp"
#include "tests/gui/gui_fixture.hpp"

using namespace yinsight;

namespace {

/// A camera under a test's command.
class GatedCamera : public GatedSource {
  public:
    using GatedSource::GatedSource;
    bool live() const override { return true; }
};

Frame grey_frame(int width, int height) {
    return {cv::Mat(height, width, CV_8UC3, cv::Scalar(10, 20, 30)), 0, 0};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(live_picture)

BOOST_AUTO_TEST_CASE(every_picture_is_shown_while_nobody_asks_for_one_to_read) {
    constexpr int kPictures = 25;
    Gate gate;
    std::atomic<int> shown{0};
    ShownSource source{std::make_unique<GatedCamera>(gate), [&](const Frame&) { ++shown; }};
    gate.let_through(kPictures);
    BOOST_REQUIRE(wait_for([&] { return shown == kPictures && gate.is_waited_at(); }));
    // Only the newest is read, the others are counted as dropped.
    const auto read = source.next();
    BOOST_REQUIRE(read.has_value());
    BOOST_TEST(read->index == kPictures - 1);
    BOOST_TEST(source.health().dropped == kPictures - 1);
    BOOST_TEST(!source.ended());
    gate.open();
    BOOST_TEST(wait_for([&] { return source.ended(); }));
}

BOOST_AUTO_TEST_CASE(the_window_shows_pictures_while_the_referee_reads_an_earlier_one) {
    Gate gate;
    // What stands for a slow reader: the source of the referee, whose frames nobody takes.
    LiveDisplay display;
    ShownSource source{std::make_unique<GatedCamera>(gate),
                       [&](const Frame& frame) { display.show_picture(frame); }};
    const auto grey_of_newest = [&] {
        const auto frame = display.take();
        return frame ? qRed(frame->picture.pixel(0, 0)) : -1;
    };
    for (int picture = 0; picture < 3; ++picture) {
        gate.let_through(1);
        // The n-th frame of a gated source is n steps bright.
        BOOST_TEST(wait_for([&] { return grey_of_newest() == picture; }));
    }
    gate.open();
}

BOOST_AUTO_TEST_CASE(a_picture_comes_with_the_board_as_it_was_read_last_and_fits_the_view) {
    LiveDisplay display;
    display.fit({400, 400});
    BOOST_TEST(display.show_picture(grey_frame(1280, 720)));
    const auto reading = std::make_shared<const BoardReading>();
    display.show_reading(reading, {}, 3.5);
    display.show_picture(grey_frame(1280, 720));
    const auto frame = display.take();
    BOOST_REQUIRE(frame.has_value());
    BOOST_TEST(frame->reading == reading);
    BOOST_TEST(frame->read_s == 3.5);
    BOOST_TEST((frame->picture.size() == QSize{400, 225}));
    BOOST_TEST((frame->camera_px == QSize{1280, 720}));
    BOOST_TEST((frame->picture.pixelColor(7, 7) == QColor{30, 20, 10}));
    BOOST_TEST(!display.take().has_value());
}

BOOST_AUTO_TEST_SUITE_END()
