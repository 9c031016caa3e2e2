#pragma once
// What an option's number may be.

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdlib>
#include <string>

namespace yinsight {

/// A number from `least` to `most`; unlike CLI::Range it takes no "nan".
class NumberIn : public CLI::Range {
  public:
    NumberIn(double least, double most) : Range{least, most} {
        func_ = [is_within = func_, least, most](std::string& input) {
            if (!std::isnan(std::strtod(input.c_str(), nullptr))) return is_within(input);
            return "Value " + input + " not in range " + std::to_string(least) + " to " +
                   std::to_string(most);
        };
    }
};

}  // namespace yinsight
