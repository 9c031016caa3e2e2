#include "app/speech/spoken_text.hpp"

#include <cctype>
#include <cstdlib>
#include <fstream>
#include <optional>

#include "app/files/file_error.hpp"
#include "referee/point.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// A narrow no-break space, which voices do not know.
constexpr std::string_view kNarrowSpace = "\u202f";

bool is_letter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0 || (c & 0x80) != 0;
}

bool is_digit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

/// The point that stands at this place, and how many bytes it takes.
std::optional<std::pair<Point, std::size_t>> point_at(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    while (end < text.size() && is_digit(text[end])) ++end;
    const bool begins = at == 0 || !(std::isalnum(static_cast<unsigned char>(text[at - 1])) != 0) ||
                        text[at - 1] == 'x';
    if (!begins || end == at + 1) return std::nullopt;
    const auto point = Point::parse(text.substr(at, end - at));
    if (!point) return std::nullopt;
    return std::pair{*point, end - at};
}

std::string trimmed(const std::string& text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

}  // namespace

LetterWords usual_letter_words(Language language) {
    switch (language) {
        case Language::english:
            return {"Alpha", "Bravo", "Charlie", "Delta",  "Echo", "Foxtrot",
                    "Golf",  "Hotel", "India",   "Juliet", "Kilo"};
        case Language::french:
            return {"Anatole", "Berthe", "Célestin", "Désiré", "Eugène", "François",
                    "Gaston",  "Henri",  "Irma",     "Joseph", "Kléber"};
        case Language::dutch:
            return {"Anton",  "Bernard", "Cornelis", "Dirk",  "Eduard", "Ferdinand",
                    "Gerard", "Hendrik", "Izaak",    "Johan", "Karel"};
        case Language::czech:
            return {"Adam",   "Božena", "Cyril", "David", "Emil", "František",
                    "Gustav", "Helena", "Ivan",  "Josef", "Karel"};
        case Language::chinese:
            return {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"};
    }
    return {};
}

LetterWords load_letter_words(const fs::path& file, Language language) {
    std::ifstream in{file};
    if (!in) throw FileError{file.string(), "cannot be read"};
    LetterWords words = usual_letter_words(language);
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        line = trimmed(line);
        if (line.empty() || line[0] == '#') continue;
        const auto equals = line.find('=');
        const std::string letter = trimmed(line.substr(0, equals));
        const bool known = letter.size() == 1 && letter[0] >= 'a' && letter[0] <= 'k';
        const std::string word =
            equals == std::string::npos ? "" : trimmed(line.substr(equals + 1));
        if (!known || word.empty())
            throw FileError{file.string(), "line " + std::to_string(number) +
                                               ": expected a column a to k, = and a word"};
        words[static_cast<std::size_t>(letter[0] - 'a')] = word;
    }
    return words;
}

LetterWords letter_words(Language language) {
    const char* config = std::getenv("XDG_CONFIG_HOME");
    const char* home = std::getenv("HOME");
    fs::path folder = config != nullptr ? fs::path{config} : fs::path{home != nullptr ? home : ""};
    if (config == nullptr) folder /= ".config";
    const fs::path own =
        folder / "yinsight" / (std::string{"letters_"} + code_of(language) + ".txt");
    std::error_code ignored;
    return fs::exists(own, ignored) ? load_letter_words(own, language)
                                    : usual_letter_words(language);
}

std::string spoken_text(std::string_view sentence, const LetterWords& letters) {
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        if (sentence.substr(i).starts_with(kNarrowSpace)) {
            text += ' ';
            i += kNarrowSpace.size() - 1;
            continue;
        }
        if (const auto found = point_at(sentence, i)) {
            const auto& [point, length] = *found;
            text += letters[static_cast<std::size_t>(sentence[i] - 'a')] + ' ';
            text += sentence.substr(i + 1, length - 1);
            i += length - 1;
            continue;
        }
        const bool joins = i + 1 < sentence.size() && point_at(sentence, i + 1).has_value() &&
                           i > 0 && is_digit(sentence[i - 1]);
        const bool removes = sentence[i] == 'x' && i + 1 < sentence.size() &&
                             point_at(sentence, i + 1).has_value() &&
                             (i == 0 || !is_letter(sentence[i - 1]));
        if ((sentence[i] == '-' || sentence[i] == 'x') && joins) {
            text += ", ";
        } else if (sentence[i] == ';' && i + 1 < sentence.size() && sentence[i + 1] != ' ') {
            text += ", ";
        } else if (!removes) {
            text += sentence[i];
        }
    }
    return text;
}

}  // namespace yinsight
