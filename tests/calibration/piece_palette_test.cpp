#include "calibration/piece_palette.hpp"

#include <boost/test/unit_test.hpp>
#include <cmath>

using namespace yinsight;

namespace {

/// A white board with black lines and grey margin, or what a test makes of it.
SetSample some_sample() {
    SetSample sample;
    sample.board_level = {0.6, 0.6, 0.6};
    sample[SetPart::line] = {{-0.06, -0.06, -0.06}, 20};
    sample[SetPart::margin] = {{-0.9, -0.65, -0.45}, 18};
    sample[SetPart::white_ring] = {{0.03, 0.02, 0}, 4};
    sample[SetPart::black_ring] = {{-2.8, -2.8, -2.75}, 4};
    sample[SetPart::white_face] = {{0.1, 0.08, 0}, 6};
    sample[SetPart::black_face] = {{-3.3, -3.3, -3.2}, 6};
    return sample;
}

/// The same but for one part, moved by so much in all channels.
SetSample with(SetPart part, double shift) {
    auto sample = some_sample();
    sample[part].log_ratio += cv::Vec3d::all(shift);
    return sample;
}

PiecePalette learned(int looks) {
    PiecePalette palette;
    for (int i = 0; i < looks; ++i) palette.learn(some_sample());
    return palette;
}

double green(const PiecePalette& palette, SetPart part) {
    return palette[part].log_ratio[1];
}

}  // namespace

BOOST_AUTO_TEST_SUITE(piece_palette)

BOOST_AUTO_TEST_CASE(the_first_picture_is_learned_as_it_is) {
    const auto palette = learned(1);
    BOOST_TEST(green(palette, SetPart::margin) == -0.65, boost::test_tools::tolerance(1e-12));
    BOOST_TEST(palette[SetPart::margin].looks == 1);
    BOOST_TEST(palette.board_level()[0] == 0.6, boost::test_tools::tolerance(1e-12));
    BOOST_TEST(!palette.knows(SetPart::rim));
    BOOST_TEST(palette.is_complete());
}

BOOST_AUTO_TEST_CASE(early_pictures_count_alike) {
    PiecePalette palette;
    for (const double shift : {0.0, 0.1, 0.2}) palette.learn(with(SetPart::white_ring, shift));
    BOOST_TEST(green(palette, SetPart::white_ring) == 0.02 + 0.1,
               boost::test_tools::tolerance(1e-9));
    BOOST_TEST(palette[SetPart::white_ring].spread[1] > 0.03);
}

BOOST_AUTO_TEST_CASE(one_wild_picture_hardly_moves_a_colour_that_is_settled) {
    auto palette = learned(60);
    palette.learn(with(SetPart::black_face, 4));
    BOOST_TEST(std::abs(green(palette, SetPart::black_face) + 3.3) < 0.01);
}

BOOST_AUTO_TEST_CASE(a_lasting_change_is_followed_in_the_end) {
    auto palette = learned(60);
    for (int i = 0; i < 200; ++i) palette.learn(with(SetPart::white_face, 0.2));
    BOOST_TEST(std::abs(green(palette, SetPart::white_face) - 0.28) < 0.02);
}

BOOST_AUTO_TEST_CASE(the_board_s_level_is_followed_at_once) {
    auto palette = learned(60);
    auto darker = some_sample();
    darker.board_level = {0.2, 0.2, 0.2};
    for (int i = 0; i < 10; ++i) palette.learn(darker);
    BOOST_TEST(palette.board_level()[1] < 0.22);
    BOOST_TEST(std::abs(green(palette, SetPart::margin) + 0.65) < 1e-9);
}

BOOST_AUTO_TEST_CASE(a_set_is_like_itself_whichever_is_asked_first) {
    const auto a = learned(3);
    const auto b = palette_of(with(SetPart::white_ring, 0.05));
    const auto one_way = likeness(a, b);
    BOOST_TEST(one_way.is_one_set());
    BOOST_TEST(one_way.shared_parts == 6);
    BOOST_TEST(std::abs(one_way.evidence - likeness(b, a).evidence) < 1e-9);
}

BOOST_AUTO_TEST_CASE(another_print_makes_another_set_however_alike_the_pieces_are) {
    auto plain = some_sample();
    plain[SetPart::margin].log_ratio = {0, 0, 0};
    BOOST_TEST(!likeness(learned(3), palette_of(plain)).is_one_set());
    auto light_lines = some_sample();
    light_lines[SetPart::line].log_ratio = {1, 1, 1};
    BOOST_TEST(!likeness(learned(3), palette_of(light_lines)).is_one_set());
}

BOOST_AUTO_TEST_CASE(too_little_in_common_is_no_evidence) {
    SetSample print_only;
    print_only.board_level = {0.6, 0.6, 0.6};
    for (const auto part : {SetPart::line, SetPart::margin, SetPart::white_ring})
        print_only[part] = some_sample()[part];
    BOOST_TEST(!likeness(learned(3), palette_of(print_only)).is_one_set());
    BOOST_TEST(!likeness(learned(3), PiecePalette{}).is_one_set());
}

BOOST_AUTO_TEST_CASE(a_game_never_replaces_what_many_games_have_taught) {
    auto palette = learned(100);
    PiecePalette game;
    for (int i = 0; i < 1000; ++i) game.learn(with(SetPart::white_ring, 0.5));
    palette.learn(game);
    BOOST_TEST(std::abs(green(palette, SetPart::white_ring) - 0.02) < 0.16);
    PiecePalette anew;
    anew.learn(game);
    BOOST_TEST(std::abs(green(anew, SetPart::white_ring) - 0.52) < 1e-9);
}

BOOST_AUTO_TEST_SUITE_END()
