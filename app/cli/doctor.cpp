#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <opencv2/core.hpp>
#include <opencv2/videoio.hpp>
#include <opencv2/videoio/registry.hpp>
#include <sstream>

#include "app/cli/verbs.hpp"
#include "app/cli/version.hpp"
#include "app/report/json_line.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

std::vector<std::string> camera_devices() {
    std::vector<std::string> devices;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator("/dev", ignored)) {
        const std::string path = entry.path().string();
        if (path.starts_with("/dev/video")) devices.push_back(path);
    }
    std::sort(devices.begin(), devices.end());
    return devices;
}

bool camera_delivers(const std::string& device) {
    cv::VideoCapture camera{device, cv::CAP_V4L2};
    cv::Mat frame;
    return camera.isOpened() && camera.read(frame) && !frame.empty();
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
    for (const std::string& device : camera_devices())
        json["cameras"].push_back({{"device", device}, {"delivers", camera_delivers(device)}});
    json["camera_backends"] = video_backends(cv::videoio_registry::getCameraBackends());
    json["film_backends"] = video_backends(cv::videoio_registry::getStreamBackends());
    for (const char* program : {"espeak-ng", "spd-say"}) json["speech"][program] = on_path(program);
    return json;
}

std::string list_text(const nlohmann::ordered_json& names) {
    std::string text;
    for (const auto& name : names) text += (text.empty() ? "" : ", ") + name.get<std::string>();
    return text.empty() ? "none" : text;
}

void print_text(std::ostream& out, const nlohmann::ordered_json& json) {
    out << "yinsight         " << json["yinsight"].get<std::string>() << '\n'
        << "OpenCV           " << json["opencv"].get<std::string>() << ", " << json["threads"]
        << " threads\n";
    if (json["cameras"].empty()) out << "cameras          none\n";
    for (const auto& camera : json["cameras"]) {
        out << "camera           " << camera["device"].get<std::string>()
            << (camera["delivers"].get<bool>() ? " delivers pictures\n" : " delivers no picture\n");
    }
    out << "camera backends  " << list_text(json["camera_backends"]) << '\n'
        << "film backends    " << list_text(json["film_backends"]) << '\n';
    for (const auto& [program, found] : json["speech"].items())
        out << "speech           " << program
            << (found.get<bool>() ? " is installed\n" : " is not installed\n");
}

}  // namespace

ExitStatus run_doctor(const DoctorArguments& arguments, const Console& console) {
    const auto json = examine();
    if (arguments.json) {
        print_json_line(console.out, json);
    } else {
        print_text(console.out, json);
    }
    return ExitStatus::done;
}

}  // namespace yinsight
