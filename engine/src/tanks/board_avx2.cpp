#define BEHEMOTH_ARCH avx2
#include "tanks/board_impl.hpp"

namespace behemoth::tanks {

std::unique_ptr<Board> read_board_avx2(const std::string& line) { return avx2::read_any(line); }

}  // namespace behemoth::tanks
