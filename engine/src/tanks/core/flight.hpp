// Shots of many poses at once: sets of squares that fly on together.
#pragma once

#include <bit>
#include <utility>

#include "tanks/core/isa.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// The squares from which a gun of this kind fires in a direction, by where it can be in each heading.
template <class Set>
inline Set origins_of(const Tables& tables, const Set* planes, int kind, int direction) {
  Set found = Set::none();
  for (unsigned rest = tables.headings[kind][direction]; rest; rest &= rest - 1)
    found |= planes[std::countr_zero(rest)];
  return found;
}

// Direct fire in one direction. Shots fly on 1, 2, 4, 8 … squares at a time; what stops them on the way is found once
// for all guns.
template <int D, class Set>
class Flight {
 public:
  explicit Flight(const Set& blockers) {
    stops_[0] = blockers;
    each_length([&]<int I>() {
      if constexpr (I + 1 < kLengths) stops_[I + 1] = stops_[I] | stops_[I].template step<D, 1 << I>();
    });
  }

  // What is struck from these squares: up to the first blocker, but no neighbour (TC3.2).
  Set strikes(const Set& from) const {
    Set passed = from.template step<D>().without(stops_[0]);
    each_length([&]<int I>() { passed |= passed.template step<D, 1 << I>().without(stops_[I]); });
    return passed.template step<D>();
  }

 private:
  static constexpr int kLengths = Set::kRowBits == 16 ? 4 : 5;  // no line is longer than a row

  template <class F>
  static void each_length(F&& f) {
    [&]<int... I>(std::integer_sequence<int, I...>) {
      (f.template operator()<I>(), ...);
    }(std::make_integer_sequence<int, kLengths>{});
  }

  Set stops_[kLengths];  // the squares that a shot cannot come to from 1, 2, 4 … squares before
};

// Adds what indirect fire from these squares strikes (TC3.3).
template <int D, class Set>
inline void lob(Set front, const Gun& gun, Set& into) {
  for (int distance = 1; distance <= gun.most && front.any(); ++distance) {
    front = front.template step<D>();
    if (distance >= gun.least) into |= front;
  }
}

}  // namespace behemoth::tanks::TANKS_ISA
