#pragma once
// What the banner says at this moment: one mood, one headline, and what a fault needs to be put
// right. The only place where the window asks for sentences about the game.

#include <QString>
#include <deque>
#include <optional>
#include <vector>

#include "app/announce/announcer.hpp"
#include "app/gui/table_state.hpp"

namespace yinsight {

enum class Mood {
    /// All is well: what was played last, and who is to play.
    well,
    /// Something must be done, a row to take or a ring.
    due,
    /// A wrong act lies on the board, or the camera sees nothing.
    wrong,
};

struct Bulletin {
    Mood mood = Mood::well;
    QString headline;
    /// The rule that was broken and what would be right, what was played last where the headline
    /// says something else, or what the camera says; empty where there is nothing more to say.
    QString detail;
    /// The fault that takes the banner.
    std::optional<Fault> fault;
    /// The rows that are due to come off.
    std::vector<Window> rows;
    bool operator==(const Bulletin&) const = default;
};

/// Hears what happens and keeps the bulletin that holds.
class Herald {
  public:
    explicit Herald(Wording wording = {}) : announcer_{wording} {}

    const Wording& wording() const { return announcer_.wording(); }
    /// The language from now on; the bulletin is said again in it.
    void set_wording(Wording wording);
    /// Takes an announcement; returns what is to be called out, in order.
    std::vector<Call> hear(const TableNews& news);
    const Bulletin& bulletin() const { return bulletin_; }

  private:
    void set_mood(const TableNews& news, const std::vector<Call>& calls);
    void tell(const std::vector<Call>& calls);
    /// The camera is blind; what was played last stays to be read.
    void tell_loss(const std::vector<Call>& calls);
    void tell_fault(const Fault& fault);

    /// So many announcements can make up a bulletin and what it goes back to.
    static constexpr std::size_t kRemembered = 20;

    Announcer announcer_;
    /// The last ones, to say the bulletin again.
    std::deque<TableNews> heard_;
    Bulletin bulletin_;
    /// What to go back to when a fault or a loss is over.
    Bulletin before_trouble_;
};

}  // namespace yinsight
