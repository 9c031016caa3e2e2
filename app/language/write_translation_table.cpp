// A step of the build: writes the finished texts of the .ts files as the C++ source that defines
// translations(). The files' names end in _<language>.ts; a language without a file has no texts.
//   write_translation_table OUT.cpp FILE.ts...

#include <algorithm>
#include <fstream>
#include <iostream>
#include <tuple>

#include "app/language/language.hpp"
#include "app/language/linguist_file.hpp"

namespace {

using namespace yinsight;

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '\n') {
            result += "\\n";
            continue;
        }
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

void write_table(std::ostream& out, Language language, std::vector<LinguistMessage> messages) {
    std::sort(messages.begin(), messages.end(), [](const auto& a, const auto& b) {
        return std::tie(a.context, a.source) < std::tie(b.context, b.source);
    });
    out << "constexpr std::array<Translation, "
        << std::count_if(messages.begin(), messages.end(), [](const auto& m) { return m.finished; })
        << "> k_" << code_of(language) << " = {{\n";
    for (const LinguistMessage& message : messages) {
        if (!message.finished) continue;
        out << "    {" << quoted(message.context) << ", " << quoted(message.source) << ", {";
        for (const std::string& form : message.forms) out << quoted(form) << ", ";
        out << "}},\n";
    }
    out << "}};\n";
}

void write_source(std::ostream& out, const std::vector<std::string>& files) {
    out << "#include \"app/language/translation_table.hpp\"\n\nnamespace yinsight {\nnamespace {\n";
    for (const Language language : kAllLanguages) {
        const std::string ending = std::string{"_"} + code_of(language) + ".ts";
        std::vector<LinguistMessage> messages;
        for (const std::string& file : files)
            if (file.ends_with(ending)) messages = read_linguist_file(file);
        write_table(out, language, std::move(messages));
    }
    out << "}  // namespace\n\nstd::span<const Translation> translations(Language language) {\n"
           "    switch (language) {\n";
    for (const Language language : kAllLanguages)
        out << "        case static_cast<Language>(" << index_of(language) << "): return k_"
            << code_of(language) << ";\n";
    out << "    }\n    return {};\n}\n\n}  // namespace yinsight\n";
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    try {
        std::ofstream out{argv[1]};
        write_source(out, {argv + 2, argv + argc});
        if (out.flush()) return 0;
        std::cerr << argv[1] << ": cannot be written\n";
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
    }
    return 3;
}
