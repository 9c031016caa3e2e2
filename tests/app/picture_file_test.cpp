#include "app/files/picture_file.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/imgproc.hpp>

#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "tests/app/encoded_pictures.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

/// 60 x 40, a red block in the top left corner and a green one in the top right corner.
cv::Mat corner_picture() {
    cv::Mat picture(40, 60, CV_8UC3, cv::Scalar::all(90));
    cv::rectangle(picture, {0, 0, 20, 15}, {0, 0, 255}, cv::FILLED);
    cv::rectangle(picture, {40, 0, 20, 15}, {0, 255, 0}, cv::FILLED);
    return picture;
}

bool is_defect(const std::string& bytes, const std::string& part_of_the_message) {
    const auto defect = picture_defect(bytes);
    return defect && defect->find(part_of_the_message) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(picture_file)

BOOST_AUTO_TEST_CASE(finds_every_cut_of_a_jpeg) {
    const std::string whole = encoded(corner_picture(), ".jpg");
    BOOST_TEST(!picture_defect(whole).has_value());
    for (std::size_t length = 3; length < whole.size(); ++length) {
        BOOST_TEST_CONTEXT("cut to " << length << " of " << whole.size() << " bytes")
        BOOST_TEST(is_defect(whole.substr(0, length), "cut-off JPEG"));
    }
}

BOOST_AUTO_TEST_CASE(finds_every_cut_of_a_png) {
    const std::string whole = encoded(corner_picture(), ".png");
    BOOST_TEST(!picture_defect(whole).has_value());
    for (std::size_t length = 8; length < whole.size(); ++length)
        BOOST_TEST(is_defect(whole.substr(0, length), "cut-off PNG"));
}

BOOST_AUTO_TEST_CASE(accepts_what_phones_append_behind_a_jpeg) {
    BOOST_TEST(!picture_defect(encoded(corner_picture(), ".jpg") + "a short film").has_value());
}

BOOST_AUTO_TEST_CASE(refuses_a_bomb_before_decoding_it) {
    std::string bomb = encoded(corner_picture(), ".png");
    for (const std::size_t at : {16U, 20U}) bomb.replace(at, 4, "\x00\x00\xFF\xFF", 4);
    BOOST_TEST(is_defect(bomb, "65535 x 65535"));
}

BOOST_AUTO_TEST_CASE(says_what_is_wrong_with_a_file_that_is_no_picture) {
    const ScratchFolder folder;
    write_whole_file(folder / "text.jpg", "this is a letter, not a picture\n");
    write_whole_file(folder / "empty.jpg", "");
    BOOST_CHECK_EXCEPTION(load_picture(folder / "text.jpg"), FileError, [](const FileError& error) {
        return std::string{error.what()}.find("not a picture") != std::string::npos;
    });
    BOOST_CHECK_EXCEPTION(
        load_picture(folder / "empty.jpg"), FileError, [](const FileError& error) {
            return std::string{error.what()}.find("is empty") != std::string::npos;
        });
}

BOOST_AUTO_TEST_CASE(turns_every_exif_orientation_upright) {
    const ScratchFolder folder;
    for (int orientation = 1; orientation <= 8; ++orientation) {
        BOOST_TEST_CONTEXT("orientation " << orientation) {
            const auto stored = stored_picture(corner_picture(), orientation);
            write_whole_file(folder / "photo.jpg", jpeg_with_orientation(stored, orientation));
            const cv::Mat upright = load_picture(folder / "photo.jpg");
            BOOST_TEST(upright.size() == cv::Size(60, 40));
            const auto top_left = upright.at<cv::Vec3b>(5, 5);
            const auto top_right = upright.at<cv::Vec3b>(5, 54);
            BOOST_TEST((top_left[2] > 180 && top_left[1] < 80));
            BOOST_TEST((top_right[1] > 180 && top_right[2] < 80));
        }
    }
}

BOOST_AUTO_TEST_CASE(refuses_the_pictures_of_new_phones_in_plain_words) {
    const ScratchFolder folder;
    for (const std::string brand : {"heic", "heix", "mif1", "avif"}) {
        std::string bytes{
            "\0\0\0\x18"
            "ftyp",
            8};
        bytes += brand + std::string(200, '\0');
        write_whole_file(folder / "photo.heic", bytes);
        BOOST_CHECK_EXCEPTION(
            load_picture(folder / "photo.heic"), FileError, [](const FileError& error) {
                return std::string{error.what()}.find("save it as JPEG") != std::string::npos;
            });
    }
}

BOOST_AUTO_TEST_CASE(gives_grey_pictures_three_channels) {
    const ScratchFolder folder;
    cv::Mat grey(8, 8, CV_8U, cv::Scalar(77));
    save_picture(folder / "grey.png", grey);
    BOOST_TEST(load_picture(folder / "grey.png").channels() == 3);
}

BOOST_AUTO_TEST_CASE(saves_no_picture_with_an_unknown_ending) {
    const ScratchFolder folder;
    BOOST_CHECK_THROW(save_picture(folder / "board.letter", corner_picture()), FileError);
    BOOST_TEST(std::filesystem::is_empty(folder.path()));
}

BOOST_AUTO_TEST_CASE(knows_picture_names_in_any_letter_case) {
    BOOST_TEST(is_picture_name("a/b/IMG_0001.JPG"));
    BOOST_TEST(is_picture_name("x.webp"));
    BOOST_TEST(!is_picture_name("index.json"));
    BOOST_TEST(!is_picture_name("jpg"));
}

BOOST_AUTO_TEST_SUITE_END()
