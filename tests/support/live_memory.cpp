#include "tests/support/live_memory.hpp"

#ifdef __SANITIZE_ADDRESS__

// The address sanitizer has its own operators, and counts.
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();

namespace yinsight {

std::size_t live_bytes() {
    return __sanitizer_get_current_allocated_bytes();
}

}  // namespace yinsight

#else

#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <new>

namespace {

std::atomic<std::size_t> live{0};

void* counted(void* memory) {
    if (memory == nullptr) throw std::bad_alloc{};
    live += ::malloc_usable_size(memory);
    return memory;
}

void give_back(void* memory) {
    if (memory == nullptr) return;
    live -= ::malloc_usable_size(memory);
    std::free(memory);
}

}  // namespace

void* operator new(std::size_t size) {
    return counted(std::malloc(size == 0 ? 1 : size));
}

void* operator new(std::size_t size, std::align_val_t alignment) {
    const auto step = static_cast<std::size_t>(alignment);
    return counted(std::aligned_alloc(step, (size + step - 1) / step * step));
}

void operator delete(void* memory) noexcept {
    give_back(memory);
}

void operator delete(void* memory, std::size_t) noexcept {
    give_back(memory);
}

void operator delete(void* memory, std::align_val_t) noexcept {
    give_back(memory);
}

void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    give_back(memory);
}

namespace yinsight {

std::size_t live_bytes() {
    return live;
}

}  // namespace yinsight

#endif
