// Learning by play: the judge from how games ended, the instinct from what the judge thought of its decisions, or,
// where the learner searches before it plays, from what the search thought of every action (expert iteration).
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "cards/judge.hpp"
#include "cards/lesson_worlds.hpp"
#include "cards/playouts.hpp"

namespace behemoth::cards {

// A game to learn from: each lesson game is one of these by chance.
struct Setup {
  const Rules* rules;
  int seats;
};

struct Lessons {
  std::uint64_t games = 0;
  double judge_rate = 0.01;
  // Zero: only the judge learns.
  double instinct_rate = 0.0;
  int batch = 500;
  // How many games the learner imagines for each decision; none: it plays by instinct.
  std::uint64_t simulations = 0;
  int horizon = 8;
  Insight insight = Insight::kFair;
  // How the seats play that do not learn, each by chance; none: all seats play alike and learn.
  std::vector<Way> others;
  std::uint64_t seed = 1;
};

struct Report {
  double score = 0;  // mean score of learning seats
  double loss = 0;   // the judge's mean logistic loss
};

Report learn(const std::vector<Setup>& setups, Instinct& instinct, Judge& judge, const Lessons& lessons,
             const std::atomic<bool>& stopped);

}  // namespace behemoth::cards
