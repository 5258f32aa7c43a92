// Reads the tables of the rules and lines of positions from standard input (rows.hpp) and checks each position. Lines
// that are no positions must be refused. Prints how many positions were looked at and how many lines were refused; the
// first fault ends it with 1.
#include <cstdio>
#include <exception>
#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

#include "games.hpp"
#include "rows.hpp"
#include "searches.hpp"
#include "tanks/board.hpp"
#include "tanks/tables.hpp"

namespace behemoth::tanks {
namespace portable {
uint64_t check(const Tables& tables, const std::string& line, int plies, uint64_t seed);
}
namespace avx2 {
uint64_t check(const Tables& tables, const std::string& line, int plies, uint64_t seed);
}
}  // namespace behemoth::tanks

using namespace behemoth::tanks;

int main(int count, char** words) {
  const int plies = count > 1 ? std::stoi(words[1]) : 10;
  uint64_t positions = 0, refused = 0, lines = 0;
  try {
    const std::vector<std::string> texts = read_input(std::cin);
    const Tables& tables = installed_tables();
    TranspositionTable memory(1);
    for (const std::string& text : texts) {
      ++lines;
      try {
        positions += portable::check(tables, text, plies, lines);
#if defined(BEHEMOTH_HAS_AVX2)
        if (has_avx2()) positions += avx2::check(tables, text, plies, lines);
#endif
        positions += check_search(text, lines, memory);
        positions += check_games(text, lines);
      } catch (const std::invalid_argument&) {
        ++refused;
      }
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "fault: %s\n", error.what());
    return 1;
  }
  std::printf("%llu positions, %llu of %llu lines refused\n", (unsigned long long)positions,
              (unsigned long long)refused, (unsigned long long)lines);
  return 0;
}
