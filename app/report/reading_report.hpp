#pragma once
// What `yinsight read` says about one picture: the JSON object of the interface, and a few lines
// with a drawn board for people. Names are those of the reading; pixels are the picture's.

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "app/language/wording.hpp"
#include "referee/notation/position_text.hpp"
#include "vision/classify.hpp"
#include "vision/pipeline.hpp"

namespace yinsight {

/// What is answered for every point.
SeenBoard seen_board(const Observation& observation);

/// `image` is the name to print, `ms` what the reading took.
nlohmann::ordered_json reading_json(const std::string& image, double ms, const ReadResult& result);

/// The same for people: what was found, and the board drawn with characters.
std::string reading_text(const Wording& wording, const std::string& image, double ms,
                         const ReadResult& result);

}  // namespace yinsight
