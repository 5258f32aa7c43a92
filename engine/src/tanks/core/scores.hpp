// The small parts of the search: scores, reductions, what is kept of a move at the root.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "tanks/core/isa.hpp"
#include "tanks/core/move.hpp"
#include "tanks/core/order.hpp"
#include "tanks/thinker.hpp"
#include "tanks/transposition.hpp"

namespace behemoth::tanks::TANKS_ISA {

inline int win_in(int ply) { return kWin - ply; }
inline bool is_decided(int score) { return score >= kSurelyWon || score <= -kSurelyWon; }

// A position on the way to a node.
struct Visited {
  uint64_t key;
};

// What an iteration found for one line.
struct Guess {
  int score = 0;
};

struct RootMove {
  Move move;
  int score = -kWin - 1;
  int bias = 0;  // for variety
  std::vector<Scored> line;
};
inline bool better(const RootMove& one, const RootMove& other) { return one.score > other.score; }

// Scores of won games count from the node in the table, from the root in the search.
inline int to_table(int score, int ply) {
  return score >= kSurelyWon ? score + ply : score <= -kSurelyWon ? score - ply : score;
}
inline int from_table(int score, int ply) {
  return score >= kSurelyWon ? score - ply : score <= -kSurelyWon ? score + ply : score;
}

// What a score says that was found within a window, and whether one that is remembered decides a node.
inline Bound bound_of(int score, int alpha, int beta) {
  return score >= beta ? Bound::kLower : score > alpha ? Bound::kExact : Bound::kUpper;
}
inline bool settles(Bound bound, int score, int alpha, int beta) {
  return bound == Bound::kExact || (bound == Bound::kLower && score >= beta) ||
         (bound == Bound::kUpper && score <= alpha);
}

// The logarithm to the base 2 in eighths, in whole numbers: the same on every machine.
inline int eighths(int number) {
  const int width = static_cast<int>(std::bit_width(static_cast<unsigned>(number))) - 1;
  return 8 * width + ((number << 3 >> width) & 7);
}
// How much less deep a late move is searched.
inline int reduced(int depth, int number) { return (eighths(depth) * eighths(number + 1) + 100) / 205; }
// How many quiet moves are worth trying so near the leaves.
inline int quiet_limit(int depth) { return 8 + 5 * depth * depth; }

// How often a pair of shooter and target was tried at a node. Who detonates a remote mine hardly matters.
struct Pairs {
  uint32_t seen[48];
  int counts[48];
  int size = 0;
  int times(Move move) {
    if (move.target() == kOff) return 0;
    const int shooter = move.detonates() ? kOff : move.start();
    const uint32_t pair = uint32_t(shooter) << 10 | uint32_t(move.target());
    for (int at = 0; at < size; ++at) {
      if (seen[at] == pair) return ++counts[at];
    }
    if (size < 48) {
      seen[size] = pair;
      counts[size++] = 1;
    }
    return 1;
  }
};

}  // namespace behemoth::tanks::TANKS_ISA
