// The transposition table: what earlier searches found out about positions, shared by all threads of a search.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

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
// two threads at once fits no key and is simply not found: no locks.
class TranspositionTable {
 public:
  explicit TranspositionTable(size_t megabytes);
  void clear();
  // Entries of earlier searches give way first.
  void grow_older();

  // Brings the entries of a key nearer, for find() soon after.
  void prefetch(uint64_t key) const;
  // Whether something is remembered of this key.
  bool find(uint64_t key, Memory& memory) const;
  // The memory must have a bound.
  void store(uint64_t key, const Memory& memory);

 private:
  struct Entry {
    std::atomic<uint64_t> check{0}, move{0}, data{0};
  };
  struct alignas(64) Bucket {
    Entry entries[2];
  };

  struct Freed {
    void operator()(Bucket* buckets) const;
  };

  static Bucket* new_buckets(size_t count);
  uint64_t pack(const Memory& memory) const;
  int worth_of(uint64_t data) const;

  std::unique_ptr<Bucket[], Freed> buckets_;
  size_t mask_ = 0;
  uint64_t age_ = 0;
};

}  // namespace behemoth::tanks
