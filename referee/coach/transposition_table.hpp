#pragma once
// What the search has found out about positions, by key. Several threads may read and write at
// once: an entry that two of them tore apart does not match its key and is not found.

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "referee/action.hpp"
#include "referee/coach/score.hpp"

namespace yinsight {

/// An action of a position whose phase is known, in 16 bits.
class PackedAction {
  public:
    constexpr PackedAction() = default;
    constexpr explicit PackedAction(Action action)
        : bits_{
              static_cast<std::uint16_t>((action.from().index() << 7 | action.to().index()) + 1)} {}
    static constexpr PackedAction from_bits(std::uint16_t bits) {
        PackedAction packed;
        packed.bits_ = bits;
        return packed;
    }
    constexpr std::uint16_t bits() const { return bits_; }
    constexpr bool is_none() const { return bits_ == 0; }
    constexpr bool operator==(const PackedAction&) const = default;

  private:
    std::uint16_t bits_ = 0;
};

enum class ScoreBound : std::uint8_t { none, lower, upper, exact };

struct TableEntry {
    Score score = 0;
    int depth = 0;
    ScoreBound bound = ScoreBound::none;
    PackedAction action;
};

class TranspositionTable {
  public:
    /// Takes at most so many megabytes (at least one).
    explicit TranspositionTable(int megabytes);

    void clear();
    /// Entries of earlier searches give way first from now on.
    void begin_search() { age_ = (age_ + 1) & kAgeMask; }

    /// `turns`: turns played since the root; proven scores are stored as seen from the position.
    std::optional<TableEntry> find(std::uint64_t key, int turns) const;
    void store(std::uint64_t key, const TableEntry& entry, int turns);

    /// Share of a sample of slots that this search has written, in thousandths.
    int permille_full() const;

  private:
    static constexpr unsigned kAgeMask = 63;
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
    };
    struct alignas(64) Bucket {
        std::array<Slot, 4> places;
    };

    Bucket& bucket_of(std::uint64_t key) const;

    std::size_t bucket_count_;
    std::unique_ptr<Bucket[]> buckets_;
    unsigned age_ = 0;
};

}  // namespace yinsight
