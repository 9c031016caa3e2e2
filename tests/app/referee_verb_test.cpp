#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <sstream>

#include "app/cli/verbs.hpp"
#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

struct Run {
    ExitStatus status;
    std::vector<nlohmann::json> lines;
    std::string complaints;
};

Run referee(const RefereeArguments& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const auto status = run_referee(arguments, Console{out, err, false});
    Run run{status, {}, err.str()};
    std::istringstream text{out.str()};
    for (std::string line; std::getline(text, line);)
        run.lines.push_back(nlohmann::json::parse(line));
    return run;
}

RefereeArguments watching(const std::filesystem::path& source) {
    RefereeArguments arguments;
    arguments.source = source.string();
    arguments.json = true;
    return arguments;
}

/// The board of the sample film, with the position it begins with.
constexpr const char* kFilm = "sample_images/club_game";
constexpr const char* kStart =
    "4/1b5/8/3b2w2/6WwB1/1WB2bbbb/6Bbw1/3W4W/2w1Bb2/3B1W1/2w1 b M 0-0 S -";

/// The first frames of the sample film in a folder of their own.
void copy_frames(const ScratchFolder& folder, int count) {
    for (int i = 0; i < count; ++i) {
        const std::string name = "f000" + std::to_string(i) + ".jpg";
        std::filesystem::copy_file(std::filesystem::path{kFilm} / name, folder / name);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(referee_verb)

BOOST_AUTO_TEST_CASE(answers_no_where_no_board_is_seen) {
    const ScratchFolder folder;
    for (const char* name : {"a.png", "b.png"})
        save_picture(folder / name, cv::Mat(240, 320, CV_8UC3, cv::Scalar::all(128)));
    const auto run = referee(watching(folder.path()));
    BOOST_TEST((run.status == ExitStatus::answer_is_no));
    BOOST_REQUIRE(run.lines.size() == 1U);
    BOOST_TEST(run.lines[0]["event"] == "end");
    BOOST_TEST(run.lines[0]["frames"] == 2);
    BOOST_TEST(run.lines[0]["turns"] == 0);
}

BOOST_AUTO_TEST_CASE(what_is_announced_is_in_the_record) {
    const ScratchFolder folder;
    copy_frames(folder, 5);
    RefereeArguments arguments = watching(folder.path());
    arguments.start = kStart;
    arguments.calm_s = 0;
    arguments.record = (folder / "game.ygn").string();
    const auto run = referee(arguments);
    BOOST_TEST((run.status == ExitStatus::done));
    BOOST_TEST(run.lines.front()["event"] == "board_found");
    BOOST_TEST(run.lines.back()["event"] == "end");
    const auto record = load_game(folder / "game.ygn");
    BOOST_REQUIRE(record.has_value());
    BOOST_TEST((to_text(record->start) == kStart));
    BOOST_TEST(record->tag("Date").size() == 10U);
    const auto turns = std::count_if(run.lines.begin(), run.lines.end(),
                                     [](const auto& line) { return line["event"] == "turn"; });
    BOOST_TEST(static_cast<std::ptrdiff_t>(record->turns.size()) == turns);
    BOOST_TEST(run.lines.back()["turns"] == turns);
}

BOOST_AUTO_TEST_CASE(refuses_a_record_that_cannot_be_written_before_it_watches) {
    const ScratchFolder folder;
    copy_frames(folder, 1);
    RefereeArguments arguments = watching(folder.path());
    for (const char* record : {"/nonexistent/game.ygn", "game.doc"}) {
        arguments.record = record;
        BOOST_CHECK_THROW(referee(arguments), FileError);
    }
}

BOOST_AUTO_TEST_CASE(refuses_starts_and_variants_that_make_no_sense) {
    const ScratchFolder folder;
    RefereeArguments arguments = watching(folder.path());
    arguments.start = "4/7/8 w";
    const auto run = referee(arguments);
    BOOST_TEST((run.status == ExitStatus::wrong_usage));
    BOOST_TEST(run.complaints.find("--start: ") != std::string::npos);
    arguments.start = kStart;
    arguments.blitz = true;
    BOOST_TEST((referee(arguments).status == ExitStatus::wrong_usage));
}

BOOST_AUTO_TEST_CASE(watches_on_behind_a_frame_that_cannot_be_read_and_says_so_in_the_end) {
    const ScratchFolder folder;
    copy_frames(folder, 3);
    write_whole_file(folder / "f0001.jpg", "no picture");
    const auto run = referee(watching(folder.path()));
    BOOST_TEST((run.status == ExitStatus::unreadable));
    BOOST_TEST(run.complaints.find("f0001.jpg: is not a picture") != std::string::npos);
    BOOST_TEST(run.lines.back()["frames"] == 2);
}

BOOST_AUTO_TEST_CASE(says_once_why_the_first_frames_of_a_camera_are_not_looked_at) {
    const ScratchFolder folder;
    copy_frames(folder, 3);
    const auto first = load_picture(folder / "f0000.jpg");
    for (const char* name : {"a0.png", "a1.png"}) save_picture(folder / name, first * 0.1);
    const auto run = referee(watching(folder.path()));
    const std::string told = "yinsight: the picture is too dark: ";
    const auto place = run.complaints.find(told);
    BOOST_REQUIRE(place != std::string::npos);
    BOOST_TEST(run.complaints.find(told, place + 1) == std::string::npos);
    BOOST_TEST(run.lines.front()["event"] == "board_found");
    BOOST_TEST(run.lines.back()["frames"] == 5);
}

BOOST_AUTO_TEST_SUITE_END()
