#pragma once
// Dates as files hold them.

#include <ctime>
#include <string>

namespace yinsight {

/// "2026-11-30", the local date.
std::string iso_date(std::time_t time);

}  // namespace yinsight
