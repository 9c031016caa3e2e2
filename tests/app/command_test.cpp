#include <boost/test/unit_test.hpp>
#include <poll.h>
#include <unistd.h>

#include "app/cli/control_input.hpp"
#include "app/live/command_text.hpp"
#include "referee/notation/position_text.hpp"

using namespace yinsight;

namespace {

constexpr const char* kStart = "4/7/8/9/10/9/10/9/8/7/4 w P 0-0 S -";

template <typename What>
What as(const Command& command) {
    BOOST_REQUIRE_MESSAGE(std::holds_alternative<What>(command), name_of(command));
    return std::get<What>(command);
}

std::string refusal_of(const std::string& line) {
    return as<UnknownCommand>(parse_command(line)).reason;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(commands)

BOOST_AUTO_TEST_CASE(words_and_json_say_the_same) {
    as<UndoCommand>(parse_command("undo"));
    as<UndoCommand>(parse_command(R"({"command":"undo"})"));
    as<RedoCommand>(parse_command("  redo \r\n"));
    as<AcceptCommand>(parse_command("accept"));
    as<NewGameCommand>(parse_command("new_game"));
    as<StopCommand>(parse_command(R"({"command":"stop"})"));
    for (const char* line :
         {R"({"command":"correct","turn":20,"text":"e3-e7"})", "correct 20 e3-e7"}) {
        const auto correct = as<CorrectCommand>(parse_command(line));
        BOOST_TEST(correct.turn == 20);
        BOOST_TEST(correct.text == "e3-e7");
    }
    for (const char* line : {R"({"command":"choose","candidate":2,"turn":31})", "choose 2 31"}) {
        const auto choose = as<ChooseCommand>(parse_command(line));
        BOOST_TEST(choose.candidate == 2U);
        BOOST_TEST(choose.turn.value() == 31);
    }
    BOOST_TEST(!as<ChooseCommand>(parse_command("choose 1")).turn.has_value());
    const auto position = as<SetPositionCommand>(parse_command(std::string{"position "} + kStart));
    BOOST_TEST((position.position == Position{}));
    for (const char* line :
         {R"({"command":"rename","player":"black","name":"Bob B."})", "rename black Bob B."}) {
        const auto rename = as<RenameCommand>(parse_command(line));
        BOOST_TEST((rename.side == Side::black));
        BOOST_TEST(rename.name == "Bob B.");
    }
    BOOST_TEST(as<RenameCommand>(parse_command("rename white 007")).name == "007");
    BOOST_TEST(as<TurnNamesCommand>(parse_command("turn_names -1")).sixths == -1);
}

BOOST_AUTO_TEST_CASE(results_name_the_winner) {
    const auto resign = as<DeclareCommand>(parse_command("resign white"));
    BOOST_TEST((resign.winner == Winner::black));
    BOOST_TEST(resign.resigned);
    const auto win = as<DeclareCommand>(parse_command(R"({"command":"win","player":"white"})"));
    BOOST_TEST((win.winner == Winner::white));
    BOOST_TEST(!win.resigned);
    BOOST_TEST((as<DeclareCommand>(parse_command("draw")).winner == Winner::draw));
}

BOOST_AUTO_TEST_CASE(anything_else_is_refused_with_what_was_expected) {
    BOOST_TEST(refusal_of("dance") == "'dance' is no command");
    BOOST_TEST(refusal_of("resign green") == "\"player\" is \"white\" or \"black\"");
    BOOST_TEST(refusal_of("position 4/7/8 w").find("position: ") == 0U);
    BOOST_TEST(refusal_of("choose -1") == "\"candidate\" counts from 0");
    for (const char* line : {"", "   ", "{", "{}", R"({"command":7})", R"({"command":"correct"})",
                             R"({"command":"rename","player":"white"})", "resign", "correct x y",
                             "turn_names", R"({"command":"choose","candidate":"one"})", "[1]"})
        BOOST_TEST(!refusal_of(line).empty(), line);
}

BOOST_AUTO_TEST_CASE(keys_are_commands_and_a_colon_begins_words) {
    KeyReader keys;
    std::string echo;
    as<UndoCommand>(keys.take('u', echo).value());
    as<StopCommand>(keys.take('q', echo).value());
    BOOST_TEST(as<ChooseCommand>(keys.take('1', echo).value()).candidate == 1U);
    BOOST_TEST(!keys.take('z', echo).has_value());
    BOOST_TEST(echo.empty());
    keys.take('?', echo);
    BOOST_TEST(echo == key_help({}));
    std::optional<Command> command;
    for (const char key : std::string{":resign whitX\x7f"
                                      "e\n"}) {
        BOOST_TEST(!command.has_value());
        command = keys.take(key, echo);
    }
    BOOST_TEST((as<DeclareCommand>(command.value()).winner == Winner::black));
    // Behind it keys are keys again.
    as<RedoCommand>(keys.take('r', echo).value());
}

BOOST_AUTO_TEST_CASE(lines_come_whole_however_they_were_cut) {
    const std::string text =
        "undo\n{\"command\":\"redo\"}\n\n" + std::string(10'000, 'x') + "\nchoose 1";
    for (const std::size_t piece : {1U, 7U, 100'000U}) {
        CommandQueue queue;
        LineReader lines;
        for (std::size_t i = 0; i < text.size(); i += piece)
            lines.take(text.data() + i, std::min(piece, text.size() - i), queue);
        lines.finish(queue);
        const auto commands = queue.take_all();
        BOOST_REQUIRE(commands.size() == 4U);
        as<UndoCommand>(commands[0]);
        as<RedoCommand>(commands[1]);
        BOOST_TEST(as<UnknownCommand>(commands[2]).reason.find("4096 bytes") != std::string::npos);
        as<ChooseCommand>(commands[3]);
        BOOST_TEST(queue.take_all().empty());
    }
}

BOOST_AUTO_TEST_CASE(a_pipe_is_read_in_a_thread_of_its_own_until_it_ends) {
    int ends[2];
    BOOST_REQUIRE(::pipe(ends) == 0);
    CommandQueue queue;
    ControlInput control{ends[0], ControlInput::Kind::lines, queue, [](const std::string&) {}};
    const std::string text = "undo\nredo";
    BOOST_REQUIRE(::write(ends[1], text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    ::close(ends[1]);
    std::vector<Command> commands;
    while (commands.size() < 2) {
        for (auto& command : queue.take_all()) commands.push_back(std::move(command));
    }
    as<UndoCommand>(commands[0]);
    as<RedoCommand>(commands[1]);
}

BOOST_AUTO_TEST_SUITE_END()
