// What a seat may know as a row of numbers. Version 1 (docs/observations.md).
#pragma once

#include "cards/state.hpp"

namespace behemoth::cards {

constexpr int kPlayerNumbers = 9;
constexpr int kObservation = kCards + kMostSeats * kPlayerNumbers + (kMostSeats - 1) * kCards + 2 * kCards + 44;

// Fills kObservation numbers with what this seat sees, seats counted from its own. `open`: all hands are open (B24).
void observe(const Rules& rules, const State& state, Seat viewer, bool open, float* into);

}  // namespace behemoth::cards
