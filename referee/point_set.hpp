#pragma once
// A set of points, as 128 bits.
//
// Bit 10 * column + (row - 1): a step along the three families of lines is a shift by 1, 10 and 11,
// and a step that leaves the board always lands on a bit that is no point, so nothing ever wraps.
// Bits ascend in the order of Point::index(). Only the 85 points can be in a set.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "referee/direction.hpp"
#include "referee/point.hpp"

namespace yinsight {

class PointSet {
  public:
    class Iterator;

    constexpr PointSet() = default;
    constexpr PointSet(std::initializer_list<Point> points) {
        for (const auto point : points) insert(point);
    }
    constexpr explicit PointSet(Point point) : bits_{bit_of(point)} {}

    /// All 85 points.
    static constexpr PointSet all() { return PointSet{kBoard}; }

    constexpr bool contains(Point point) const { return (bits_ & bit_of(point)) != 0; }
    constexpr bool contains(PointSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool intersects(PointSet other) const { return (bits_ & other.bits_) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return count(low(bits_)) + count(high(bits_)); }

    constexpr void insert(Point point) { bits_ |= bit_of(point); }
    constexpr void erase(Point point) { bits_ &= ~bit_of(point); }

    constexpr PointSet& operator|=(PointSet other) { return bits_ |= other.bits_, *this; }
    constexpr PointSet& operator&=(PointSet other) { return bits_ &= other.bits_, *this; }
    constexpr PointSet& operator^=(PointSet other) { return bits_ ^= other.bits_, *this; }
    constexpr PointSet& operator-=(PointSet other) { return bits_ &= ~other.bits_, *this; }
    friend constexpr PointSet operator|(PointSet a, PointSet b) { return a |= b; }
    friend constexpr PointSet operator&(PointSet a, PointSet b) { return a &= b; }
    friend constexpr PointSet operator^(PointSet a, PointSet b) { return a ^= b; }
    /// The points of the first that are not in the second.
    friend constexpr PointSet operator-(PointSet a, PointSet b) { return a -= b; }
    /// The points of the board that are not in the set.
    constexpr PointSet operator~() const { return PointSet{kBoard & ~bits_}; }
    constexpr bool operator==(const PointSet&) const = default;

    /// Every point moved one step; what leaves the board is dropped.
    constexpr PointSet shifted(Direction direction) const {
        return PointSet{shift(bits_, direction, 1) & kBoard};
    }

    /// The points of `through` that are reached from this set by steps in one direction that never
    /// leave `through`. The starting points need not lie in `through`.
    constexpr PointSet flood(PointSet through, Direction direction) const {
        Bits reached = bits_;
        Bits open = through.bits_;
        // Doubling: a line has at most ten points.
        for (int steps = 1; steps <= 8; steps *= 2) {
            reached |= open & shift(reached, direction, steps);
            open &= shift(open, direction, steps);
        }
        return PointSet{shift(reached, direction, 1) & through.bits_};
    }

    /// The points from which five steps in one direction, the point itself counted, stay in the
    /// set.
    constexpr PointSet starts_of_five(Direction direction) const {
        const Direction back = opposite_of(direction);
        const Bits two = bits_ & shift(bits_, back, 1);
        const Bits four = two & shift(two, back, 2);
        return PointSet{four & shift(bits_, back, 4)};
    }

    /// The lowest and the highest point in index order. An empty set has none: some point comes
    /// out, and it means nothing.
    constexpr Point first() const { return point_of(lowest_bit(bits_)); }
    constexpr Point last() const { return point_of(highest_bit(bits_)); }

    /// The point that is number `rank` (from 0) in index order; `rank` < size().
    constexpr Point nth(int rank) const;

    constexpr Iterator begin() const;
    constexpr Iterator end() const;

    /// The sizes of six sets added up; faster than one by one.
    friend constexpr int total_size(const std::array<PointSet, 6>& sets) {
        int total = 0;
        for (const auto set : sets) total += set.size();
        return total;
    }

    /// 64 bits that mix the whole set; equal sets, equal bits.
    constexpr std::uint64_t hash(std::uint64_t seed) const {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
        return fold(low(bits_) ^ seed, odd) ^ fold(high(bits_) ^ odd, seed | 1U);
    }

  private:
    __extension__ typedef unsigned __int128 Bits;

    constexpr explicit PointSet(Bits bits) : bits_{bits} {}

    static constexpr int position_of(Point point) { return 10 * point.column() + point.row() - 1; }
    static constexpr std::array<Bits, kPointCount> make_bits() {
        std::array<Bits, kPointCount> bits{};
        for (std::size_t i = 0; i < bits.size(); ++i) {
            bits[i] = Bits{1} << position_of(Point{static_cast<std::uint8_t>(i)});
        }
        return bits;
    }
    static constexpr std::array<std::uint8_t, 128> make_indices() {
        std::array<std::uint8_t, 128> indices{};
        for (int i = 0; i < kPointCount; ++i) {
            const auto index = static_cast<std::uint8_t>(i);
            indices[static_cast<std::size_t>(position_of(Point{index}))] = index;
        }
        return indices;
    }
    static constexpr Bits make_board() {
        Bits board = 0;
        for (const Bits bit : make_bits()) board |= bit;
        return board;
    }
    static const std::array<Bits, kPointCount> kBits;
    static const std::array<std::uint8_t, 128> kIndices;
    static const Bits kBoard;

    static constexpr Bits bit_of(Point point) {
        return kBits[static_cast<std::size_t>(point.index())];
    }
    static constexpr Point point_of(int position) {
        return Point{kIndices[static_cast<std::size_t>(position)]};
    }
    static constexpr std::uint64_t low(Bits bits) { return static_cast<std::uint64_t>(bits); }
    static constexpr std::uint64_t high(Bits bits) {
        return static_cast<std::uint64_t>(bits >> 64);
    }
    // The bits or-ed in are no points: they only keep the index of an empty set inside the table.
    static constexpr int lowest_bit(Bits bits) {
        constexpr std::uint64_t guard = std::uint64_t{1} << 63;
        return low(bits) != 0 ? std::countr_zero(low(bits))
                              : 64 + std::countr_zero(high(bits) | guard);
    }
    static constexpr int highest_bit(Bits bits) {
        return high(bits) != 0 ? 127 - std::countl_zero(high(bits))
                               : 63 - std::countl_zero(low(bits) | 1U);
    }
    static constexpr Bits shift(Bits bits, Direction direction, int steps) {
        const Step step = step_of(direction);
        const int places = 10 * step.columns + step.rows;
        return places > 0 ? bits << (places * steps) : bits >> (-places * steps);
    }
    /// Ones in a word. Written out, because the plain x86-64 has no instruction for it.
    static constexpr int count(std::uint64_t word) {
#ifdef __POPCNT__
        return std::popcount(word);
#else
        word -= (word >> 1) & 0x5555555555555555U;
        word = (word & 0x3333333333333333U) + ((word >> 2) & 0x3333333333333333U);
        word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fU;
        return static_cast<int>((word * 0x0101010101010101U) >> 56);
#endif
    }
    static constexpr std::uint64_t fold(std::uint64_t a, std::uint64_t b) {
        const Bits product = Bits{a} * b;
        return low(product) ^ high(product);
    }

    Bits bits_ = 0;
};

inline constexpr std::array<PointSet::Bits, kPointCount> PointSet::kBits = make_bits();
inline constexpr std::array<std::uint8_t, 128> PointSet::kIndices = make_indices();
inline constexpr PointSet::Bits PointSet::kBoard = make_board();

/// Visits the points of a set in index order.
class PointSet::Iterator {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Point;
    using difference_type = std::ptrdiff_t;
    using pointer = const Point*;
    using reference = Point;

    constexpr Iterator() = default;
    constexpr Point operator*() const { return point_of(lowest_bit(rest_)); }
    constexpr Iterator& operator++() {
        rest_ &= rest_ - 1;
        return *this;
    }
    constexpr Iterator operator++(int) {
        const Iterator before = *this;
        ++*this;
        return before;
    }
    constexpr bool operator==(const Iterator&) const = default;

  private:
    friend class PointSet;
    constexpr explicit Iterator(Bits rest) : rest_{rest} {}
    Bits rest_ = 0;
};

constexpr PointSet::Iterator PointSet::begin() const {
    return Iterator{bits_};
}

constexpr PointSet::Iterator PointSet::end() const {
    return Iterator{};
}

constexpr Point PointSet::nth(int rank) const {
    Bits rest = bits_;
    for (; rank > 0; --rank) rest &= rest - 1;
    return point_of(lowest_bit(rest));
}

}  // namespace yinsight
