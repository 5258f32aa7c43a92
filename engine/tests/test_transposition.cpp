// The transposition table: what is stored is found, what gives way, and two threads that write at once.
#include <cstdint>
#include <thread>
#include <vector>

#include "check.hpp"
#include "tanks/transposition.hpp"

namespace {

using namespace behemoth::tanks;

Memory memory_of(uint64_t move, int score, int depth) {
  return {move, score, static_cast<int16_t>(score / 2), static_cast<int8_t>(depth), Bound::kExact};
}

// A key of the same bucket: the high bits do not choose it.
uint64_t neighbour(uint64_t key, uint64_t number) { return key | number << 16; }

void finds_what_was_stored() {
  TranspositionTable table(1);
  Memory found;
  CHECK(!table.find(77, found));
  const Memory stored{123, -999'998, -1234, 17, Bound::kLower};
  table.store(77, stored);
  CHECK(table.find(77, found));
  CHECK(found.move == 123 && found.score == -999'998 && found.eval == -1234 && found.depth == 17);
  CHECK(found.bound == Bound::kLower);
  CHECK(!table.find(neighbour(77, 1), found));
  table.prefetch(77);
  table.clear();
  CHECK(!table.find(77, found));
}

void keeps_a_known_move() {
  TranspositionTable table(1);
  table.store(5, memory_of(42, 10, 3));
  table.store(5, memory_of(0, 20, 4));
  Memory found;
  CHECK(table.find(5, found));
  CHECK(found.move == 42 && found.score == 20 && found.depth == 4);
}

void the_shallower_gives_way() {
  TranspositionTable table(1);
  const uint64_t key = 9;
  table.store(neighbour(key, 1), memory_of(1, 1, 8));
  table.store(neighbour(key, 2), memory_of(2, 2, 2));
  table.store(neighbour(key, 3), memory_of(3, 3, 5));
  Memory found;
  CHECK(table.find(neighbour(key, 1), found));
  CHECK(!table.find(neighbour(key, 2), found));
  CHECK(table.find(neighbour(key, 3), found));
}

void the_older_gives_way() {
  TranspositionTable table(1);
  const uint64_t key = 9;
  table.store(neighbour(key, 1), memory_of(1, 1, 8));
  for (int i = 0; i < 3; ++i) table.grow_older();
  table.store(neighbour(key, 2), memory_of(2, 2, 2));
  table.store(neighbour(key, 3), memory_of(3, 3, 1));
  Memory found;
  CHECK(!table.find(neighbour(key, 1), found));
  CHECK(table.find(neighbour(key, 2), found));
  CHECK(table.find(neighbour(key, 3), found));
}

// A number whose bits look like chance (the finish of splitmix64), as those of the keys of positions do. With keys that
// are alike, half of one entry and half of another can fit a third key.
uint64_t mixed(uint64_t number) {
  number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9U;
  number = (number ^ number >> 27) * 0x94d049bb133111ebU;
  return number ^ number >> 31;
}

// Few buckets and many keys, so that the threads often write the same entry. Whatever is found fits its key.
void two_threads_never_mix_entries() {
  TranspositionTable table(1);
  const auto work = [&table](uint64_t seed) {
    uint64_t state = seed;
    for (int i = 0; i < 200'000; ++i) {
      state = state * 6364136223846793005U + 1442695040888963407U;
      const uint64_t key = neighbour(state >> 60, mixed((state >> 40 & 255) + 1));
      Memory found;
      if (table.find(key, found)) {
        CHECK(found.move == mixed(key));
        CHECK(found.score == static_cast<int32_t>(mixed(key) >> 40));
      }
      table.store(key, memory_of(mixed(key), static_cast<int>(mixed(key) >> 40), static_cast<int>(state >> 32 & 15)));
    }
  };
  std::thread one(work, 1), other(work, 2);
  one.join();
  other.join();
}

}  // namespace

int main() {
  finds_what_was_stored();
  keeps_a_known_move();
  the_shallower_gives_way();
  the_older_gives_way();
  two_threads_never_mix_entries();
  return 0;
}
