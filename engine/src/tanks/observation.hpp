// What a side may know as planes of numbers. Version 1 (docs/observations.md).
#pragma once

#include <cstdint>

#include "tanks/decision.hpp"
#include "tanks/setup.hpp"

namespace behemoth::tanks {

// Planes on the board that do not depend on the tables, and planes that are the same number everywhere.
inline constexpr int kThingPlanes = 13, kChoicePlanes = 5, kFactPlanes = 14 + kQuestions;

// Own pieces by kind, the enemy's by kind, headings, terrains, and what is said above.
constexpr int planes_of(const Tables& tables) {
  return 2 * tables.kind_count + 8 + tables.terrain_count + kThingPlanes + kChoicePlanes + kFactPlanes;
}

// What the draws depend on (TC4.4).
struct Past {
  int quiet = 0;  // moves since the last destruction
  int seen = 0;   // how often this position was there, this time included
};

// Fills planes_of() planes of size * size numbers as this side sees the position. `decision` is that of the side itself
// while it decides, or null.
void observe(const Setup& setup, const Tables& tables, int side, const Past& past, const Decision* decision,
             uint8_t* into);
// The same where only the decision has gone on since.
void observe_decision(const Setup& setup, const Tables& tables, const Decision& decision, uint8_t* into);

}  // namespace behemoth::tanks
