#pragma once
// The engine protocol (UGI, the UCI of games that are not chess): one line in, any number of lines
// out. A search runs in its own thread, so that `stop` and `isready` are answered at once.
//
// Scores are hundredths of a ring ("cp 41"), or turns of the winner until a proven end ("mate 3",
// "mate -2"), for the side that acts. Knows no streams but the one it writes to.

#include <atomic>
#include <memory>
#include <mutex>
#include <ostream>
#include <string>
#include <string_view>
#include <thread>

#include "referee/coach/engine.hpp"

namespace yinsight {

class UgiSession {
  public:
    /// `name` is how the engine introduces itself. Writes every answer to `out`, a line at a time,
    /// flushed.
    UgiSession(std::string name, std::ostream& out);
    /// Stops a search and waits for it.
    ~UgiSession();
    UgiSession(const UgiSession&) = delete;
    UgiSession& operator=(const UgiSession&) = delete;

    /// Obeys one line; false after `quit`. What cannot be understood is answered with an
    /// "info string" that says what was expected, and changes nothing.
    bool obey(const std::string& line);
    /// No more lines will come: an endless search is stopped, any other is waited for.
    void finish();

  private:
    void introduce();
    void set_option(std::string_view rest);
    void set_position(std::string_view rest);
    void go(std::string_view rest);
    void query(std::string_view rest);
    void start(const SearchLimits& limits, bool endless);
    void ask_to_stop();
    void tell(const std::string& line);
    void complain(const std::string& what) { tell("info string " + what); }

    std::string name_;
    std::ostream& out_;
    std::mutex writing_;
    /// Those of the engine there is.
    EngineOptions options_;
    std::unique_ptr<Engine> engine_;
    Variant start_variant_ = Variant::standard;
    Position position_;
    std::thread searcher_;
    std::atomic<bool> stop_{false};
    bool endless_ = false;
};

}  // namespace yinsight
