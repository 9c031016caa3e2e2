#include "referee/notation/sgf_nodes.hpp"

#include <optional>

#include "referee/notation/text_reader.hpp"

namespace yinsight {

namespace {

std::optional<ParseError> read_value(TextReader& reader, SgfProperty& property) {
    property.offset = reader.offset();
    property.value.clear();
    while (reader.peek() != ']' && !reader.at_end()) {
        reader.take('\\');
        if (!reader.at_end()) property.value += reader.take();
    }
    if (!reader.take(']')) {
        return reader.error("']' behind the value of the property " + property.name);
    }
    return std::nullopt;
}

/// A property with several values becomes several properties.
std::optional<ParseError> read_property(TextReader& reader, SgfNode& node) {
    SgfProperty property;
    property.name = std::string{reader.take_word()};
    if (property.name.empty()) return reader.error("a property, ';' or ')'");
    reader.skip_blanks();
    if (reader.peek() != '[') return reader.error("'[' behind the property " + property.name);
    while (reader.take('[')) {
        if (auto error = read_value(reader, property)) return error;
        node.properties.push_back(property);
        reader.skip_blanks();
    }
    return std::nullopt;
}

}  // namespace

Parsed<std::vector<SgfNode>> parse_sgf(std::string_view text) {
    TextReader reader{text};
    reader.take("\xef\xbb\xbf");
    reader.skip_blanks();
    if (!reader.take('(')) return reader.error("'(' at the beginning of an SGF game");
    std::vector<SgfNode> nodes;
    for (reader.skip_blanks(); !reader.take(')'); reader.skip_blanks()) {
        if (reader.at_end()) return reader.error("')' at the end of the game");
        if (reader.take(';')) {
            nodes.emplace_back();
        } else if (nodes.empty()) {
            return reader.error("';' before the first node");
        } else if (!reader.take('(')) {
            if (auto error = read_property(reader, nodes.back())) return *error;
        }
    }
    if (nodes.empty()) return reader.error("a node in the game");
    return nodes;
}

std::string sgf_escaped(std::string_view value) {
    std::string escaped;
    for (const char c : value) {
        if (c == ']' || c == '\\') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

}  // namespace yinsight
