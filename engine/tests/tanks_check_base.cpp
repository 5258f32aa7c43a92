#define BEHEMOTH_ARCH base
#include "tanks_check.hpp"

namespace behemoth::tanks {

uint64_t check_base(const std::string& line, int plies, uint64_t seed) {
  base::Check check(seed);
  check.run(line, plies);
  return check.positions();
}

}  // namespace behemoth::tanks
