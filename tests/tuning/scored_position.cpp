#include "tests/tuning/scored_position.hpp"

#include <fstream>
#include <sstream>
#include <stdexcept>

#include "referee/coach/evaluation_weights.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

[[noreturn]] void fail(const std::string& file, const std::string& why) {
    throw std::runtime_error{file + ": " + why};
}

ScoredPosition parse_line(const std::string& line, const std::string& place) {
    std::istringstream parts{line};
    std::string text;
    std::getline(parts, text, ';');
    const auto position = parse_position(text);
    if (!position) fail(place, message_of(position.error()));
    ScoredPosition scored{*position};
    char separator = 0;
    parts >> scored.score >> separator >> scored.result >> separator >> scored.game;
    if (!parts) fail(place, "expected score, result and game after the position");
    return scored;
}

}  // namespace

std::string to_line(const ScoredPosition& scored) {
    std::ostringstream line;
    line << to_text(scored.position) << ';' << scored.score << ';' << scored.result << ';'
         << scored.game;
    return line.str();
}

std::vector<ScoredPosition> load_scored_positions(const std::vector<std::string>& files) {
    std::vector<ScoredPosition> positions;
    int game_offset = 0;
    for (const std::string& file : files) {
        std::ifstream in{file};
        if (!in) fail(file, "cannot be read");
        std::string line;
        int most = 0;
        for (int number = 1; std::getline(in, line); ++number) {
            positions.push_back(parse_line(line, file + ':' + std::to_string(number)));
            most = std::max(most, positions.back().game);
            positions.back().game += game_offset;
        }
        game_offset += most + 1;
    }
    return positions;
}

std::vector<std::int16_t> load_weights(const std::string& file) {
    std::ifstream in{file};
    if (!in) fail(file, "cannot be read");
    std::string text{std::istreambuf_iterator<char>{in}, {}};
    // The numbers stand between the braces after the '='; a plain list has none.
    if (const auto equals = text.find('='); equals != std::string::npos) {
        const auto open = text.find('{', equals);
        text = text.substr(open + 1, text.find('}', open) - open - 1);
    }
    for (char& letter : text) {
        if (letter == ',') letter = ' ';
    }
    std::istringstream numbers{text};
    std::vector<std::int16_t> weights;
    for (int number = 0; numbers >> number;) weights.push_back(static_cast<std::int16_t>(number));
    return weights;
}

void save_weights(const std::string& file, Variant variant,
                  const std::vector<std::int16_t>& weights) {
    const bool standard = variant == Variant::standard;
    std::ofstream out{file};
    out << "#include \"referee/coach/weights.hpp\"\n\nnamespace yinsight {\n\n// clang-format off\n"
        << "constinit const std::array<std::int16_t, WeightLayout::"
        << (standard ? "kStandardCount> kStandardWeights" : "kBlitzCount> kBlitzWeights")
        << " = {\n";
    std::string line = "   ";
    for (const int weight : weights) {
        const std::string number = ' ' + std::to_string(weight) + ',';
        if (line.size() + number.size() > 99) {
            out << line << '\n';
            line = "   ";
        }
        line += number;
    }
    out << line << "\n};\n// clang-format on\n\n}  // namespace yinsight\n";
    if (!out.flush()) fail(file, "cannot be written");
}

}  // namespace yinsight
