#include "app/coach/table_memory.hpp"

#include <algorithm>
#include <cstdint>
#include <unistd.h>

namespace yinsight {

namespace {

constexpr std::int64_t kMost = 65'536;
constexpr std::int64_t kMegabyte = 1 << 20;

}  // namespace

int most_table_megabytes() {
    const std::int64_t pages = sysconf(_SC_PHYS_PAGES);
    const std::int64_t bytes = pages * sysconf(_SC_PAGE_SIZE);
    return static_cast<int>(std::clamp<std::int64_t>(bytes / 2 / kMegabyte, 1, kMost));
}

}  // namespace yinsight
