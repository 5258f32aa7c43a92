#include "tanks/transposition.hpp"

#include <algorithm>
#include <bit>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace behemoth::tanks {
namespace {

constexpr uint64_t kAgeMask = 63;
constexpr auto kRelaxed = std::memory_order_relaxed;
constexpr std::align_val_t kPage{2 << 20};

}  // namespace

TranspositionTable::TranspositionTable(size_t megabytes) {
  const size_t wanted = std::max<size_t>((megabytes << 20) / sizeof(Bucket), 1024);
  const size_t count = std::bit_floor(wanted);
  buckets_.reset(new_buckets(count));
  mask_ = count - 1;
}

// In large pages where the system has them: nearly every look-up is in another small one, and finding that takes longer
// than reading it.
TranspositionTable::Bucket* TranspositionTable::new_buckets(size_t count) {
  void* room = ::operator new(count * sizeof(Bucket), kPage);
#if defined(__linux__)
  madvise(room, count * sizeof(Bucket), MADV_HUGEPAGE);
#endif
  return new (room) Bucket[count];
}

void TranspositionTable::Freed::operator()(Bucket* buckets) const { ::operator delete(buckets, kPage); }

void TranspositionTable::clear() {
  for (size_t at = 0; at <= mask_; ++at) {
    for (Entry& entry : buckets_[at].entries) {
      entry.check.store(0, kRelaxed);
      entry.move.store(0, kRelaxed);
      entry.data.store(0, kRelaxed);
    }
  }
  age_ = 0;
}

void TranspositionTable::grow_older() { age_ = (age_ + 1) & kAgeMask; }

void TranspositionTable::prefetch(uint64_t key) const {
#if defined(__GNUC__)
  __builtin_prefetch(&buckets_[key & mask_]);
#else
  (void)key;
#endif
}

bool TranspositionTable::find(uint64_t key, Memory& memory) const {
  for (const Entry& entry : buckets_[key & mask_].entries) {
    const uint64_t move = entry.move.load(kRelaxed);
    const uint64_t data = entry.data.load(kRelaxed);
    if (data == 0 || (entry.check.load(kRelaxed) ^ move ^ data) != key) continue;
    memory.move = move;
    memory.score = static_cast<int32_t>(static_cast<uint32_t>(data));
    memory.eval = static_cast<int16_t>(static_cast<uint16_t>(data >> 32));
    memory.depth = static_cast<int8_t>(static_cast<uint8_t>(data >> 48));
    memory.bound = static_cast<Bound>(data >> 56 & 3);
    return true;
  }
  return false;
}

void TranspositionTable::store(uint64_t key, const Memory& memory) {
  Bucket& bucket = buckets_[key & mask_];
  Entry* worst = nullptr;
  int least = 0;
  uint64_t move = memory.move;
  for (Entry& entry : bucket.entries) {
    const uint64_t old_move = entry.move.load(kRelaxed);
    const uint64_t data = entry.data.load(kRelaxed);
    if ((entry.check.load(kRelaxed) ^ old_move ^ data) == key) {
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
  worst->check.store(key ^ move ^ data, kRelaxed);
  worst->move.store(move, kRelaxed);
  worst->data.store(data, kRelaxed);
}

// Score 32 bits, eval 16, depth 8, bound 2, age 6. Never 0, because what is stored has a bound.
uint64_t TranspositionTable::pack(const Memory& memory) const {
  return static_cast<uint64_t>(static_cast<uint32_t>(memory.score)) |
         static_cast<uint64_t>(static_cast<uint16_t>(memory.eval)) << 32 |
         static_cast<uint64_t>(static_cast<uint8_t>(memory.depth)) << 48 | static_cast<uint64_t>(memory.bound) << 56 |
         age_ << 58;
}

// How much an entry deserves to stay.
int TranspositionTable::worth_of(uint64_t data) const {
  if (data == 0) return -(1 << 16);
  const int depth = static_cast<int8_t>(static_cast<uint8_t>(data >> 48));
  return depth - 4 * static_cast<int>((age_ - (data >> 58)) & kAgeMask);
}

}  // namespace behemoth::tanks
