// A short search of a position: every move of its lines must be legal.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

#include "tanks/board.hpp"
#include "tanks/search.hpp"

namespace behemoth::tanks {

inline Weights some_weights() {
  Weights made;
  for (int& material : made.material) material = 100;
  for (int& mobility : made.mobility) mobility = 10;
  for (int& nearness : made.nearness) nearness = 10;
#define TANKS_TERM(name) made.name = 10;
  TANKS_TERMS(TANKS_TERM)
#undef TANKS_TERM
  return made;
}

inline void check_line(const Board& root, const Line& line) {
  const std::unique_ptr<Board> board = root.copy();
  if (line.moves.empty()) throw std::logic_error("a search found no move: " + line_of(root));
  for (uint64_t move : line.moves) {
    if (!board->is_legal(move)) throw std::logic_error("a search plays an illegal move: " + line_of(*board));
    text_with_marks(*board, move);
    board->play(move);
  }
}

// The nodes it took. By the code for any processor or by the best one, as the seed says.
inline uint64_t check_search(const std::string& text, uint64_t seed, TranspositionTable& memory) {
  const std::unique_ptr<Board> board = read_board(text, seed % 2 == 0);
  if (board->to_act() < 0) return 0;
  Settings settings;
  settings.limits.nodes = 150;
  settings.seed = seed;
  settings.lines = 1 + static_cast<int>(seed % 3);
  settings.threads = seed % 16 == 0 ? 2 : 1;
  settings.noise = settings.oversight = settings.variety = seed % 4 < 2 ? 100 : 0;
  const std::atomic<bool> stop{false};
  Experience experience;
  const Report report = search(*board, settings, some_weights(), memory, experience, stop, nullptr);
  for (const Line& line : report.lines) check_line(*board, line);
  return report.nodes;
}

}  // namespace behemoth::tanks
