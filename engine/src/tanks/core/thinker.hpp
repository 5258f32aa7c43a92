// One thread of a search: principal variation search with a quiescence over strikes. Its parts stand in thinker_root,
// thinker_tree, thinker_strikes and thinker_order.
//
// A node with some 500 moves cannot afford to try them all at every depth: what is quiet and comes late is searched
// less deep or not at all, what destroys or saves is searched always. Who threatens to destroy the enemy's command tank
// or to leave the board has, next turn, won: both are asked of the position itself instead of being searched.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "tanks/core/evaluation.hpp"
#include "tanks/core/hash.hpp"
#include "tanks/core/order.hpp"
#include "tanks/core/position.hpp"
#include "tanks/core/scores.hpp"
#include "tanks/thinker.hpp"

namespace behemoth::tanks::TANKS_ISA {

template <class G>
class PositionThinker final : public Thinker {
 public:
  PositionThinker(const Position<G>& root, const Task& task);

  void iterate(int depth, int lines) override;
  bool stopped() const override { return stopped_; }
  uint64_t nodes() const override { return nodes_.load(std::memory_order_relaxed); }
  int root_count() const override { return int(moves_.size()); }
  RootResult root(int place) const override;
  void line(int place, Numbers& moves) const override;

 private:
  using Set = typename G::Set;

  // What ordering takes off for an end pose under fire.
  static constexpr int kUnsafe = 1 << 14;
  // What it adds for one that threatens the enemy's command tank and is not under fire.
  static constexpr int kCheck = 1 << 12;
  static constexpr int kDeepestStrikes = 8;
  // Of a node whose evaluation nobody has asked for.
  static constexpr int kNotEvaluated = -32001;

  struct Frame {
    Undo undo;
    size_t since;
    int quiet;
    int eval;
    Move killers[2];
    MoveList list;
    std::vector<Scored> kills, quiets;
    std::vector<Scored> tried;
    std::vector<Scored> put_off;  // while another thread searches them
    Sight<G>* sight;              // its own, or that of the frame before where a side has passed: it sees the same
    Sight<G> own_sight;
    int length;
    Move line[kMostPly + 2];

    void look_anew() {
      sight = &own_sight;
      sight->forget();
    }
  };

  // What all moves of one piece have in common when they are ordered.
  struct Mover {
    int start = kOff;
    int kind, value;
    int rescue;  // leaving is worth more where it is in danger
    const std::array<Set, 8>* unsafe;
    const Set* checks;
  };

  // A node of the tree while its moves are tried.
  struct Node {
    int alpha, beta, depth, ply;
    bool pv, in_check;
    int best = -kWin - 1;
    Move best_move{};
    int number = 0;  // moves tried
    int quiets = 0;
    Move killers[2]{};  // those that were tried before all other quiet moves
    bool puts_off = true;
  };

  // ---- the root (thinker_root.cpp) ----

  void list_root();
  void find_often();
  void aspire(int depth, int line);
  int search_root(int depth, int alpha, int beta, int line);
  int search_root_move(const RootMove& root_move, int depth, int alpha, int beta, int number);
  void note_line(RootMove& root_move);

  // ---- playing ----

  void play(Move move, int ply) {
    Frame& frame = frames_[ply];
    position_.make(move, frame.undo);
    task_.table.prefetch(position_.key() ^ salt_);
    frame.since = since_;
    frame.quiet = quiet_;
    if (frame.undo.destroyed()) {  // TC11.6
      since_ = keys_.size();
      quiet_ = 0;
    } else if (move.is_turn()) {
      ++quiet_;
    }
    keys_.push_back({position_.key()});
  }

  void take_back(Move move, int ply) {
    Frame& frame = frames_[ply];
    keys_.pop_back();
    since_ = frame.since;
    quiet_ = frame.quiet;
    position_.undo(move, frame.undo);
  }

  // TC4.4. A position that comes again within the search will come a third time as well.
  bool drawn() const {
    if (position_.is_falling()) return false;
    const Rules& rules = position_.rules();
    if (quiet_ >= 2 * rules.quiet_moves) return true;
    int times = 1;
    for (size_t at = keys_.size() - 1; at-- > since_;) {
      if (keys_[at].key != keys_.back().key) continue;
      if (at >= root_keys_ - 1 || ++times >= rules.repetition) return true;
    }
    return false;
  }

  // The worth, for `me`, of the position after the move made at `ply`.
  int follow(int me, int alpha, int beta, int depth, int ply) {
    frames_[ply + 1].length = 0;
    const Result result = position_.result();
    if (position_.over()) return result.winner == me ? win_in(ply + 1) : -win_in(ply + 1);
    if (drawn()) return 0;
    if (position_.to_act() == me) return search(alpha, beta, depth, ply + 1, false);
    return -search(-beta, -alpha, depth, ply + 1, false);
  }

  bool poll() {
    const uint64_t count = nodes_.load(std::memory_order_relaxed);
    if (most_nodes_ != 0 && count >= most_nodes_) stopped_ = true;
    if (!stopped_) nodes_.store(count + 1, std::memory_order_relaxed);
    if ((count & 127) == 0 && (task_.stop.load(std::memory_order_relaxed) || task_.watch.out_of_time()))
      stopped_ = true;
    return stopped_;
  }

  // ---- threads ----

  // Where a search is shared: too near the leaves it would cost more than it saves, and the first move leads the way.
  bool is_shared(int depth, int number) const { return task_.underway != nullptr && depth >= 3 && number > 0; }
  uint64_t work_of(Move move, int depth) const {
    return scramble(position_.key() ^ scramble(move.raw() ^ uint64_t(depth) << 56));
  }

  // ---- threats (thinker_order.hpp) ----

  bool wins(int side, int ply);
  bool announced(int side) {  // ESCAPE, FLAG or CHECK, as everybody knows it (TC4.3, TC12.17)
    return position_.can_leave(1 - side) || position_.can_win_by_flag(1 - side) ||
           position_.can_kill_commander(1 - side);
  }
  bool threatened(int side) { return position_.can_win(1 - side); }
  bool overlooked(int shooter, int ply) const;
  bool overlooked(Move move, int ply) const;
  int chance(uint64_t what) const { return int(scramble(task_.seed ^ scramble(what)) % 1000); }
  int evaluate(Frame& frame);
  int see_value(Frame& frame) {
    if (frame.eval == kNotEvaluated) frame.eval = evaluate(frame);
    return frame.eval;
  }

  // ---- ordering (thinker_order.hpp) ----

  int gain(Move move) const;
  const Piece& mover(Move move) const;
  void look_at(Mover& mover, Move move, Frame& frame);
  int worth(Move move, Frame& frame, Mover& mover);
  int piece_worth(const Piece& piece) const {
    const bool vital =
        position_.tables().kinds[piece.kind].commander && position_.rules().goal != Goal::kLastTank;  // TC12.16
    return vital ? 1000 : evaluation_.value_of(piece.kind);
  }

  // ---- the tree (thinker_tree.cpp) ----

  int search(int alpha, int beta, int depth, int ply, bool passed);
  int evaluate_anew(Frame& frame);
  int pass(int beta, int depth, int ply, int eval);
  int search_fall(int alpha, int beta, int depth, int ply);
  int try_moves(int alpha, int beta, int depth, int ply, bool in_check, Move hash);
  bool try_kills(Node& node, Move hash);
  static bool enough(const Node& node, Pairs& pairs, Move move);
  void score_kills(Frame& frame);
  bool try_quiets(Node& node, Move hash);
  bool try_killers(Node& node, Move hash);
  bool try_answers(Node& node, Move hash);
  void add_draws(MoveList& list);
  bool draws(Move move);
  bool try_put_off(Node& node);
  bool try_one(Node& node, Move move, int worth);
  bool search_one(Node& node, Move move, int worth);
  void extend_line(int ply, Move move);
  void learn(const Node& node);
  void remember(Move move, int score, int eval, int depth, Bound bound, int ply);

  // ---- quiescence (thinker_strikes.cpp) ----

  int search_strikes(int alpha, int beta, int ply, int strikes);
  int quiesce(int alpha, int beta, int ply, int strikes, const Memory* memory);
  int follow_strikes(int me, int alpha, int beta, int ply, int strikes);

  Position<G> position_;
  const Task task_;
  const uint64_t most_nodes_;
  Evaluation<G> evaluation_;
  std::vector<RootMove> moves_;  // of the root, the best first
  std::unique_ptr<Frame[]> frames_;
  History<G> history_;
  std::vector<Visited> keys_;
  size_t since_ = 0;
  size_t root_keys_ = 0;
  int quiet_ = 0;
  std::vector<Visited> often_;  // positions before the root that draw when they come again
  int root_side_ = 0;
  int root_depth_ = 1;
  bool announced_ = false;
  bool stopped_ = false;
  uint64_t salt_ = 0;
  std::atomic<uint64_t> nodes_{0};
  std::vector<Guess> previous_;
};

// Whoever calls this owns the thinker.
template <class G>
Thinker* make_thinker(const Position<G>& root, const Task& task);

}  // namespace behemoth::tanks::TANKS_ISA
