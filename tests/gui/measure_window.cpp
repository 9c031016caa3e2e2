// How quick the window is on this machine: from the start to the first picture, how many pictures a
// second it shows with the board drawn over them while the referee works, and how long its event
// loop was away at most.
//   measure_window [SECONDS]

#include <QApplication>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "app/files/picture_file.hpp"
#include "app/gui/main_window.hpp"
#include "app/gui/sample_game.hpp"

namespace {

using namespace yinsight;

/// A camera of 30 frames a second: one picture of the sample film, again and again, of which only
/// the newest is handed out.
class SteadyCamera : public FrameSource {
  public:
    explicit SteadyCamera(cv::Mat picture) : picture_{std::move(picture)} {}
    std::optional<Frame> next() override {
        constexpr double kRate = 30;
        const int due = std::max(index_ + 1, static_cast<int>(seconds_since(begin_) * kRate));
        const auto when = begin_ + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                       std::chrono::duration<double>(due / kRate));
        std::this_thread::sleep_until(when);
        index_ = due;
        Frame frame{picture_.clone(), due / kRate, due, {}};
        frame.arrived = std::chrono::steady_clock::now();
        return frame;
    }
    bool live() const override { return true; }

  private:
    cv::Mat picture_;
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
    MainWindow window{[&](const WatchRequest&) { return std::make_unique<SteadyCamera>(picture); },
                      [] { return CamerasFound{}; }};
    PaintCounter counter;
    auto& camera = window.referee_page().camera();
    camera.installEventFilter(&counter);
    window.show();
    window.watch(*request);
    while (counter.paints == 0) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("start to window: %.0f ms\n", 1000 * seconds_since(begin));

    while (!window.session().frame().reading)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    counter.paints = 0;
    const auto measured = std::chrono::steady_clock::now();
    double longest_s = 0;
    while (seconds_since(measured) < seconds) {
        const auto round = std::chrono::steady_clock::now();
        QCoreApplication::processEvents();
        longest_s = std::max(longest_s, seconds_since(round));
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    std::printf(
        "%dx%d, camera view %dx%d: %.1f pictures a second with the board drawn over them, "
        "%.1f judged; longest turn of the event loop %.0f ms\n",
        picture.cols, picture.rows, camera.width(), camera.height(),
        counter.paints / seconds_since(measured), window.session().frame().rate, 1000 * longest_s);
    return 0;
}
