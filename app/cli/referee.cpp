#include <chrono>
#include <ctime>
#include <filesystem>

#include "app/announce/sentence.hpp"
#include "app/cli/stop_signal.hpp"
#include "app/cli/verbs.hpp"
#include "app/files/file_error.hpp"
#include "app/files/game_file.hpp"
#include "app/files/whole_file.hpp"
#include "app/live/evidence.hpp"
#include "app/live/frame_source.hpp"
#include "app/live/referee_session.hpp"
#include "app/report/event_json.hpp"
#include "app/report/json_line.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    ::localtime_r(&now, &date);
    char text[16];
    std::strftime(text, sizeof text, "%Y.%m.%d", &date);
    return text;
}

/// Writes the record whenever it changes.
class Journal {
  public:
    Journal(const std::string& path, const Console& console) : path_{path}, console_{console} {
        if (!path_.empty()) game_format_of(path_);
    }

    /// The empty record, to find out at once whether the file can be written. Throws FileError.
    void begin(const RefereeSession& session) {
        if (!path_.empty()) save_game(path_, tagged(session));
    }

    /// Play goes on when the disk is full; the next turn tries again.
    void update(const RefereeSession& session) {
        if (path_.empty()) return;
        try {
            save_game(path_, tagged(session));
            failed_ = false;
        } catch (const FileError& error) {
            if (!failed_) console_.err << "yinsight: " << error.what() << '\n';
            failed_ = true;
        }
    }

    /// Whether the file lacks what was announced last.
    bool failed() const { return failed_; }

  private:
    GameRecord tagged(const RefereeSession& session) const {
        GameRecord record = session.record();
        record.set_tag("Date", date_);
        return record;
    }

    std::string path_;
    const Console& console_;
    std::string date_ = today();
    bool failed_ = false;
};

bool changes_the_record(const SessionEvent& event) {
    const auto* from_arbiter = std::get_if<Event>(&event.what);
    if (from_arbiter == nullptr) return false;
    const auto& what = from_arbiter->what;
    return std::holds_alternative<StartEvent>(what) || std::holds_alternative<TurnEvent>(what) ||
           std::holds_alternative<TakebackEvent>(what) ||
           std::holds_alternative<GameOverEvent>(what);
}

/// Runs one game from its source to its end.
class Watch {
  public:
    Watch(const RefereeArguments& arguments, const ArbiterOptions& options, const Console& console)
        : arguments_{arguments},
          console_{console},
          source_{open_frame_source(arguments.source)},
          session_{options},
          journal_{arguments.record, console} {
        if (!arguments.evidence_folder.empty()) evidence_.emplace(arguments.evidence_folder);
        journal_.begin(session_);
    }

    ExitStatus run() {
        while (!stop_asked()) {
            const auto frame = source_->next();
            tell_problems();
            if (!frame) break;
            const auto begin = std::chrono::steady_clock::now();
            const auto events = session_.take(*frame);
            busy_ += std::chrono::steady_clock::now() - begin;
            keep_evidence(events, *frame);
            tell(events);
            show_progress();
        }
        tell(session_.finish());
        tell_end();
        if (problems_ > 0 || journal_.failed()) return ExitStatus::unreadable;
        return session_.board_seen() ? ExitStatus::done : ExitStatus::answer_is_no;
    }

  private:
    void tell_problems() {
        for (const std::string& problem : source_->take_problems()) {
            console_.err << "yinsight: " << problem << '\n';
            ++problems_;
        }
    }

    void tell(const std::vector<SessionEvent>& events) {
        for (const SessionEvent& event : events) {
            if (changes_the_record(event)) journal_.update(session_);
        }
        for (const SessionEvent& event : events) {
            if (arguments_.json) {
                print_json_line(console_.out, event_json(event));
            } else if (const auto sentence = sentence_for(event); !sentence.empty()) {
                console_.out << sentence << std::endl;
            }
        }
    }

    void keep_evidence(const std::vector<SessionEvent>& events, const Frame& frame) {
        if (!evidence_) return;
        for (const SessionEvent& event : events)
            evidence_->keep(event, frame, session_.last_reading());
    }

    void show_progress() {
        if (!console_.progress) return;
        console_.err << "\rframe " << session_.counts().frames;
        if (const auto count = source_->frame_count()) console_.err << " of " << *count;
        console_.err << "  \r" << std::flush;
    }

    void tell_end() {
        const SessionCounts& counts = session_.counts();
        const double ms = counts.frames == 0 ? 0 : 1000 * busy_.count() / counts.frames;
        if (arguments_.json) {
            auto end = end_json(session_);
            end["ms_per_frame"] = std::round(ms * 10) / 10;
            print_json_line(console_.out, end);
            return;
        }
        if (!session_.board_seen()) console_.out << "No board was seen.\n";
        console_.out << session_.arbiter().turns().size() << " turns, " << counts.violations
                     << " violations, " << counts.questions << " questions; " << counts.frames
                     << " frames, " << std::lround(ms) << " ms each." << std::endl;
    }

    const RefereeArguments& arguments_;
    const Console& console_;
    std::unique_ptr<FrameSource> source_;
    RefereeSession session_;
    Journal journal_;
    std::optional<EvidenceFolder> evidence_;
    std::chrono::duration<double> busy_{};
    int problems_ = 0;
};

}  // namespace

ExitStatus run_referee(const RefereeArguments& arguments, const Console& console) {
    ArbiterOptions options;
    options.calm_s = arguments.calm_s;
    if (arguments.blitz.value_or(false)) options.variant = Variant::blitz;
    if (!arguments.start.empty()) {
        const auto start = parse_position(arguments.start);
        if (!start) {
            console.err << "yinsight: --start: " << message_of(start.error()) << '\n';
            return ExitStatus::wrong_usage;
        }
        if (arguments.blitz && (start->variant() == Variant::blitz) != *arguments.blitz) {
            console.err << "yinsight: --start and --variant name different variants\n";
            return ExitStatus::wrong_usage;
        }
        options.start = *start;
        options.variant = start->variant();
    }
    stop_on_signals();
    return Watch{arguments, options, console}.run();
}

}  // namespace yinsight
