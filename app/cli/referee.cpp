#include <algorithm>
#include <cmath>
#include <mutex>

#include "app/announce/announcer.hpp"
#include "app/announce/standing_call.hpp"
#include "app/cli/complaint.hpp"
#include "app/cli/control_input.hpp"
#include "app/cli/referee_start.hpp"
#include "app/cli/stop_signal.hpp"
#include "app/cli/verbs.hpp"
#include "app/files/camera_file.hpp"
#include "app/files/file_error.hpp"
#include "app/live/table_referee.hpp"
#include "app/report/event_json.hpp"
#include "app/report/json_line.hpp"
#include "app/speech/espeak.hpp"
#include "app/speech/speaker.hpp"
#include "referee/notation/position_text.hpp"

namespace yinsight {

namespace {

/// When the game has ended, what still waits is spoken for so many seconds at most.
constexpr double kLastWords_s = 60;

/// Prints what happens, as lines for people or for programs.
class Printer : public TableListener {
  public:
    Printer(const Console& console, bool json, Speaker* speaker)
        : console_{console}, json_{json}, announcer_{console.wording}, speaker_{speaker} {}

    void on_event(const SessionEvent& event) override {
        const auto calls = announcer_.hear(event);
        if (json_) print_json_line(console_.out, event_json(event));
        for (const Call& call : calls) {
            remember(call);
            if (json_) continue;
            if (call.turn) console_.out << *call.turn << ". ";
            console_.out << call.text << std::endl;
        }
        if (speaker_ == nullptr) return;
        speaker_->hear(calls);
        // A turn in the same look would take back the fault that it followed.
        const auto is_fault = [](const Call& call) { return call.kind == CallKind::fault; };
        if (waits_ && std::any_of(calls.begin(), calls.end(), is_fault))
            speaker_->wait_until_said(kLastWords_s);
    }
    /// Every word is wanted, however quickly the frames come.
    void wait_for_speech() { waits_ = true; }
    void on_notice(const std::string& notice) override { complain(console_, notice); }
    void on_frame(const Frame& /*frame*/, const std::optional<BoardReading>& reading) override {
        ++frames_;
        if (waits_) speaker_->wait_until_said(kLastWords_s);
        if (!calibration_told_ && reading && !reading->calibration_remark.empty()) {
            calibration_told_ = true;
            on_notice(reading->calibration_remark);
        }
        if (!console_.progress) return;
        const std::string number = std::to_string(frames_);
        console_.err << '\r'
                     << (frame_count_ ? console_.wording(phrase("Message", "frame %1 of %2"),
                                                         {number, std::to_string(*frame_count_)})
                                      : console_.wording(phrase("Message", "frame %1"), {number}))
                     << "  \r" << std::flush;
    }
    /// Says again what stands, for whoever presses the key; from any thread.
    void repeat() {
        const std::lock_guard lock{mutex_};
        if (standing_.now()) console_.err << standing_.now()->text << std::endl;
    }
    void set_frame_count(std::optional<int> count) { frame_count_ = count; }

    void tell_end(const RefereeSession& session, const RunReport& report) const {
        const double ms = report.frames == 0 ? 0 : 1000 * report.busy_s / report.frames;
        if (json_) {
            print_json_line(console_.out, end_json(session, report));
            return;
        }
        if (!session.board_seen())
            console_.out << console_.wording(phrase("Message", "No board was seen.")) << '\n';
        console_.out << end_sentence(session, report, ms) << std::endl;
    }

  private:
    void remember(const Call& call) {
        const std::lock_guard lock{mutex_};
        standing_.hear(call);
    }
    std::string end_sentence(const RefereeSession& session, const RunReport& report,
                             double ms) const {
        const SessionCounts& counts = session.counts();
        const Wording& say = console_.wording;
        return say.sentences(
            {say(phrase("Message", "%1, %2, %3."),
                 {say.count(counted_phrase("Message", "%n turns"), session_turns(session)),
                  say.count(counted_phrase("Message", "%n violations"), counts.violations),
                  say.count(counted_phrase("Message", "%n questions"), counts.questions)}),
             say(phrase("Message",
                        "%1, %2 ms each, %3 dropped; 95 % of the calls came within "
                        "%4 ms of their frame."),
                 {say.count(counted_phrase("Message", "%n frames"), counts.frames),
                  std::to_string(std::lround(ms)), std::to_string(report.dropped),
                  std::to_string(std::lround(report.event_ms.percentile_ms(0.95)))})});
    }

    const Console& console_;
    bool json_;
    Announcer announcer_;
    Speaker* speaker_;
    bool waits_ = false;
    std::mutex mutex_;
    StandingCall standing_;
    std::optional<int> frame_count_;
    int frames_ = 0;
    bool calibration_told_ = false;
};

/// The voice that was asked for, if one was. Says on stderr why it falls silent.
std::unique_ptr<Speaker> make_speaker(const RefereeArguments& arguments, const Console& console) {
    if (!arguments.speak && arguments.speech_folder.empty()) return nullptr;
    std::unique_ptr<SpeechEngine> engine;
    if (arguments.speech_folder.empty()) {
        engine = std::make_unique<EspeakEngine>();
        if (!sound_in_sight()) {
            console.err << "yinsight: "
                        << console.wording(
                               phrase("Message",
                                      "no sound card or server is in sight: nothing will be heard; "
                                      "--speak-to writes the calls into files"))
                        << std::endl;
        }
    } else {
        engine = std::make_unique<WavEngine>(arguments.speech_folder);
    }
    const Language language = console.wording.language();
    const auto tell = [&console](const std::string& trouble) {
        console.err << "yinsight: "
                    << console.wording(phrase("Message", "nothing more is spoken: %1"), {trouble})
                    << std::endl;
    };
    auto letters = arguments.letters.empty() ? letter_words(language)
                                             : load_letter_words(arguments.letters, language);
    return std::make_unique<Speaker>(
        std::move(engine), SpeakerOptions{console.wording, std::move(letters),
                                          arguments.speech_amount, arguments.speech_accent, tell});
}

/// The game's beginning as the arguments say it; a message where they contradict each other.
std::optional<std::string> read_start(const RefereeArguments& arguments, ArbiterOptions& options) {
    options.calm_s = arguments.calm_s;
    if (arguments.blitz.value_or(false)) options.variant = Variant::blitz;
    if (arguments.start.empty()) return std::nullopt;
    const auto start = parse_position(arguments.start);
    if (!start) return "--start: " + message_of(start.error());
    if (arguments.blitz && (start->variant() == Variant::blitz) != *arguments.blitz)
        return "--start and --variant name different variants";
    options.start = *start;
    options.variant = start->variant();
    return std::nullopt;
}

ExitStatus status_of(const TableReferee& table) {
    if (table.has_failed()) return ExitStatus::unreadable;
    return table.session().board_seen() ? ExitStatus::done : ExitStatus::answer_is_no;
}

}  // namespace

ExitStatus run_referee(const RefereeArguments& arguments, const Console& console) {
    TableOptions options;
    if (const auto mistake = read_start(arguments, options.arbiter)) {
        complain(console, *mistake);
        return ExitStatus::wrong_usage;
    }
    if (!arguments.camera.empty()) options.reading.camera = load_camera(arguments.camera).camera;
    auto source = open_frame_source(arguments.source, arguments.source_options);
    choose_game(arguments, source->live() && !arguments.source_options.real_time, console, options);
    choose_sets(arguments, source->live() && !arguments.source_options.real_time, options);
    options.evidence_folder = arguments.evidence_folder;
    options.evidence_budget_bytes = std::int64_t{arguments.evidence_mb} << 20;
    const auto speaker = make_speaker(arguments, console);
    Printer printer{console, arguments.json, speaker.get()};
    printer.set_frame_count(source->frame_count());
    if (!arguments.speech_folder.empty()) printer.wait_for_speech();
    TableReferee table{std::move(source), std::move(options), printer};
    for (const Side side : {Side::white, Side::black}) {
        const std::string& name = arguments.players[index_of(side)];
        if (!name.empty()) table.commands().push(RenameCommand{side, name});
    }
    stop_on_signals();
    std::optional<ControlInput> control;
    const auto show = [&](const std::string& echo) { console.err << echo << std::flush; };
    if (arguments.control) {
        control.emplace(arguments.control_descriptor, ControlInput::Kind::lines, table.commands(),
                        show);
    } else if (console.answers != nullptr) {
        console.err << key_help(console.wording);
        control.emplace(
            arguments.control_descriptor, ControlInput::Kind::keys, table.commands(), show,
            [&] {
                if (speaker) speaker->repeat();
                printer.repeat();
            },
            console.wording);
    }
    table.run(&stop_asked());
    control.reset();
    if (speaker && !stop_asked()) speaker->wait_until_said(kLastWords_s);
    printer.tell_end(table.session(), table.report());
    return status_of(table);
}

}  // namespace yinsight
