#pragma once
// Plays the chime by whatever program for sound files is there.

#include <string>

#include "app/speech/child_process.hpp"

namespace yinsight {

/// The program that plays the chime; empty where there is none.
std::string chime_program();

class ChimePlayer {
  public:
    explicit ChimePlayer(std::string program = chime_program()) : program_{std::move(program)} {}
    /// Plays it to its end, or until it is cut off. False where that cannot be, now and from then
    /// on.
    bool ring();
    void cut() { child_.cut(); }

  private:
    std::string program_;
    ChildProcess child_;
};

}  // namespace yinsight
