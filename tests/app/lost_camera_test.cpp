#include <atomic>
#include <boost/test/unit_test.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>
#include <set>

#include "app/files/picture_file.hpp"
#include "app/live/table_referee.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/support/mjpeg_server.hpp"

using namespace yinsight;

namespace {

using Step = MjpegServer::Step;
using What = MjpegServer::Step::What;

constexpr const char* kStart =
    "4/1b5/8/3b2w2/6WwB1/1WB2bbbb/6Bbw1/3W4W/2w1Bb2/3B1W1/2w1 b M 0-0 S -";
/// Looks at each picture before the phone shows the next one, and how long they last in all: a turn
/// counts when the board has lain still for a while, however fast the machine looks.
constexpr int kLooks = 3;
constexpr double kShown_s = 1.2;
constexpr double kCalmS = 1.5;

/// A corner of the table that tells which frame of the film a picture is, after any coding.
cv::Rect number_plate() {
    return {0, 0, 32, 32};
}

std::string numbered_jpeg(int number) {
    char name[32];
    std::snprintf(name, sizeof name, "/f%04d.jpg", number);
    cv::Mat picture = load_picture(std::string{"sample_images/club_game"} + name);
    picture(number_plate()) = cv::Scalar::all(5 + 5 * number);
    std::vector<unsigned char> bytes;
    cv::imencode(".jpg", picture, bytes, {cv::IMWRITE_JPEG_QUALITY, 92});
    return {bytes.begin(), bytes.end()};
}

/// Tells when each frame has been looked at for long enough, and keeps what was said.
class Listener : public TableListener {
  public:
    void on_event(const SessionEvent& event) override {
        events.push_back(event);
        if (std::holds_alternative<CameraBackEvent>(event.what)) ++returns;
        if (event.from_arbiter<ViolationEvent>() != nullptr) ++violations;
    }
    void on_notice(const std::string& notice) override { notices.push_back(notice); }
    void on_frame(const Frame& frame, const std::optional<BoardReading>& reading) override {
        const auto number =
            static_cast<std::size_t>(cvRound((cv::mean(frame.bgr(number_plate()))[0] - 5) / 5));
        if (!reading || number >= looks_.size()) return;
        if (looks_[number] == 0) first_look_s_[number] = frame.time_s;
        ++looks_[number];
        if (looks_[number] >= kLooks && frame.time_s - first_look_s_[number] >= kShown_s)
            seen_enough[number] = true;
    }

    std::vector<std::string> turns() const {
        std::vector<std::string> texts;
        for (const SessionEvent& event : events) {
            if (const auto* turn = event.from_arbiter<TurnEvent>()) texts.push_back(turn->text);
        }
        return texts;
    }
    template <typename What>
    std::ptrdiff_t count() const {
        return std::count_if(events.begin(), events.end(), [](const SessionEvent& event) {
            return std::holds_alternative<What>(event.what);
        });
    }

    std::vector<SessionEvent> events;
    std::vector<std::string> notices;
    std::array<std::atomic<bool>, 50> seen_enough{};
    std::atomic<int> returns = 0;
    std::atomic<int> violations = 0;

  private:
    std::array<int, 50> looks_{};
    std::array<double, 50> first_look_s_{};
};

/// The phone shows frame after frame, each for as long as the referee needs; it goes away before
/// those in `lost_before`.
std::vector<Step> film_script(const std::vector<int>& frames, const std::set<int>& lost_before,
                              Listener& listener) {
    std::vector<Step> script;
    for (const int frame : frames) {
        if (lost_before.contains(frame)) {
            script.push_back({What::drop});
            script.push_back({What::refuse, {}, 0.4});
        }
        script.push_back({What::picture, numbered_jpeg(frame), 0.03, [&listener, frame] {
                              return listener.seen_enough[static_cast<std::size_t>(frame)].load();
                          }});
    }
    return script;
}

void referee(std::vector<Step> script, double calm_s, Listener& listener) {
    const MjpegServer server{std::move(script)};
    SourceOptions source;
    source.give_up_s = 5;
    TableOptions options;
    options.arbiter.start = parse_position(kStart).value();
    options.arbiter.calm_s = calm_s;
    TableReferee{open_frame_source(server.url(), source), options, listener}.run();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lost_camera)

// The film's truth, from its game.json: f4-i4, h6-f6, g8-g3, then a marker with the wrong side up.
BOOST_AUTO_TEST_CASE(a_camera_lost_in_the_middle_of_turns_costs_none_of_them) {
    Listener listener;
    // It is lost with the marker in the ring of the first turn; and again over the second, of which
    // only the end is seen; and under the hand that moves the third one's ring.
    referee(film_script({0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12}, {3, 7, 12}, listener), kCalmS,
            listener);
    const std::vector<std::string> played = {"f4-i4", "h6-f6", "g8-g3"};
    BOOST_TEST(listener.turns() == played, boost::test_tools::per_element());
    // The last one is the end of the film.
    BOOST_TEST(listener.count<CameraLostEvent>() >= 3);
    BOOST_TEST(listener.returns == 3);
    BOOST_TEST(listener.count<NewGameEvent>() == 0);
    for (const SessionEvent& event : listener.events) {
        if (const auto* violation = event.from_arbiter<ViolationEvent>())
            BOOST_ERROR(violation->fault.message);
        BOOST_TEST(event.from_arbiter<TakebackEvent>() == nullptr);
        BOOST_TEST(event.from_arbiter<QuestionEvent>() == nullptr);
    }
}

BOOST_AUTO_TEST_CASE(a_wrong_act_made_while_the_camera_was_away_is_named_when_it_is_back) {
    Listener listener;
    // Frame 13 is the marker put in with the wrong side up, 16 the whole turn with it.
    auto script = film_script({0, 2, 3, 6, 7, 10, 12, 16}, {16}, listener);
    script.back().until = [&listener] { return listener.violations > 0; };
    referee(std::move(script), kCalmS, listener);
    std::vector<Fault> faults;
    for (const SessionEvent& event : listener.events) {
        if (const auto* violation = event.from_arbiter<ViolationEvent>())
            faults.push_back(violation->fault);
    }
    BOOST_REQUIRE(faults.size() == 1U);
    BOOST_TEST((faults[0].kind == FaultKind::marker_wrong_colour));
    BOOST_TEST(faults[0].points.front().name() == "e7");
}

BOOST_AUTO_TEST_SUITE_END()
