// A short search of a position: every move of its lines must be legal. The plain code for any processor.
#include <atomic>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

#include "tanks/search_run.hpp"

namespace behemoth::tanks {
namespace {

Weights some_weights() {
  Weights made;
  for (int& material : made.material) material = 100;
#define TANKS_TERM(name) made.name = 10;
  TANKS_TERMS(TANKS_TERM)
#undef TANKS_TERM
  return made;
}

template <class G>
void check_line(Position<G> position, const Line& line) {
  if (line.moves.empty()) throw std::logic_error("a search found no move: " + position.line());
  MoveList list;
  for (Move move : line.moves) {
    list.clear();
    position.generate(list);
    if (std::find(list.begin(), list.end(), move) == list.end()) {
      throw std::logic_error("a search plays an illegal move: " + position.line());
    }
    Undo undo;
    position.make(move, undo);
  }
}

template <class G>
uint64_t search_once(const std::string& text, const Settings& settings) {
  static const Weights weights = some_weights();
  static Table table(1);
  const Position<G> position = Position<G>::read(text);
  if (position.over()) return 0;
  const std::atomic<bool> stop{false};
  const OnReport nobody;
  const Report report = Run<G>(position, settings, weights, table, stop, nobody).search();
  for (const Line& line : report.lines) check_line<G>(position, line);
  return report.nodes;
}

}  // namespace

uint64_t check_search(const std::string& text, uint64_t seed) {
  Settings settings;
  settings.limits.nodes = 150;
  settings.seed = seed;
  settings.lines = 1 + static_cast<int>(seed % 3);
  settings.threads = seed % 16 == 0 ? 2 : 1;
  settings.noise = settings.oversight = settings.variety = seed % 2 ? 100 : 0;
  const bool small = std::stoi(text) <= Small::kLargest;
  return search_once<Large>(text, settings) + (small ? search_once<Small>(text, settings) : 0);
}

}  // namespace behemoth::tanks
