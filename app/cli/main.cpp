#include <CLI/CLI.hpp>

int main(int argc, char** argv) {
    CLI::App app{"The referee that sees the board"};
    app.set_version_flag("--version", "yinsight 0.1.0");
    app.require_subcommand(1);
    CLI11_PARSE(app, argc, argv);
    return 0;
}
