#pragma once
// Learns the colours of the set on the board while a game is played, and says which set it is: one
// that was played with before, or a new one.
//
//   frame + reading ─► sample ─► palette of this game ─► the set that it is like ─► SetEvent
//
// A set is known by its board and rings; that it is new is said once both colours of markers have
// been seen as well. Learns slowly, and nothing from pictures that show something else. Corrects
// no reading. Knows no files.

#include <opencv2/core.hpp>
#include <optional>
#include <string>
#include <vector>

#include "app/files/set_file.hpp"
#include "app/live/session_event.hpp"
#include "vision/pipeline.hpp"

namespace yinsight {

/// The set among `known` that a palette is of; null where none, or more than one, can be meant.
const SetProfile* recognise_set(const PiecePalette& palette, const std::vector<SetProfile>& known);

class SetWatch {
  public:
    /// `name` is what people call the set, empty where they did not say; where it is the name of
    /// a set that looks otherwise, that is said and nothing is learned of that set. `free_name` is
    /// what a set is called that is new.
    SetWatch(std::vector<SetProfile> known, const std::string& name, std::string free_name);

    /// Looks at a frame that was read, as often as it is worth it.
    std::optional<SetEvent> look(const cv::Mat& bgr, const BoardReading& reading);

    /// There is nothing more to see: the set that people named, where it has not been told yet.
    std::optional<SetEvent> finish();

    /// What is known now of the set, seen today in so many more games; empty as long as it is not
    /// known which one it is, and where it is called by the name of one that looks otherwise.
    std::optional<SetProfile> profile(const std::string& today, int more_games) const;
    /// What this game has shown.
    const PiecePalette& palette() const { return palette_; }

  private:
    std::optional<SetEvent> identify();
    /// Tells the set by the name that people gave it.
    SetEvent tell_named();
    /// It is called by the name of a set that looks otherwise.
    bool looks_otherwise() const;

    std::vector<SetProfile> known_;
    std::string free_name_;
    PiecePalette palette_;
    /// The set that it is, as it was before this game; only a name for a new one.
    std::optional<SetProfile> set_;
    /// Which set it is has been told.
    bool told_ = false;
    /// It was recognised or named, and is not thought about any more.
    bool settled_ = false;
    double next_look_s_ = 0;
};

}  // namespace yinsight
