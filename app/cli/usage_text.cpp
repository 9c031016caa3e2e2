#include "app/cli/usage_text.hpp"

#include <algorithm>
#include <string_view>

#include "app/announce/reason_words.hpp"

namespace yinsight {

namespace {

/// Says the headings of every help in a language.
void translate_headings(CLI::App& app, const Wording& wording) {
    const auto formatter = app.get_formatter();
    for (const auto& [label, said] : std::initializer_list<std::pair<const char*, Phrase>>{
             {"Usage", phrase("Usage", "Usage")},
             {"OPTIONS", phrase("Usage", "OPTIONS")},
             {"SUBCOMMAND", phrase("Usage", "SUBCOMMAND")},
             {"Positionals", phrase("Usage", "Positionals")},
             {"REQUIRED", phrase("Usage", "REQUIRED")},
             {"Excludes", phrase("Usage", "Excludes")},
             {"Needs", phrase("Usage", "Needs")},
             {"TEXT", phrase("Usage", "TEXT")},
             {"FLOAT", phrase("Usage", "NUMBER")},
             {"INT", phrase("Usage", "NUMBER")},
             {"UINT", phrase("Usage", "NUMBER")},
             {"ENUM", phrase("Usage", "WORD")}})
        formatter->label(label, wording(said));
    for (CLI::App* verb : app.get_subcommands({})) {
        verb->formatter(formatter);
        verb->group(wording(phrase("Usage", "Subcommands")));
    }
}

/// "1-64" of "INT in [1 - 64]"; "1-" where the other end is only there because there must be one.
std::string range_text(std::string_view rule) {
    constexpr double kNoLimit = 1e6;
    const auto begin = rule.find('[') + 1;
    const auto dash = rule.find(" - ", begin);
    const std::string least{rule.substr(begin, dash - begin)};
    const std::string most{rule.substr(dash + 3, rule.size() - dash - 4)};
    return least + '-' + (std::stod(most) < kNoLimit ? most : "");
}

/// "hint|plan|turn" of "{hint,plan,turn}".
std::string choice_text(std::string_view rule) {
    std::string text{rule.substr(1, rule.size() - 2)};
    std::replace(text.begin(), text.end(), ',', '|');
    return text;
}

/// What an option takes, without words: the parser's own are English.
void shorten_kind(CLI::Option& option) {
    const std::string kind = option.get_type_name();
    const auto colon = kind.find(':');
    if (colon == std::string::npos) return;
    const std::string_view rule = std::string_view{kind}.substr(colon + 1);
    option.get_validator()->description("");
    option.type_name(rule.starts_with('{') ? choice_text(rule) : range_text(rule));
}

/// Says the descriptions of a verb and its options in a language.
void translate_help(CLI::App& app, const Wording& wording) {
    const auto said = [&](const std::string& text) {
        return wording(Phrase{"Help", text.c_str()});
    };
    app.description(said(app.get_description()));
    for (CLI::Option* option : app.get_options()) {
        option->description(said(option->get_description()));
        option->group(wording(phrase("Usage", "Options")));
        shorten_kind(*option);
    }
    for (CLI::App* verb : app.get_subcommands({})) translate_help(*verb, wording);
}

}  // namespace

void translate_usage(CLI::App& app, const Wording& wording) {
    translate_headings(app, wording);
    translate_help(app, wording);
}

std::string misuse_text(const CLI::ParseError& error, const Wording& wording) {
    return "yinsight: " + message_words(wording, error.what()) + '\n' +
           wording(phrase("Usage", "More with --help.")) + '\n';
}

Language language_of(int argc, char** argv) {
    for (int i = 1; i + 1 < argc; ++i) {
        if (std::string_view{argv[i]} != "--language") continue;
        if (const auto language = language_from(argv[i + 1])) return *language;
    }
    return system_language();
}

}  // namespace yinsight
