#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <opencv2/core.hpp>
#include <sstream>

#include "app/cli/verbs.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

struct Run {
    ExitStatus status;
    std::vector<nlohmann::json> lines;
    std::string complaints;
};

Run read_json(const std::vector<std::string>& images) {
    std::ostringstream out;
    std::ostringstream err;
    const auto status = run_read({images, true, ""}, Console{out, err, false});
    Run run{status, {}, err.str()};
    std::istringstream text{out.str()};
    for (std::string line; std::getline(text, line);)
        run.lines.push_back(nlohmann::json::parse(line));
    return run;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(read_verb)

BOOST_AUTO_TEST_CASE(answers_no_for_pictures_without_a_board) {
    const ScratchFolder folder;
    save_picture(folder / "dot.png", cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(200)));
    save_picture(folder / "grey.png", cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(128)));
    const auto run = read_json({(folder / "dot.png").string(), (folder / "grey.png").string()});
    BOOST_TEST((run.status == ExitStatus::answer_is_no));
    BOOST_REQUIRE(run.lines.size() == 2U);
    for (const auto& line : run.lines) {
        BOOST_TEST(line["found"] == false);
        BOOST_TEST(!line["reason"].get<std::string>().empty());
    }
}

BOOST_AUTO_TEST_CASE(answers_for_a_picture_of_twelve_megapixels) {
    const ScratchFolder folder;
    save_picture(folder / "large.jpg", cv::Mat(3000, 4000, CV_8UC3, cv::Scalar::all(128)));
    BOOST_TEST((read_json({(folder / "large.jpg").string()}).status == ExitStatus::answer_is_no));
}

BOOST_AUTO_TEST_CASE(names_the_unreadable_file_and_goes_on_to_the_next) {
    const ScratchFolder folder;
    save_picture(folder / "grey.jpg", cv::Mat(48, 64, CV_8UC3, cv::Scalar::all(128)));
    const std::string whole = read_whole_file(folder / "grey.jpg", 1 << 20);
    write_whole_file(folder / "cut.jpg", std::string_view{whole}.substr(0, whole.size() - 20));
    const auto run = read_json({(folder / "missing.jpg").string(), (folder / "cut.jpg").string(),
                                (folder / "grey.jpg").string()});
    BOOST_TEST((run.status == ExitStatus::unreadable));
    BOOST_TEST(run.lines.size() == 3U);
    BOOST_TEST(run.complaints.find("missing.jpg: No such file") != std::string::npos);
    BOOST_TEST(run.complaints.find("cut.jpg: is a cut-off JPEG") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
