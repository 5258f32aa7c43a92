// One thread of a search, as the rest of the engine sees it; core/thinker.hpp has what it does.
#pragma once

#include <atomic>
#include <cstdint>
#include <span>

#include "tanks/experience.hpp"
#include "tanks/limits.hpp"
#include "tanks/numbers.hpp"
#include "tanks/transposition.hpp"
#include "tanks/underway.hpp"
#include "tanks/weights.hpp"

namespace behemoth::tanks {

// A won game is worth kWin less the plies until then; everything from kSurelyWon on is a win found.
inline constexpr int kWin = 1'000'000;
inline constexpr int kSurelyWon = kWin - 1'000;
inline constexpr int kMostPly = 96;

// What a thinker needs to know. Everything referred to must live as long as the thinker.
struct Task {
  const Weights& weights;
  TranspositionTable& table;
  Experience& experience;  // no other thread's
  Underway* underway;      // nothing where there is one thread only
  const Watch& watch;
  const std::atomic<bool>& stop;
  // What the draws of TC4.4 depend on: the keys since the last destruction, the present one last, and the quiet moves.
  std::span<const uint64_t> history;
  int quiet = 0;
  // What makes a level human; all 0 is full strength.
  int noise = 0;
  int oversight = 0;
  int variety = 0;
  uint64_t seed = 0;
};

// A move of the root with what was found about it. It has no score (less than -kWin) if it was not searched.
struct RootResult {
  uint64_t move;
  int score;
  int bias;  // added to the score, for variety
};

class Thinker {
 public:
  Thinker() = default;
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;
  virtual ~Thinker();

  // One iteration: the best `lines` moves to this depth. What was found comes first among the root's moves.
  virtual void iterate(int depth, int lines) = 0;
  virtual bool stopped() const = 0;
  virtual uint64_t nodes() const = 0;
  virtual int root_count() const = 0;
  virtual RootResult root(int place) const = 0;
  // The line of play that begins with this move of the root.
  virtual void line(int place, Numbers& moves) const = 0;
};

}  // namespace behemoth::tanks
