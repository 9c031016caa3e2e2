#include "tests/support/mjpeg_server.hpp"

#include <arpa/inet.h>
#include <chrono>
#include <netinet/in.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace yinsight {

namespace {

using Clock = std::chrono::steady_clock;

/// Milliseconds after which waiting is interrupted to see whether it should end.
constexpr int kPollMs = 20;

Clock::time_point after(double seconds) {
    return Clock::now() +
           std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

void wait(double seconds, const std::stop_token& stop) {
    const auto end = after(seconds);
    while (!stop.stop_requested() && Clock::now() < end)
        std::this_thread::sleep_for(
            std::min<Clock::duration>(end - Clock::now(), std::chrono::milliseconds{50}));
}

std::string damaged(std::string jpeg) {
    // The headers stay, so that decoders begin.
    for (std::size_t i = jpeg.size() / 2; i < jpeg.size() * 3 / 4; ++i) jpeg[i] = '\x55';
    return jpeg;
}

}  // namespace

MjpegServer::MjpegServer(std::vector<Step> script) : script_{std::move(script)} {
    listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    if (listener_ < 0 || ::bind(listener_, generic, size) != 0 || ::listen(listener_, 4) != 0 ||
        ::getsockname(listener_, generic, &size) != 0) {
        throw std::runtime_error{"no port for a server"};
    }
    port_ = ntohs(address.sin_port);
    worker_ = std::jthread{[this](const std::stop_token& stop) { serve(stop); }};
}

MjpegServer::~MjpegServer() {
    worker_.request_stop();
    worker_.join();
    hang_up();
    if (listener_ >= 0) ::close(listener_);
}

std::string MjpegServer::url() const {
    return "http://127.0.0.1:" + std::to_string(port_) + "/video.mjpg";
}

void MjpegServer::serve(const std::stop_token& stop) {
    constexpr double kForever = 1e6;
    accept(kForever, stop);
    for (const Step& step : script_) {
        if (stop.stop_requested()) break;
        if (client_ < 0) accept(kForever, stop);
        play(step, stop);
    }
    hang_up();
    ::close(std::exchange(listener_, -1));
}

void MjpegServer::play(const Step& step, const std::stop_token& stop) {
    using What = Step::What;
    switch (step.what) {
        case What::picture:
        case What::damaged: {
            const std::string jpeg = step.what == What::damaged ? damaged(step.jpeg) : step.jpeg;
            show(jpeg);
            while (step.until && !step.until() && !stop.stop_requested()) {
                wait(step.seconds, stop);
                if (client_ < 0) accept(step.seconds, stop);
                show(jpeg);
            }
            break;
        }
        case What::stall:
            break;
        case What::drop:
            hang_up();
            return;
        case What::refuse: {
            hang_up();
            const auto end = after(step.seconds);
            while (!stop.stop_requested() && Clock::now() < end) {
                accept(0.02, stop);
                hang_up();
            }
            return;
        }
    }
    wait(step.seconds, stop);
    return;
}

void MjpegServer::show(const std::string& jpeg) {
    const bool sent =
        client_ >= 0 && send("--frame\r\nContent-Type: image/jpeg\r\nContent-Length: " +
                             std::to_string(jpeg.size()) + "\r\n\r\n" + jpeg + "\r\n");
    if (!sent) hang_up();
}

bool MjpegServer::send(const std::string& bytes) const {
    std::size_t sent = 0;
    while (sent < bytes.size()) {
        const ssize_t count =
            ::send(client_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
        if (count <= 0) return false;
        sent += static_cast<std::size_t>(count);
    }
    return true;
}

void MjpegServer::accept(double within_s, const std::stop_token& stop) {
    const auto end = after(within_s);
    do {
        pollfd waiting{listener_, POLLIN, 0};
        if (::poll(&waiting, 1, kPollMs) != 1) continue;
        client_ = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
        if (client_ < 0) continue;
        ++connections_;
        send("HTTP/1.0 200 OK\r\nContent-Type: multipart/x-mixed-replace; boundary=frame\r\n\r\n");
        return;
    } while (!stop.stop_requested() && Clock::now() < end);
}

void MjpegServer::hang_up() {
    if (client_ >= 0) ::close(std::exchange(client_, -1));
}

}  // namespace yinsight
