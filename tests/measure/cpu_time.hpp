#pragma once
// Processor time, which other programs on the machine hardly change.

#include <sys/resource.h>

namespace yinsight::measure {

/// What this process has used outside the kernel so far, all threads together, in milliseconds.
inline double user_cpu_ms() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec) * 1e3 +
           static_cast<double>(usage.ru_utime.tv_usec) / 1e3;
}

}  // namespace yinsight::measure
