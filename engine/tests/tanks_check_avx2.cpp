#define BEHEMOTH_ARCH avx2
#include "tanks_check.hpp"

namespace behemoth::tanks {

uint64_t check_avx2(const std::string& line, int plies, uint64_t seed) {
  avx2::Check check(seed);
  check.run(line, plies);
  return check.positions();
}

}  // namespace behemoth::tanks
