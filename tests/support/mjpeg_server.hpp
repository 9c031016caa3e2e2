#pragma once
// A phone that serves as a camera, as bad as one likes: HTTP MJPEG on a port of its own, with a
// script of pictures, stalls, damaged pictures and lost connections.

#include <atomic>
#include <functional>
#include <string>
#include <thread>
#include <vector>

namespace yinsight {

class MjpegServer {
  public:
    struct Step {
        enum class What {
            /// A whole picture, then a pause of `seconds`.
            picture,
            /// The same with bytes in the middle destroyed.
            damaged,
            /// The connection stays open and says nothing for `seconds`.
            stall,
            /// The connection is closed.
            drop,
            /// Everybody who connects within `seconds` is turned away.
            refuse,
        };
        What what = What::picture;
        /// Bytes of a JPEG.
        std::string jpeg{};
        double seconds = 0;
        /// A picture is sent again and again until this holds; once where empty.
        std::function<bool()> until{};
    };

    /// Plays the script once, and only while somebody is connected. Behind the last step it closes
    /// for good.
    explicit MjpegServer(std::vector<Step> script);
    ~MjpegServer();
    MjpegServer(const MjpegServer&) = delete;
    MjpegServer& operator=(const MjpegServer&) = delete;

    std::string url() const;
    /// Connections that were made so far.
    int connections() const { return connections_; }

  private:
    void serve(const std::stop_token& stop);
    void play(const Step& step, const std::stop_token& stop);
    void show(const std::string& jpeg);
    bool send(const std::string& bytes) const;
    void accept(double within_s, const std::stop_token& stop);
    void hang_up();

    std::vector<Step> script_;
    int listener_ = -1;
    int client_ = -1;
    int port_ = 0;
    std::atomic<int> connections_ = 0;
    std::jthread worker_;
};

}  // namespace yinsight
