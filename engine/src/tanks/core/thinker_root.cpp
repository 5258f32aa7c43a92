// The root of a search: its moves, the window around what was found before, and the best lines.
#include <algorithm>

#include "tanks/core/thinker.hpp"
#include "tanks/core/thinker_order.hpp"

namespace behemoth::tanks::TANKS_ISA {

template <class G>
PositionThinker<G>::PositionThinker(const Position<G>& root, const Task& task)
    : position_(root),
      task_(task),
      most_nodes_(task.watch.most_nodes()),
      evaluation_(task.weights),
      frames_(std::make_unique<Frame[]>(kMostPly + 2)),
      history_(task.experience) {
  for (uint64_t key : task.history) keys_.push_back({key});
  if (keys_.empty() || keys_.back().key != position_.key()) keys_.push_back({position_.key()});
  quiet_ = task.quiet;
  root_keys_ = keys_.size();
  root_side_ = position_.to_act();
  const Rules& rules = position_.rules();
  salt_ = scramble(uint64_t(rules.repetition) | uint64_t(rules.quiet_moves) << 8 | uint64_t(rules.throw_own) << 40 |
                   uint64_t(rules.killer_chooses) << 41 | uint64_t(rules.goal) << 42);
  // The key knows only how many remote mines there are; what is remembered holds for these squares.
  for (int side = 0; side < 2; ++side)
    position_.all_remote(side).each([&](int square) { salt_ ^= scramble(uint64_t(2 * square + side) << 44); });
  announced_ = !position_.is_falling() && announced(position_.turn());
  // What a weak level remembers is how it saw things, and it sees more once check was announced.
  if (task.noise || task.oversight) salt_ ^= scramble(4 * task.seed + 2 * root_side_ + announced_ + 1);
  find_often();
  list_root();
}

template <class G>
void PositionThinker<G>::find_often() {
  for (size_t at = 0; at < keys_.size(); ++at) {
    int times = 1;
    for (size_t before = 0; before < at; ++before) times += keys_[before].key == keys_[at].key;
    if (times >= position_.rules().repetition - 1) often_.push_back(keys_[at]);
  }
}

template <class G>
void PositionThinker<G>::iterate(int depth, int lines) {
  root_depth_ = depth;
  const int count = std::min(lines, root_count());
  for (RootMove& move : moves_) move.score = -kWin - 1;
  for (int line = 0; line < count && !stopped_; ++line) aspire(depth, line);
  // A later line is sometimes found to be better than one before it.
  std::stable_sort(moves_.begin(), moves_.begin() + count, better);
}

template <class G>
RootResult PositionThinker<G>::root(int place) const {
  const RootMove& found = moves_[size_t(place)];
  return {found.move.raw(), found.score, found.bias};
}

template <class G>
void PositionThinker<G>::line(int place, Numbers& moves) const {
  const RootMove& found = moves_[size_t(place)];
  if (found.line.empty()) moves.add(found.move.raw());
  for (const Scored& move : found.line) moves.add(move.move.raw());
}

template <class G>
void PositionThinker<G>::list_root() {
  MoveList& list = frames_[0].list;
  list.clear();
  position_.generate(list);
  frames_[0].look_anew();
  std::vector<Scored> scored;
  Mover mover;
  for (Move move : list) scored.push_back({move, move.is_turn() ? worth(move, frames_[0], mover) : 0});
  Picker picker(scored);
  for (Scored next; picker.next(next);) {
    RootMove made;
    made.move = next.move;
    if (task_.variety > 0) made.bias = int(scramble(task_.seed ^ next.move.raw()) % uint64_t(task_.variety + 1));
    moves_.push_back(made);
  }
}

// Searches with a narrow window around what the last iteration found, and wider where that was wrong.
template <class G>
void PositionThinker<G>::aspire(int depth, int line) {
  const int guess = previous_.size() > size_t(line) ? previous_[size_t(line)].score : 0;
  int delta = 40, alpha = -kWin, beta = kWin;
  if (depth >= 3 && !is_decided(guess)) {
    alpha = guess - delta;
    beta = guess + delta;
  }
  while (true) {
    const int score = search_root(depth, alpha, beta, line);
    std::stable_sort(moves_.begin() + line, moves_.end(), better);
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
  previous_[size_t(line)].score = moves_[size_t(line)].score;
}

template <class G>
int PositionThinker<G>::search_root(int depth, int alpha, int beta, int line) {
  int best = -kWin - 1, number = 0;
  std::vector<RootMove*> queue;
  for (size_t at = size_t(line); at < moves_.size(); ++at) queue.push_back(&moves_[at]);
  const size_t all = queue.size();
  for (size_t at = 0; at < queue.size(); ++at) {
    RootMove& root_move = *queue[at];
    const bool shared = is_shared(depth, number);
    const uint64_t work = work_of(root_move.move, depth);
    if (shared && at < all && task_.underway->contains(work)) {
      queue.push_back(&root_move);  // another thread is at it: when all others were tried
      continue;
    }
    if (shared) task_.underway->add(work);
    const int score = search_root_move(root_move, depth, alpha, beta, number);
    if (shared) task_.underway->remove(work);
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

template <class G>
int PositionThinker<G>::search_root_move(const RootMove& root_move, int depth, int alpha, int beta, int number) {
  const Move move = root_move.move;
  const int me = position_.to_act(), bias = root_move.bias;
  const int reduction = number >= 6 && depth >= 3 && move.victims() == 0 ? reduced(depth, number) - 1 : 0;
  alpha -= bias;
  beta -= bias;
  play(move, 0);
  int score;
  if (number == 0) {
    score = follow(me, alpha, beta, depth - 1, 0);
  } else {
    score = follow(me, alpha, alpha + 1, depth - 1 - std::max(0, reduction), 0);
    if (score > alpha && reduction > 0) score = follow(me, alpha, alpha + 1, depth - 1, 0);
    if (score > alpha && score < beta) score = follow(me, alpha, beta, depth - 1, 0);
  }
  take_back(move, 0);
  return bias + score;
}

template <class G>
void PositionThinker<G>::note_line(RootMove& root_move) {
  root_move.line.clear();
  root_move.line.push_back({root_move.move, 0});
  for (int at = 0; at < frames_[1].length; ++at) root_move.line.push_back({frames_[1].line[at], 0});
}

template <class G>
Thinker* make_thinker(const Position<G>& root, const Task& task) {
  return new PositionThinker<G>(root, task);
}

template Thinker* make_thinker(const Position<Small>&, const Task&);
template Thinker* make_thinker(const Position<Large>&, const Task&);

}  // namespace behemoth::tanks::TANKS_ISA
