// One board, stored in every way that cameras and programs store pictures: one answer.

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>
#include <sstream>

#include "app/cli/verbs.hpp"
#include "app/files/whole_file.hpp"
#include "tests/app/encoded_pictures.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/support/drawn_board.hpp"
#include "tests/support/drawn_pieces.hpp"

using namespace yinsight;
using nlohmann::json;

namespace {

/// A board with labels, seen from White's side, three pieces on it.
cv::Mat board_picture() {
    test::DrawnCamera camera;
    camera.size = {1600, 900};
    camera.focal_px = 1400;
    camera.turn_deg = 15;
    test::DrawnStyle style;
    style.labels = true;
    cv::Mat bgr;
    cv::cvtColor(draw_board(camera.view(), test::yinsh_lines(), style), bgr, cv::COLOR_GRAY2BGR);
    const auto put = [&](const char* name, PointState state) {
        const auto point = *Point::parse(name);
        test::draw_pieces(bgr, camera.view(), {point.x(), point.y()}, state);
    };
    put("e5", PointState::black_ring);
    put("g7", PointState::white_marker);
    put("c3", PointState::black_marker);
    return bgr;
}

json read_bytes(const std::string& name, const std::string& bytes) {
    const ScratchFolder folder;
    write_whole_file(folder / name, bytes);
    std::ostringstream out;
    std::ostringstream err;
    const auto status = run_read({{(folder / name).string()}, true, ""}, Console{out, err, false});
    BOOST_TEST((status == ExitStatus::done), err.str());
    auto answer = json::parse(out.str());
    answer.erase("image");
    answer.erase("ms");
    return answer;
}

const json& plain_answer() {
    static const json answer = read_bytes("board.png", encoded(board_picture(), ".png"));
    return answer;
}

/// What may differ where a picture was changed in being stored: the last digits.
void check_alike(const json& answer) {
    BOOST_TEST(answer["position"] == plain_answer()["position"]);
    BOOST_TEST(answer["certain_orientation"] == true);
    for (const auto& [name, point] : plain_answer()["points"].items()) {
        const auto& px = answer["points"][name]["px"];
        BOOST_TEST_CONTEXT(name) {
            for (const std::size_t axis : {0U, 1U})
                BOOST_TEST(std::abs(px[axis].get<double>() - point["px"][axis].get<double>()) <
                           0.5);
        }
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(picture_kinds)

BOOST_AUTO_TEST_CASE(the_board_is_read_as_drawn) {
    BOOST_TEST(plain_answer()["position"] == "4/7/2b5/9/4B5/9/5w4/9/8/7/4");
    BOOST_TEST(plain_answer()["certain_orientation"] == true);
}

BOOST_AUTO_TEST_CASE(lossless_kinds_give_the_same_answer_to_the_last_digit) {
    const auto picture = board_picture();
    cv::Mat deep;
    picture.convertTo(deep, CV_16U, 257);
    BOOST_TEST(read_bytes("deep.png", encoded(deep, ".png")) == plain_answer());
    cv::Mat with_alpha;
    cv::cvtColor(picture, with_alpha, cv::COLOR_BGR2BGRA);
    BOOST_TEST(read_bytes("alpha.png", encoded(with_alpha, ".png")) == plain_answer());
    // Above 100: lossless.
    const std::vector<int> lossless{cv::IMWRITE_WEBP_QUALITY, 101};
    BOOST_TEST(read_bytes("board.webp", encoded(picture, ".webp", lossless)) == plain_answer());
    BOOST_TEST(read_bytes("board.bmp", encoded(picture, ".bmp")) == plain_answer());
}

BOOST_AUTO_TEST_CASE(a_grey_picture_and_the_same_in_three_channels_are_one) {
    cv::Mat grey;
    cv::cvtColor(board_picture(), grey, cv::COLOR_BGR2GRAY);
    cv::Mat three;
    cv::cvtColor(grey, three, cv::COLOR_GRAY2BGR);
    const auto answer = read_bytes("grey.png", encoded(grey, ".png"));
    BOOST_TEST(answer == read_bytes("three.png", encoded(three, ".png")));
    BOOST_TEST(answer["certain_orientation"] == true);
}

BOOST_AUTO_TEST_CASE(lossy_kinds_give_the_same_answer) {
    const auto picture = board_picture();
    const std::vector<int> webp{cv::IMWRITE_WEBP_QUALITY, 90};
    check_alike(read_bytes("board.webp", encoded(picture, ".webp", webp)));
    check_alike(read_bytes("board.jpg", encoded(picture, ".jpg")));
    check_alike(read_bytes("inks.jpg", cmyk_jpeg(picture)));
}

BOOST_AUTO_TEST_CASE(every_exif_orientation_gives_the_same_answer) {
    for (int orientation = 1; orientation <= 8; ++orientation) {
        BOOST_TEST_CONTEXT("orientation " << orientation) {
            const auto stored = stored_picture(board_picture(), orientation);
            check_alike(read_bytes("photo.jpg", jpeg_with_orientation(stored, orientation)));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_mirrored_picture_is_told_and_named_as_the_board_is) {
    cv::Mat mirrored;
    cv::flip(board_picture(), mirrored, 1);
    const auto answer = read_bytes("mirrored.png", encoded(mirrored, ".png"));
    BOOST_TEST(answer["mirrored"] == true);
    BOOST_TEST(answer["position"] == plain_answer()["position"]);
    for (const auto& [name, point] : plain_answer()["points"].items()) {
        const double x = answer["points"][name]["px"][0];
        BOOST_TEST(std::abs(mirrored.cols - 1 - x - point["px"][0].get<double>()) < 0.5);
    }
}

BOOST_AUTO_TEST_SUITE_END()
