// Referees a board on which nothing happens, for as many frames as one likes, and tells what was
// said and whether memory, threads or open files grow.
//
//   measure_endurance SCENE [FRAMES]
//
// SCENE is a folder that board_layers.py wrote. The frames are those of a camera at 5 a second,
// each with one of sixteen drawings of its noise. Prints for people and passes no judgement.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <opencv2/core/utility.hpp>
#include <opencv2/imgcodecs.hpp>

#include "app/live/table_referee.hpp"
#include "referee/notation/position_text.hpp"
#include "tests/measure/composed_table.hpp"
#include "tests/measure/cpu_time.hpp"
#include "tests/support/seat.hpp"

using namespace yinsight;
using namespace yinsight::measure;

namespace {

namespace fs = std::filesystem;

constexpr int kDrawings = 16;
constexpr double kFrameS = 0.2;

double resident_mib() {
    std::ifstream file{"/proc/self/status"};
    for (std::string word; file >> word;) {
        double kib = 0;
        if (word == "VmRSS:" && file >> kib) return kib / 1024;
    }
    return 0;
}

std::ptrdiff_t entries(const fs::path& folder) {
    return std::distance(fs::directory_iterator{folder}, fs::directory_iterator{});
}

class StaticSource : public FrameSource {
  public:
    StaticSource(std::vector<cv::Mat> pictures, int frames)
        : pictures_{std::move(pictures)}, frames_{frames} {}

    std::optional<Frame> next() override {
        if (number_ == frames_) return std::nullopt;
        if (number_ % 1000 == 0) {
            std::printf("%6d frames: %.1f MiB, %td threads, %td files\n", number_, resident_mib(),
                        entries("/proc/self/task"), entries("/proc/self/fd"));
            std::fflush(stdout);
        }
        const auto& picture = pictures_[dice_.below(pictures_.size())];
        Frame frame{picture.clone(), kFrameS * number_, number_};
        ++number_;
        return frame;
    }

  private:
    std::vector<cv::Mat> pictures_;
    int frames_;
    int number_ = 0;
    Dice dice_{1};
};

class CountingListener : public TableListener {
  public:
    void on_event(const SessionEvent& event) override {
        ++events;
        std::printf("  %.1f s, frame %d: an event\n", event.time_s, event.frame);
    }
    void on_notice(const std::string& notice) override { std::printf("  %s\n", notice.c_str()); }

    int events = 0;
};

std::vector<cv::Mat> pictures_of(const fs::path& scene, const Position& position) {
    ComposedTable table{scene};
    Dice dice{1};
    table.lay(RealBoard::of(position), {}, dice);
    std::vector<cv::Mat> pictures;
    for (int i = 0; i < kDrawings; ++i) {
        std::vector<unsigned char> jpeg;
        cv::imencode(".jpg", table.picture({}, dice), jpeg);
        pictures.push_back(cv::imdecode(jpeg, cv::IMREAD_COLOR));
    }
    return pictures;
}

void run(const fs::path& scene, int frames) {
    TableOptions options;
    options.arbiter.start = parse_position(kMiddleGame).value();
    CountingListener listener;
    const double before_ms = user_cpu_ms();
    TableReferee table{
        std::make_unique<StaticSource>(pictures_of(scene, *options.arbiter.start), frames), options,
        listener};
    table.run();
    std::printf(
        "%6d frames: %.1f MiB, %td threads, %td files; %d events (the board found and the "
        "start are two), %.1f ms a frame\n",
        frames, resident_mib(), entries("/proc/self/task"), entries("/proc/self/fd"),
        listener.events, (user_cpu_ms() - before_ms) / frames);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: measure_endurance SCENE [FRAMES]\n");
        return 2;
    }
    cv::setNumThreads(1);
    try {
        run(argv[1], argc > 2 ? std::stoi(argv[2]) : 10'000);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "measure_endurance: %s\n", error.what());
        return 3;
    }
}
