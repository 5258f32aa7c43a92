// Counting the tree of decisions, and playing random games.
#include "tanks/core/perft.hpp"

#include <vector>

namespace behemoth::tanks::TANKS_ISA {
namespace {

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
    Position<G>& position = position_;
    MoveList& list = lists_[depth - 1];
    list.clear();
    position.generate(list);
    uint64_t total = 0;
    Undo undo;
    for (Move move : list) {
      position.make(move, undo);
      total += depth == 1 ? 1 : each(depth - 1);
      position.undo(move, undo);
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
  Player(const Position<G>& start, const PlayoutOrder& order)
      : start_(start), position_(start), order_(order), random_(order.seed) {}

  Playouts play(const std::atomic<bool>& stop) {
    Playouts found;
    for (uint64_t game = 0; game < order_.games && !stop.load(std::memory_order_relaxed); ++game) play_one(found);
    return found;
  }

 private:
  struct Key {
    uint64_t value;
  };
  enum class Turn { kGoesOn, kWon, kDrawn, kCapped };

  // Positions before a fall or before all mines are placed are not (TC11.5, TC12.10).
  bool compared() const { return !position_.is_falling() && !position_.is_placing(); }

  bool is_drawn() const {  // TC4.4
    if (!compared() || keys_.empty()) return false;
    int seen = 0;
    for (const Key& key : keys_) seen += key.value == keys_.back().value;
    return seen >= position_.rules().repetition || quiet_ >= 2 * position_.rules().quiet_moves;
  }

  void play_one(Playouts& found) {
    position_.restart(start_);
    keys_.clear();
    for (uint64_t key : order_.history) keys_.push_back({key});
    quiet_ = order_.quiet;
    if (keys_.empty() && compared()) keys_.push_back({position_.key()});
    ++found.games;
    Turn turn = Turn::kGoesOn;
    for (int ply = 0; turn == Turn::kGoesOn; ++ply) turn = play_turn(ply, found);
    if (turn == Turn::kDrawn) ++found.drawn;
    if (turn == Turn::kCapped) ++found.capped;
    if (turn == Turn::kWon) ++(position_.result().winner == 0 ? found.white : found.black);
    found.check = (found.check ^ position_.key()) * 0x9E3779B97F4A7C15u;
  }

  Turn play_turn(int ply, Playouts& found) {
    if (position_.over()) return Turn::kWon;
    if (is_drawn()) return Turn::kDrawn;
    if (ply >= order_.cap) return Turn::kCapped;
    int total;
    const Move move = position_.pick(random_, list_, total);
    if (!move) return Turn::kDrawn;  // a side without any piece, in a study
    Undo undo;
    position_.make(move, undo);
    ++found.plies;
    found.moves += uint64_t(total);
    if (undo.destroyed()) {  // TC11.6
      quiet_ = 0;
      keys_.clear();
    } else {
      quiet_ += move.is_turn();
    }
    if (compared()) keys_.push_back({position_.key()});
    return Turn::kGoesOn;
  }

  const Position<G>& start_;
  Position<G> position_;
  const PlayoutOrder& order_;
  Random random_;
  int quiet_ = 0;
  std::vector<Key> keys_;
  MoveList list_;
};

}  // namespace

template <class G>
uint64_t count_ways(Position<G>& position, int depth, bool bulk, const std::atomic<bool>& stop) {
  return Counter<G>(position, bulk, stop).count(depth);
}

template <class G>
Playouts play_out(const Position<G>& start, const PlayoutOrder& order, const std::atomic<bool>& stop) {
  return Player<G>(start, order).play(stop);
}

#define TANKS_INSTANTIATE(G)                                                          \
  template uint64_t count_ways<G>(Position<G>&, int, bool, const std::atomic<bool>&); \
  template Playouts play_out<G>(const Position<G>&, const PlayoutOrder&, const std::atomic<bool>&);
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
