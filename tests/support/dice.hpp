#pragma once
// Random numbers that are the same with every compiler and library: a seed, and what tests draw.

#include <cstdint>
#include <utility>
#include <vector>

#include "referee/point_set.hpp"

namespace yinsight {

class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_{mixed(mixed(seed) + seed)} {}

    /// 64 bits (splitmix64).
    std::uint64_t bits() { return mixed(state_ += 0x9e3779b97f4a7c15U); }
    /// 0 .. count - 1; `count` > 0.
    int below(int count) {
        return static_cast<int>(((bits() >> 32) * static_cast<std::uint64_t>(count)) >> 32);
    }
    std::size_t below(std::size_t count) {
        return static_cast<std::size_t>(below(static_cast<int>(count)));
    }
    /// low <= result < high.
    double between(double low, double high) {
        return low + (high - low) * (static_cast<double>(bits() >> 11) * 0x1.0p-53);
    }
    bool chance(double probability) { return between(0, 1) < probability; }
    /// One of them; there must be one.
    template <typename T>
    const T& pick(const std::vector<T>& from) {
        return from[below(from.size())];
    }
    Point pick(PointSet from) { return from.nth(below(from.size())); }
    template <typename T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(i)]);
    }

  private:
    static std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }

    std::uint64_t state_;
};

}  // namespace yinsight
