// A whole search: iterative deepening by one thread or several, until the limits say enough.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "tanks/board.hpp"
#include "tanks/experience.hpp"
#include "tanks/limits.hpp"
#include "tanks/transposition.hpp"
#include "tanks/weights.hpp"

namespace behemoth::tanks {

struct Settings {
  Limits limits;
  int lines = 1;
  int threads = 1;
  // What makes a level human (see behemoth/engine/search.py); all 0 is full strength.
  int noise = 0;
  int oversight = 0;
  int variety = 0;
  uint64_t seed = 0;
  // What the draws of TC4.4 depend on: the keys since the last destruction, the present one last, and the quiet moves.
  std::vector<uint64_t> history;
  int quiet = 0;
};

struct Line {
  int score = 0;  // for the side that decides at the root
  int depth = 0;
  std::vector<uint64_t> moves;
};

struct Report {
  int depth = 0;
  uint64_t nodes = 0;
  double seconds = 0;
  std::vector<Line> lines;
};

// Told after each depth; says whether to go on.
using OnReport = std::function<bool(const Report&)>;

// Searches a position that is not over. Stops as soon as `stop` is set. The best line comes first and is never empty.
Report search(const Board& board, const Settings& settings, const Weights& weights, TranspositionTable& table,
              Experience& experience, const std::atomic<bool>& stop, const OnReport& on_report);

}  // namespace behemoth::tanks
