// One thread of a search: principal variation search with a quiescence over strikes.
//
// A node with some 500 moves cannot afford to try them all at every depth: what is quiet and comes late is searched less
// deep or not at all, what destroys or saves is searched always. Who threatens to destroy the enemy's command tank or to
// leave the board has, next turn, won: both are asked of the position itself instead of being searched.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <vector>

#include "tanks/eval.hpp"
#include "tanks/order.hpp"
#include "tanks/search.hpp"
#include "tanks/search_parts.hpp"

TANKS_ARCH_BEGIN

template <class G>
class Thinker {
 public:
  Thinker(const Position<G>& root, const Settings& settings, const Weights& weights, Table& table,
          const std::atomic<bool>& stop, const Watch& watch)
      : position_(root), settings_(settings), judge_(weights), table_(table), stop_(stop), watch_(watch) {
    frames_ = std::make_unique<Frame[]>(kMostPly + 2);
    for (uint64_t key : settings.history) keys_.push_back({key});
    if (keys_.empty() || keys_.back().key != position_.key()) keys_.push_back({position_.key()});
    quiet_ = settings.quiet;
    root_keys_ = keys_.size();
    root_side_ = position_.to_act();
    const Rules& rules = position_.rules();
    salt_ = scramble(uint64_t(rules.repetition) | uint64_t(rules.quiet_moves) << 8 | uint64_t(rules.throw_own) << 40 |
                     uint64_t(rules.killer_chooses) << 41);
    if (settings.noise || settings.oversight) salt_ ^= scramble(settings.seed + 1);
    announced_ = !position_.is_falling() && threatened(position_.turn());
    list_root();
  }

  std::vector<RootMove> moves;  // of the root, the best first
  uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  bool stopped() const { return stopped_; }

  // One iteration: the best `lines` moves to this depth. What was found is at the front of `moves`.
  void iterate(int depth, int lines) {
    root_depth_ = depth;
    const int count = std::min(lines, static_cast<int>(moves.size()));
    for (RootMove& move : moves) move.score = -kWin - 1;
    for (int line = 0; line < count && !stopped_; ++line) {
      aspire(depth, line);
    }
  }

 private:
  using Set = typename G::Set;

  struct Frame {
    Undo undo;
    size_t since;
    int quiet;
    int eval;
    Move killers[2];
    MoveList list;
    std::vector<Scored> kills, quiets;
    std::vector<Scored> tried;
    Sight<G> sight;
    int length;
    Move line[kMostPly + 2];
  };

  // ---- the root ----

  void list_root() {
    MoveList& list = frames_[0].list;
    list.clear();
    position_.generate(list);
    frames_[0].sight.forget();
    std::vector<Scored> scored;
    for (Move move : list) scored.push_back({move, move.is_fall() ? 0 : worth(move, frames_[0])});
    Picker picker(scored);
    for (Scored next; picker.next(next);) {
      RootMove made;
      made.move = next.move;
      if (settings_.variety > 0) made.bias = int(scramble(settings_.seed ^ next.move.raw()) % uint64_t(settings_.variety + 1));
      moves.push_back(made);
    }
  }

  // Searches with a narrow window around what the last iteration found, and wider where that was wrong.
  void aspire(int depth, int line) {
    const int guess = previous_.size() > size_t(line) ? previous_[size_t(line)] : 0;
    int delta = 40, alpha = -kWin, beta = kWin;
    if (depth >= 3 && !is_decided(guess)) {
      alpha = guess - delta;
      beta = guess + delta;
    }
    while (true) {
      const int score = root(depth, alpha, beta, line);
      std::stable_sort(moves.begin() + line, moves.end(),
                       [](const RootMove& one, const RootMove& other) { return one.score > other.score; });
      if (stopped_) return;
      if (score <= alpha && alpha > -kWin) {
        alpha = std::max(-kWin, score - delta);
      } else if (score >= beta && beta < kWin) {
        beta = std::min(kWin, score + delta);
      } else {
        break;
      }
      delta *= 3;
      if (delta > 1500) {
        alpha = -kWin;
        beta = kWin;
      }
    }
    if (previous_.size() <= size_t(line)) previous_.resize(size_t(line) + 1);
    previous_[size_t(line)] = moves[size_t(line)].score;
  }

  int root(int depth, int alpha, int beta, int line) {
    const int me = position_.to_act();
    int best = -kWin - 1, number = 0;
    for (size_t at = size_t(line); at < moves.size(); ++at) {
      RootMove& root_move = moves[at];
      const Move move = root_move.move;
      const int bias = root_move.bias;
      play(move, 0);
      int score;
      const int reduction = number >= 6 && depth >= 3 && move.victims() == 0 ? reduced(depth, number) - 1 : 0;
      if (number == 0) {
        score = bias + follow(me, alpha - bias, beta - bias, depth - 1, 0);
      } else {
        score = bias + follow(me, alpha - bias, alpha - bias + 1, depth - 1 - std::max(0, reduction), 0);
        if (score > alpha && reduction > 0) score = bias + follow(me, alpha - bias, alpha - bias + 1, depth - 1, 0);
        if (score > alpha && score < beta) score = bias + follow(me, alpha - bias, beta - bias, depth - 1, 0);
      }
      take_back(move, 0);
      if (stopped_) break;
      ++number;
      root_move.score = -kWin - 1;
      if (number == 1 || score > alpha) {
        root_move.score = score;
        note_line(root_move);
      }
      best = std::max(best, score);
      alpha = std::max(alpha, score);
      if (alpha >= beta || alpha >= win_in(1)) break;
    }
    return best;
  }

  void note_line(RootMove& root_move) {
    root_move.line.clear();
    root_move.line.push_back({root_move.move, 0});
    for (int at = 0; at < frames_[1].length; ++at) root_move.line.push_back({frames_[1].line[at], 0});
  }

  // ---- playing ----

  void play(Move move, int ply) {
    Frame& frame = frames_[ply];
    position_.make(move, frame.undo);
    table_.prefetch(position_.key() ^ salt_);
    frame.since = since_;
    frame.quiet = quiet_;
    if (frame.undo.destroyed()) {  // TC11.6
      since_ = keys_.size();
      quiet_ = 0;
    } else if (!move.is_fall()) {
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
    if (result) return result.winner == me ? win_in(ply + 1) : -win_in(ply + 1);
    if (drawn()) return 0;
    if (position_.to_act() == me) return search(alpha, beta, depth, ply + 1, false);
    return -search(-beta, -alpha, depth, ply + 1, false);
  }

  bool poll() {
    const uint64_t count = nodes_.load(std::memory_order_relaxed);
    if (watch_.out_of_nodes(count)) stopped_ = true;
    if (!stopped_) nodes_.store(count + 1, std::memory_order_relaxed);
    if ((count & 127) == 0 && (stop_.load(std::memory_order_relaxed) || watch_.out_of_time())) stopped_ = true;
    return stopped_;
  }

  // ---- threats ----

  // Whether `side`, to move, wins at once (TC4.1).
  bool wins(int side, int ply) {
    if (position_.can_leave(side)) return true;
    return position_.can_kill_commander(side) && !overlooked(side, ply);
  }
  bool threatened(int side) { return position_.can_leave(1 - side) || position_.can_kill_commander(1 - side); }

  // A weak level does not see some of the enemy's shots at its command tank, unless check was announced.
  bool overlooked(int shooter, int ply) const {
    if (settings_.oversight == 0 || shooter == root_side_ || announced_ || ply == 0) return false;
    const Piece& target = position_.piece(root_side_, position_.commander(root_side_));
    return chance(target.square * 8u + target.heading) < settings_.oversight / 2;
  }
  bool overlooked(Move move, int ply) const {
    if (settings_.oversight == 0 || ply == 0 || position_.turn() == root_side_ || !move.shoots()) return false;
    const int columns = std::abs(Squares<G>::column(move.end()) - Squares<G>::column(move.target()));
    const int rows = std::abs(Squares<G>::row(move.end()) - Squares<G>::row(move.target()));
    const bool far_diagonal = columns == rows && columns >= 4;
    return chance(uint64_t(move.start()) << 20 | uint64_t(move.target()) << 40) < settings_.oversight * (far_diagonal ? 2 : 1);
  }
  int chance(uint64_t what) const { return int(scramble(settings_.seed ^ scramble(what)) % 1000); }

  int evaluate(Frame& frame) {
    int value = judge_.judge(position_, frame.sight);
    if (settings_.noise > 0) {
      const uint64_t mixed = scramble(position_.key() ^ settings_.seed);
      value += int(mixed % uint64_t(settings_.noise + 1)) + int((mixed >> 32) % uint64_t(settings_.noise + 1)) - settings_.noise;
    }
    return value;
  }

  // ---- ordering ----

  int gain(Move move) const {
    if (move.victims() == 0) return 0;
    if (move.kills_commander()) return 100'000;
    if (move.shoots()) {
      const int them = 1 - position_.turn();
      return judge_.value_of(position_.piece(them, position_.slot_at(them, move.target())).kind);
    }
    return 200 * move.victims();
  }

  const Piece& mover(Move move) const {
    const int us = position_.turn();
    return position_.piece(us, position_.slot_at(us, move.start()));
  }

  // What trying this move early is worth.
  int worth(Move move, Frame& frame) {
    if (move.leaves()) return 1 << 24;
    const int us = position_.turn();
    const Piece& piece = mover(move);
    if (move.sinks()) return -(1 << 20);
    const int value = piece_worth(piece);
    const bool unsafe = frame.sight.fire_of(position_, 1 - us).unsafe(piece.kind)[move.heading()].has(move.end());
    if (move.victims() > 0) return (1 << 16) + 16 * gain(move) - (unsafe ? 8 * value : 0) - value / 4 + history_.of(us, piece.kind, move) / 64;
    int total = history_.of(us, piece.kind, move);
    if (unsafe) total -= kUnsafe + 16 * value;
    const int slot = position_.slot_at(us, move.start());
    if (frame.sight.danger_of(position_, us) >> slot & 1) total += 12 * value;
    const int ahead = Squares<G>::row(move.end()) - Squares<G>::row(move.start());
    total += 16 * (us == 0 ? ahead : -ahead);
    if (move == frame.killers[0]) total += 1 << 14;
    if (move == frame.killers[1]) total += 1 << 13;
    return total;
  }
  int piece_worth(const Piece& piece) const { return tables.kinds[piece.kind].commander ? 1000 : judge_.value_of(piece.kind); }
  static constexpr int kUnsafe = 1 << 14;

  // ---- the tree ----

  int search(int alpha, int beta, int depth, int ply, bool passed) {
    Frame& frame = frames_[ply];
    frame.length = 0;
    if (poll()) return 0;
    if (position_.is_falling()) return search_fall(alpha, beta, depth, ply);
    if (ply >= kMostPly - 1) return judge_now(frame);
    const int us = position_.turn();
    if (wins(us, ply)) return win_in(ply + 1);
    alpha = std::max(alpha, -win_in(ply + 2));  // nothing worse than losing next turn
    beta = std::min(beta, win_in(ply + 3));     // nothing better than winning after this
    if (alpha >= beta) return alpha;

    const bool pv = beta - alpha > 1;
    const uint64_t key = position_.key() ^ salt_;
    Memory memory;
    const bool known = table_.find(key, memory);
    if (known && !pv && memory.depth >= std::max(depth, 0)) {
      const int score = from_table(memory.score, ply);
      if (memory.bound == Bound::kExact || (memory.bound == Bound::kLower && score >= beta) ||
          (memory.bound == Bound::kUpper && score <= alpha)) {
        return score;
      }
    }
    const bool extend = ply < 2 * root_depth_ + 2;
    const bool in_check = (depth > 0 || extend) && threatened(us);
    if (in_check && extend) depth = std::max(depth, 0) + 1;
    frame.sight.forget();
    if (depth <= 0) return quiesce(alpha, beta, ply, 0, known ? &memory : nullptr);
    frame.eval = known ? memory.eval : evaluate(frame);
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

  int judge_now(Frame& frame) {
    frame.sight.forget();
    return evaluate(frame);
  }

  // If even doing nothing is good enough, so is the best move.
  int pass(int beta, int depth, int ply, int eval) {
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
  int search_fall(int alpha, int beta, int depth, int ply) {
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

  struct Node {
    int alpha, beta, depth, ply;
    bool pv, in_check;
    int best = -kWin - 1;
    Move best_move{};
    int number = 0;  // moves tried
    int quiets = 0;
  };

  int try_moves(int alpha, int beta, int depth, int ply, bool in_check, Move hash) {
    Frame& frame = frames_[ply];
    Node node{alpha, beta, depth, ply, beta - alpha > 1, in_check};
    frame.tried.clear();
    bool cut = hash && try_one(node, hash, 0);
    if (!cut) cut = try_kills(node, hash);
    if (!cut && !stopped_) cut = try_quiets(node, hash);
    if (stopped_) return 0;
    if (node.number == 0) return frame.eval;
    if (cut && node.best_move.victims() == 0) learn(node);
    Memory memory;
    memory.move = node.best_move.raw();
    memory.score = to_table(node.best, ply);
    memory.eval = static_cast<int16_t>(std::clamp(frame.eval, -32000, 32000));
    memory.depth = static_cast<int8_t>(std::min(depth - (in_check && ply < 2 * root_depth_ + 2), 120));
    memory.bound = node.best >= beta ? Bound::kLower : node.best > alpha ? Bound::kExact : Bound::kUpper;
    table_.store(position_.key() ^ salt_, memory);
    return node.best;
  }

  bool try_kills(Node& node, Move hash) {
    Frame& frame = frames_[node.ply];
    score_kills(frame);
    Pairs pairs;
    Picker picker(frame.kills);
    for (Scored next; picker.next(next);) {
      if (next.move == hash || overlooked(next.move, node.ply)) continue;
      // One shooter and one target need not be tried from every pose.
      const bool enough = pairs.times(next.move) > (node.depth <= 2 ? 2 : 2 * node.depth);
      if (enough && node.best > -kSurelyWon) continue;
      if (try_one(node, next.move, next.worth)) return true;
    }
    return false;
  }

  void score_kills(Frame& frame) {
    frame.list.clear();
    position_.generate_kills(frame.list);
    frame.kills.clear();
    for (Move move : frame.list) frame.kills.push_back({move, worth(move, frame)});
  }

  bool try_quiets(Node& node, Move hash) {
    Frame& frame = frames_[node.ply];
    if (!node.in_check && !node.pv && node.depth <= 3 && node.best > -kSurelyWon &&
        frame.eval + 50 + 90 * node.depth <= node.alpha) {
      return false;
    }
    frame.list.clear();
    position_.generate(frame.list);
    frame.quiets.clear();
    const Set lines = node.in_check ? evasions() : Set::none();
    for (Move move : frame.list) {
      if (move.victims() > 0 || move.leaves() || move == hash) continue;
      frame.quiets.push_back({move, worth(move, frame) + (node.in_check && evades(move, lines) ? kEvasion : 0)});
    }
    Picker picker(frame.quiets);
    const int limit = quiet_limit(node.depth) * (node.pv ? 3 : 1);
    for (Scored next; picker.next(next);) {
      if (node.best > -kSurelyWon) {  // a loss must be proved by all moves
        if (node.in_check && next.worth < kEvasion / 2) break;
        if (!node.in_check && node.depth <= 5 && node.quiets >= limit) break;
        if (!node.in_check && node.depth <= 3 && next.worth < -kUnsafe) break;
      }
      ++node.quiets;
      if (try_one(node, next.move, next.worth)) return true;
    }
    return false;
  }
  static constexpr int kEvasion = 1 << 20;

  bool evades(Move move, const Set& lines) const {
    const int us = position_.turn();
    if (position_.has_commander(us) && move.start() == position_.piece(us, position_.commander(us)).square) return true;
    return !move.sinks() && (lines.has(move.end()) || lines.has(move.start()));
  }

  // Where a move of another piece can help the command tank: on the lines to it, or in the way of the enemy's.
  Set evasions() {
    const int us = position_.turn();
    Set found = Set::none();
    if (position_.has_commander(us)) {
      const int square = position_.piece(us, position_.commander(us)).square;
      for (int d = 0; d < 8; ++d) {
        for (int away = 1; away < position_.size(); ++away) {
          const int there = Squares<G>::away(square, d, away, position_.size());
          if (there == kOff) break;
          found.set(there);
        }
      }
    }
    if (position_.can_leave(1 - us)) {
      const int slot = position_.commander(1 - us);
      found |= position_.reach(1 - us, slot).anywhere;
    }
    return found;
  }

  // Searches one move; whether it is so good that the others need not be tried.
  bool try_one(Node& node, Move move, int worth) {
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

  void extend_line(int ply, Move move) {
    Frame& frame = frames_[ply];
    const Frame& next = frames_[ply + 1];
    frame.line[0] = move;
    frame.length = std::min(next.length + 1, kMostPly);
    for (int at = 1; at < frame.length; ++at) frame.line[at] = next.line[at - 1];
  }

  // A quiet move that refuted is tried earlier elsewhere, those before it later.
  void learn(const Node& node) {
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

  // ---- quiescence ----

  static constexpr int kDeepestStrikes = 8;

  int search_strikes(int alpha, int beta, int ply, int strikes) {
    Frame& frame = frames_[ply];
    frame.length = 0;
    if (poll()) return 0;
    if (position_.is_falling()) return search_fall(alpha, beta, 0, ply);
    if (ply >= kMostPly - 1) return judge_now(frame);
    if (wins(position_.turn(), ply)) return win_in(ply + 1);
    Memory memory;
    const bool known = table_.find(position_.key() ^ salt_, memory);
    if (known && memory.depth >= 0) {
      const int score = from_table(memory.score, ply);
      if (memory.bound == Bound::kExact || (memory.bound == Bound::kLower && score >= beta) ||
          (memory.bound == Bound::kUpper && score <= alpha)) {
        return score;
      }
    }
    frame.sight.forget();
    return quiesce(alpha, beta, ply, strikes, known ? &memory : nullptr);
  }

  // Only strikes from here on; the side to move may also leave it at what it has.
  int quiesce(int alpha, int beta, int ply, int strikes, const Memory* memory) {
    Frame& frame = frames_[ply];
    const int before = alpha;
    frame.eval = memory ? memory->eval : evaluate(frame);
    int best = frame.eval;
    Move best_move{};
    alpha = std::max(alpha, best);
    if (alpha < beta && strikes < kDeepestStrikes) {
      score_kills(frame);
      const int me = position_.turn();
      Pairs pairs;
      Picker picker(frame.kills);
      for (Scored next; picker.next(next);) {
        if (overlooked(next.move, ply)) continue;
        const int hope = frame.eval + gain(next.move) + 60;
        if (!next.move.is_giant() && hope <= alpha) {
          best = std::max(best, hope);
          continue;
        }
        if (pairs.times(next.move) > 2) continue;
        if (strikes >= 2 && next.worth < (1 << 16)) continue;
        play(next.move, ply);
        const int score = follow_strikes(me, alpha, beta, ply, strikes + 1);
        take_back(next.move, ply);
        if (stopped_) return 0;
        if (score > best) {
          best = score;
          if (score > alpha) {
            alpha = score;
            best_move = next.move;
            extend_line(ply, next.move);
          }
        }
        if (alpha >= beta) break;
      }
    }
    Memory made;
    made.move = best_move.raw();
    made.score = to_table(best, ply);
    made.eval = static_cast<int16_t>(std::clamp(frame.eval, -32000, 32000));
    made.depth = 0;
    made.bound = best >= beta ? Bound::kLower : best > before ? Bound::kExact : Bound::kUpper;
    table_.store(position_.key() ^ salt_, made);
    return best;
  }

  int follow_strikes(int me, int alpha, int beta, int ply, int strikes) {
    frames_[ply + 1].length = 0;
    const Result result = position_.result();
    if (result) return result.winner == me ? win_in(ply + 1) : -win_in(ply + 1);
    if (position_.to_act() == me) return search_strikes(alpha, beta, ply + 1, strikes);
    return -search_strikes(-beta, -alpha, ply + 1, strikes);
  }

  Position<G> position_;
  const Settings& settings_;
  Judge<G> judge_;
  Table& table_;
  const std::atomic<bool>& stop_;
  const Watch& watch_;
  std::unique_ptr<Frame[]> frames_;
  History<G> history_;
  std::vector<Path> keys_;
  size_t since_ = 0;
  size_t root_keys_ = 0;
  int quiet_ = 0;
  int root_side_ = 0;
  int root_depth_ = 1;
  bool announced_ = false;
  bool stopped_ = false;
  uint64_t salt_ = 0;
  std::atomic<uint64_t> nodes_{0};
  std::vector<int> previous_;
};

TANKS_ARCH_END
