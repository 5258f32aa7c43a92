// The transposition table: what earlier searches found out about positions, shared by all threads of a search.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "tanks/arch.hpp"

namespace behemoth::tanks {

enum class Bound : uint8_t { kNone, kUpper, kLower, kExact };

// What is remembered of one position.
struct Memory {
  uint64_t move = 0;
  int32_t score = 0;
  int16_t eval = 0;
  int8_t depth = 0;
  Bound bound = Bound::kNone;
};

// Two-way buckets. An entry is three words; the first is the key mixed with the other two, so that an entry written by
// two threads at once fits no key and is simply not found: no locks. What is hot becomes part of its caller, whatever
// processor that one is compiled for.
class Table {
 public:
  explicit Table(size_t megabytes);
  void clear();
  // Entries of earlier searches give way first.
  void grow_older() { age_ = (age_ + 1) & kAgeMask; }

  TANKS_INLINE void prefetch(uint64_t key) const {
#if defined(__GNUC__)
    __builtin_prefetch(&buckets_[key & mask_]);
#endif
  }

  TANKS_INLINE bool find(uint64_t key, Memory& memory) const {
    for (const Entry& entry : buckets_[key & mask_].entries) {
      const uint64_t move = entry.move.load(std::memory_order_relaxed);
      const uint64_t data = entry.data.load(std::memory_order_relaxed);
      if (data == 0 || (entry.check.load(std::memory_order_relaxed) ^ move ^ data) != key) continue;
      memory.move = move;
      memory.score = static_cast<int32_t>(static_cast<uint32_t>(data));
      memory.eval = static_cast<int16_t>(static_cast<uint16_t>(data >> 32));
      memory.depth = static_cast<int8_t>(static_cast<uint8_t>(data >> 48));
      memory.bound = static_cast<Bound>(data >> 56 & 3);
      return true;
    }
    return false;
  }

  TANKS_INLINE void store(uint64_t key, const Memory& memory) {
    Bucket& bucket = buckets_[key & mask_];
    Entry* worst = nullptr;
    int least = 0;
    uint64_t move = memory.move;
    for (Entry& entry : bucket.entries) {
      const uint64_t old_move = entry.move.load(std::memory_order_relaxed);
      const uint64_t data = entry.data.load(std::memory_order_relaxed);
      if ((entry.check.load(std::memory_order_relaxed) ^ old_move ^ data) == key) {
        worst = &entry;
        if (move == 0) move = old_move;  // a bound without a move does not wipe out a known one
        break;
      }
      const int worth = worth_of(data);
      if (worst == nullptr || worth < least) {
        least = worth;
        worst = &entry;
      }
    }
    const uint64_t data = pack(memory);
    worst->check.store(key ^ move ^ data, std::memory_order_relaxed);
    worst->move.store(move, std::memory_order_relaxed);
    worst->data.store(data, std::memory_order_relaxed);
  }

 private:
  static constexpr uint64_t kAgeMask = 63;

  struct Entry {
    std::atomic<uint64_t> check{0}, move{0}, data{0};
  };
  struct alignas(64) Bucket {
    Entry entries[2];
  };

  // Score 32 bits, eval 16, depth 8, bound 2, age 6. Never 0, because what is stored has a bound.
  TANKS_INLINE uint64_t pack(const Memory& memory) const {
    return static_cast<uint64_t>(static_cast<uint32_t>(memory.score)) |
           static_cast<uint64_t>(static_cast<uint16_t>(memory.eval)) << 32 |
           static_cast<uint64_t>(static_cast<uint8_t>(memory.depth)) << 48 | static_cast<uint64_t>(memory.bound) << 56 |
           age_ << 58;
  }
  TANKS_INLINE int worth_of(uint64_t data) const {
    if (data == 0) return -(1 << 16);
    const int depth = static_cast<int8_t>(static_cast<uint8_t>(data >> 48));
    return depth - 4 * static_cast<int>((age_ - (data >> 58)) & kAgeMask);
  }

  std::unique_ptr<Bucket[]> buckets_;
  size_t mask_ = 0;
  uint64_t age_ = 0;
};

}  // namespace behemoth::tanks
