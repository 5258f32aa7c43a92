// Which moves to try first: what was good elsewhere in the tree is likely to be good here.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "tanks/core/isa.hpp"
#include "tanks/core/move.hpp"
#include "tanks/experience.hpp"
#include "tanks/tables.hpp"

namespace behemoth::tanks::TANKS_ISA {

// A move with the worth of trying it early.
struct Scored {
  Move move;
  int32_t worth;
};

// How often a quiet move refuted, by side, kind and end pose. The further a figure is from zero, the less it moves on.
template <class G>
class History {
 public:
  static constexpr int kMost = 1 << 13;

  explicit History(Experience& experience) : figures_(experience.figures(size_t{2} * kMostKinds * G::kSquares * 8)) {}

  int of(int side, int kind, Move move) const { return figures_[place(side, kind, move)]; }

  void learn(int side, int kind, Move move, int bonus) {
    int16_t& figure = figures_[place(side, kind, move)];
    bonus = std::clamp(bonus, -kMost, kMost);
    figure = static_cast<int16_t>(figure + bonus - figure * std::abs(bonus) / kMost);
  }

 private:
  static size_t place(int side, int kind, Move move) {
    const size_t square = static_cast<size_t>(move.end()) % G::kSquares;
    return ((static_cast<size_t>(side) * kMostKinds + static_cast<size_t>(kind)) * G::kSquares + square) * 8 +
           static_cast<size_t>(move.heading() & 7);
  }
  int16_t* const figures_;
};

// Hands out the moves of a list, the most promising first. Most nodes need only a few, so only so many are sorted.
class Picker {
 public:
  explicit Picker(std::vector<Scored>& moves) : moves_(moves) {}

  bool next(Scored& found) {
    if (at_ == moves_.size()) return false;
    if (at_ == sorted_) sort_more();
    found = moves_[at_++];
    return true;
  }

 private:
  void sort_more() {
    // Often the first is enough, seldom more than a dozen or two are tried.
    const size_t more = sorted_ == 0 ? 1 : sorted_ < 32 ? 12 : 7 * sorted_;
    const size_t end = std::min(moves_.size(), sorted_ + more);
    const auto first = moves_.begin();
    // Ties are settled by the moves' numbers, so that a search is the same everywhere.
    std::partial_sort(first + static_cast<std::ptrdiff_t>(sorted_), first + static_cast<std::ptrdiff_t>(end),
                      moves_.end(), [](const Scored& one, const Scored& other) {
                        return one.worth != other.worth ? one.worth > other.worth : one.move.raw() < other.move.raw();
                      });
    sorted_ = end;
  }

  std::vector<Scored>& moves_;
  size_t at_ = 0;
  size_t sorted_ = 0;
};

}  // namespace behemoth::tanks::TANKS_ISA
