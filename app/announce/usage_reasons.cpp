// What is said of a line of arguments that is not understood. More exact patterns come before
// those that they are a case of.

#include <array>

#include "app/announce/reason_patterns.hpp"

namespace yinsight {

namespace {

constexpr std::array kPatterns = {
    phrase("Reason", "A subcommand is required"),
    phrase("Reason", "The following argument was not expected: %1"),
    phrase("Reason", "The following arguments were not expected: %1"),
    phrase("Reason", "Value %1 not in range %2 to %3"),
    phrase("Reason", "Value %1 not in range [%2 - %3]"),
    phrase("Reason", "%1 not in {%2}"),
    phrase("Reason", "Could not convert: %1 = %2"),
    phrase("Reason", "%1 required %2 missing"),
    phrase("Reason", "%1 excludes %2"),
    phrase("Reason", "%1 requires %2"),
    phrase("Reason", "sources with --out, or --sheet"),
    phrase("Reason", "%1 is required"),
    phrase("Reason", "expected WIDTHxHEIGHT[@RATE][:FOURCC]"),
    phrase("Reason", "expected en, fr, nl, cs or zh"),
    phrase("Reason", "standard output: cannot be written"),
    phrase("Reason", "stopped by an unexpected fault: %1"),
};

}  // namespace

std::span<const Phrase> usage_reasons() {
    return kPatterns;
}

}  // namespace yinsight
