// Which processor this is.
#include "tanks/board.hpp"

#include <stdexcept>

namespace behemoth::tanks {

bool has_avx2() {
#if defined(BEHEMOTH_HAS_AVX2)
  return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

std::unique_ptr<Board> read_board(const std::string& line, bool portable) {
  if (!tables.ready) throw std::invalid_argument("the tables of the rules were not handed over yet");
#if defined(BEHEMOTH_HAS_AVX2)
  if (!portable && has_avx2()) return read_board_avx2(line);
#endif
  (void)portable;
  return read_board_base(line);
}

}  // namespace behemoth::tanks
