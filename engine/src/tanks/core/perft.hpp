// Counting the tree of decisions, and playing random games.
#pragma once

#include <atomic>
#include <cstdint>

#include "tanks/board.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// The number of ways to play so many decisions; a fall is a ply of its own (TC11.5). In bulk the last ply is counted
// without being played.
template <class G>
uint64_t count_ways(Position<G>& position, int depth, bool bulk, const std::atomic<bool>& stop);

// Random games to their end or to a cap of decisions; every decision equally likely. Draws as in TC4.4.
template <class G>
Playouts play_out(const Position<G>& start, const PlayoutOrder& order, const std::atomic<bool>& stop);

}  // namespace behemoth::tanks::TANKS_ISA
