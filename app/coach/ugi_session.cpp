#include "app/coach/ugi_session.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <new>
#include <optional>

#include "app/coach/table_memory.hpp"
#include "referee/notation/position_text.hpp"
#include "referee/notation/turn_text.hpp"

namespace yinsight {

namespace {

constexpr int kThreadsMost = 64;

/// Takes the next word off the front; empty at the end.
std::string_view take_word(std::string_view& text) {
    constexpr std::string_view blanks = " \t\r\n";
    const auto begin = std::min(text.find_first_not_of(blanks), text.size());
    const auto end = std::min(text.find_first_of(blanks, begin), text.size());
    const auto word = text.substr(begin, end - begin);
    text.remove_prefix(end);
    return word;
}

std::optional<std::int64_t> number_in(std::string_view word, std::int64_t least,
                                      std::int64_t most) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    if (number < least || number > most) return std::nullopt;
    return number;
}

std::string score_words(Score score) {
    if (is_proven_win(score)) return "mate " + std::to_string(winners_turns(score));
    if (is_proven_loss(score)) return "mate -" + std::to_string(winners_turns(score));
    return "cp " + std::to_string(std::lround(100 * in_rings(score)));
}

std::string info_words(const Analysis& analysis) {
    const RankedTurn& best = analysis.turns.front();
    const double seconds = std::max(analysis.seconds, 1e-3);
    std::string text = "info depth " + std::to_string(analysis.depth) + " seldepth " +
                       std::to_string(analysis.deepest_turn) + " score " + score_words(best.score) +
                       " nodes " + std::to_string(analysis.nodes) + " nps " +
                       std::to_string(std::llround(static_cast<double>(analysis.nodes) / seconds)) +
                       " time " + std::to_string(std::llround(1000 * analysis.seconds)) +
                       " hashfull " + std::to_string(analysis.table_permille) + " pv";
    for (const Turn& turn : best.line) text += ' ' + to_text(turn);
    return text;
}

const char* words_for(const std::optional<GameResult>& result) {
    if (!result) return "none";
    switch (result->winner) {
        case Winner::white:
            return "p1win";
        case Winner::black:
            return "p2win";
        default:
            return "draw";
    }
}

}  // namespace

UgiSession::UgiSession(std::string name, std::ostream& out)
    : name_{std::move(name)}, out_{out}, engine_{std::make_unique<Engine>()} {}

UgiSession::~UgiSession() {
    ask_to_stop();
    if (searcher_.joinable()) searcher_.join();
}

void UgiSession::ask_to_stop() {
    stop_ = true;
    stop_.notify_all();
}

void UgiSession::tell(const std::string& line) {
    const std::lock_guard lock{writing_};
    out_ << line << std::endl;
}

void UgiSession::finish() {
    if (endless_) ask_to_stop();
    if (searcher_.joinable()) searcher_.join();
    endless_ = false;
}

bool UgiSession::obey(const std::string& line) {
    std::string_view rest = line;
    const auto command = take_word(rest);
    if (command == "quit") {
        ask_to_stop();
        finish();
        return false;
    }
    if (command == "ugi") {
        introduce();
    } else if (command == "isready") {
        tell("readyok");
    } else if (command == "stop") {
        ask_to_stop();
        finish();
    } else if (command == "uginewgame") {
        finish();
        engine_->new_game();
        position_ = Position::start(start_variant_);
    } else if (command == "setoption") {
        set_option(rest);
    } else if (command == "position") {
        set_position(rest);
    } else if (command == "go") {
        go(rest);
    } else if (command == "query") {
        query(rest);
    } else if (!command.empty()) {
        complain("unknown command '" + std::string{command} +
                 "': expected ugi, isready, uginewgame, position, go, stop, setoption, query or "
                 "quit");
    }
    return true;
}

void UgiSession::introduce() {
    tell("id name " + name_);
    tell("id author the Yinsight authors");
    tell("option name Hash type spin default 64 min 1 max " +
         std::to_string(most_table_megabytes()));
    tell("option name Threads type spin default 1 min 1 max " + std::to_string(kThreadsMost));
    tell("option name Variant type combo default standard var standard var blitz");
    tell("ugiok");
}

void UgiSession::set_option(std::string_view rest) {
    finish();
    if (take_word(rest) != "name") return complain("expected setoption name NAME value VALUE");
    const auto name = take_word(rest);
    if (take_word(rest) != "value") return complain("expected setoption name NAME value VALUE");
    const auto value = take_word(rest);
    if (name == "Variant" && (value == "standard" || value == "blitz")) {
        start_variant_ = value == "blitz" ? Variant::blitz : Variant::standard;
        position_ = Position::start(start_variant_);
        return;
    }
    const auto number = number_in(value, 1, name == "Hash" ? most_table_megabytes() : kThreadsMost);
    EngineOptions options = options_;
    if (name == "Hash" && number) {
        options.table_megabytes = static_cast<int>(*number);
    } else if (name == "Threads" && number) {
        options.threads = static_cast<int>(*number);
    } else {
        return complain("option '" + std::string{name} + "' cannot be '" + std::string{value} +
                        "': expected Hash 1.." + std::to_string(most_table_megabytes()) +
                        ", Threads 1.." + std::to_string(kThreadsMost) +
                        ", or Variant standard or blitz");
    }
    try {
        engine_ = std::make_unique<Engine>(options);
        options_ = options;
    } catch (const std::bad_alloc&) {
        complain("not enough memory for that; the options stay as they were");
    }
}

void UgiSession::set_position(std::string_view rest) {
    finish();
    Position position = Position::start(start_variant_);
    const auto kind = take_word(rest);
    if (kind == "fen") {
        std::string text;
        for (int i = 0; i < 6; ++i) text += (i > 0 ? " " : "") + std::string{take_word(rest)};
        const auto parsed = parse_position(text);
        if (!parsed) return complain("position: " + message_of(parsed.error()));
        position = *parsed;
    } else if (kind != "startpos") {
        return complain("position: expected startpos or fen");
    }
    auto word = take_word(rest);
    if (!word.empty() && word != "moves")
        return complain("position: expected moves, found '" + std::string{word} + "'");
    for (word = take_word(rest); !word.empty(); word = take_word(rest)) {
        const auto turn = parse_turn(word, position);
        if (!turn) return complain("turn " + std::string{word} + ": " + message_of(turn.error()));
        if (const auto fault = find_fault(position, *turn))
            return complain("turn " + std::string{word} + ": " + fault->fault.message);
        position = apply(position, *turn);
    }
    position_ = position;
}

void UgiSession::go(std::string_view rest) {
    finish();
    SearchLimits limits;
    bool bounded = false;
    for (auto word = take_word(rest); !word.empty(); word = take_word(rest)) {
        if (word == "infinite") continue;
        bounded = true;
        constexpr auto most = std::int64_t{1} << 53;
        auto number = number_in(take_word(rest), -most, most);
        if (!number) return complain("go: expected a whole number after " + std::string{word});
        // Whose clock has run out still wants a turn.
        number = std::max<std::int64_t>(1, *number);
        if (word == "movetime") {
            limits.seconds = static_cast<double>(*number) / 1000;
        } else if (word == "nodes") {
            limits.nodes = static_cast<std::uint64_t>(*number);
        } else if (word == "depth") {
            limits.depth = static_cast<int>(std::min<std::int64_t>(*number, SearchLimits{}.depth));
        } else {
            return complain("go: expected movetime, nodes, depth or infinite, found '" +
                            std::string{word} + "'");
        }
    }
    start(limits, !bounded);
}

void UgiSession::start(const SearchLimits& limits, bool endless) {
    if (position_.is_over()) {
        complain("the game is over");
        return tell("bestmove none");
    }
    endless_ = endless;
    stop_ = false;
    searcher_ = std::thread{[this, limits] {
        const auto analysis =
            engine_->analyse(position_, limits, 1, &stop_,
                             [this](const Analysis& so_far) { tell(info_words(so_far)); });
        // An endless search answers when it is told to stop, not before.
        if (endless_) stop_.wait(false);
        tell("bestmove " + to_text(analysis.turns.front().turn));
    }};
}

void UgiSession::query(std::string_view rest) {
    const auto what = take_word(rest);
    if (what == "gameover") {
        tell(position_.is_over() ? "response true" : "response false");
    } else if (what == "p1turn") {
        tell(!position_.is_over() && position_.side() == Side::white ? "response true"
                                                                     : "response false");
    } else if (what == "result") {
        tell(std::string{"response "} + words_for(position_.result()));
    } else {
        complain("query: expected gameover, p1turn or result, found '" + std::string{what} + "'");
    }
}

}  // namespace yinsight
