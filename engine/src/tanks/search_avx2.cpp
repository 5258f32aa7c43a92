#define BEHEMOTH_ARCH avx2
#include "tanks/search_run.hpp"

namespace behemoth::tanks {

Report search_avx2(const Board& board, const Settings& settings, const Weights& weights, Table& table,
                   const std::atomic<bool>& stop, const OnReport& on_report) {
  return board.is_small() ? run_on<Small>(board, settings, weights, table, stop, on_report)
                          : run_on<Large>(board, settings, weights, table, stop, on_report);
}

int judge_avx2(const Board& board, const Weights& weights) {
  return board.is_small() ? judge_on<Small>(board, weights) : judge_on<Large>(board, weights);
}

}  // namespace behemoth::tanks
