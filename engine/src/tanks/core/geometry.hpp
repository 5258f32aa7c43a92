// The two shapes of boards in memory: up to 16x16 in 256 bits, up to 24x24 in 768 bits.
#pragma once

#include <memory>

#include "tanks/core/bits.hpp"
#include "tanks/tables.hpp"

namespace behemoth::tanks::TANKS_ISA {

struct Small {
  static constexpr int kLargest = 16;
  static constexpr int kStride = 16;
  static constexpr int kSquares = 256;
  using Set = Bits<16, 16>;
};

struct Large {
  static constexpr int kLargest = 24;
  static constexpr int kStride = 32;
  static constexpr int kSquares = 768;
  using Set = Bits<32, 24>;
};

// Squares of one geometry.
template <class G>
struct Squares {
  static constexpr int column(int square) { return square % G::kStride; }
  static constexpr int row(int square) { return square / G::kStride; }
  static constexpr int at(int column, int row) { return row * G::kStride + column; }
  // The difference of square numbers of one step; the caller knows that it stays on the board.
  static constexpr int delta(int heading) { return kColumnStep[heading] + G::kStride * kRowStep[heading]; }
  // The square so many steps away, or kOff.
  static int away(int square, int heading, int distance, int size) {
    const int c = column(square) + kColumnStep[heading] * distance;
    const int r = row(square) + kRowStep[heading] * distance;
    return c >= 0 && r >= 0 && c < size && r < size ? at(c, r) : kOff;
  }
  // The number that the rules give this square.
  static constexpr int to_rules(int square) { return column(square) + kRulesStride * row(square); }
  static constexpr int from_rules(int square) { return at(square % kRulesStride, square / kRulesStride); }
};

// Lines over the largest board of a geometry, made once.
template <class G>
struct Lines {
  using Set = typename G::Set;
  Set away[8][G::kSquares];  // all squares from here in a heading, to the edge
  Set beside[G::kSquares];   // the eight neighbours

  static const Lines& get() {
    static const auto made = std::make_unique<const Lines>();
    return *made;
  }
  Lines() {
    for (int square = 0; square < G::kSquares; ++square) {
      beside[square] = Set::none();
      for (int heading = 0; heading < 8; ++heading) {
        away[heading][square] = Set::none();
        for (int distance = 1;; ++distance) {
          const int at = Squares<G>::away(square, heading, distance, G::kLargest);
          if (at == kOff) break;
          away[heading][square].set(at);
          if (distance == 1) beside[square].set(at);
        }
      }
    }
  }
};

}  // namespace behemoth::tanks::TANKS_ISA
