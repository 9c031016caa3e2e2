#include "app/cli/complaint.hpp"
#include "app/cli/verbs.hpp"
#include "app/files/game_file.hpp"

namespace yinsight {

ExitStatus run_convert(const ConvertArguments& arguments, const Console& console) {
    game_format_of(arguments.out);
    const auto record = load_game(arguments.in);
    if (!record) {
        complain(console, arguments.in, record.error());
        return ExitStatus::unreadable;
    }
    save_game(arguments.out, *record);
    return ExitStatus::done;
}

}  // namespace yinsight
