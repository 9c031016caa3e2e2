#pragma once
// Runs a program and takes down what it prints: the tests here see the product from outside only.

#include <string>
#include <vector>

namespace yinsight::blackbox {

struct Output {
    /// The exit status; 128 and the signal's number where a signal ended the program.
    int status = 0;
    std::vector<std::string> lines;
};

/// Waits for the end. Its stderr goes to ours. Throws std::runtime_error if it cannot be started.
Output run(const std::string& program, const std::vector<std::string>& arguments);

}  // namespace yinsight::blackbox
