#include <filesystem>

#include "app/cli/verbs.hpp"
#include "app/diagram/board_diagram.hpp"
#include "app/diagram/diagram_file.hpp"
#include "app/files/file_error.hpp"

namespace yinsight {

ExitStatus run_diagram(const DiagramArguments& arguments, const Console& console) {
    if (const auto seen = parse_seen_board(arguments.what)) {
        Diagram diagram;
        diagram.board = *seen;
        diagram.title = arguments.what;
        write_diagram(diagram, arguments.out);
        return ExitStatus::done;
    }
    const auto position = parse_position(arguments.what);
    if (!position) {
        console.err << "yinsight: position: " << message_of(position.error()) << '\n';
        return ExitStatus::unreadable;
    }
    write_diagram(diagram_of(*position), arguments.out);
    return ExitStatus::done;
}

}  // namespace yinsight
