#include <boost/test/unit_test.hpp>
#include <cmath>
#include <fstream>

#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"
#include "referee/symmetry.hpp"
#include "tests/app/scratch_folder.hpp"
#include "tests/blackbox/film_score.hpp"
#include "tests/blackbox/program.hpp"
#include "tests/blackbox/still_score.hpp"

using namespace yinsight;
using namespace yinsight::blackbox;
using Json = nlohmann::json;

namespace {

Json empty_truth() {
    Json truth;
    for (const Point point : all_points())
        truth["points"][point.name()] = {{"state", "empty"}, {"in_frame", true}, {"visible", 1.0}};
    return truth;
}

/// A reading that agrees with a truth whose names it has turned.
Json reading_of(const Json& truth, int steps, bool certain) {
    Json line{{"found", true}, {"certain_orientation", certain}, {"ms", 5}};
    for (const Point point : all_points())
        line["points"][turned(point, steps).name()]["state"] =
            truth["points"][point.name()]["state"];
    return line;
}

FilmTruth two_turns() {
    FilmTruth truth;
    truth.start =
        *parse_position("2Ww/4B2/1www2wb/2Ww2b1b/3ww1w3/bb1b1b3/5BB3/7WW/B2w3w/WBb4/4 b M 0-0 S -");
    for (const char* text : {"g7-g2", "h10-i10"})
        truth.turns.push_back(*parse_turn(text, truth.start));
    return truth;
}

Json turn_event(int number, const char* text) {
    return {{"event", "turn"}, {"turn", number}, {"text", text}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(scoring)

BOOST_AUTO_TEST_CASE(turning_is_a_rotation_by_a_sixth) {
    for (const Point point : all_points()) {
        const Point next = turned(point, 1);
        const double c = 0.5;
        const double s = std::sqrt(3.0) / 2;
        BOOST_TEST(std::abs(next.x() - (c * point.x() - s * point.y())) < 1e-9);
        BOOST_TEST(std::abs(next.y() - (s * point.x() + c * point.y())) < 1e-9);
        BOOST_TEST((turned(point, 6) == point));
    }
}

BOOST_AUTO_TEST_CASE(names_count_under_the_best_rotation_unless_they_are_certain) {
    Json truth = empty_truth();
    truth["points"]["a2"]["state"] = "white_ring";
    truth["points"]["f7"]["state"] = "black_marker";
    BOOST_TEST(score_still(reading_of(truth, 2, false), truth).exact);
    BOOST_TEST(score_still(reading_of(truth, 0, true), truth).exact);
    const StillScore certain = score_still(reading_of(truth, 2, true), truth);
    BOOST_TEST(!certain.exact);
    BOOST_TEST(certain.confident_wrong_name);
    BOOST_TEST(certain.wrong == 4);
}

BOOST_AUTO_TEST_CASE(unknown_is_neither_right_nor_wrong_and_hidden_points_do_not_count) {
    Json truth = empty_truth();
    truth["points"]["a2"]["state"] = "white_ring";
    Json line = reading_of(truth, 0, true);
    line["points"]["a2"]["state"] = "unknown";
    line["points"]["f6"]["state"] = "black_ring";
    StillScore score = score_still(line, truth);
    BOOST_TEST(score.counted == 85);
    BOOST_TEST(score.right == 83);
    BOOST_TEST(score.wrong == 1);
    BOOST_TEST(!score.exact);
    truth["points"]["a2"]["visible"] = 0.49;
    truth["points"]["f6"]["in_frame"] = false;
    score = score_still(line, truth);
    BOOST_TEST(score.counted == 83);
    BOOST_TEST(score.exact);
    BOOST_TEST(!score_still({{"found", false}, {"reason", "none"}}, truth).found);
}

BOOST_AUTO_TEST_CASE(turns_that_were_taken_back_do_not_count) {
    const FilmTruth truth = two_turns();
    const auto score = score_film({turn_event(12, "g7-g3"),
                                   {{"event", "takeback"}, {"to_turn", 11}},
                                   turn_event(12, "g7-g2"),
                                   turn_event(13, "h10-i10")},
                                  truth);
    BOOST_TEST(score.turns_recorded == 2);
    BOOST_TEST(score.turns_right == 2);
    BOOST_TEST(score.remarks.empty());
    const auto missed = score_film({turn_event(12, "h10-i10")}, truth);
    BOOST_TEST(missed.turns_right == 1);
    BOOST_TEST(missed.remarks.size() == 2U);
}

BOOST_AUTO_TEST_CASE(a_fault_counts_once_with_its_kind_and_place_while_it_stands) {
    FilmTruth truth;
    truth.faults.push_back({"not_flipped", 10, 12, {"d5"}});
    const auto violation = [](int frame, const char* kind, const char* point) {
        return Json{{"event", "violation"}, {"frame", frame}, {"kind", kind}, {"points", {point}}};
    };
    const auto named = [&](std::vector<Json> events) { return score_film(events, truth); };
    BOOST_TEST(named({violation(11, "not_flipped", "d5")}).faults_named == 1);
    BOOST_TEST(named({violation(11, "not_flipped", "d5")}).false_alarms == 0);
    BOOST_TEST(named({violation(9, "not_flipped", "d5")}).faults_named == 0);
    BOOST_TEST(named({violation(11, "wrongly_flipped", "d5")}).false_alarms == 1);
    BOOST_TEST(named({violation(11, "not_flipped", "d6")}).faults_named == 0);
    const auto twice =
        named({violation(11, "not_flipped", "d5"), violation(12, "not_flipped", "d5")});
    BOOST_TEST(twice.faults_named == 1);
    BOOST_TEST(twice.false_alarms == 1);
}

BOOST_AUTO_TEST_CASE(a_set_says_what_is_missing_from_it) {
    const ScratchFolder folder;
    std::filesystem::create_directory(folder / "set");
    const auto write = [&](const char* name, const char* text) {
        std::ofstream{folder / "set" / name} << text;
    };
    write("set.json", R"({"kind":"still","images":2,"minimum_exact":1,"maximum_wrong":0})");
    write("a.jpg", "");
    write("b.json", "{}");
    const auto sets = find_sets({folder.path().string()});
    BOOST_REQUIRE(sets.size() == 1U);
    BOOST_TEST(sets[0].problems.size() == 3U);
    BOOST_TEST(sets[0].demand("minimum_exact").value() == 1);
    BOOST_TEST(!sets[0].demand("minimum_turns").has_value());
    BOOST_CHECK_THROW(find_sets({(folder / "set" / "nothing").string()}), std::exception);
}

BOOST_AUTO_TEST_CASE(takes_down_lines_and_status_of_a_program) {
    const Output output = run("/bin/sh", {"-c", "echo one; printf two; exit 3"});
    BOOST_TEST(output.status == 3);
    BOOST_TEST(output.lines == std::vector<std::string>({"one", "two"}),
               boost::test_tools::per_element());
    BOOST_CHECK_THROW(run("/nonexistent/program", {}), std::runtime_error);
}

BOOST_AUTO_TEST_SUITE_END()
