// How quick the window is on this machine: from the start to the first picture, how many pictures a
// second it shows with the board drawn over them while the referee works, what processor time each
// takes (which other work on the machine does not lengthen), and how long the event loop was away
// at most.
//   measure_window [SECONDS]

#include <QApplication>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <thread>

#include "app/files/picture_file.hpp"
#include "app/gui/main_window.hpp"
#include "app/gui/sample_game.hpp"

namespace {

using namespace yinsight;

/// Processor time of the calling thread.
double cpu_s() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

/// A camera of 30 frames a second: one picture of the sample film, again and again, of which only
/// the newest is handed out. It measures what the thread that takes its pictures does with them.
class SteadyCamera : public FrameSource {
  public:
    SteadyCamera(cv::Mat picture, std::atomic<double>& taken_s)
        : picture_{std::move(picture)}, taken_s_{taken_s} {}
    std::optional<Frame> next() override {
        constexpr double kRate = 30;
        taken_s_ = taken_s_ + (index_ < 0 ? 0 : cpu_s() - handed_out_s_);
        const int due = std::max(index_ + 1, static_cast<int>(seconds_since(begin_) * kRate));
        const auto when = begin_ + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                       std::chrono::duration<double>(due / kRate));
        std::this_thread::sleep_until(when);
        index_ = due;
        Frame frame{picture_.clone(), due / kRate, due, {}};
        frame.arrived = std::chrono::steady_clock::now();
        handed_out_s_ = cpu_s();
        return frame;
    }
    bool live() const override { return true; }

  private:
    cv::Mat picture_;
    std::atomic<double>& taken_s_;
    double handed_out_s_ = 0;
    SteadyTime begin_ = std::chrono::steady_clock::now();
    int index_ = -1;
};

/// Counts what is painted on a widget.
class PaintCounter : public QObject {
  public:
    int paints = 0;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) ++paints;
        return QObject::eventFilter(watched, event);
    }
};

}  // namespace

int main(int argc, char** argv) {
    const auto begin = std::chrono::steady_clock::now();
    const double seconds = argc > 1 ? std::atof(argv[1]) : 10;
    const QApplication app{argc, argv};
    const auto request = sample_game();
    if (!request) {
        std::fprintf(stderr, "the sample game is not there\n");
        return 3;
    }
    const cv::Mat picture = load_picture(request->source + "/f0000.jpg");
    std::atomic<double> taken_s{0};
    const auto open = [&](const WatchRequest&) {
        return std::make_unique<SteadyCamera>(picture, taken_s);
    };
    MainWindow window{open, [] { return CamerasFound{}; }};
    PaintCounter counter;
    auto& camera = window.referee_page().camera();
    camera.installEventFilter(&counter);
    window.show();
    window.watch(*request);
    while (counter.paints == 0) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("start to window: %.0f ms\n", 1000 * seconds_since(begin));

    while (!window.session().frame().reading)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    int pictures = 0;
    qint64 shown = 0;
    QObject::connect(&window.session(), &GameSession::frame_changed, &window, [&] {
        const qint64 key = window.session().frame().picture.cacheKey();
        pictures += key != shown;
        shown = key;
    });
    counter.paints = 0;
    taken_s = 0;
    const auto measured = std::chrono::steady_clock::now();
    const double window_begin_s = cpu_s();
    double longest_s = 0;
    while (seconds_since(measured) < seconds) {
        const auto round = std::chrono::steady_clock::now();
        QCoreApplication::processEvents();
        longest_s = std::max(longest_s, seconds_since(round));
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    const double window_s = cpu_s() - window_begin_s;
    std::printf(
        "%dx%d, camera view %dx%d: %.1f pictures a second with the board drawn over them, "
        "%.1f read, %.1f paints; longest turn of the event loop %.0f ms\n",
        picture.cols, picture.rows, camera.width(), camera.height(),
        pictures / seconds_since(measured), window.session().frame().readings_rate,
        counter.paints / seconds_since(measured), 1000 * longest_s);
    std::printf("processor time a picture: %.2f ms to fit it, %.2f ms in the window's thread\n",
                1000 * taken_s / pictures, 1000 * window_s / pictures);
    return 0;
}
