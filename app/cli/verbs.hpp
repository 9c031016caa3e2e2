#pragma once
// The verbs of the command line as plain functions: an arguments struct in, an exit status out.
// Results go to `out`, everything else to `err`. A file that cannot be read or written is thrown
// as FileError where the whole verb depends on it.

#include <array>
#include <cstdint>
#include <istream>
#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "app/language/wording.hpp"
#include "app/live/frame_source.hpp"
#include "app/speech/call_queue.hpp"
#include "app/speech/speech_engine.hpp"
#include "referee/position.hpp"

namespace yinsight {

/// Exit statuses of every verb.
enum class ExitStatus : int {
    done = 0,
    /// Done, and the answer is no: no board found, the record is illegal.
    answer_is_no = 1,
    wrong_usage = 2,
    /// A file or camera cannot be read, or a result cannot be written.
    unreadable = 3,
};

/// The graver of two outcomes: of several inputs the gravest one counts.
constexpr ExitStatus graver(ExitStatus a, ExitStatus b) {
    return a < b ? b : a;
}

/// Where a verb writes. `progress` tells whether `err` is a terminal.
struct Console {
    std::ostream& out;
    std::ostream& err;
    bool progress = false;
    /// Where people answer questions and press keys; null where nobody sits at a terminal.
    std::istream* answers = nullptr;
    /// The language of every sentence; JSON and notation know none.
    Wording wording{};
};

struct ReadArguments {
    std::vector<std::string> images;
    bool json = false;
    /// Folder for overlay and stage pictures; empty for none.
    std::string debug_folder;
    /// Calibration of the camera that took the pictures; empty for none.
    std::string camera{};
};
ExitStatus run_read(const ReadArguments& arguments, const Console& console);

struct RefereeArguments {
    /// A camera, URL, film or folder of frames: see open_frame_source().
    std::string source;
    /// The record's file; empty for none.
    std::string record;
    bool json = false;
    /// Blitz or standard; as the start says, else standard, where absent.
    std::optional<bool> blitz;
    /// Position text; the first calm board where empty.
    std::string start;
    /// Folder for the pictures of disputed moments; empty for none.
    std::string evidence_folder;
    /// Seconds; see ArbiterOptions::calm_s.
    double calm_s = 1.5;
    SourceOptions source_options;
    /// What becomes of an unfinished game in the same files.
    enum class Resume { ask, yes, no } resume = Resume::ask;
    /// What the pictures of disputed moments may take, in megabytes.
    int evidence_mb = 64;
    /// Folder for journals; beside the record where empty.
    std::string journal_folder;
    /// White's name and Black's; empty where unknown.
    std::array<std::string, 2> players;
    /// Commands come as lines on this descriptor; without, keys do where somebody sits there.
    bool control = false;
    int control_descriptor = 0;
    /// Calibration of the camera; empty for none.
    std::string camera{};
    /// What the set on the board is called; empty where nobody says.
    std::string set_name{};
    /// Where sets are kept; the user's own folder where empty and the source is a camera, or the
    /// set has a name.
    std::string set_folder{};
    bool no_sets = false;
    /// Calls are spoken over the loudspeaker.
    bool speak = false;
    /// Calls are spoken into files in this folder; empty for none.
    std::string speech_folder{};
    Accent speech_accent = Accent::second_voice;
    SpeechAmount speech_amount = SpeechAmount::all;
    /// Words for the letters of points; the user's own or the usual ones where empty.
    std::string letters{};
};
ExitStatus run_referee(const RefereeArguments& arguments, const Console& console);

struct PerftArguments {
    /// Position text.
    std::string position;
    int depth = 0;
    bool divide = false;
    /// Other decisions than the referee's, for comparison with other programs.
    HouseRules house_rules{};
};
ExitStatus run_perft(const PerftArguments& arguments, const Console& console);

struct CheckArguments {
    /// Record files.
    std::vector<std::string> records;
    bool json = false;
};
ExitStatus run_check(const CheckArguments& arguments, const Console& console);

struct ConvertArguments {
    /// Record files; their endings choose the formats.
    std::string in;
    std::string out;
};
ExitStatus run_convert(const ConvertArguments& arguments, const Console& console);

struct DiagramArguments {
    /// Position text, or a record's file.
    std::string what;
    /// The file to write; its ending chooses the format.
    std::string out;
    /// The number of the last turn to play; the record's end where absent.
    std::optional<int> turn;
};
ExitStatus run_diagram(const DiagramArguments& arguments, const Console& console);

struct CoachArguments {
    /// Position text, or a record's file.
    std::string what;
    /// Thinking time a position.
    double seconds = 1;
    /// Instead of a time where given: always the same answer with one thread.
    std::optional<std::uint64_t> nodes;
    /// How many turns to suggest.
    int lines = 3;
    int threads = 1;
    /// Of memory for what the search remembers.
    int table_megabytes = 64;
    /// "hint" (which ring), "plan" (which row) or "turn".
    std::string help_level = "turn";
    /// Plays at this level instead of advising; see strength_level().
    std::optional<int> level;
    /// Of the level's errors; different every time where absent.
    std::optional<std::uint64_t> seed;
    /// Where the graph of a judged record goes (.svg, or a picture by its ending); empty for none.
    std::string graph;
    bool json = false;
};
/// Advises in a position; judges every turn of a record and, where its game goes on, advises too.
/// A signal ends the search, and what was found until then is printed.
ExitStatus run_coach(const CoachArguments& arguments, const Console& console);

/// Speaks the engine protocol until `quit` or the end of `in`; see UgiSession.
ExitStatus run_ugi(std::istream& in, const Console& console);

struct CalibrateArguments {
    /// Pictures, folders, films or cameras that show the board or the printed sheet.
    std::vector<std::string> sources;
    /// The calibration to write.
    std::string out;
    /// Where to write the sheet to print (.svg, .pdf); empty for none.
    std::string sheet;
    bool json = false;
};
/// Nothing is written where the pictures do not suffice; the answer says what is missing.
ExitStatus run_calibrate(const CalibrateArguments& arguments, const Console& console);

struct DoctorArguments {
    /// A camera, film, folder or picture whose view of the board is judged; all cameras of this
    /// machine where empty.
    std::string source{};
    bool json = false;
    /// Where sets are kept; the user's own folder where empty.
    std::string set_folder{};
};
ExitStatus run_doctor(const DoctorArguments& arguments, const Console& console);

}  // namespace yinsight
