// The search, as the rest of the engine sees it: what may be asked and what comes back. No processor in particular.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <vector>

#include "tanks/board.hpp"
#include "tanks/move.hpp"
#include "tanks/table.hpp"
#include "tanks/time_limits.hpp"
#include "tanks/weights.hpp"

namespace behemoth::tanks {

// A won game is worth kWin less the plies until then; everything from kSurelyWon on is a win found.
inline constexpr int kWin = 1'000'000;
inline constexpr int kSurelyWon = kWin - 1'000;
inline constexpr int kMostPly = 96;

struct Settings {
  Limits limits;
  int lines = 1;
  int threads = 1;
  // What makes a level human (see muscle/search.py); all 0 is full strength.
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
  std::vector<Move> moves;
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
Report search(const Board& board, const Settings& settings, const Weights& weights, Table& table,
              const std::atomic<bool>& stop, const OnReport& on_report);

// The judgement of a position for the side to move, without searching; 0 while a Monster falls.
int judge(const Board& board, const Weights& weights);

// The same for each processor.
Report search_base(const Board&, const Settings&, const Weights&, Table&, const std::atomic<bool>&, const OnReport&);
Report search_avx2(const Board&, const Settings&, const Weights&, Table&, const std::atomic<bool>&, const OnReport&);
int judge_base(const Board&, const Weights&);
int judge_avx2(const Board&, const Weights&);

}  // namespace behemoth::tanks
