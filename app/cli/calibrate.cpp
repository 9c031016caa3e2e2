#include <cerrno>
#include <ctime>
#include <filesystem>

#include "app/announce/reason_words.hpp"
#include "app/calibrate/sheet_file.hpp"
#include "app/cli/complaint.hpp"
#include "app/cli/verbs.hpp"
#include "app/files/camera_file.hpp"
#include "app/files/file_error.hpp"
#include "app/files/iso_date.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "app/live/frame_source.hpp"
#include "app/report/calibration_report.hpp"
#include "app/report/json_line.hpp"
#include "vision/lens_recorder.hpp"

namespace yinsight {

namespace {

/// Frames of a film or folder that are looked at, spread evenly; a search takes a tenth of a
/// second.
constexpr int kFramesLookedAt = 120;
/// A live camera is recorded at most so long, in seconds.
constexpr double kLongestRecordingS = 180;

/// Fills a recorder from sources and tells how it goes.
class Recording {
  public:
    explicit Recording(const Console& console) : console_{console} {}

    void take_source(const std::string& source) {
        if (is_picture_name(source) && !std::filesystem::is_directory(source)) {
            take(source, load_picture(source));
        } else {
            take_frames(source);
        }
    }

    const LensRecorder& recorder() const { return recorder_; }
    bool failed() const { return failed_; }

  private:
    void take(const std::string& name, const cv::Mat& picture) {
        const auto taken = recorder_.take(picture);
        if (taken != LensRecorder::Take::kept)
            console_.err << name << ": "
                         << console_.wording(phrase("Message", "%1; left out"),
                                             {message_words(console_.wording, reason_for(taken))})
                         << '\n';
        show_coverage(taken);
    }

    void take_frames(const std::string& name) {
        const auto source = open_frame_source(name);
        const int step = std::max(1, source->frame_count().value_or(0) / kFramesLookedAt);
        while (const auto frame = source->next()) {
            if (!source->live() && frame->index % step != 0) continue;
            show_coverage(recorder_.take(frame->bgr));
            if (source->live() && (recorder_.complete() || frame->time_s > kLongestRecordingS))
                break;
        }
        for (const auto& problem : source->take_problems()) {
            complain(console_, problem);
            failed_ = true;
        }
    }

    void show_coverage(LensRecorder::Take taken) {
        if (!console_.progress || taken != LensRecorder::Take::kept) return;
        const auto coverage = recorder_.coverage();
        console_.err << message_words(console_.wording, coverage_text(coverage)) << '\n';
        const auto missing = missing_for_calibration(coverage);
        if (!missing.empty())
            console_.err << "  "
                         << console_.wording(phrase("Message", "still needed: %1"),
                                             {message_words(console_.wording, missing.front())})
                         << '\n';
    }

    const Console& console_;
    LensRecorder recorder_;
    bool failed_ = false;
};

/// Throws FileError where a result could not be written, before hours of film are looked at.
void check_output(const std::filesystem::path& out, const std::vector<std::string>& sources) {
    std::error_code unlike;
    for (const auto& source : sources)
        if (std::filesystem::equivalent(source, out, unlike))
            throw FileError{out.string(), "is one of the sources; expected another file"};
    const auto folder = out.parent_path();
    if (folder.empty() || std::filesystem::is_directory(folder)) return;
    const int error = std::filesystem::exists(folder) ? ENOTDIR : ENOENT;
    throw FileError{out.string(), "cannot be written: " + reason_of(error)};
}

}  // namespace

ExitStatus run_calibrate(const CalibrateArguments& arguments, const Console& console) {
    if (!arguments.sheet.empty()) write_calibration_sheet(arguments.sheet);
    if (arguments.sources.empty()) return ExitStatus::done;
    check_output(arguments.out, arguments.sources);
    Recording recording{console};
    for (const std::string& source : arguments.sources) recording.take_source(source);
    const auto outcome = recording.recorder().finish();
    if (outcome.solution)
        save_camera(arguments.out, camera_file_of(*outcome.solution, iso_date(std::time(nullptr))));
    if (arguments.json) {
        print_json_line(console.out, calibration_json(arguments.out, outcome));
    } else {
        console.out << calibration_text(console.wording, arguments.out, outcome);
    }
    if (recording.failed()) return ExitStatus::unreadable;
    return outcome.solution ? ExitStatus::done : ExitStatus::answer_is_no;
}

}  // namespace yinsight
