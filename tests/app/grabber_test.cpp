#include "app/live/grabber.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <opencv2/imgcodecs.hpp>

#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/support/mjpeg_server.hpp"

using namespace yinsight;

namespace {

using Step = MjpegServer::Step;
using What = MjpegServer::Step::What;

/// A picture of one brightness: its number can be read back after any coding.
cv::Mat numbered_picture(int number) {
    return {120, 160, CV_8UC3, cv::Scalar::all(5 + 2 * number)};
}

int number_of(const cv::Mat& picture) {
    return cvRound((cv::mean(picture)[0] - 5) / 2);
}

std::string jpeg_of(int number) {
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", numbered_picture(number), bytes);
    return {bytes.begin(), bytes.end()};
}

void add_pictures(std::vector<Step>& script, int first, int end) {
    for (int i = first; i < end; ++i) script.push_back({What::picture, jpeg_of(i), 0.04});
}

/// What came of a source that was watched to its end.
struct Watched {
    std::vector<int> numbers;
    std::vector<Frame> frames;
    std::vector<std::string> problems;
    int losses = 0;
    int returns = 0;
};

Watched watch(FrameSource& source) {
    Watched watched;
    bool delivering = true;
    for (;;) {
        auto frame = source.next();
        for (auto& problem : source.take_problems()) watched.problems.push_back(std::move(problem));
        const bool now = source.health().delivering;
        watched.losses += delivering && !now ? 1 : 0;
        watched.returns += !delivering && now ? 1 : 0;
        delivering = now;
        if (!frame && source.ended()) return watched;
        if (!frame) continue;
        watched.numbers.push_back(number_of(frame->bgr));
        watched.frames.push_back(std::move(*frame));
    }
}

Watched watch(std::vector<Step> script) {
    const MjpegServer server{std::move(script)};
    SourceOptions options;
    options.give_up_s = 2;
    return watch(*open_frame_source(server.url(), options));
}

void check_times(const Watched& watched) {
    for (std::size_t i = 1; i < watched.frames.size(); ++i) {
        BOOST_TEST(watched.frames[i].time_s > watched.frames[i - 1].time_s);
        BOOST_TEST(watched.frames[i].index > watched.frames[i - 1].index);
        BOOST_TEST((watched.frames[i].arrived > watched.frames[i - 1].arrived));
    }
}

/// A tap whose pictures the test hands out.
class ScriptedTap : public PictureTap {
  public:
    /// -1: nothing comes.
    ScriptedTap(std::vector<int> numbers, int failed_openings)
        : numbers_{std::move(numbers)}, failed_openings_{failed_openings} {}
    std::optional<std::string> open() override {
        if (opened_ && failed_openings_-- > 0) return "is not there";
        opened_ = true;
        return std::nullopt;
    }
    cv::Mat read() override {
        if (next_ == numbers_.size()) return {};
        const int number = numbers_[next_++];
        return number < 0 ? cv::Mat{} : numbered_picture(number);
    }
    void close() override {}
    bool may_come_back() const override { return next_ < numbers_.size(); }

  private:
    std::vector<int> numbers_;
    int failed_openings_;
    std::size_t next_ = 0;
    bool opened_ = false;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(grabber)

BOOST_AUTO_TEST_CASE(the_mode_of_a_camera_is_read_whole_or_not_at_all) {
    BOOST_TEST((parse_camera_mode("1920x1080") == CameraMode{1920, 1080, 30, "MJPG"}));
    BOOST_TEST((parse_camera_mode("640x480@5") == CameraMode{640, 480, 5, "MJPG"}));
    BOOST_TEST((parse_camera_mode("640x480@15:YUYV") == CameraMode{640, 480, 15, "YUYV"}));
    BOOST_TEST((parse_camera_mode("640x480:YUYV") == CameraMode{640, 480, 30, "YUYV"}));
    for (const char* text : {"", "640", "640x", "x480", "0x480", "640x480@", "640x480@0",
                             "640x480:MJ", "640x480@30 ", "-640x480", "640x480@30MJPG"})
        BOOST_TEST(!parse_camera_mode(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(a_lost_tap_is_opened_again_until_it_delivers) {
    // One picture, two readings that fail, two attempts to open that fail, the last picture.
    Grabber grabber{"camera", std::make_unique<ScriptedTap>(std::vector{1, -1, -1, 2}, 2), 0};
    const auto watched = watch(grabber);
    BOOST_TEST(watched.numbers == std::vector({1, 2}), boost::test_tools::per_element());
    BOOST_TEST(watched.losses == 1);
    BOOST_TEST(watched.problems.empty());
}

BOOST_AUTO_TEST_CASE(a_camera_that_is_not_there_is_refused_at_once) {
    BOOST_CHECK_THROW(open_frame_source("/dev/video99"), FileError);
    BOOST_CHECK_THROW(open_frame_source("http://127.0.0.1:1/video.mjpg"), FileError);
}

BOOST_AUTO_TEST_CASE(pictures_of_a_phone_come_in_order_each_with_its_moment) {
    std::vector<Step> script;
    add_pictures(script, 0, 60);
    const auto watched = watch(std::move(script));
    BOOST_TEST(!watched.numbers.empty());
    BOOST_TEST(std::is_sorted(watched.numbers.begin(), watched.numbers.end()));
    BOOST_TEST(watched.numbers.back() >= 58);
    check_times(watched);
}

BOOST_AUTO_TEST_CASE(a_phone_that_hangs_up_and_turns_callers_away_is_called_again) {
    std::vector<Step> script;
    add_pictures(script, 0, 40);
    script.push_back({What::drop, {}, 0});
    script.push_back({What::refuse, {}, 0.6});
    add_pictures(script, 40, 110);
    const auto watched = watch(std::move(script));
    BOOST_TEST(std::is_sorted(watched.numbers.begin(), watched.numbers.end()));
    BOOST_TEST(watched.numbers.back() > 100);
    BOOST_TEST(watched.losses >= 1);
    BOOST_TEST(watched.returns >= 1);
    BOOST_TEST(watched.problems.size() == 1U);
    check_times(watched);
}

BOOST_AUTO_TEST_CASE(a_phone_that_falls_silent_is_noticed_and_goes_on) {
    std::vector<Step> script;
    add_pictures(script, 0, 40);
    script.push_back({What::stall, {}, 3});
    add_pictures(script, 40, 80);
    const auto watched = watch(std::move(script));
    BOOST_TEST(watched.losses >= 1);
    BOOST_TEST(watched.returns >= 1);
    BOOST_TEST(watched.numbers.back() > 70);
    BOOST_TEST(std::is_sorted(watched.numbers.begin(), watched.numbers.end()));
}

BOOST_AUTO_TEST_CASE(damaged_pictures_do_not_stop_a_stream) {
    std::vector<Step> script;
    add_pictures(script, 0, 30);
    for (int i = 0; i < 10; ++i) {
        script.push_back({What::damaged, jpeg_of(30 + 2 * i), 0.04});
        script.push_back({What::picture, jpeg_of(31 + 2 * i), 0.04});
    }
    add_pictures(script, 50, 80);
    const auto watched = watch(std::move(script));
    BOOST_TEST(watched.numbers.back() > 75);
}

BOOST_AUTO_TEST_CASE(a_folder_in_real_time_drops_frames_that_nobody_takes) {
    const ScratchFolder folder;
    std::string index = "[";
    for (int i = 0; i < 20; ++i) {
        const std::string name = "f" + std::to_string(i) + ".png";
        save_picture(folder / name, numbered_picture(i));
        index += (i > 0 ? "," : "") + std::string{R"({"image":")"} + name + R"(","t_s":)" +
                 std::to_string(0.02 * i) + "}";
    }
    write_whole_file(folder / "index.json", index + "]");
    SourceOptions options;
    options.real_time = true;
    const auto source = open_frame_source(folder.path().string(), options);
    BOOST_TEST(source->live());
    std::this_thread::sleep_for(std::chrono::seconds{1});
    const auto watched = watch(*source);
    BOOST_TEST(watched.numbers == std::vector{19}, boost::test_tools::per_element());
    BOOST_TEST(source->health().dropped == 19);
    BOOST_TEST(watched.frames[0].index == 19);
}

BOOST_AUTO_TEST_SUITE_END()
