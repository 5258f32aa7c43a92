// Shots of many poses at once: sets of squares that fly on together.
#pragma once

#include <bit>

#include "tanks/core/isa.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// The squares from which a gun of this kind fires in a direction.
template <class G>
inline typename G::Set origins_of(const Tables& tables, const Reach<G>& reach, int kind, int direction) {
  auto found = G::Set::none();
  for (unsigned rest = tables.headings[kind][direction]; rest; rest &= rest - 1)
    found |= reach.planes[std::countr_zero(rest)];
  return found;
}

// Adds what direct fire from these squares strikes: up to the first blocker, but no neighbour (TC3.2).
template <int D, class Set>
inline void shoot(Set front, const Set& blockers, Set& into) {
  front = front.template step<D>().without(blockers);
  while (front.any()) {
    front = front.template step<D>();
    into |= front;
    front = front.without(blockers);
  }
}

// Adds what indirect fire from these squares strikes (TC3.3).
template <int D, class Set>
inline void lob(Set front, const Gun& gun, Set& into) {
  for (int distance = 1; distance <= gun.most && front.any(); ++distance) {
    front = front.template step<D>();
    if (distance >= gun.least) into |= front;
  }
}

}  // namespace behemoth::tanks::TANKS_ISA
