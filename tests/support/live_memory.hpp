#pragma once
// How much memory is in use: linking live_memory.cpp replaces operator new and delete by ones that
// count.

#include <cstddef>

namespace yinsight {

/// Bytes that operator new gave out and that nobody has given back yet.
std::size_t live_bytes();

}  // namespace yinsight
