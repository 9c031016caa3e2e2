#include "referee/coach/transposition_table.hpp"

#include <limits>

namespace yinsight {

namespace {

/// Bits of an entry: action 0-15, score 16-31, depth 32-39, bound 40-41, age 42-47.
std::uint64_t packed(const TableEntry& entry, Score score, unsigned age) {
    return static_cast<std::uint64_t>(entry.action.bits()) |
           static_cast<std::uint64_t>(static_cast<std::uint16_t>(score)) << 16 |
           static_cast<std::uint64_t>(static_cast<std::uint8_t>(entry.depth)) << 32 |
           static_cast<std::uint64_t>(entry.bound) << 40 | static_cast<std::uint64_t>(age) << 42;
}

TableEntry unpacked(std::uint64_t data) {
    return {static_cast<std::int16_t>(data >> 16 & 0xffff), static_cast<std::int8_t>(data >> 32),
            static_cast<ScoreBound>(data >> 40 & 3),
            PackedAction::from_bits(static_cast<std::uint16_t>(data))};
}

unsigned age_of(std::uint64_t data) {
    return static_cast<unsigned>(data >> 42 & 63);
}

Score moved_by(Score score, int turns) {
    if (is_proven_win(score)) return score + turns;
    if (is_proven_loss(score)) return score - turns;
    return score;
}

}  // namespace

TranspositionTable::TranspositionTable(int megabytes)
    : bucket_count_{static_cast<std::size_t>(std::max(megabytes, 1)) * (1 << 20) / sizeof(Bucket)},
      buckets_{std::make_unique<Bucket[]>(bucket_count_)} {}

void TranspositionTable::clear() {
    for (std::size_t i = 0; i < bucket_count_; ++i) {
        for (Slot& slot : buckets_[i].places) {
            slot.check.store(0, std::memory_order_relaxed);
            slot.data.store(0, std::memory_order_relaxed);
        }
    }
    age_ = 0;
}

TranspositionTable::Bucket& TranspositionTable::bucket_of(std::uint64_t key) const {
    // The high bits of key * count: even for any count, without a division.
    __extension__ using Wide = unsigned __int128;
    return buckets_[static_cast<std::size_t>((Wide{key} * bucket_count_) >> 64)];
}

std::optional<TableEntry> TranspositionTable::find(std::uint64_t key, int turns) const {
    for (const Slot& slot : bucket_of(key).places) {
        const auto data = slot.data.load(std::memory_order_relaxed);
        if (data == 0 || (slot.check.load(std::memory_order_relaxed) ^ data) != key) continue;
        TableEntry entry = unpacked(data);
        entry.score = moved_by(entry.score, -turns);
        return entry;
    }
    return std::nullopt;
}

void TranspositionTable::store(std::uint64_t key, const TableEntry& entry, int turns) {
    Bucket& bucket = bucket_of(key);
    Slot* chosen = bucket.places.data();
    int least_worth = std::numeric_limits<int>::max();
    TableEntry fresh = entry;
    for (Slot& slot : bucket.places) {
        const auto data = slot.data.load(std::memory_order_relaxed);
        if (data != 0 && (slot.check.load(std::memory_order_relaxed) ^ data) == key) {
            const TableEntry old = unpacked(data);
            if (fresh.action.is_none()) fresh.action = old.action;
            chosen = &slot;
            break;
        }
        // A search that has passed costs an entry as much as four turns of depth.
        const int worth = data == 0 ? -1000
                                    : unpacked(data).depth -
                                          4 * static_cast<int>((age_ - age_of(data)) & kAgeMask);
        if (worth < least_worth) {
            chosen = &slot;
            least_worth = worth;
        }
    }
    const auto data = packed(fresh, moved_by(entry.score, turns), age_);
    chosen->data.store(data, std::memory_order_relaxed);
    chosen->check.store(key ^ data, std::memory_order_relaxed);
}

int TranspositionTable::permille_full() const {
    const std::size_t sample = std::min<std::size_t>(bucket_count_, 250);
    int used = 0;
    for (std::size_t i = 0; i < sample; ++i) {
        for (const Slot& slot : buckets_[i].places) {
            const auto data = slot.data.load(std::memory_order_relaxed);
            if (data != 0 && age_of(data) == age_) ++used;
        }
    }
    return used * 1000 / static_cast<int>(sample * 4);
}

}  // namespace yinsight
