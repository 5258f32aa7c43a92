// The objects that Python holds; shared by the files that bind functions to them.
#pragma once

#include <nanobind/nanobind.h>

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

// Throws std::invalid_argument unless this holds.
void demand(bool holds, const char* what);

// The flag of a stop, or one that is never set.
const std::atomic<bool>& flag_of(const Stop* stop);

void bind_tables(nanobind::module_& module);
void bind_position(nanobind::module_& module);
void bind_search(nanobind::module_& module);
void bind_vector(nanobind::module_& module);

}  // namespace behemoth::tanks
