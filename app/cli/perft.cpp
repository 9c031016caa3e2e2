#include "referee/perft.hpp"

#include "app/cli/complaint.hpp"
#include "app/cli/verbs.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

ExitStatus run_perft(const PerftArguments& arguments, const Console& console) {
    const auto parsed = parse_position(arguments.position);
    if (!parsed) {
        complain(console, "position", parsed.error());
        return ExitStatus::unreadable;
    }
    auto parts = parsed->parts();
    parts.house_rules = arguments.house_rules;
    const auto position = Position::from_parts(parts);
    if (!arguments.divide || arguments.depth == 0) {
        console.out << perft(position, arguments.depth) << '\n';
        return ExitStatus::done;
    }
    std::uint64_t total = 0;
    for (const auto& [action, count] : perft_divide(position, arguments.depth)) {
        console.out << to_text(action) << ' ' << count << '\n';
        total += count;
    }
    console.out << console.wording(phrase("Message", "total")) << ' ' << total << '\n';
    return ExitStatus::done;
}

}  // namespace yinsight
