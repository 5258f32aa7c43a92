// Learning by play: the judge from how games ended, the instinct from what followed its decisions, or from what would
// have followed each action it could have chosen.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "cards/instinct.hpp"
#include "cards/judge.hpp"
#include "cards/policy.hpp"

namespace behemoth::cards {

// A game to learn from: each lesson game is one of these by chance.
struct Setup {
  const Rules* rules;
  int seats;
};

struct Lessons {
  // So many games, and after how many of them something is learned.
  std::uint64_t games = 0;
  int batch = 2000;
  // How far a step goes, at the beginning and at the end, in a straight line between them.
  double rate = 0.002, last_rate = 0.002;
  // Whether every action of a decision is tried, so many turns on; none: what was chosen is judged by what followed.
  int tried = 0;
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
