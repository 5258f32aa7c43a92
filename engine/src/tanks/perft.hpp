// Counting the tree of decisions, and playing random games.
#pragma once

#include <atomic>
#include <vector>

#include "tanks/board.hpp"
#include "tanks/position.hpp"

TANKS_ARCH_BEGIN

// The number of ways to play so many decisions; a fall is a ply of its own (TC11.5). In bulk the last ply is counted
// without being played.
template <class G>
class Counter {
 public:
  Counter(Position<G>& position, bool bulk, const std::atomic<bool>& stop)
      : position_(position), bulk_(bulk), stop_(stop) {}

  uint64_t count(int depth) {
    lists_.resize(depth > 0 ? depth : 0);
    return bulk_ ? bulk(depth) : each(depth);
  }

 private:
  uint64_t bulk(int depth) {
    if (depth <= 0) return 1;
    if (depth == 1) return position_.count_moves();
    MoveList& list = lists_[depth - 1];
    list.clear();
    position_.generate(list);
    uint64_t total = 0;
    for (Move move : list) {
      if (stop_.load(std::memory_order_relaxed)) break;
      Undo undo;
      position_.make(move, undo);
      total += bulk(depth - 1);
      position_.undo(move, undo);
    }
    return total;
  }
  uint64_t each(int depth) {
    if (depth <= 0) return 1;
    if (depth > 1 && stop_.load(std::memory_order_relaxed)) return 0;
    MoveList& list = lists_[depth - 1];
    list.clear();
    position_.generate(list);
    uint64_t total = 0;
    Undo undo;
    for (Move move : list) {
      position_.make(move, undo);
      total += depth == 1 ? 1 : each(depth - 1);
      position_.undo(move, undo);
    }
    return total;
  }

  Position<G>& position_;
  bool bulk_;
  const std::atomic<bool>& stop_;
  std::vector<MoveList> lists_;
};

// Random games to their end or to a cap of decisions; every decision equally likely. Draws as in TC4.4.
template <class G>
class Player {
 public:
  Player(const Position<G>& start, int quiet, const std::vector<uint64_t>& history)
      : start_(start), position_(start), quiet_(quiet), history_(history) {}

  Playouts play(uint64_t games, uint64_t seed, int cap, const std::atomic<bool>& stop) {
    Playouts found;
    random_ = fact(0, 0) ^ seed * 0x9E3779B97F4A7C15u;
    if (!random_) random_ = 1;
    for (uint64_t game = 0; game < games && !stop.load(std::memory_order_relaxed); ++game) one(cap, found);
    return found;
  }

 private:
  uint64_t random() {  // xorshift64*
    random_ ^= random_ >> 12;
    random_ ^= random_ << 25;
    random_ ^= random_ >> 27;
    return random_ * 0x2545F4914F6CDD1Du;
  }
  int below(int bound) { return int(((random() >> 32) * uint64_t(bound)) >> 32); }

  bool drawn(const std::vector<uint64_t>& keys, int quiet) const {
    if (position_.is_falling() || keys.empty()) return false;
    int seen = 0;
    for (uint64_t key : keys) seen += key == keys.back();
    return seen >= position_.rules().repetition || quiet >= 2 * position_.rules().quiet_moves;
  }

  void one(int cap, Playouts& found) {
    position_.restart(start_);
    keys_ = history_;
    int quiet = quiet_;
    if (keys_.empty() && !position_.is_falling()) keys_.push_back(position_.key());
    ++found.games;
    for (int ply = 0;; ++ply) {
      if (position_.over()) {
        ++(position_.result().winner == 0 ? found.white : found.black);
        break;
      }
      if (drawn(keys_, quiet)) {
        ++found.drawn;
        break;
      }
      if (ply >= cap) {
        ++found.capped;
        break;
      }
      int total;
      const Move move = position_.pick([&](int bound) { return below(bound); }, list_, total);
      if (!move) {  // a side without any piece, in a study
        ++found.drawn;
        break;
      }
      Undo undo;
      position_.make(move, undo);
      ++found.plies;
      found.moves += total;
      if (undo.destroyed()) {  // TC11.6
        quiet = 0;
        keys_.clear();
      } else {
        quiet += !move.is_fall();
      }
      if (!position_.is_falling()) keys_.push_back(position_.key());
    }
    found.check = (found.check ^ position_.key()) * 0x9E3779B97F4A7C15u;
  }

  const Position<G>& start_;
  Position<G> position_;
  int quiet_;
  std::vector<uint64_t> history_, keys_;
  MoveList list_;
  uint64_t random_ = 1;
};

TANKS_ARCH_END
