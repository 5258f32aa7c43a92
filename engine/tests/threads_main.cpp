// Several threads that search and share one transposition table, for the thread sanitizer. Reads tables and positions
// from standard input (rows.hpp); prints the nodes of all searches.
#include <atomic>
#include <cstdio>
#include <exception>
#include <iostream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "rows.hpp"
#include "searches.hpp"

using namespace behemoth::tanks;

namespace {

// Two threads on one position, told by the third when to stop.
uint64_t search_by_two(const std::string& text, TranspositionTable& memory) {
  const std::unique_ptr<Board> board = read_board(text);
  Settings settings;
  settings.threads = 2;
  settings.limits.depth = 20;
  std::atomic<bool> stop{false};
  const auto on_report = [&stop](const Report& report) {
    if (report.nodes > 3000) stop.store(true);
    return true;
  };
  Experience experience;
  const Report report = search(*board, settings, some_weights(), memory, experience, stop, on_report);
  for (const Line& line : report.lines) check_line(*board, line);
  return report.nodes;
}

}  // namespace

int main() {
  try {
    uint64_t nodes = 0;
    TranspositionTable memory(1);
    for (const std::string& text : read_input(std::cin)) nodes += search_by_two(text, memory);
    std::printf("%llu nodes\n", (unsigned long long)nodes);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "fault: %s\n", error.what());
    return 1;
  }
  return 0;
}
