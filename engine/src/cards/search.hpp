// Monte Carlo search over what one seat cannot see.
//
// The searching seat does not know the hands and piles, so each round takes one of the worlds it can imagine and
// shuffles what nobody knows. In it every action of the seat is tried with the same luck, so that actions differ by
// what they do; those that are surely worse are dropped as the rounds go on.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "cards/judge.hpp"
#include "cards/policy.hpp"
#include "cards/worlds.hpp"

namespace behemoth::cards {

struct SearchSettings {
  double seconds = 0.3;
  std::uint64_t simulations = 0;  // none: only the time counts
  // How games are played on: by the searching seat, by others who play by the table, and by all who do not
  // (World::greedy).
  Way way, others, strangers;
  // After so many turns the judge says how likely the seat is to win; none: games are played to their end.
  int horizon = 0;
  std::shared_ptr<const Judge> judge;
  // Where the seat's instinct has a say: an action must have this share of it, and this much of a win more makes up for
  // a share e times as small.
  double least = 0, liking = 0;
  // The search ends when all actions but one are dropped: that one is the choice, only its value is less well known.
  bool choice_only = false;
};

struct Candidate {
  Action action;
  std::uint64_t visits;
  double value;   // mean score of the searching seat
  double liking;  // what the instinct adds to it
};

// root: any state the seat to act cannot tell from the real one, as are all worlds. The candidates come in the order of
// the rules.
std::vector<Candidate> search(const Rules& rules, const State& root, Worlds& worlds, const SearchSettings& settings,
                              std::uint64_t seed, const std::atomic<bool>& stopped);

// The best of those that were not given up: they were tried most often, all of them equally often.
const Candidate& best_of(const std::vector<Candidate>& candidates);

}  // namespace behemoth::cards
