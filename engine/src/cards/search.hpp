// Monte Carlo tree search over information sets, as one seat sees them.
//
// The searching seat does not know the hands and piles, so each round takes one of the worlds it can imagine and
// shuffles what nobody knows. In it every action of the seat is tried with the same luck, so that actions differ by
// what they do; those that are surely worse are dropped as the rounds go on. Below, the seat's later decisions grow a
// tree that all worlds share: a node is what the seat has decided since the root, and chance and the others are
// averaged over.
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
  // Below the root: how much doubt weighs, and how much of instinct's leaning is replaced by an even share for each
  // action.
  double exploration = 0.3, evenness = 0.25;
  // How games are played beyond the tree: by the searching seat, which needs an instinct; by others who play by the
  // table, and by all who do not (World::greedy).
  Way way, others, strangers;
  // How many decisions of the seat the tree is deep.
  int depth = 1;
  // After so many turns the judge says how likely the seat is to win; none: games are played to their end.
  int horizon = 0;
  std::shared_ptr<const Judge> judge;
  // The search ends when all actions but one are dropped: that one is the choice, only its value is less well known.
  bool choice_only = false;
};

struct Candidate {
  Action action;
  std::uint64_t visits;
  double value;  // mean score of the searching seat
};

// root: any state the seat to act cannot tell from the real one, as are all worlds. The candidates come in the order of
// the rules.
std::vector<Candidate> search(const Rules& rules, const State& root, Worlds& worlds, const SearchSettings& settings,
                              std::uint64_t seed, const std::atomic<bool>& stopped);

}  // namespace behemoth::cards
