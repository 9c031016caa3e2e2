#pragma once
// JSON Lines: one object a line, UTF-8, flushed at once.

#include <nlohmann/json.hpp>
#include <ostream>

namespace yinsight {

/// Writes one line. Bytes that are no UTF-8 (file names may hold them) become U+FFFD.
inline void print_json_line(std::ostream& out, const nlohmann::ordered_json& json) {
    out << json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << std::endl;
}

}  // namespace yinsight
