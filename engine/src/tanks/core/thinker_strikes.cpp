// The leaves of the tree: only strikes are searched on, until nothing more can be destroyed with profit.
#include <algorithm>

#include "tanks/core/thinker.hpp"
#include "tanks/core/thinker_order.hpp"

namespace behemoth::tanks::TANKS_ISA {

template <class G>
int PositionThinker<G>::search_strikes(int alpha, int beta, int ply, int strikes) {
  Frame& frame = frames_[ply];
  frame.length = 0;
  if (poll()) return 0;
  if (position_.is_falling()) return search_fall(alpha, beta, 0, ply);
  if (ply >= kMostPly - 1) return evaluate_anew(frame);
  Memory memory;
  const bool known = task_.table.find(position_.key() ^ salt_, memory);
  if (!known && wins(position_.turn(), ply)) return win_in(ply + 1);
  if (known && memory.depth >= 0) {
    const int score = from_table(memory.score, ply);
    if (settles(memory.bound, score, alpha, beta)) return score;
  }
  frame.look_anew();
  return quiesce(alpha, beta, ply, strikes, known ? &memory : nullptr);
}

// Only strikes from here on; the side to move may also leave it at what it has.
template <class G>
int PositionThinker<G>::quiesce(int alpha, int beta, int ply, int strikes, const Memory* memory) {
  Frame& frame = frames_[ply];
  const int before = alpha;
  frame.eval = memory ? memory->eval : kNotEvaluated;
  int best = see_value(frame);
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
      if (!next.move.is_monster() && hope <= alpha) {
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
  remember(best_move, best, frame.eval, 0, bound_of(best, before, beta), ply);
  return best;
}

template <class G>
int PositionThinker<G>::follow_strikes(int me, int alpha, int beta, int ply, int strikes) {
  frames_[ply + 1].length = 0;
  const Result result = position_.result();
  if (position_.over()) return result.winner == me ? win_in(ply + 1) : -win_in(ply + 1);
  if (position_.to_act() == me) return search_strikes(alpha, beta, ply + 1, strikes);
  return -search_strikes(-beta, -alpha, ply + 1, strikes);
}

template int PositionThinker<Small>::quiesce(int, int, int, int, const Memory*);
template int PositionThinker<Large>::quiesce(int, int, int, int, const Memory*);

}  // namespace behemoth::tanks::TANKS_ISA
