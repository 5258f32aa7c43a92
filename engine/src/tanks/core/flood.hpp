// One step of all poses of a vehicle at once, as sets of squares by heading.
#pragma once

#include <utility>

#include "tanks/core/isa.hpp"

namespace behemoth::tanks::TANKS_ISA {

// Calls f.template operator()<heading>() for all eight.
template <class F>
inline void each_heading(F&& f) {
  [&]<int... H>(std::integer_sequence<int, H...>) {
    (f.template operator()<H>(), ...);
  }(std::make_integer_sequence<int, 8>{});
}

// `ahead` gets the squares looked at; `planes` grow by driving and turning (TC2.1).
template <class Set>
inline void one_step(Set* planes, Set* ahead, const Set& land, const Set* mud, Set* halted) {
  each_heading([&]<int H>() { ahead[H] = planes[H].template step<H>(); });
  Set next[8];
  each_heading([&]<int H>() {
    Set into = ahead[H] & land;
    if (mud) {
      halted[H] |= into & *mud;
      into = into.without(*mud);
    }
    next[H] = planes[H] | planes[(H + 7) % 8] | planes[(H + 1) % 8] | into;
  });
  for (int h = 0; h < 8; ++h) planes[h] = next[h];
}

}  // namespace behemoth::tanks::TANKS_ISA
