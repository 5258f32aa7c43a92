// The objects that Python holds; shared by the files that bind functions to them.
#pragma once

#include <atomic>
#include <memory>

#include "tanks/board.hpp"

namespace behemoth::tanks {

// A position, changed by play(). Long work is done on copies, with the interpreter free.
struct PyPosition {
  std::unique_ptr<Board> board;
};

// Set by one thread to stop the work of another.
struct Stop {
  std::atomic<bool> flag{false};
};

}  // namespace behemoth::tanks
