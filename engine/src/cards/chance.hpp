// Where chance comes from: a quick source for mass play and search, and Python's own source for comparing whole games.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

namespace behemoth::cards {

// A small generator of good quality (xoshiro256++ by construction), seeded by a counter mixed with splitmix64.
class FastChance {
 public:
  explicit FastChance(std::uint64_t seed) {
    for (auto& word : words_) word = mix(seed += 0x9e3779b97f4a7c15ULL);
  }

  std::uint64_t next() {
    const std::uint64_t result = rotate(words_[0] + words_[3], 23) + words_[0];
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = rotate(words_[3], 45);
    return result;
  }

  // A whole number below n. A product instead of a remainder; its bias is below 2^-25 for anything in this game.
  std::uint32_t below(std::uint32_t n) {
    return static_cast<std::uint32_t>((static_cast<std::uint64_t>(static_cast<std::uint32_t>(next() >> 32)) * n) >> 32);
  }

  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

 private:
  static std::uint64_t rotate(std::uint64_t value, int by) { return (value << by) | (value >> (64 - by)); }
  static std::uint64_t mix(std::uint64_t value) {
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
  }

  std::array<std::uint64_t, 4> words_{};
};

// Python's random.Random from a given state on: the same numbers for the same calls, so that a game that Python plays
// can be played here card for card.
class PythonChance {
 public:
  static constexpr int kWords = 624;

  PythonChance(const std::array<std::uint32_t, kWords>& words, int place) : words_(words), place_(place) {}

  // As _randbelow does it: so many bits as n has, again while they are too large.
  std::uint32_t below(std::uint32_t n) {
    int bits = 0;
    for (std::uint32_t rest = n; rest; rest >>= 1) ++bits;
    std::uint32_t found = next() >> (32 - bits);
    while (found >= n) found = next() >> (32 - bits);
    return found;
  }

 private:
  std::uint32_t next() {
    if (place_ >= kWords) refill();
    std::uint32_t word = words_[place_++];
    word ^= word >> 11;
    word ^= (word << 7) & 0x9d2c5680U;
    word ^= (word << 15) & 0xefc60000U;
    return word ^ (word >> 18);
  }

  void refill() {
    for (int i = 0; i < kWords; ++i) {
      const std::uint32_t both = (words_[i] & 0x80000000U) | (words_[(i + 1) % kWords] & 0x7fffffffU);
      words_[i] = words_[(i + 397) % kWords] ^ (both >> 1) ^ ((both & 1U) ? 0x9908b0dfU : 0U);
    }
    place_ = 0;
  }

  std::array<std::uint32_t, kWords> words_;
  int place_;
};

// In the order of random.shuffle, so that both sources use it alike.
template <class Chance, class Item>
void shuffle(Item* items, int count, Chance& chance) {
  for (int last = count - 1; last > 0; --last) {
    std::swap(items[last], items[chance.below(static_cast<std::uint32_t>(last) + 1)]);
  }
}

}  // namespace behemoth::cards
