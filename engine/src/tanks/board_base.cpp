#define BEHEMOTH_ARCH base
#include "tanks/board_impl.hpp"

namespace behemoth::tanks {

std::unique_ptr<Board> read_board_base(const std::string& line) { return base::read_any(line); }

}  // namespace behemoth::tanks
