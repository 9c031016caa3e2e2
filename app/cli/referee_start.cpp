#include "app/cli/referee_start.hpp"

#include <istream>

#include "app/cli/complaint.hpp"
#include "app/files/file_error.hpp"
#include "app/files/set_shelf.hpp"
#include "app/files/whole_file.hpp"
#include "app/report/json_line.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace fs = std::filesystem;

namespace {

/// The folder for games without a record, made; empty where that cannot be, which is said.
fs::path journal_folder(const RefereeArguments& arguments, bool live, const Console& console) {
    if (!arguments.journal_folder.empty()) {
        make_folder(arguments.journal_folder);
        return arguments.journal_folder;
    }
    if (!arguments.record.empty() || !live) return {};
    fs::path usual = usual_journal_folder();
    try {
        if (!usual.empty()) make_folder(usual);
        return usual;
    } catch (const FileError& error) {
        complain(console, FileError{error.file(), error.message() + "; the game is not kept"});
        return {};
    }
}

GameFiles files_of(const RefereeArguments& arguments, const fs::path& folder) {
    GameFiles files{arguments.record, {}};
    if (!folder.empty()) {
        files.journal = folder / (arguments.record.empty()
                                      ? fs::path{journal_name(std::time(nullptr))}
                                      : journal_beside(fs::path{arguments.record}.filename()));
    } else if (!arguments.record.empty()) {
        files.journal = journal_beside(arguments.record);
    }
    return files;
}

std::string name_of(const GameFiles& files) {
    return files.record.empty() ? files.journal.string() : files.record.string();
}

/// In every language that the program speaks, a y counts too.
bool is_yes(const Wording& wording, const std::string& answer) {
    const std::string yes = wording.capitalised(wording(phrase("Message", "yes")));
    const bool is_latin = (yes[0] & 0x80) == 0;
    return answer[0] == 'y' || answer[0] == 'Y' ||
           wording.capitalised(answer).starts_with(is_latin ? yes.substr(0, 1) : yes);
}

/// Asks on the terminal; an empty answer is yes.
bool wants_to_go_on(const JournalContent& game, const GameFiles& files, const Console& console) {
    const Wording& say = console.wording;
    console.err << say.count(
                       counted_phrase(
                           "Message",
                           "An unfinished game of %n turns is kept in %1. Go on with it? [Y/n]"),
                       static_cast<long>(game.record.turns.size()), {name_of(files)})
                << ' ' << std::flush;
    std::string answer;
    std::getline(*console.answers, answer);
    return answer.empty() || is_yes(say, answer);
}

void tell_unfinished(const JournalContent& game, const GameFiles& kept, bool json,
                     const Console& console) {
    if (json) {
        print_json_line(console.out, {{"event", "unfinished_game"},
                                      {"turns", game.record.turns.size()},
                                      {"position", to_text(replay(game.record).end())},
                                      {"record", kept.record.string()},
                                      {"journal", kept.journal.string()},
                                      {"t", 0},
                                      {"frame", 0}});
    }
    console.err << "yinsight: "
                << console.wording.count(
                       counted_phrase("Message",
                                      "an unfinished game of %n turns is kept in %1; a new one "
                                      "begins (--resume goes on with an unfinished one)"),
                       static_cast<long>(game.record.turns.size()), {name_of(kept)})
                << '\n';
}

bool exists(const GameFiles& files) {
    std::error_code ignored;
    return (!files.record.empty() && fs::exists(files.record, ignored)) ||
           (!files.journal.empty() && fs::exists(files.journal, ignored));
}

/// Whether a game in these files may be overwritten: one of a recording that came to its end can be
/// watched again.
bool must_be_kept(const GameFiles& files, const std::optional<JournalContent>& game, bool live) {
    if (!exists(files)) return false;
    return live || (game && game->state == JournalState::open);
}

}  // namespace

void choose_game(const RefereeArguments& arguments, bool live, const Console& console,
                 TableOptions& options) {
    const fs::path folder = journal_folder(arguments, live, console);
    options.files = files_of(arguments, folder);
    GameFiles old = options.files;
    if (arguments.record.empty() && !folder.empty())
        old.journal = last_unfinished(folder).value_or(fs::path{});
    auto game = find_unfinished(old);
    using Resume = RefereeArguments::Resume;
    if (arguments.resume == Resume::yes && !game)
        throw FileError{name_of(options.files), "there is no unfinished game to go on with"};
    const bool offered =
        game && (game->state == JournalState::open || (live && game->state == JournalState::left));
    const bool asked = arguments.resume == Resume::ask && offered && console.answers != nullptr;
    if (arguments.resume == Resume::yes || (asked && wants_to_go_on(*game, old, console))) {
        options.files = old;
        options.resumed = std::move(game);
        return;
    }
    GameFiles kept = old;
    if (!arguments.record.empty() && must_be_kept(old, game, live)) kept = set_aside(old);
    if (offered && !asked && arguments.resume == Resume::ask)
        tell_unfinished(*game, kept, arguments.json, console);
}

void choose_sets(const RefereeArguments& arguments, bool live, TableOptions& options) {
    if (arguments.no_sets) return;
    options.set_name = arguments.set_name;
    if (!arguments.set_folder.empty()) {
        options.set_folder = arguments.set_folder;
    } else if (live || !arguments.set_name.empty()) {
        options.set_folder = usual_set_folder();
    }
}

}  // namespace yinsight
