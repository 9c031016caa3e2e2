#include <cstdlib>
#include <filesystem>
#include <opencv2/core.hpp>
#include <opencv2/videoio/registry.hpp>
#include <sstream>

#include "app/cli/verbs.hpp"
#include "app/cli/version.hpp"
#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/live/camera_list.hpp"
#include "app/live/frame_source.hpp"
#include "app/report/json_line.hpp"
#include "app/speech/espeak.hpp"
#include "vision/frame_quality.hpp"
#include "vision/pipeline.hpp"
#include "vision/view_judge.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// Frames of a source that are waited for until one is good.
constexpr int kMostFrames = 60;

/// The first frame that can be trusted, else the last one looked at; empty where there is none.
cv::Mat good_frame(FrameSource& source) {
    FirstFrameGate gate;
    cv::Mat picture;
    for (int i = 0; i < kMostFrames; ++i) {
        const auto frame = source.next();
        if (!frame) break;
        picture = frame->bgr;
        if (gate.refusals(picture, frame->time_s).empty()) break;
    }
    return picture;
}

nlohmann::ordered_json judge(const cv::Mat& picture) {
    const auto result = read_board(picture);
    nlohmann::ordered_json json;
    json["picture_size"] = {picture.cols, picture.rows};
    json["board_found"] = result.reading.has_value();
    if (!result.reading) json["reason"] = result.reason;
    json["advice"] = advice_about(picture, result);
    return json;
}

cv::Mat picture_from(const std::string& source) {
    if (is_picture_name(source) && fs::is_regular_file(source)) return load_picture(source);
    return good_frame(*open_frame_source(source));
}

nlohmann::ordered_json examine_camera(const CameraDevice& camera) {
    nlohmann::ordered_json json{{"device", camera.path}, {"name", camera.name}};
    json["modes"] = nlohmann::ordered_json::array();
    for (const auto& mode : camera.modes)
        json["modes"].push_back({{"format", mode.format},
                                 {"width", mode.width},
                                 {"height", mode.height},
                                 {"fps", mode.fps}});
    const int best = best_mode(camera.modes);
    if (best >= 0) json["best_mode"] = json["modes"][static_cast<std::size_t>(best)];
    cv::Mat picture;
    try {
        picture = picture_from(camera.path);
    } catch (const FileError&) {
        // A camera that is there and does not work is what is to be told, not an error.
        picture.release();
    }
    json["delivers"] = !picture.empty();
    if (!picture.empty()) json["view"] = judge(picture);
    return json;
}

std::vector<std::string> video_backends(const std::vector<cv::VideoCaptureAPIs>& backends) {
    std::vector<std::string> names;
    for (const auto backend : backends)
        names.push_back(cv::videoio_registry::getBackendName(backend));
    return names;
}

bool on_path(const std::string& program) {
    const char* path = std::getenv("PATH");
    std::istringstream folders{path != nullptr ? path : ""};
    for (std::string folder; std::getline(folders, folder, ':');) {
        std::error_code ignored;
        if (fs::is_regular_file(fs::path{folder} / program, ignored)) return true;
    }
    return false;
}

nlohmann::ordered_json examine() {
    nlohmann::ordered_json json;
    json["yinsight"] = kVersion;
    json["opencv"] = cv::getVersionString();
    json["threads"] = cv::getNumThreads();
    json["cameras"] = nlohmann::ordered_json::array();
    for (const auto& camera : list_cameras()) json["cameras"].push_back(examine_camera(camera));
    json["camera_backends"] = video_backends(cv::videoio_registry::getCameraBackends());
    json["film_backends"] = video_backends(cv::videoio_registry::getStreamBackends());
    for (const char* program : {"espeak-ng", "spd-say"}) json["speech"][program] = on_path(program);
    const SpeechOutlook outlook = speech_outlook();
    json["speech"]["voices"] = nlohmann::ordered_json::array();
    for (const Language language : kAllLanguages)
        if (outlook.voices[index_of(language)])
            json["speech"]["voices"].push_back(code_of(language));
    json["speech"]["sound"] = outlook.sound;
    return json;
}

std::string list_text(const nlohmann::ordered_json& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + name.get<std::string>();
    return text.empty() ? "none" : text;
}

void print_view(std::ostream& out, const nlohmann::ordered_json& view) {
    out << "view             "
        << (view["board_found"].get<bool>() ? "the board is found"
                                            : "no board: " + view["reason"].get<std::string>())
        << '\n';
    for (const auto& sentence : view["advice"])
        out << "                 " << sentence.get<std::string>() << '\n';
    if (view["board_found"].get<bool>() && view["advice"].empty())
        out << "                 nothing needs to be changed\n";
}

/// What would be heard, and what keeps it from being heard.
void print_speech(std::ostream& out, const nlohmann::ordered_json& speech) {
    for (const char* program : {"espeak-ng", "spd-say"})
        out << "speech           " << program
            << (speech[program].get<bool>() ? " is installed\n" : " is not installed\n");
    if (speech["voices"].empty()) {
        out << "                 nothing would be heard: install espeak-ng\n";
        return;
    }
    out << "                 espeak-ng speaks " << list_text(speech["voices"]) << '\n'
        << "                 "
        << (speech["sound"].get<bool>()
                ? "a sound card or server is there: calls would be heard\n"
                : "no sound card or server is in sight: calls can only be written (--speak-to)\n");
}

void print_text(std::ostream& out, const nlohmann::ordered_json& json) {
    out << "yinsight         " << json["yinsight"].get<std::string>() << '\n'
        << "OpenCV           " << json["opencv"].get<std::string>() << ", " << json["threads"]
        << " threads\n";
    if (json["cameras"].empty()) out << "cameras          none\n";
    for (const auto& camera : json["cameras"]) {
        out << "camera           " << camera["device"].get<std::string>() << " ("
            << camera["name"].get<std::string>() << ')'
            << (camera["delivers"].get<bool>() ? " delivers pictures" : " delivers no picture");
        if (camera.contains("best_mode"))
            out << ", best " << camera["best_mode"]["width"] << 'x' << camera["best_mode"]["height"]
                << ' ' << camera["best_mode"]["format"].get<std::string>();
        out << '\n';
        if (camera.contains("view")) print_view(out, camera["view"]);
    }
    out << "camera backends  " << list_text(json["camera_backends"]) << '\n'
        << "film backends    " << list_text(json["film_backends"]) << '\n';
    print_speech(out, json["speech"]);
}

}  // namespace

ExitStatus run_doctor(const DoctorArguments& arguments, const Console& console) {
    if (arguments.source.empty()) {
        const auto json = examine();
        arguments.json ? print_json_line(console.out, json) : print_text(console.out, json);
        return ExitStatus::done;
    }
    const auto picture = picture_from(arguments.source);
    if (picture.empty()) throw FileError{arguments.source, "delivers no picture"};
    auto view = judge(picture);
    arguments.json ? print_json_line(console.out, view) : print_view(console.out, view);
    return view["board_found"].get<bool>() ? ExitStatus::done : ExitStatus::answer_is_no;
}

}  // namespace yinsight
