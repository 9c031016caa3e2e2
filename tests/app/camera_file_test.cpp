#include "app/files/camera_file.hpp"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/calibrate/sheet_file.hpp"
#include "app/cli/verbs.hpp"
#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "tests/app/damaged_file.hpp"
#include "tests/app/scratch_folder.hpp"

using namespace yinsight;

namespace {

CameraFile some_camera() {
    CameraFile file;
    file.camera = {{1280, 720}, {1010.25, 1008.5, 651, 352, 0.08, -0.15, 0.001, -0.0008, 0.03}};
    file.sigmas = {1, 1.5, 2, 2.5, 0.01, 0.02, 0.0003, 0.0004, 0.005};
    file.residual_px = 0.31;
    file.pictures = 9;
    file.sightings = 4000;
    file.outliers = 17;
    file.mean_board_sigma_px = 0.05;
    file.worst_board_sigma_px = 0.2;
    file.board_sigma_px.fill(0.07);
    file.date = "2026-11-30";
    return file;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(camera_file)

BOOST_AUTO_TEST_CASE(a_camera_comes_back_as_it_was_written) {
    const ScratchFolder folder;
    const auto camera = some_camera();
    save_camera(folder / "camera.yml", camera);
    const auto back = load_camera(folder / "camera.yml");
    BOOST_TEST((back.camera.picture_size_px == camera.camera.picture_size_px));
    BOOST_TEST(cv::norm(back.camera.parameters - camera.camera.parameters) == 0);
    BOOST_TEST(cv::norm(back.sigmas - camera.sigmas) == 0);
    BOOST_TEST(back.residual_px == camera.residual_px);
    BOOST_TEST(back.outliers == camera.outliers);
    BOOST_TEST((back.board_sigma_px == camera.board_sigma_px));
    BOOST_TEST(back.date == camera.date);
}

BOOST_AUTO_TEST_CASE(a_damaged_file_is_refused_with_its_name_and_the_place) {
    const ScratchFolder folder;
    const auto path = folder / "camera.yml";
    save_camera(path, some_camera());
    const std::string good = read_whole_file(path, 1 << 20);
    BOOST_TEST(complaint_about(path, good, load_camera).empty());
    for (const std::string& text :
         {std::string{}, std::string{"not yaml"}, std::string{"%YAML:1.0\n---\n"},
          std::string{"{\"json\": 1}"}, with(good, "1280", "wide"), with(good, "1280", "-4"),
          with(good, "rows: 3", "rows: 2"), with(good, "1.01025", "-1.01025"),
          with(good, "651.", "9e99"), with(good, "yinsight_camera: 1", "yinsight_camera: 2")}) {
        const auto complaint = complaint_about(path, text, load_camera);
        BOOST_TEST(complaint.find("camera.yml: ") != std::string::npos, complaint << "|" << text);
    }
    // Cut off anywhere before its last number it is refused, and never crashes.
    for (std::size_t length = 0; length + 8 < good.size(); length += 13)
        BOOST_TEST(!complaint_about(path, good.substr(0, length), load_camera).empty());
    BOOST_TEST(
        complaint_about(path, with(good, "\"2026", "[2026"), load_camera).find("camera.yml") !=
        std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_sheet_is_written_as_svg_and_pdf_only) {
    const ScratchFolder folder;
    write_calibration_sheet(folder / "sheet.svg");
    write_calibration_sheet(folder / "sheet.pdf");
    const auto pdf = read_whole_file(folder / "sheet.pdf", 1 << 20);
    BOOST_TEST(pdf.starts_with("%PDF-1.4\n"));
    BOOST_TEST(pdf.ends_with("%%EOF\n"));
    // The table of places: the third object begins where it says.
    const auto table = pdf.find("xref\n");
    const auto third = std::stoul(pdf.substr(table + 9 + 20 * 3, 10));
    BOOST_TEST(pdf.substr(third, 7) == "3 0 obj");
    BOOST_TEST(std::stoul(pdf.substr(pdf.find("startxref\n") + 10)) == table);
    BOOST_CHECK_THROW(write_calibration_sheet(folder / "sheet.png"), FileError);
}

BOOST_AUTO_TEST_CASE(the_verb_writes_nothing_where_pictures_do_not_suffice) {
    const ScratchFolder folder;
    save_picture(folder / "grey.png", cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(128)));
    std::ostringstream out;
    std::ostringstream err;
    CalibrateArguments arguments;
    arguments.sources = {(folder / "grey.png").string()};
    arguments.out = (folder / "camera.yml").string();
    arguments.json = true;
    const auto status = run_calibrate(arguments, Console{out, err, false});
    BOOST_TEST((status == ExitStatus::answer_is_no));
    BOOST_TEST(!std::filesystem::exists(folder / "camera.yml"));
    const auto json = nlohmann::json::parse(out.str());
    BOOST_TEST(json["calibrated"] == false);
    BOOST_TEST(json["missing"].size() > 0U);
    BOOST_TEST(err.str().find("grey.png: neither board nor calibration sheet") !=
               std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_verb_refuses_outputs_that_would_cost_a_source_or_cannot_be_written) {
    const ScratchFolder folder;
    const auto picture = folder / "grey.png";
    save_picture(picture, cv::Mat(480, 640, CV_8UC3, cv::Scalar::all(128)));
    const auto before = read_whole_file(picture, 1 << 20);
    for (const auto& out : {picture, folder / "missing" / "camera.yml", picture / "camera.yml"}) {
        std::ostringstream text;
        CalibrateArguments arguments;
        arguments.sources = {picture.string()};
        arguments.out = out.string();
        BOOST_CHECK_EXCEPTION(run_calibrate(arguments, Console{text, text, false}), FileError,
                              [&](const FileError& error) { return error.file() == out.string(); });
        BOOST_TEST(text.str().empty());
    }
    BOOST_TEST(read_whole_file(picture, 1 << 20) == before);
}

BOOST_AUTO_TEST_SUITE_END()
