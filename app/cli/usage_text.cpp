#include "app/cli/usage_text.hpp"

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

/// Says the descriptions of a verb and its options in a language.
void translate_help(CLI::App& app, const Wording& wording) {
    const auto said = [&](const std::string& text) {
        return wording(Phrase{"Help", text.c_str()});
    };
    app.description(said(app.get_description()));
    for (CLI::Option* option : app.get_options()) {
        option->description(said(option->get_description()));
        option->group(wording(phrase("Usage", "Options")));
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
