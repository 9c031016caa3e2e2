#include "app/live/evidence.hpp"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>
#include <sstream>

#include "app/cli/verbs.hpp"
#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"
#include "app/files/picture_file.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace fs = std::filesystem;

namespace {

constexpr const char* kFilm = "sample_images/club_game";
constexpr const char* kStart =
    "4/1b5/8/3b2w2/6WwB1/1WB2bbbb/6Bbw1/3W4W/2w1Bb2/3B1W1/2w1 b M 0-0 S -";

cv::Mat film_frame(int number) {
    char name[32];
    std::snprintf(name, sizeof name, "f%04d.jpg", number);
    return load_picture(fs::path{kFilm} / name);
}

/// Mean difference of two pictures in grey levels, brought to one size.
double difference(const cv::Mat& a, const cv::Mat& b) {
    cv::Mat resized;
    cv::resize(b, resized, a.size(), 0, 0, cv::INTER_AREA);
    cv::Mat distance;
    cv::absdiff(a, resized, distance);
    const cv::Scalar mean = cv::mean(distance);
    return (mean[0] + mean[1] + mean[2]) / 3;
}

/// The frame of the film's beginning that a picture shows.
int frame_shown(const cv::Mat& picture, int count) {
    int best = 0;
    for (int i = 1; i < count; ++i) {
        if (difference(picture, film_frame(i)) < difference(picture, film_frame(best))) best = i;
    }
    return best;
}

std::vector<nlohmann::json> lines_of(const fs::path& file) {
    std::ifstream in{file};
    std::vector<nlohmann::json> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(nlohmann::json::parse(line));
    return lines;
}

SessionEvent turn_event(int number) {
    return {0, number, Event{0, number, TurnEvent{number, Side::white, "e3-e7", {}, {}, {}}}};
}

SessionEvent violation_event(int number) {
    Fault fault{FaultKind::not_flipped, Side::white, {*Point::parse("e5")}, "", {}};
    return {0, number, Event{0, number, ViolationEvent{fault}}};
}

/// A picture that JPEG cannot make small.
Frame noisy_frame(int number) {
    cv::Mat picture(240, 320, CV_8UC3);
    cv::RNG random{static_cast<std::uint64_t>(number) + 1};
    random.fill(picture, cv::RNG::UNIFORM, cv::Scalar::all(0), cv::Scalar::all(256));
    return {picture, 1.0 * number, number};
}

std::int64_t bytes_of_pictures(const fs::path& folder) {
    std::int64_t bytes = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() == ".jpg")
            bytes += static_cast<std::int64_t>(entry.file_size());
    }
    return bytes;
}

int pictures_called(const fs::path& folder, const std::string& part) {
    return static_cast<int>(
        std::count_if(fs::directory_iterator(folder), {}, [&](const fs::directory_entry& entry) {
            return entry.path().filename().string().find(part) != std::string::npos;
        }));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(evidence)

// The film's truth: f4-i4 lies complete in frame 3, h6-f6 in 7, g8-g3 in 12; in frame 13 Black puts
// a marker into e7 with the wrong side up, in frame 18 it is right.
BOOST_AUTO_TEST_CASE(every_turn_and_every_wrong_act_has_its_frame_before_after_and_marked) {
    constexpr int kFrames = 24;
    const ScratchFolder film;
    for (int i = 0; i < kFrames; ++i) {
        char name[32];
        std::snprintf(name, sizeof name, "f%04d.jpg", i);
        fs::copy_file(fs::path{kFilm} / name, film / name);
    }
    const ScratchFolder folder;
    RefereeArguments arguments;
    arguments.source = film.path().string();
    arguments.json = true;
    arguments.start = kStart;
    arguments.calm_s = 0;
    arguments.evidence_folder = folder.path().string();
    std::ostringstream out;
    std::ostringstream err;
    run_referee(arguments, Console{out, err, false});

    std::map<std::string, std::string> sets;
    for (const auto& line : lines_of(folder / "evidence.jsonl")) {
        const std::string what = line.at("event");
        sets[what == "turn" ? line.at("text").get<std::string>() : what] = line.at("pictures");
    }
    const std::map<std::string, std::pair<int, int>> frames = {
        {"f4-i4", {0, 3}}, {"h6-f6", {4, 7}}, {"g8-g3", {7, 12}}};
    for (const auto& [turn, shown] : frames) {
        BOOST_REQUIRE(sets.contains(turn));
        const std::string set = (folder / sets[turn]).string();
        BOOST_TEST(frame_shown(load_picture(set + "-before.jpg"), kFrames) == shown.first);
        const cv::Mat after = load_picture(set + "-after.jpg");
        BOOST_TEST(frame_shown(after, kFrames) == shown.second);
        const cv::Mat marked = load_picture(set + "-marked.jpg");
        const double marks = difference(after, marked);
        BOOST_TEST(marks > 0.02);
        BOOST_TEST(marks < 3);
    }
    BOOST_REQUIRE(sets.contains("violation"));
    BOOST_REQUIRE(sets.contains("repaired"));
    BOOST_TEST(frame_shown(load_picture(folder / (sets["violation"] + "-before.jpg")), kFrames) ==
               12);
    BOOST_TEST(frame_shown(load_picture(folder / (sets["repaired"] + "-after.jpg")), kFrames) ==
               18);
    const auto record = load_game(folder / "game.ygn");
    BOOST_REQUIRE(record.has_value());
    BOOST_TEST(record->turns.size() >= 3U);
}

BOOST_AUTO_TEST_CASE(the_budget_is_kept_and_wrong_acts_outlive_turns) {
    constexpr std::int64_t kBudget = 600'000;
    const ScratchFolder folder;
    {
        EvidenceFolder evidence{folder.path(), kBudget};
        for (int i = 0; i < 40; ++i) {
            evidence.remember(noisy_frame(1000 + i), {});
            evidence.keep(i % 10 == 0 ? violation_event(i) : turn_event(i), noisy_frame(i),
                          nullptr);
            BOOST_TEST(bytes_of_pictures(folder.path()) <= kBudget);
        }
    }
    BOOST_TEST(pictures_called(folder.path(), "violation-not_flipped-before") == 4);
    BOOST_TEST(pictures_called(folder.path(), "-turn-39-after") == 1);
    BOOST_TEST(pictures_called(folder.path(), "-turn-1-") == 0);
    // What was said stays, pictures or not.
    BOOST_TEST(lines_of(folder / "evidence.jsonl").size() == 40U);

    // The next run goes on in the folder: what lies there counts, and nothing is written over.
    EvidenceFolder next{folder.path(), kBudget};
    next.keep(violation_event(41), noisy_frame(41), nullptr);
    BOOST_TEST(bytes_of_pictures(folder.path()) <= kBudget);
    BOOST_TEST(pictures_called(folder.path(), "0041-violation") == 1);
}

BOOST_AUTO_TEST_CASE(a_correction_is_no_event_to_keep_pictures_of) {
    const ScratchFolder folder;
    EvidenceFolder evidence{folder.path()};
    SessionEvent event = turn_event(1);
    event.correction = true;
    evidence.keep(event, noisy_frame(1), nullptr);
    BOOST_TEST(bytes_of_pictures(folder.path()) == 0);
}

BOOST_AUTO_TEST_CASE(a_folder_that_cannot_be_made_is_refused) {
    BOOST_CHECK_THROW(EvidenceFolder{"/proc/evidence"}, FileError);
}

BOOST_AUTO_TEST_SUITE_END()
