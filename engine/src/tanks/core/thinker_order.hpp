// What a thinker sees of a position without searching: threats, its evaluation, and which moves to try first.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "tanks/core/thinker.hpp"

namespace behemoth::tanks::TANKS_ISA {

// Whether `side`, to move, wins at once (TC4.1, TC12.14), or by a remote mine that lies where it thinks it does.
template <class G>
bool PositionThinker<G>::wins(int side, int ply) {
  if (position_.can_leave(side) || position_.can_win_by_flag(side)) return true;
  if (position_.can_detonate_commander(side)) return true;
  return position_.can_kill_commander(side) && !overlooked(side, ply);
}

// A weak level does not see some of the enemy's shots at its command tank, unless check was announced.
template <class G>
bool PositionThinker<G>::overlooked(int shooter, int ply) const {
  if (task_.oversight == 0 || shooter == root_side_ || announced_ || ply == 0) return false;
  const Piece& target = position_.piece(root_side_, position_.commander(root_side_));
  return chance(target.square * 8u + target.heading) < task_.oversight / 2;
}

template <class G>
bool PositionThinker<G>::overlooked(Move move, int ply) const {
  if (task_.oversight == 0 || ply == 0 || position_.turn() == root_side_ || !move.shoots()) return false;
  const int columns = std::abs(Squares<G>::column(move.end()) - Squares<G>::column(move.target()));
  const int rows = std::abs(Squares<G>::row(move.end()) - Squares<G>::row(move.target()));
  const bool far_diagonal = columns == rows && columns >= 4;
  return chance(uint64_t(move.start()) << 20 | uint64_t(move.target()) << 40) <
         task_.oversight * (far_diagonal ? 2 : 1);
}

template <class G>
int PositionThinker<G>::evaluate(Frame& frame) {
  int value = evaluation_.evaluate(position_, *frame.sight);
  if (task_.noise > 0) {
    const uint64_t mixed = scramble(position_.key() ^ task_.seed);
    value += int(mixed % uint64_t(task_.noise + 1)) + int((mixed >> 32) % uint64_t(task_.noise + 1)) - task_.noise;
  }
  return value;
}

template <class G>
int PositionThinker<G>::gain(Move move) const {
  if (move.victims() == 0) return 0;
  if (move.kills_commander()) return 100'000;
  if (move.target() != kOff) {
    const int them = 1 - position_.turn();
    return evaluation_.value_of(position_.piece(them, position_.slot_at(them, move.target())).kind);
  }
  return 200 * move.victims();
}

template <class G>
const Piece& PositionThinker<G>::mover(Move move) const {
  const int us = position_.turn();
  return position_.piece(us, position_.slot_at(us, move.start()));
}

template <class G>
void PositionThinker<G>::look_at(Mover& mover, Move move, Frame& frame) {
  const int us = position_.turn(), slot = position_.slot_at(us, move.start());
  const Piece& piece = position_.piece(us, slot);
  mover.start = move.start();
  mover.kind = piece.kind;
  mover.value = piece_worth(piece);
  mover.rescue = (frame.sight->danger_of(position_, us) >> slot & 1) ? 12 * mover.value : 0;
  mover.checks = position_.check_poses(us, piece.kind);
  mover.unsafe = &frame.sight->fire_of(position_, 1 - us).unsafe(piece.kind);
}

// What trying this move early is worth. Moves of one piece come one after another, so it is looked at once.
template <class G>
int PositionThinker<G>::worth(Move move, Frame& frame, Mover& mover) {
  if (move.leaves()) return 1 << 24;
  if (!move.stays()) return -(1 << 20);  // sunk or blown up
  if (mover.start != move.start()) look_at(mover, move, frame);
  const int us = position_.turn();
  const bool unsafe = (*mover.unsafe)[move.heading()].has(move.end());
  const int before = history_.of(us, mover.kind, move);
  if (move.victims() > 0)
    return (1 << 16) + 16 * gain(move) - (unsafe ? 8 * mover.value : 0) - mover.value / 4 + before / 64;
  int total = before + mover.rescue;
  if (unsafe)
    total -= kUnsafe + 16 * mover.value;
  else if (mover.checks && mover.checks[move.heading()].has(move.end()))
    total += kCheck;
  const int ahead = Squares<G>::row(move.end()) - Squares<G>::row(move.start());
  total += 16 * (us == 0 ? ahead : -ahead);
  if (move == frame.killers[0]) total += 1 << 14;
  if (move == frame.killers[1]) total += 1 << 13;
  return total;
}

}  // namespace behemoth::tanks::TANKS_ISA
