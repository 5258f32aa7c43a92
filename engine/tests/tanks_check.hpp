// Plays random games on one position and checks the engine against itself; compiled for each processor, run by
// tanks_main.cpp, mostly with sanitizers.
#pragma once

#include <algorithm>
#include <string>

#include "tanks/perft.hpp"
#include "tanks/position.hpp"

TANKS_ARCH_BEGIN

class Check {
 public:
  explicit Check(uint64_t seed) : random_(seed * 2 + 1) {}

  // Throws std::logic_error if something does not hold, std::invalid_argument if the line is no position.
  void run(const std::string& line, int plies) {
    // The larger geometry plays on every board, the smaller one where it can.
    const std::string first = games<Large>(line, plies);
    if (line.find('_') <= 2 && std::stoi(line) <= Small::kLargest) demand(games<Small>(line, plies) == first, line);
  }
  uint64_t positions() const { return positions_; }

 private:
  template <class G>
  std::string games(const std::string& line, int plies) {
    Position<G> position = Position<G>::read(line);
    const std::string written = position.line();
    demand(Position<G>::read(written).line() == written, line);
    const std::atomic<bool> stop{false};
    demand(Counter<G>(position, true, stop).count(1) == Counter<G>(position, false, stop).count(1), line);
    Player<G>(position, 0, {}).play(1, random(), 3 * plies, stop);
    Position<G> walked = position;
    for (int ply = 0; ply < plies && look<G>(walked); ++ply) {
    }
    demand(position.line() == written, "a copy changed its original: " + line);
    return written;
  }

  // Checks one position and plays a random move; false if there is none.
  template <class G>
  bool look(Position<G>& position) {
    ++positions_;
    const std::string before = position.line();
    demand(position.key() == position.whole_key(), before);
    MoveList all, kills;
    position.generate(all);
    position.generate_kills(kills);
    demand(position.count_moves() == all.size(), before);
    for (int side = 0; side < 2; ++side) {
      position.targets(side);
      position.can_kill_commander(side);
      position.can_leave(side);
    }
    for (Move kill : kills) demand(std::find(all.begin(), all.end(), kill) != all.end(), before);
    if (all.empty()) return false;
    const int step = 1 + all.size() / 40;
    for (int i = random() % step; i < all.size(); i += step) tried<G>(position, all[i], before);
    for (Move kill : kills) tried<G>(position, kill, before);
    const MoveList& chosen = kills.empty() || random() % 4 ? all : kills;
    Undo undo;
    position.make(chosen[random() % chosen.size()], undo);
    return true;
  }

  template <class G>
  void tried(Position<G>& position, Move move, const std::string& before) {
    const uint64_t key = position.key();
    demand(!position.text_with_marks(move).empty(), before);
    Undo undo;
    position.make(move, undo);
    demand(position.key() == position.whole_key(), before + " " + position.line());
    demand(Position<G>::read(position.line()).key() == position.key(), before + " " + position.line());
    position.undo(move, undo);
    demand(position.key() == key && position.line() == before, before + " " + position.text(move));
  }

  static void demand(bool holds, const std::string& where) {
    if (!holds) throw std::logic_error(where);
  }
  uint64_t random() {
    random_ ^= random_ << 13;
    random_ ^= random_ >> 7;
    return random_ ^= random_ << 17;
  }

  uint64_t random_;
  uint64_t positions_ = 0;
};

TANKS_ARCH_END
