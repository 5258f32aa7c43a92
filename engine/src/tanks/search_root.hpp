// The root of a search: its moves, the window around what was found before, and the best lines.
#pragma once

#include "tanks/search_thinker.hpp"

TANKS_ARCH_BEGIN

template <class G>
void Thinker<G>::list_root() {
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
    if (settings_.variety > 0)
      made.bias = int(scramble(settings_.seed ^ next.move.raw()) % uint64_t(settings_.variety + 1));
    moves.push_back(made);
  }
}

// Searches with a narrow window around what the last iteration found, and wider where that was wrong.
template <class G>
void Thinker<G>::aspire(int depth, int line) {
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

template <class G>
int Thinker<G>::root(int depth, int alpha, int beta, int line) {
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

template <class G>
void Thinker<G>::note_line(RootMove& root_move) {
  root_move.line.clear();
  root_move.line.push_back({root_move.move, 0});
  for (int at = 0; at < frames_[1].length; ++at) root_move.line.push_back({frames_[1].line[at], 0});
}

TANKS_ARCH_END
