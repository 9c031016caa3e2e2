#pragma once
// The frame of programs for people that measure something: what goes wrong in them is told in a
// line and a status, never by a crash.

#include <cstdio>
#include <exception>

namespace yinsight {

/// Exit status of a program that could not read its input, as the command line has it.
inline constexpr int kFailedStatus = 3;

/// What `body(argc, argv)` returns; an exception ends the program with its message.
template <typename Body>
int run_program(const char* name, const Body& body, int argc, char** argv) {
    try {
        return body(argc, argv);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s: %s\n", name, error.what());
        return kFailedStatus;
    }
}

}  // namespace yinsight
