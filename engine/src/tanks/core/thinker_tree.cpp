// The tree: what is quiet and comes late is searched less deep or not at all, what destroys or saves is searched
// always.
#include <algorithm>
#include <climits>

#include "tanks/core/thinker.hpp"
#include "tanks/core/thinker_order.hpp"

namespace behemoth::tanks::TANKS_ISA {

template <class G>
int PositionThinker<G>::search(int alpha, int beta, int depth, int ply, bool passed) {
  Frame& frame = frames_[ply];
  frame.length = 0;
  if (poll()) return 0;
  if (position_.is_placing()) return 0;  // where mines lie is not searched
  if (position_.is_falling()) return search_fall(alpha, beta, depth, ply);
  if (ply >= kMostPly - 1) return evaluate_anew(frame);
  const int us = position_.turn();
  const uint64_t key = position_.key() ^ salt_;
  Memory memory;
  const bool known = task_.table.find(key, memory);
  if (!known && wins(us, ply)) return win_in(ply + 1);  // what is won at once does not come into the table
  alpha = std::max(alpha, -win_in(ply + 2));            // nothing worse than losing next turn
  beta = std::min(beta, win_in(ply + 3));               // nothing better than winning after this
  if (alpha >= beta) return alpha;

  const bool pv = beta - alpha > 1;
  if (known && !pv && memory.depth >= std::max(depth, 0)) {
    const int score = from_table(memory.score, ply);
    if (settles(memory.bound, score, alpha, beta)) return score;
  }
  const bool extend = ply < 2 * root_depth_ + 2;
  const bool in_check = (depth > 0 || extend) && threatened(us);
  if (in_check && extend) depth = std::max(depth, 0) + 1;
  if (passed)
    frame.sight = frames_[ply - 1].sight;
  else
    frame.look_anew();
  if (depth <= 0) return quiesce(alpha, beta, ply, 0, known ? &memory : nullptr);
  frame.eval = known ? memory.eval : kNotEvaluated;
  if (!in_check) see_value(frame);  // in check only the answers count
  frames_[ply + 1].killers[0] = frames_[ply + 1].killers[1] = Move();

  if (!pv && !in_check && !is_decided(beta)) {
    if (depth <= 4 && frame.eval - 80 * depth >= beta) return frame.eval;
    if (depth >= 2 && !passed && frame.eval >= beta) {
      const int score = pass(beta, depth, ply, frame.eval);
      if (stopped_) return 0;
      if (score >= beta) return is_decided(score) ? beta : score;
    }
  }
  if (depth >= 4 && !known) --depth;
  return try_moves(alpha, beta, depth, ply, in_check, known ? Move(memory.move) : Move());
}

template <class G>
int PositionThinker<G>::evaluate_anew(Frame& frame) {
  frame.look_anew();
  return evaluate(frame);
}

// If even doing nothing is good enough, so is the best move.
template <class G>
int PositionThinker<G>::pass(int beta, int depth, int ply, int eval) {
  const int less = 2 + depth / 3 + std::clamp((eval - beta) / 150, 0, 2);
  const size_t since = since_;
  position_.pass();
  since_ = keys_.size();  // what was before cannot come again
  keys_.push_back({position_.key()});
  frames_[ply + 1].killers[0] = frames_[ply + 1].killers[1] = Move();
  const int score = -search(-beta, -beta + 1, depth - 1 - less, ply + 1, true);
  keys_.pop_back();
  since_ = since;
  position_.pass();
  return score;
}

// Where a Monster falls is a ply of its own (TC11.5), decided by either side.
template <class G>
int PositionThinker<G>::search_fall(int alpha, int beta, int depth, int ply) {
  Frame& frame = frames_[ply];
  frame.list.clear();
  position_.generate(frame.list);
  const int me = position_.to_act();
  int best = -kWin - 1;
  for (int at = 0; at < frame.list.size() && !stopped_; ++at) {
    const Move move = frame.list[at];
    play(move, ply);
    const int score = follow(me, alpha, beta, depth, ply);
    take_back(move, ply);
    if (score > best) best = score;
    if (score > alpha) {
      alpha = score;
      extend_line(ply, move);
    }
    if (alpha >= beta) break;
  }
  return best;
}

template <class G>
int PositionThinker<G>::try_moves(int alpha, int beta, int depth, int ply, bool in_check, Move hash) {
  Frame& frame = frames_[ply];
  Node node{alpha, beta, depth, ply, beta - alpha > 1, in_check};
  frame.tried.clear();
  frame.put_off.clear();
  bool cut = hash && try_one(node, hash, 0);
  if (!cut && in_check) {
    cut = try_answers(node, hash);
  } else if (!cut) {
    cut = try_kills(node, hash);
    if (!cut && !stopped_) cut = try_quiets(node, hash);
  }
  if (!cut && !stopped_) cut = try_put_off(node);
  if (stopped_) return 0;
  if (node.number == 0) return see_value(frame);
  if (cut && node.best_move.victims() == 0) learn(node);
  const int searched = std::min(depth - (in_check && ply < 2 * root_depth_ + 2), 120);
  remember(node.best_move, node.best, frame.eval, searched, bound_of(node.best, alpha, beta), ply);
  return node.best;
}

template <class G>
bool PositionThinker<G>::try_kills(Node& node, Move hash) {
  Frame& frame = frames_[node.ply];
  score_kills(frame);
  Pairs pairs;
  Picker picker(frame.kills);
  for (Scored next; picker.next(next);) {
    if (next.move == hash || overlooked(next.move, node.ply) || enough(node, pairs, next.move)) continue;
    if (try_one(node, next.move, next.worth)) return true;
  }
  return false;
}

// One shooter and one target need not be tried from every pose.
template <class G>
bool PositionThinker<G>::enough(const Node& node, Pairs& pairs, Move move) {
  return pairs.times(move) > (node.depth <= 2 ? 2 : 2 * node.depth) && node.best > -kSurelyWon;
}

template <class G>
void PositionThinker<G>::score_kills(Frame& frame) {
  frame.list.clear();
  position_.generate_kills(frame.list);
  frame.kills.clear();
  Mover mover;
  for (Move move : frame.list) frame.kills.push_back({move, worth(move, frame, mover)});
}

// What refuted beside this node often does so here, and then the others need not even be listed.
template <class G>
bool PositionThinker<G>::try_killers(Node& node, Move hash) {
  Frame& frame = frames_[node.ply];
  Mover mover;
  for (int at = 0; at < 2; ++at) {
    const Move move = frame.killers[at];
    if (!move || move == hash || !position_.reaches(move)) continue;
    const int worth = this->worth(move, frame, mover);
    if (worth < 0) continue;  // here it drives into fire
    node.killers[at] = move;
    ++node.quiets;
    if (try_one(node, move, worth)) return true;
  }
  return false;
}

template <class G>
bool PositionThinker<G>::try_quiets(Node& node, Move hash) {
  Frame& frame = frames_[node.ply];
  if (!node.pv && node.depth <= 3 && node.best > -kSurelyWon && frame.eval + 50 + 90 * node.depth <= node.alpha) {
    return false;
  }
  if (try_killers(node, hash)) return true;
  frame.list.clear();
  position_.generate(frame.list);
  frame.quiets.clear();
  // A loss must be proved by all moves; else what drives into fire near the leaves is not worth trying.
  const int least = node.depth <= 3 && node.best > -kSurelyWon ? -kUnsafe : INT_MIN;
  Mover mover;
  for (Move move : frame.list) {
    if (move.victims() > 0 || move.leaves() || move == hash) continue;
    if (move == node.killers[0] || move == node.killers[1]) continue;
    const Scored scored{move, worth(move, frame, mover)};
    if (scored.worth >= least) frame.quiets.push_back(scored);
  }
  Picker picker(frame.quiets);
  const int limit = quiet_limit(node.depth) * (node.pv ? 3 : 1);
  for (Scored next; picker.next(next);) {
    if (node.best > -kSurelyWon) {
      if (node.depth <= 5 && node.quiets >= limit) break;
      if (node.depth <= 3 && next.worth < -kUnsafe) break;
    }
    ++node.quiets;
    if (try_one(node, next.move, next.worth)) return true;
  }
  return false;
}

// Where the enemy threatens to win, only what keeps it from winning is tried; if there is nothing, that is the proof.
template <class G>
bool PositionThinker<G>::try_answers(Node& node, Move hash) {
  Frame& frame = frames_[node.ply];
  frame.list.clear();
  position_.generate_answers(frame.list);
  add_draws(frame.list);
  if (frame.list.empty() && node.number == 0) {
    node.best = -win_in(node.ply + 2);
    node.number = 1;
    return false;
  }
  frame.quiets.clear();
  Mover mover;
  for (Move move : frame.list)
    if (move != hash) frame.quiets.push_back({move, worth(move, frame, mover)});
  Pairs pairs;
  Picker picker(frame.quiets);
  for (Scored next; picker.next(next);) {
    if (overlooked(next.move, node.ply) || enough(node, pairs, next.move)) continue;
    if (try_one(node, next.move, next.worth)) return true;
  }
  return false;
}

// Whether a move ends the game as a draw, before the enemy can win (TC4.4).
template <class G>
bool PositionThinker<G>::draws(Move move) {
  Undo undo;
  position_.make(move, undo);
  bool found = false;
  if (!undo.destroyed() && !position_.over()) {
    found = quiet_ + 1 >= 2 * position_.rules().quiet_moves;
    for (const Visited& before : often_) found |= before.key == position_.key();
  }
  position_.undo(move, undo);
  return found;
}

// Adds the moves that are no answers but draw.
template <class G>
void PositionThinker<G>::add_draws(MoveList& list) {
  if (often_.empty() && quiet_ + 1 < 2 * position_.rules().quiet_moves) return;
  MoveList all;
  position_.generate(all);
  const int answers = list.size();
  for (Move move : all)
    if (draws(move) && std::find(list.begin(), list.begin() + answers, move) == list.begin() + answers) list.push(move);
}

// Moves that another thread was at: by now the table mostly knows what it found.
template <class G>
bool PositionThinker<G>::try_put_off(Node& node) {
  node.puts_off = false;
  for (const Scored& next : frames_[node.ply].put_off)
    if (try_one(node, next.move, next.worth)) return true;
  return false;
}

// Searches one move, unless another thread is at it; whether it is so good that the others need not be tried.
template <class G>
bool PositionThinker<G>::try_one(Node& node, Move move, int worth) {
  if (!is_shared(node.depth, node.number)) return search_one(node, move, worth);
  const uint64_t work = work_of(move, node.depth);
  if (node.puts_off && task_.underway->contains(work)) {
    frames_[node.ply].put_off.push_back({move, worth});
    return false;
  }
  task_.underway->add(work);
  const bool cut = search_one(node, move, worth);
  task_.underway->remove(work);
  return cut;
}

template <class G>
bool PositionThinker<G>::search_one(Node& node, Move move, int worth) {
  Frame& frame = frames_[node.ply];
  const int me = position_.to_act();
  const bool quiet = move.victims() == 0 && !move.leaves();
  if (quiet && frame.tried.size() < 64) frame.tried.push_back({move, 0});
  int less = 0;
  if (node.depth >= 2 && node.number >= (node.pv ? 4 : 2) && !node.in_check) {
    less = reduced(node.depth, node.number);
    if (!quiet) less /= 2;
    if (node.pv) --less;
    if (quiet && worth < -kUnsafe) ++less;
    if (quiet && worth > kUnsafe / 2) --less;
    less = std::clamp(less, 0, node.depth - 1);
  }
  play(move, node.ply);
  int score;
  const int deeper = node.depth - 1;
  if (node.number == 0) {
    score = follow(me, node.alpha, node.beta, deeper, node.ply);
  } else {
    score = follow(me, node.alpha, node.alpha + 1, deeper - less, node.ply);
    if (less > 0 && score > node.alpha) score = follow(me, node.alpha, node.alpha + 1, deeper, node.ply);
    if (node.pv && score > node.alpha && score < node.beta) score = follow(me, node.alpha, node.beta, deeper, node.ply);
  }
  take_back(move, node.ply);
  if (stopped_) return true;
  ++node.number;
  if (score > node.best) {
    node.best = score;
    if (score > node.alpha) {
      node.best_move = move;
      node.alpha = score;
      extend_line(node.ply, move);
    }
  }
  return node.alpha >= node.beta;
}

template <class G>
void PositionThinker<G>::extend_line(int ply, Move move) {
  Frame& frame = frames_[ply];
  const Frame& next = frames_[ply + 1];
  frame.line[0] = move;
  frame.length = std::min(next.length + 1, kMostPly);
  for (int at = 1; at < frame.length; ++at) frame.line[at] = next.line[at - 1];
}

// A quiet move that refuted is tried earlier elsewhere, those before it later.
template <class G>
void PositionThinker<G>::learn(const Node& node) {
  Frame& frame = frames_[node.ply];
  const int us = position_.turn();
  const int bonus = std::min(32 * node.depth * node.depth + 32, 2000);
  for (const Scored& tried : frame.tried) {
    if (tried.move != node.best_move) history_.learn(us, mover(tried.move).kind, tried.move, -bonus / 2);
  }
  history_.learn(us, mover(node.best_move).kind, node.best_move, bonus);
  if (frame.killers[0] != node.best_move) {
    frame.killers[1] = frame.killers[0];
    frame.killers[0] = node.best_move;
  }
}

template <class G>
void PositionThinker<G>::remember(Move move, int score, int eval, int depth, Bound bound, int ply) {
  Memory memory;
  memory.move = move.raw();
  memory.score = to_table(score, ply);
  memory.eval = static_cast<int16_t>(std::clamp(eval, kNotEvaluated, 32000));
  memory.depth = static_cast<int8_t>(depth);
  memory.bound = bound;
  task_.table.store(position_.key() ^ salt_, memory);
}

#define TANKS_INSTANTIATE(G)                                         \
  template int PositionThinker<G>::search(int, int, int, int, bool); \
  template int PositionThinker<G>::search_fall(int, int, int, int);  \
  template int PositionThinker<G>::evaluate_anew(Frame&);            \
  template void PositionThinker<G>::score_kills(Frame&);             \
  template void PositionThinker<G>::extend_line(int, Move);          \
  template void PositionThinker<G>::remember(Move, int, int, int, Bound, int);
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
