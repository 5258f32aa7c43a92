// Whole games inside the engine, each seat with a simple way to play.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "cards/policy.hpp"

namespace behemoth::cards {

struct Tally {
  std::uint64_t games = 0, decisions = 0, turns = 0;
  std::array<double, kMostSeats> scores{};
  std::array<std::uint64_t, 5> endings{};
};

// Play games from the start; ends early when stopped. ways: how each seat plays.
Tally play_games(const Rules& rules, int seats, std::uint64_t games, std::uint64_t seed, const std::vector<Way>& ways,
                 const std::atomic<bool>& stopped);

}  // namespace behemoth::cards
