#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <filesystem>
#include <opencv2/core.hpp>
#include <opencv2/videoio/registry.hpp>
#include <utility>

#include "app/announce/reason_words.hpp"
#include "app/cli/complaint.hpp"
#include "app/cli/verbs.hpp"
#include "app/cli/version.hpp"
#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/set_shelf.hpp"
#include "app/files/whole_file.hpp"
#include "app/live/camera_list.hpp"
#include "app/live/frame_source.hpp"
#include "app/live/set_watch.hpp"
#include "app/report/json_line.hpp"
#include "app/speech/espeak.hpp"
#include "vision/frame_quality.hpp"
#include "vision/pipeline.hpp"
#include "vision/set_colours.hpp"
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

/// By SetPart.
constexpr std::array<Phrase, kSetPartCount> kPartWords = {
    phrase("Doctor", "lines"),           phrase("Doctor", "margin of the board"),
    phrase("Doctor", "white rings"),     phrase("Doctor", "black rings"),
    phrase("Doctor", "white markers"),   phrase("Doctor", "black markers"),
    phrase("Doctor", "rims of markers"),
};

/// "#d8d4c8": the colour as a picture in full light would show it, the bare board being white.
std::string swatch_of(const cv::Vec3d& log_ratio) {
    std::string text = "#";
    for (int c = 0; c < 3; ++c) {
        constexpr std::string_view kDigits = "0123456789abcdef";
        const auto level = static_cast<std::size_t>(
            std::clamp(cvRound(255 * std::pow(std::exp(log_ratio[c]), 1 / 2.2)), 0, 255));
        text += {kDigits[level / 16], kDigits[level % 16]};
    }
    return text;
}

/// Which set lies there, and its colours.
nlohmann::ordered_json examine_set(const cv::Mat& picture, const BoardReading& reading,
                                   const std::vector<SetProfile>& known) {
    const auto sample = sample_set(picture, reading.view, reading.observation);
    const auto* set = recognise_set(palette_of(sample), known);
    nlohmann::ordered_json json{{"known", set != nullptr}};
    if (set != nullptr) {
        json["name"] = set->name;
        json["last_seen"] = set->last_seen;
        json["games"] = set->games;
    }
    json["colours"] = nlohmann::ordered_json::object();
    for (std::size_t i = 0; i < kSetPartCount; ++i)
        if (sample.parts[i].count > 0)
            json["colours"][kSetPartNames[i]] = swatch_of(sample.parts[i].log_ratio);
    return json;
}

nlohmann::ordered_json judge(const cv::Mat& picture, const std::vector<SetProfile>& known) {
    const auto result = read_board(picture);
    nlohmann::ordered_json json;
    json["picture_size"] = {picture.cols, picture.rows};
    json["board_found"] = result.reading.has_value();
    if (!result.reading) json["reason"] = result.reason;
    if (result.reading) json["set"] = examine_set(picture, *result.reading, known);
    json["advice"] = advice_about(picture, result);
    return json;
}

cv::Mat picture_from(const std::string& source) {
    if (is_picture_name(source) && fs::is_regular_file(source)) return load_picture(source);
    return good_frame(*open_frame_source(source));
}

nlohmann::ordered_json examine_camera(const CameraDevice& camera,
                                      const std::vector<SetProfile>& known) {
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
    if (!picture.empty()) json["view"] = judge(picture, known);
    return json;
}

std::vector<std::string> video_backends(const std::vector<cv::VideoCaptureAPIs>& backends) {
    std::vector<std::string> names;
    names.reserve(backends.size());
    for (const auto backend : backends)
        names.push_back(cv::videoio_registry::getBackendName(backend));
    return names;
}

nlohmann::ordered_json examine(const std::vector<SetProfile>& known) {
    nlohmann::ordered_json json;
    json["yinsight"] = kVersion;
    json["opencv"] = cv::getVersionString();
    json["threads"] = cv::getNumThreads();
    json["cameras"] = nlohmann::ordered_json::array();
    for (const auto& camera : list_cameras())
        json["cameras"].push_back(examine_camera(camera, known));
    json["camera_backends"] = video_backends(cv::videoio_registry::getCameraBackends());
    json["film_backends"] = video_backends(cv::videoio_registry::getStreamBackends());
    for (const char* program : {"espeak-ng", "spd-say"})
        json["speech"][program] = program_is_there(program);
    const SpeechOutlook outlook = speech_outlook();
    json["speech"]["voices"] = nlohmann::ordered_json::array();
    for (const Language language : kAllLanguages)
        if (outlook.voices[index_of(language)])
            json["speech"]["voices"].push_back(code_of(language));
    json["speech"]["chime_player"] = chime_program();
    json["speech"]["sound"] = outlook.sound;
    return json;
}

/// Prints what was found, a line a matter with its name before it.
class DoctorReport {
  public:
    explicit DoctorReport(const Console& console) : out_{console.out}, say_{console.wording} {}

    void print(const nlohmann::ordered_json& json) const {
        line("yinsight", json["yinsight"].get<std::string>());
        line("OpenCV",
             json["opencv"].get<std::string>() + ", " +
                 say_.count(counted_phrase("Doctor", "%n threads"), json["threads"].get<long>()));
        if (json["cameras"].empty())
            line(say_(phrase("Doctor", "cameras")), say_(phrase("Doctor", "none")));
        for (const auto& camera : json["cameras"]) print_camera(camera);
        line(say_(phrase("Doctor", "camera backends")), list(json["camera_backends"]));
        line(say_(phrase("Doctor", "film backends")), list(json["film_backends"]));
        print_speech(json["speech"]);
    }

    void print_view(const nlohmann::ordered_json& view) const {
        const bool found = view["board_found"].get<bool>();
        line(say_(phrase("Doctor", "view")),
             found ? say_(phrase("Doctor", "the board is found"))
                   : say_(phrase("Message", "no board: %1"),
                          {message_words(say_, view["reason"].get<std::string>())}));
        if (found) print_set(view["set"]);
        for (const auto& sentence : view["advice"])
            line("", message_words(say_, sentence.get<std::string>()));
        if (found && view["advice"].empty())
            line("", say_(phrase("Doctor", "nothing needs to be changed")));
    }

  private:
    /// Cells of the terminal that the name of a matter takes.
    static constexpr int kNameWidth = 21;

    void line(const std::string& name, const std::string& text) const {
        out_ << name
             << std::string(static_cast<std::size_t>(std::max(1, kNameWidth - cells(name))), ' ')
             << text << '\n';
    }
    /// A Chinese character takes two cells.
    static int cells(const std::string& text) {
        int count = 0;
        for (const char byte : text) {
            const auto code = static_cast<unsigned char>(byte);
            count += code >= 0xE3 ? 2 : code < 0x80 || code >= 0xC0 ? 1 : 0;
        }
        return count;
    }
    std::string list(const nlohmann::ordered_json& names) const {
        if (names.empty()) return say_(phrase("Doctor", "none"));
        return say_.enumerated(names.get<std::vector<std::string>>());
    }
    void print_set(const nlohmann::ordered_json& set) const;
    void print_camera(const nlohmann::ordered_json& camera) const;
    void print_speech(const nlohmann::ordered_json& speech) const;

    std::ostream& out_;
    const Wording& say_;
};

void DoctorReport::print_set(const nlohmann::ordered_json& set) const {
    line(say_(phrase("Doctor", "set")),
         set["known"].get<bool>()
             ? say_.count(counted_phrase("Doctor", "%1, last seen on %2; %n games so far"),
                          set["games"].get<long>(),
                          {set["name"].get<std::string>(), set["last_seen"].get<std::string>()})
             : say_(phrase("Doctor", "none that is known")));
    std::string title = say_(phrase("Doctor", "colours of the set"));
    for (std::size_t i = 0; i < kSetPartCount; ++i) {
        if (!set["colours"].contains(kSetPartNames[i])) continue;
        line(std::exchange(title, {}),
             set["colours"][kSetPartNames[i]].get<std::string>() + ' ' + say_(kPartWords[i]));
    }
}

void DoctorReport::print_camera(const nlohmann::ordered_json& camera) const {
    std::string text =
        camera["device"].get<std::string>() + " (" + camera["name"].get<std::string>() + "): " +
        (camera["delivers"].get<bool>() ? say_(phrase("Doctor", "delivers pictures"))
                                        : message_words(say_, "delivers no picture"));
    if (camera.contains("best_mode")) {
        const auto& mode = camera["best_mode"];
        text += "; " + say_(phrase("Doctor", "best mode %1"),
                            {std::to_string(mode["width"].get<int>()) + 'x' +
                             std::to_string(mode["height"].get<int>()) + ' ' +
                             mode["format"].get<std::string>()});
    }
    line(say_(phrase("Doctor", "camera")), text);
    if (camera.contains("view")) print_view(camera["view"]);
}

/// What would be heard, and what keeps it from being heard.
void DoctorReport::print_speech(const nlohmann::ordered_json& speech) const {
    const std::string title = say_(phrase("Doctor", "speech"));
    for (const char* program : {"espeak-ng", "spd-say"})
        line(title, speech[program].get<bool>()
                        ? say_(phrase("Doctor", "%1 is installed"), {program})
                        : say_(phrase("Doctor", "%1 is not installed"), {program}));
    if (speech["voices"].empty()) {
        line("", say_(phrase("Doctor", "nothing would be heard: install espeak-ng")));
        return;
    }
    line("", say_(phrase("Doctor", "espeak-ng speaks %1"), {list(speech["voices"])}));
    const std::string player = speech["chime_player"].get<std::string>();
    line("", player.empty()
                 ? say_(phrase("Doctor",
                               "a chime cannot be played (install pipewire-bin, pulseaudio-utils "
                               "or alsa-utils); faults have a second voice"))
                 : say_(phrase("Doctor", "a chime is played by %1"), {player}));
    line("", speech["sound"].get<bool>()
                 ? say_(phrase("Doctor", "a sound card or server is there: calls would be heard"))
                 : say_(phrase("Doctor",
                               "no sound card or server is in sight: calls can only be written "
                               "(--speak-to)")));
}

}  // namespace

ExitStatus run_doctor(const DoctorArguments& arguments, const Console& console) {
    if (!arguments.set_folder.empty() && !fs::exists(arguments.set_folder))
        throw FileError{arguments.set_folder, reason_of(ENOENT)};
    SetShelf shelf{arguments.set_folder.empty() ? usual_set_folder()
                                                : fs::path{arguments.set_folder}};
    for (const auto& problem : shelf.take_problems()) complain(console, problem);
    if (arguments.source.empty()) {
        const auto json = examine(shelf.sets());
        if (arguments.json) {
            print_json_line(console.out, json);
        } else {
            DoctorReport{console}.print(json);
        }
        return ExitStatus::done;
    }
    const auto picture = picture_from(arguments.source);
    if (picture.empty()) throw FileError{arguments.source, "delivers no picture"};
    auto view = judge(picture, shelf.sets());
    if (arguments.json) {
        print_json_line(console.out, view);
    } else {
        DoctorReport{console}.print_view(view);
    }
    return view["board_found"].get<bool>() ? ExitStatus::done : ExitStatus::answer_is_no;
}

}  // namespace yinsight
