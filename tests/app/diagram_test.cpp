#include <boost/test/unit_test.hpp>

#include "app/diagram/board_diagram.hpp"
#include "app/diagram/diagram_file.hpp"
#include "app/diagram/lettering.hpp"
#include "app/diagram/raster.hpp"
#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "referee/rules.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

Point at(const char* name) {
    return *Point::parse(name);
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto place = text.find(part); place != std::string::npos;
         place = text.find(part, place + 1))
        ++found;
    return found;
}

/// The picture's colour at a place of the board plane, in spacings from f6; 106 x 111 px, a tenth
/// of a spacing a pixel.
cv::Vec3b colour_at(const cv::Mat& picture, double x, double y) {
    return picture.at<cv::Vec3b>(cvRound(55.5 - y * 10 - 0.5), cvRound(53 + x * 10 - 0.5));
}

int brightness(cv::Vec3b colour) {
    return (colour[0] + colour[1] + colour[2]) / 3;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(diagram)

BOOST_AUTO_TEST_CASE(draws_the_pieces_where_the_position_has_them) {
    const auto board = parse_seen_board("4/7/2W5/9/10/4bB3/10/2w6/8/7/4");
    BOOST_REQUIRE(board.has_value());
    Diagram diagram;
    diagram.board = *board;
    const cv::Mat picture = to_picture(draw(diagram), 106);
    const auto dark = [&](Point point, double dx) {
        return brightness(colour_at(picture, point.x() + dx, point.y())) < 150;
    };
    BOOST_TEST(dark(at("f6"), 0));
    BOOST_TEST(dark(at("f7"), 0.35));
    BOOST_TEST(!dark(at("f7"), 0.12));
    BOOST_TEST(!dark(at("c3"), 0.35));
    BOOST_TEST(!dark(at("h5"), 0));
    BOOST_TEST(dark(at("h5"), 0.23));
    BOOST_TEST(!dark(at("e5"), 0.35));
}

BOOST_AUTO_TEST_CASE(svg_and_picture_come_from_one_list_of_shapes) {
    const Drawing drawing = draw(diagram_of(Position{}));
    const std::string svg = to_svg(drawing, 530);
    BOOST_TEST(count(svg, "<circle") + count(svg, "<path") == drawing.shapes.size());
    BOOST_TEST(svg.find("<title>4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -</title>") != std::string::npos);
    BOOST_TEST(svg.find("width=\"530\" height=\"555\"") != std::string::npos);
    BOOST_TEST((to_picture(drawing, 530).size() == cv::Size(530, 555)));
}

BOOST_AUTO_TEST_CASE(escapes_what_svg_would_take_for_its_own) {
    Drawing drawing{10, 10, "a<b & c>d", {}};
    BOOST_TEST(to_svg(drawing, 10).find("<title>a&lt;b &amp; c&gt;d</title>") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(marks_the_move_its_flips_and_what_came_off) {
    // White's ring e5 jumps Black's markers e6 and e7, lands on e8, and completes e4-e8 no row:
    // only the flips count here.
    const auto before = parse_position("4/7/8/3W5/2W1Wbb3/1W2BB3/2W1B5/3B5/3B4/7/4 w M 0-0 S -");
    BOOST_REQUIRE(before.has_value());
    const Turn turn{Action::move_ring(at("e5"), at("e8"))};
    const Position after = apply(*before, turn);
    const TurnMarks marks = marks_of(*before, turn, after);
    BOOST_REQUIRE(marks.move.has_value());
    BOOST_TEST((marks.move->from == at("e5") && marks.move->to == at("e8")));
    BOOST_TEST((marks.flipped == std::vector{at("e6"), at("e7")}));
    BOOST_TEST(marks.rows.empty());
    BOOST_TEST(marks.rings.empty());
}

BOOST_AUTO_TEST_CASE(knows_every_letter_of_the_notation) {
    const Colour black{0, 0, 0};
    for (const char sign : std::string{"0123456789abcdefghijklmnopqrstuvwxyz-.;|"})
        BOOST_TEST(!letter({&sign, 1}, {0, 0}, 10, Alignment::left, black).empty());
    BOOST_TEST(letter(" ", {0, 0}, 10, Alignment::left, black).empty());
    BOOST_TEST(text_width("f6", 12) > text_width("f", 12));
}

BOOST_AUTO_TEST_CASE(writes_the_format_that_the_ending_names) {
    const ScratchFolder folder;
    write_diagram(diagram_of(Position{}), folder / "start.svg");
    write_diagram(diagram_of(Position{}), folder / "start.png");
    BOOST_TEST(read_whole_file(folder / "start.svg", 1 << 20).starts_with("<?xml"));
    BOOST_TEST(load_picture(folder / "start.png").cols == 1060);
    BOOST_CHECK_THROW(write_diagram(diagram_of(Position{}), folder / "start.letter"), FileError);
}

BOOST_AUTO_TEST_SUITE_END()
