#pragma once
// The date of a game as Boardspace writes it ("Thu Mar 19 19:37:27 PDT 2026", the property DT) and
// as the tags of a record hold it: Date "2026.03.19" and Time "19:37:27 PDT".

#include <string>
#include <string_view>

namespace yinsight {

struct RecordedDate {
    /// "2026.03.19", or the text as it was where it is no date.
    std::string date;
    /// "19:37:27 PDT": the time of day and its zone; empty if none was given.
    std::string time;
};

/// Also reads the dates of other SGF writers, "2026-03-19".
RecordedDate date_from_boardspace(std::string_view text);

/// The opposite: Boardspace's form where the time is known, else "2026-03-19"; a text that is no
/// date stays as it is.
std::string boardspace_date(const RecordedDate& date);

}  // namespace yinsight
