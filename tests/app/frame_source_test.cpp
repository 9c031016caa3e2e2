#include "app/live/frame_source.hpp"

#include <boost/test/unit_test.hpp>
#include <opencv2/videoio.hpp>

#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "app/live/film_file.hpp"
#include "app/live/folder_source.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace fs = std::filesystem;

namespace {

/// A picture of one brightness: its number can be read back after any coding.
cv::Mat numbered_picture(int number) {
    return {120, 160, CV_8UC3, cv::Scalar::all(15 + 12 * number)};
}

int number_of(const cv::Mat& picture) {
    return cvRound((cv::mean(picture)[0] - 15) / 12);
}

struct Watched {
    std::vector<int> numbers;
    std::vector<double> times_s;
    std::vector<std::string> problems;
};

Watched watch(FrameSource& source) {
    Watched watched;
    const auto take_problems = [&] {
        for (auto& problem : source.take_problems()) watched.problems.push_back(std::move(problem));
    };
    while (const auto frame = source.next()) {
        BOOST_TEST(frame->bgr.type() == CV_8UC3);
        watched.numbers.push_back(number_of(frame->bgr));
        watched.times_s.push_back(frame->time_s);
        take_problems();
    }
    take_problems();
    return watched;
}

Watched watch(const fs::path& path) {
    return watch(*open_frame_source(path.string()));
}

std::vector<int> counting_to(int count) {
    std::vector<int> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(i);
    return numbers;
}

/// A film of `frames` numbered pictures, 10 a second.
void write_film(const fs::path& path, const char* codec, int frames) {
    const int fourcc = cv::VideoWriter::fourcc(codec[0], codec[1], codec[2], codec[3]);
    cv::VideoWriter writer{path.string(), cv::CAP_FFMPEG, fourcc, 10, {160, 120}};
    BOOST_REQUIRE(writer.isOpened());
    for (int i = 0; i < frames; ++i) writer.write(numbered_picture(i));
}

/// The first `share` of a file's bytes as another file.
void write_cut(const fs::path& whole, const fs::path& cut, double share) {
    const std::string bytes = read_whole_file(whole, 1 << 24);
    const auto length = static_cast<std::size_t>(static_cast<double>(bytes.size()) * share);
    write_whole_file(cut, std::string_view{bytes}.substr(0, length));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(frame_source)

BOOST_AUTO_TEST_CASE(orders_names_with_numbers_by_value) {
    BOOST_TEST(comes_before("f9.jpg", "f10.jpg"));
    BOOST_TEST(!comes_before("f10.jpg", "f9.jpg"));
    BOOST_TEST(comes_before("f0009.jpg", "f0010.jpg"));
    BOOST_TEST(comes_before("a2b10", "a2b11"));
    BOOST_TEST(comes_before("f", "f1"));
    BOOST_TEST(comes_before("f01", "f1") != comes_before("f1", "f01"));
    BOOST_TEST(!comes_before("same", "same"));
}

BOOST_AUTO_TEST_CASE(takes_the_pictures_of_a_folder_in_name_order_a_second_apart) {
    const ScratchFolder folder;
    for (const int number : {10, 2, 0, 1, 9})
        save_picture(folder / ("f" + std::to_string(number) + ".png"), numbered_picture(number));
    write_whole_file(folder / "notes.txt", "not a picture");
    const auto watched = watch(folder.path());
    BOOST_TEST(watched.numbers == std::vector({0, 1, 2, 9, 10}), boost::test_tools::per_element());
    BOOST_TEST(watched.times_s == std::vector({0.0, 1.0, 2.0, 3.0, 4.0}),
               boost::test_tools::per_element());
    BOOST_TEST(watched.problems.empty());
}

BOOST_AUTO_TEST_CASE(takes_times_from_the_index_and_never_goes_back) {
    const ScratchFolder folder;
    for (int i = 0; i < 4; ++i)
        save_picture(folder / ("f" + std::to_string(i) + ".png"), numbered_picture(i));
    write_whole_file(folder / "index.json",
                     R"([{"image":"f0.png","t_s":0.5},{"image":"f1.png","t_s":2.25},)"
                     R"({"image":"f2.png","t_s":1.0},{"image":"gone.png","t_s":9}])");
    const auto watched = watch(folder.path());
    BOOST_TEST(watched.times_s == std::vector({0.5, 2.25, 2.25, 3.25}),
               boost::test_tools::per_element());
    BOOST_REQUIRE(watched.problems.size() == 1U);
    BOOST_TEST(watched.problems[0] == "1 frames of index.json are not in the folder");
}

BOOST_AUTO_TEST_CASE(leaves_out_a_frame_that_cannot_be_read_and_says_so) {
    const ScratchFolder folder;
    for (int i = 0; i < 3; ++i)
        save_picture(folder / ("f" + std::to_string(i) + ".png"), numbered_picture(i));
    write_cut(folder / "f1.png", folder / "f1.png", 0.5);
    const auto watched = watch(folder.path());
    BOOST_TEST(watched.numbers == std::vector({0, 2}), boost::test_tools::per_element());
    BOOST_REQUIRE(watched.problems.size() == 1U);
    BOOST_TEST(watched.problems[0].find("f1.png: is a cut-off PNG") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(refuses_what_holds_no_frames) {
    const ScratchFolder folder;
    BOOST_CHECK_THROW(open_frame_source(folder.path().string()), FileError);
    BOOST_CHECK_THROW(open_frame_source((folder / "missing").string()), FileError);
    BOOST_CHECK_THROW(open_frame_source("/dev/null"), FileError);
    write_whole_file(folder / "letter.mp4", "this is a letter");
    BOOST_CHECK_THROW(open_frame_source((folder / "letter.mp4").string()), FileError);
    write_whole_file(folder / "empty.mp4", "");
    BOOST_CHECK_THROW(open_frame_source((folder / "empty.mp4").string()), FileError);
    save_picture(folder / "one.png", numbered_picture(0));
    BOOST_CHECK_THROW(open_frame_source((folder / "one.png").string()), FileError);
    write_whole_file(folder / "index.json", "[{]");
    BOOST_CHECK_THROW(open_frame_source(folder.path().string()), FileError);
}

BOOST_AUTO_TEST_CASE(plays_a_film_to_its_end) {
    const ScratchFolder folder;
    for (const auto& [name, codec] : {std::pair{"film.mp4", "mp4v"}, std::pair{"film.mkv", "mp4v"},
                                      std::pair{"film.avi", "MJPG"}}) {
        BOOST_TEST_CONTEXT(name) {
            write_film(folder / name, codec, 20);
            BOOST_TEST(!film_defect(folder / name).has_value());
            const auto watched = watch(folder / name);
            BOOST_TEST(watched.numbers == counting_to(20), boost::test_tools::per_element());
            BOOST_TEST(watched.problems.empty());
            for (std::size_t i = 0; i < watched.times_s.size(); ++i)
                BOOST_TEST(std::abs(watched.times_s[i] - 0.1 * static_cast<double>(i)) < 0.02);
        }
    }
}

BOOST_AUTO_TEST_CASE(keeps_what_was_seen_of_a_film_that_ends_mid_frame) {
    const ScratchFolder folder;
    for (const auto& [name, codec] :
         {std::pair{"film.mkv", "mp4v"}, std::pair{"film.avi", "MJPG"}}) {
        BOOST_TEST_CONTEXT(name) {
            write_film(folder / name, codec, 20);
            write_cut(folder / name, folder / name, 0.6);
            const auto watched = watch(folder / name);
            BOOST_TEST(watched.numbers.size() > 3U);
            BOOST_TEST(watched.numbers.size() < 15U);
            BOOST_TEST(watched.numbers == counting_to(static_cast<int>(watched.numbers.size())),
                       boost::test_tools::per_element());
            BOOST_REQUIRE(watched.problems.size() == 1U);
            BOOST_TEST(watched.problems[0].find("is cut off") != std::string::npos);
        }
    }
}

BOOST_AUTO_TEST_CASE(sees_the_cut_in_containers_that_state_no_length) {
    const ScratchFolder folder;
    const std::string packet = "\x47" + std::string(187, 'x');
    write_whole_file(folder / "whole.ts", packet + packet + packet + packet);
    write_whole_file(folder / "cut.ts", packet + packet + packet + packet.substr(0, 100));
    BOOST_TEST(!film_defect(folder / "whole.ts").has_value());
    BOOST_TEST(film_defect(folder / "cut.ts").value().find("is cut off") != std::string::npos);
    const std::string picture = "\xFF\xD8\xFF\xE0 a picture \xFF\xD9";
    write_whole_file(folder / "whole.mjpeg", picture + picture);
    write_whole_file(folder / "cut.mjpeg", picture + picture.substr(0, 9));
    BOOST_TEST(!film_defect(folder / "whole.mjpeg").has_value());
    BOOST_TEST(film_defect(folder / "cut.mjpeg").value().find("is cut off") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(says_that_a_cut_off_film_without_its_table_cannot_be_played) {
    const ScratchFolder folder;
    write_film(folder / "film.mp4", "mp4v", 20);
    write_cut(folder / "film.mp4", folder / "film.mp4", 0.6);
    BOOST_CHECK_EXCEPTION(watch(folder / "film.mp4"), FileError, [](const FileError& error) {
        return std::string{error.what()}.find("cut off") != std::string::npos;
    });
}

BOOST_AUTO_TEST_SUITE_END()
