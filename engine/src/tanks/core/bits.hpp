// Sets of squares: one bit a square, one row after another. A step of the whole set is a shift; what leaves the board
// sideways drops out of its row.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "tanks/core/isa.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace behemoth::tanks::TANKS_ISA {

// Rows of RowBits bits; a square is `row * RowBits + column`.
template <int RowBits, int Rows>
struct alignas(32) Bits {
  static constexpr int kWords = RowBits * Rows / 64;
  static constexpr int kRowBits = RowBits;

  uint64_t word[kWords];

  TANKS_INLINE static Bits none() { return Bits{}; }
  TANKS_INLINE static Bits of(int square) {
    Bits made{};
    made.set(square);
    return made;
  }

  TANKS_INLINE bool has(int square) const { return word[square >> 6] >> (square & 63) & 1; }
  TANKS_INLINE void set(int square) { word[square >> 6] |= uint64_t{1} << (square & 63); }
  TANKS_INLINE void clear(int square) { word[square >> 6] &= ~(uint64_t{1} << (square & 63)); }
  void flip(int square) { word[square >> 6] ^= uint64_t{1} << (square & 63); }
  void put(int square, bool in) {
    const uint64_t bit = uint64_t{1} << (square & 63);
    word[square >> 6] = (word[square >> 6] & ~bit) | (in ? bit : 0);
  }

  TANKS_INLINE int count() const {
    int total = 0;
    TANKS_UNROLL for (int i = 0; i < kWords; ++i) total += std::popcount(word[i]);
    return total;
  }

  // How many squares eight sets have in all, without those of eight others.
  TANKS_INLINE static int count_all(const Bits* sets, const Bits* others) {
#if defined(__AVX2__)
    // Four bits at a time are looked up; a byte comes to at most 8 * 8 * lanes.
    const __m256i ones = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                          0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i half = _mm256_set1_epi8(15);
    __m256i total = _mm256_setzero_si256();
    for (int at = 0; at < 8; ++at) {
      TANKS_UNROLL for (int i = 0; i < kLanes; ++i) {
        const __m256i squares = _mm256_andnot_si256(others[at].lane(i), sets[at].lane(i));
        const __m256i low = _mm256_and_si256(squares, half);
        const __m256i high = _mm256_and_si256(_mm256_srli_epi16(squares, 4), half);
        total = _mm256_add_epi8(total, _mm256_shuffle_epi8(ones, low));
        total = _mm256_add_epi8(total, _mm256_shuffle_epi8(ones, high));
      }
    }
    const __m256i sums = _mm256_sad_epu8(total, _mm256_setzero_si256());
    const __m128i two = _mm_add_epi64(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    return int(_mm_cvtsi128_si64(two) + _mm_extract_epi64(two, 1));
#else
    int total = 0;
    for (int at = 0; at < 8; ++at) total += sets[at].without(others[at]).count();
    return total;
#endif
  }

#if defined(__AVX2__)
  static constexpr int kLanes = kWords / 4;
  static_assert(8 * 8 * kLanes < 256);
  TANKS_INLINE __m256i lane(int i) const { return _mm256_load_si256(reinterpret_cast<const __m256i*>(word) + i); }
  TANKS_INLINE void lane(int i, __m256i value) { _mm256_store_si256(reinterpret_cast<__m256i*>(word) + i, value); }

  TANKS_INLINE bool any() const {
    __m256i all = lane(0);
    TANKS_UNROLL for (int i = 1; i < kLanes; ++i) all = _mm256_or_si256(all, lane(i));
    return !_mm256_testz_si256(all, all);
  }
  TANKS_INLINE bool meets(const Bits& other) const {
    if constexpr (kLanes == 1) return !_mm256_testz_si256(lane(0), other.lane(0));
    return (*this & other).any();
  }
#define TANKS_BITWISE(OP, INTRINSIC)                                                             \
  TANKS_INLINE friend Bits operator OP(const Bits& a, const Bits& b) {                           \
    Bits made;                                                                                   \
    TANKS_UNROLL for (int i = 0; i < kLanes; ++i) made.lane(i, INTRINSIC(a.lane(i), b.lane(i))); \
    return made;                                                                                 \
  }
  TANKS_BITWISE(&, _mm256_and_si256)
  TANKS_BITWISE(|, _mm256_or_si256)
  TANKS_BITWISE(^, _mm256_xor_si256)
#undef TANKS_BITWISE
  // This set without the other.
  TANKS_INLINE Bits without(const Bits& other) const {
    Bits made;
    TANKS_UNROLL for (int i = 0; i < kLanes; ++i) made.lane(i, _mm256_andnot_si256(other.lane(i), lane(i)));
    return made;
  }
  TANKS_INLINE friend bool operator==(const Bits& a, const Bits& b) { return !(a ^ b).any(); }

  // The whole set N squares on: 1, 2, 4, 8 or 16.
  template <int N = 1>
  TANKS_INLINE Bits north() const {
    Bits made;
    if constexpr (RowBits == 16) {
      const __m256i x = lane(0), low = _mm256_permute2x128_si256(x, x, 0x08);
      made.lane(0, N == 8 ? low : _mm256_alignr_epi8(x, low, N == 8 ? 0 : 16 - 2 * N));
    } else if constexpr (N >= 8) {
      TANKS_UNROLL for (int i = 0; i < kLanes; ++i) made.lane(i, i < N / 8 ? _mm256_setzero_si256() : lane(i - N / 8));
    } else {
      const __m256i turn = _mm256_and_si256(
          _mm256_sub_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), _mm256_set1_epi32(N)), _mm256_set1_epi32(7));
      __m256i below = _mm256_setzero_si256();
      TANKS_UNROLL for (int i = 0; i < kLanes; ++i) {
        const __m256i turned = _mm256_permutevar8x32_epi32(lane(i), turn);
        made.lane(i, _mm256_blend_epi32(turned, below, (1 << N) - 1));
        below = turned;
      }
    }
    return made;
  }
  template <int N = 1>
  TANKS_INLINE Bits south() const {
    Bits made;
    if constexpr (RowBits == 16) {
      const __m256i x = lane(0), high = _mm256_permute2x128_si256(x, x, 0x81);
      made.lane(0, N == 8 ? high : _mm256_alignr_epi8(high, x, N == 8 ? 0 : 2 * N));
    } else if constexpr (N >= 8) {
      TANKS_UNROLL for (int i = 0; i < kLanes; ++i)
          made.lane(i, i + N / 8 < kLanes ? lane(i + N / 8) : _mm256_setzero_si256());
    } else {
      const __m256i turn = _mm256_and_si256(
          _mm256_add_epi32(_mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), _mm256_set1_epi32(N)), _mm256_set1_epi32(7));
      __m256i above = _mm256_setzero_si256();
      TANKS_UNROLL for (int i = kLanes - 1; i >= 0; --i) {
        const __m256i turned = _mm256_permutevar8x32_epi32(lane(i), turn);
        made.lane(i, _mm256_blend_epi32(turned, above, 0xff & ~((1 << (8 - N)) - 1)));
        above = turned;
      }
    }
    return made;
  }
  template <int N = 1>
  TANKS_INLINE Bits east() const {
    Bits made;
    TANKS_UNROLL for (int i = 0; i < kLanes; ++i)
        made.lane(i, RowBits == 16 ? _mm256_slli_epi16(lane(i), N) : _mm256_slli_epi32(lane(i), N));
    return made;
  }
  template <int N = 1>
  TANKS_INLINE Bits west() const {
    Bits made;
    TANKS_UNROLL for (int i = 0; i < kLanes; ++i)
        made.lane(i, RowBits == 16 ? _mm256_srli_epi16(lane(i), N) : _mm256_srli_epi32(lane(i), N));
    return made;
  }
#else
  TANKS_INLINE bool any() const {
    uint64_t all = 0;
    TANKS_UNROLL for (int i = 0; i < kWords; ++i) all |= word[i];
    return all != 0;
  }
  TANKS_INLINE bool meets(const Bits& other) const {
    uint64_t all = 0;
    TANKS_UNROLL for (int i = 0; i < kWords; ++i) all |= word[i] & other.word[i];
    return all != 0;
  }
#define TANKS_BITWISE(OP)                                                                \
  TANKS_INLINE friend Bits operator OP(const Bits& a, const Bits& b) {                   \
    Bits made;                                                                           \
    TANKS_UNROLL for (int i = 0; i < kWords; ++i) made.word[i] = a.word[i] OP b.word[i]; \
    return made;                                                                         \
  }
  TANKS_BITWISE(&)
  TANKS_BITWISE(|)
  TANKS_BITWISE(^)
#undef TANKS_BITWISE
  // This set without the other.
  TANKS_INLINE Bits without(const Bits& other) const {
    Bits made;
    TANKS_UNROLL for (int i = 0; i < kWords; ++i) made.word[i] = word[i] & ~other.word[i];
    return made;
  }
  TANKS_INLINE friend bool operator==(const Bits& a, const Bits& b) { return !(a ^ b).any(); }

  // The whole set N squares on: 1, 2, 4, 8 or 16.
  template <int N = 1>
  TANKS_INLINE Bits north() const {
    constexpr int words = N * RowBits / 64, bits = N * RowBits % 64;
    Bits made{};
    for (int i = words; i < kWords; ++i) {
      made.word[i] = word[i - words] << bits;
      if (bits > 0 && i > words) made.word[i] |= word[i - words - 1] >> (64 - bits) % 64;
    }
    return made;
  }
  template <int N = 1>
  TANKS_INLINE Bits south() const {
    constexpr int words = N * RowBits / 64, bits = N * RowBits % 64;
    Bits made{};
    for (int i = 0; i + words < kWords; ++i) {
      made.word[i] = word[i + words] >> bits;
      if (bits > 0 && i + words + 1 < kWords) made.word[i] |= word[i + words + 1] << (64 - bits) % 64;
    }
    return made;
  }
  template <int N = 1>
  TANKS_INLINE Bits east() const {
    Bits made;
    TANKS_UNROLL for (int i = 0; i < kWords; ++i) made.word[i] = word[i] << N & ~kFirstColumns<N>;
    return made;
  }
  template <int N = 1>
  TANKS_INLINE Bits west() const {
    Bits made;
    TANKS_UNROLL for (int i = 0; i < kWords; ++i) made.word[i] = word[i] >> N & ~(kFirstColumns<N> << (RowBits - N));
    return made;
  }
  template <int N>
  static constexpr uint64_t kFirstColumns =
      (RowBits == 16 ? 0x0001000100010001u : 0x0000000100000001u) * ((uint64_t{1} << N) - 1);
#endif

  TANKS_INLINE Bits& operator&=(const Bits& other) { return *this = *this & other; }
  TANKS_INLINE Bits& operator|=(const Bits& other) { return *this = *this | other; }
  TANKS_INLINE Bits& operator^=(const Bits& other) { return *this = *this ^ other; }

  // The whole set so many steps on in a heading (0 = N, clockwise).
  template <int Heading, int N = 1>
  TANKS_INLINE Bits step() const {
    if constexpr (Heading == 0) return north<N>();
    if constexpr (Heading == 1) return north<N>().template east<N>();
    if constexpr (Heading == 2) return east<N>();
    if constexpr (Heading == 3) return south<N>().template east<N>();
    if constexpr (Heading == 4) return south<N>();
    if constexpr (Heading == 5) return south<N>().template west<N>();
    if constexpr (Heading == 6) return west<N>();
    if constexpr (Heading == 7) return north<N>().template west<N>();
  }

  // The first and the last square of a set that is not empty.
#if defined(__AVX2__)
  int lowest() const {
    for (int i = 0;; ++i) {
      const uint32_t bytes = ~uint32_t(_mm256_movemask_epi8(_mm256_cmpeq_epi8(lane(i), _mm256_setzero_si256())));
      if (i + 1 == kLanes || bytes) {
        const int byte = i * 32 + std::countr_zero(bytes);
        return byte * 8 + std::countr_zero(reinterpret_cast<const uint8_t*>(word)[byte]);
      }
    }
  }
  int highest() const {
    for (int i = kLanes - 1;; --i) {
      const uint32_t bytes = ~uint32_t(_mm256_movemask_epi8(_mm256_cmpeq_epi8(lane(i), _mm256_setzero_si256())));
      if (i == 0 || bytes) {
        const int byte = i * 32 + 31 - std::countl_zero(bytes);
        return byte * 8 + 7 - std::countl_zero(reinterpret_cast<const uint8_t*>(word)[byte]);
      }
    }
  }
#else
  int lowest() const {
    int i = 0;
    while (i + 1 < kWords && !word[i]) ++i;
    return i * 64 + std::countr_zero(word[i]);
  }
  int highest() const {
    int i = kWords - 1;
    while (i > 0 && !word[i]) --i;
    return i * 64 + 63 - std::countl_zero(word[i]);
  }
#endif

  // Calls `f(square)` for each square in rising order.
  template <class F>
  void each(F&& f) const {
    for (int i = 0; i < kWords; ++i) {
      uint64_t rest = word[i];
      while (rest) {
        f(i * 64 + std::countr_zero(rest));
        rest &= rest - 1;
      }
    }
  }
};

}  // namespace behemoth::tanks::TANKS_ISA
