#include "tanks/search.hpp"

namespace behemoth::tanks {

Report search(const Board& board, const Settings& settings, const Weights& weights, Table& table,
              const std::atomic<bool>& stop, const OnReport& on_report) {
#if defined(BEHEMOTH_HAS_AVX2)
  if (board.is_avx2()) return search_avx2(board, settings, weights, table, stop, on_report);
#endif
  return search_base(board, settings, weights, table, stop, on_report);
}

int judge(const Board& board, const Weights& weights) {
#if defined(BEHEMOTH_HAS_AVX2)
  if (board.is_avx2()) return judge_avx2(board, weights);
#endif
  return judge_base(board, weights);
}

}  // namespace behemoth::tanks
