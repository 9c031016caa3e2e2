#include "app/files/file_error.hpp"
#include "app/files/whole_file.hpp"
#include "app/live/journal.hpp"
#include "referee/notation/game_record.hpp"
#include "tests/gui/gated_source.hpp"
#include "tests/gui/gui_fixture.hpp"

using namespace yinsight;

namespace {

CamerasFound no_cameras() {
    return {};
}

QString sentence(const MainWindow& window) {
    return control<QLabel>(window, "set_up_sentence").text();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(set_up)

BOOST_AUTO_TEST_CASE(without_a_camera_it_starts_and_says_what_it_can_do) {
    MainWindow window{{}, no_cameras};
    window.show();
    window.set_up();
    BOOST_REQUIRE(wait_for([&] { return sentence(window).contains("No camera was found"); }));
    BOOST_TEST(sentence(window).contains("film"));
    BOOST_TEST(!control<QPushButton>(window, "start_game").isEnabled());
    auto& help = control<QPushButton>(window, "set_up_help");
    BOOST_TEST(help.isVisible());
    QTest::mouseClick(&help, Qt::LeftButton);
    BOOST_TEST((window.session().activity() == GameSession::Activity::refereeing));
    BOOST_TEST(control<QWidget>(window, "board").isVisible());
}

BOOST_AUTO_TEST_CASE(a_camera_that_may_not_be_opened_is_named) {
    MainWindow window{{}, [] { return CamerasFound{{}, {"/dev/video7"}}; }};
    window.show();
    window.set_up();
    BOOST_TEST(wait_for([&] { return sentence(window).contains("/dev/video7"); }));
    BOOST_TEST(control<QPushButton>(window, "set_up_help").isVisible());
}

BOOST_AUTO_TEST_CASE(the_first_camera_is_watched_and_the_next_is_a_click_away) {
    Gate gate;
    std::mutex mutex;
    std::vector<std::string> opened;
    const auto open = [&](const WatchRequest& request) {
        const std::lock_guard lock{mutex};
        opened.push_back(request.source);
        return std::make_unique<GatedSource>(gate);
    };
    const auto count = [&] {
        const std::lock_guard lock{mutex};
        return opened.size();
    };
    MainWindow window{open, [] {
                          return CamerasFound{
                              {{"/dev/video3", "Grey One", {}}, {"/dev/video5", "Grey Two", {}}},
                              {}};
                      }};
    window.show();
    window.set_up();
    gate.let_through(1);
    BOOST_REQUIRE(wait_for([&] { return count() == 1; }));
    auto& help = control<QPushButton>(window, "set_up_help");
    BOOST_REQUIRE(wait_for([&] { return help.isVisible() && help.text() == "Other camera"; }));
    gate.let_through(1);
    QTest::mouseClick(&help, Qt::LeftButton);
    BOOST_REQUIRE(wait_for([&] { return count() == 2; }));
    BOOST_TEST(opened[0] == "/dev/video3");
    BOOST_TEST(opened[1] == "/dev/video5");
    gate.open();
}

BOOST_AUTO_TEST_CASE(the_third_of_four_cameras_is_watched_where_two_cannot_be_opened) {
    Gate gate;
    const auto open = [&](const WatchRequest& request) {
        if (request.source < "/dev/video42") throw FileError{request.source, "is busy"};
        return std::make_unique<GatedSource>(gate);
    };
    MainWindow window{open, [] {
                          return CamerasFound{{{"/dev/video40", "Laptop", {}},
                                               {"/dev/video41", "Infrared", {}},
                                               {"/dev/video42", "Tripod", {}},
                                               {"/dev/video43", "Spare", {}}},
                                              {"/dev/video49"}};
                      }};
    window.show();
    window.set_up();
    gate.let_through(1);
    auto& sources = control<QComboBox>(window, "sources");
    BOOST_TEST(wait_for([&] { return sources.currentText().startsWith("Tripod"); }));
    BOOST_TEST(wait_for([&] { return !window.session().frame().picture.isNull(); }));
    BOOST_TEST(sources.count() == 5);
    BOOST_TEST(sources.itemText(4).contains("/dev/video49"));
    gate.open();
}

BOOST_AUTO_TEST_CASE(a_film_that_cannot_be_opened_is_named_where_its_picture_would_be) {
    MainWindow window{{}, no_cameras};
    window.show();
    WatchRequest request;
    request.source = "no/such/film.mp4";
    window.watch(request);
    BOOST_REQUIRE(
        wait_for([&] { return window.session().activity() == GameSession::Activity::idle; }));
    BOOST_TEST(window.referee_page().camera().message().contains("no/such/film.mp4"));
}

BOOST_AUTO_TEST_CASE(a_picture_of_a_board_is_read_and_the_seats_are_named) {
    MainWindow window{{}, no_cameras};
    window.show();
    window.set_up();
    window.set_up_page().choose("sample_images/edition_2016/yinsh_0011.jpg");
    BOOST_REQUIRE(wait_for([&] { return window.session().frame().reading != nullptr; }));
    BOOST_TEST(sentence(window).contains("White sits"));
    BOOST_TEST(control<QPushButton>(window, "start_game").isEnabled());
}

BOOST_AUTO_TEST_CASE(a_recording_waits_at_its_beginning_until_the_game_starts) {
    std::mutex mutex;
    std::vector<bool> at_own_pace;
    const auto open = [&](const WatchRequest& request) {
        const std::lock_guard lock{mutex};
        at_own_pace.push_back(request.source_options.real_time);
        return open_frame_source(request.source);
    };
    MainWindow window{open, no_cameras};
    window.show();
    window.set_up();
    window.set_up_page().choose("sample_images/club_game");
    BOOST_REQUIRE(wait_for([&] { return window.session().frame().reading != nullptr; }));
    QTest::mouseClick(&control<QPushButton>(window, "start_game"), Qt::LeftButton);
    BOOST_TEST(wait_for([&] { return window.session().state().started; }));
    const std::lock_guard lock{mutex};
    BOOST_REQUIRE(at_own_pace.size() == 2U);
    BOOST_TEST(!at_own_pace[0]);
    BOOST_TEST(at_own_pace[1]);
}

BOOST_AUTO_TEST_CASE(a_source_that_is_not_there_is_named_with_a_way_out) {
    MainWindow window{{}, no_cameras};
    window.show();
    window.set_up();
    window.set_up_page().choose("/no/such/film.mp4");
    BOOST_TEST(wait_for([&] { return sentence(window).contains("/no/such/film.mp4: "); }));
    BOOST_TEST(control<QPushButton>(window, "set_up_help").isVisible());
}

BOOST_AUTO_TEST_CASE(a_game_that_was_left_is_gone_on_with) {
    const auto record = parse_game_record("1.e3 2.a5 3.b5 4.c6 5.d6 6.e4 7.h7");
    BOOST_REQUIRE(record.has_value());
    const auto folder = usual_journal_folder();
    make_folder(folder);
    Journal{folder / journal_name(1'700'000'000), std::string{}}.write(*record, JournalState::left,
                                                                       1'700'000'000);
    Gate gate;
    MainWindow window{[&](const WatchRequest&) { return std::make_unique<GatedSource>(gate); },
                      [] {
                          return CamerasFound{{{"/dev/video3", "Grey One", {}}}, {}};
                      }};
    window.show();
    window.set_up();
    auto& resume = control<QPushButton>(window, "resume_game");
    BOOST_TEST(resume.isVisible());
    BOOST_TEST(resume.text().contains("7"));
    BOOST_REQUIRE(wait_for([&] { return resume.isEnabled(); }));
    gate.let_through(1);
    QTest::mouseClick(&resume, Qt::LeftButton);
    BOOST_TEST(wait_for([&] { return window.session().state().game.turns.size() == 7U; }));
    gate.open();
}

BOOST_AUTO_TEST_SUITE_END()
