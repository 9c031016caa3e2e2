#include <chrono>
#include <filesystem>

#include "app/announce/reason_words.hpp"
#include "app/cli/complaint.hpp"
#include "app/cli/verbs.hpp"
#include "app/files/camera_file.hpp"
#include "app/files/file_error.hpp"
#include "app/files/picture_file.hpp"
#include "app/files/whole_file.hpp"
#include "app/report/json_line.hpp"
#include "app/report/overlay.hpp"
#include "app/report/reading_report.hpp"
#include "vision/debug_sink.hpp"
#include "vision/view_judge.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// Keeps the stage pictures of one image beside its overlay.
class FolderSink : public DebugSink {
  public:
    FolderSink(fs::path folder, std::string image)
        : folder_{std::move(folder)}, image_{std::move(image)} {}
    void show(const std::string& stage, const cv::Mat& picture) override {
        save_picture(folder_ / (image_ + "_" + stage + ".png"), picture);
    }

  private:
    fs::path folder_;
    std::string image_;
};

struct TimedReading {
    ReadResult result;
    double ms;
};

TimedReading read_timed(const cv::Mat& picture, const ReadOptions& options) {
    const auto begin = std::chrono::steady_clock::now();
    ReadResult result = read_board(picture, options);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    return {std::move(result), took.count()};
}

void print(const ReadArguments& arguments, const Console& console, const std::string& image,
           const TimedReading& reading, const std::vector<std::string>& advice) {
    if (arguments.json) {
        auto json = reading_json(image, reading.ms, reading.result);
        if (!advice.empty()) json["advice"] = advice;
        print_json_line(console.out, json);
        return;
    }
    console.out << reading_text(console.wording, image, reading.ms, reading.result);
    for (const auto& sentence : advice)
        console.out << "  "
                    << console.wording(phrase("Message", "advice: %1"),
                                       {message_words(console.wording, sentence)})
                    << '\n';
    console.out << std::flush;
}

ExitStatus read_one(const std::string& image, const ReadArguments& arguments, ReadOptions options,
                    const Console& console) {
    const cv::Mat picture = load_picture(image);
    std::optional<FolderSink> sink;
    if (!arguments.debug_folder.empty()) {
        sink.emplace(arguments.debug_folder, fs::path{image}.stem().string());
        options.locate.debug = &*sink;
    }
    const TimedReading reading = read_timed(picture, options);
    if (sink && reading.result.reading)
        sink->show("overlay", draw_overlay(picture, *reading.result.reading));
    print(arguments, console, image, reading, advice_about(picture, reading.result));
    if (reading.result.reading && !reading.result.reading->calibration_remark.empty())
        complain(console, FileError{image, reading.result.reading->calibration_remark});
    return reading.result.reading ? ExitStatus::done : ExitStatus::answer_is_no;
}

}  // namespace

ExitStatus run_read(const ReadArguments& arguments, const Console& console) {
    if (!arguments.debug_folder.empty()) make_folder(arguments.debug_folder);
    ReadOptions options;
    if (!arguments.camera.empty()) options.camera = load_camera(arguments.camera).camera;
    ExitStatus status = ExitStatus::done;
    for (const std::string& image : arguments.images) {
        try {
            status = graver(status, read_one(image, arguments, options, console));
        } catch (const FileError& error) {
            complain(console, error);
            if (arguments.json)
                print_json_line(console.out, reading_json(image, 0, {std::nullopt, error.what()}));
            status = ExitStatus::unreadable;
        }
    }
    return status;
}

}  // namespace yinsight
