// All decisions of the side that has to decide: listed, counted, or only those that destroy.
#include <bit>

#include "tanks/core/fire.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// TC6.10: not onto anything tall, nor a live Monster, nor off the board, nor over the home of a flag (TC12.14).
template <class G>
bool Position<G>::has_room(int square) const {
  if (square == kOff || tall().has(square) || p_.homes.has(square)) return false;
  for (int side = 0; side < 2; ++side) {
    const int slot = slot_at(side, square);
    if (slot != kNone && (p_.monsters[side] >> slot & 1)) return false;
  }
  return true;
}

template <class G>
void Position<G>::falls(MoveList& list) const {
  const int before = list.size();
  for (int side = 0; side < 8; side += 2)
    if (has_room(Sq::away(p_.falling, side, 1, p_.size))) list.push(Move::fall(p_.falling, side));
  if (list.size() == before) list.push(Move::fall(p_.falling, kNoHeading));  // TC11.5
}

// TC12.10: by column, then row, and only so far that enough squares are left.
template <class G>
void Position<G>::placements(MoveList& list) const {
  const int side = placer();
  int squares[G::kSquares], count = 0, first = 0;
  for (int column = 0; column < p_.size; ++column)
    for (int row = 0; row < p_.size; ++row) {
      const int square = Sq::at(column, row);
      if (p_.remote[side].has(square))
        first = count;
      else if (p_.could.has(square))
        squares[count++] = square;
    }
  const int last = count - p_.owed[side];
  for (int i = first; i < count; ++i)
    if (i <= last || last < first) list.push(Move::placement(squares[i]));
}

namespace {

template <class Set>
inline void push_each(MoveList& list, const Set& squares, Move pattern) {
  // The pattern has end 0, so that adding is setting.
  Move* at = list.extend(squares.count());
  squares.each([&](int square) { *at++ = Move(pattern.raw() | uint64_t(square) << 10); });
}

}  // namespace

template <class G>
inline typename Position<G>::Shared Position<G>::shared() {
  const Set live = this->live();
  return {p_.open.without(live), p_.traps.without(live),
          aims_at(1 - p_.turn, p_.alive[1 - p_.turn], live | p_.screen, tall())};
}

template <class G>
auto Position<G>::winning_ends(int side, int slot) const -> Set {
  Set found = Set::none();
  const int flag = p_.home[1 - side], back = side == 0 ? 0 : p_.size - 1;
  if (p_.rules.goal == Goal::kFlag) {
    found.set(flag);
  } else if (p_.rules.goal == Goal::kCarry) {
    if (p_.carriers[1 - side] == slot)
      for (int column = 0; column < p_.size; ++column) found.set(Sq::at(column, back));
    else if (p_.carriers[1 - side] == kNone && Sq::row(flag) == back)
      found.set(flag);
  }
  return found;
}

// TC12.11: calls f(square of the mine, owner of what is destroyed, the ends' heading, the ends) for each own remote
// mine under a piece after a movement: anywhere if it is another piece, there if it is the mover.
template <class G>
template <class F>
inline void Position<G>::detonations(int side, int slot, const Set* planes, F&& f) const {
  const int start = p_.piece(side, slot).square;
  p_.remote[side].each([&](int mine) {
    const int owner = p_.bits[side].has(mine) && mine != start ? side : p_.bits[1 - side].has(mine) ? 1 - side : kNone;
    if (owner != kNone && (p_.monsters[owner] >> p_.slot_on(mine) & 1)) return;
    for (int h = 0; h < 8; ++h)
      if (owner != kNone)
        f(mine, owner, h, planes[h]);
      else if (planes[h].has(mine))
        f(mine, side, h, Set::of(mine));
  });
}

template <class G>
template <bool Kills>
inline void Position<G>::push_detonations(int slot, const Set* planes, Move pattern, MoveList& list) const {
  const int side = p_.turn;
  detonations(side, slot, planes, [&](int mine, int owner, int heading, const Set& squares) {
    const bool enemy = owner != side;
    const bool commander = enemy && p_.slot_on(mine) == p_.commander[enemy ? owner : side];
    const Move move = Move(pattern.raw() | uint64_t(heading) << 20).with_detonation(mine, enemy, commander);
    push_each(list, Kills && !enemy ? squares & winning_ends(side, slot) : squares, move);
  });
}

// The moves to these ends that neither fire nor detonate, and those that detonate. The pattern has heading 0.
template <class G>
template <bool Kills>
inline void Position<G>::push_poses(int slot, const Set* planes, Move pattern, MoveList& list) const {
  const auto headed = [&](int heading) { return Move(pattern.raw() | uint64_t(heading) << 20); };
  if constexpr (!Kills) {
    for (int h = 0; h < 8; ++h) push_each(list, planes[h], headed(h));
  } else if (p_.flags) {
    const Set wins = winning_ends(p_.turn, slot);
    for (int h = 0; h < 8; ++h) push_each(list, planes[h] & wins, headed(h));
  }
  if (p_.remote[p_.turn].any()) push_detonations<Kills>(slot, planes, pattern, list);
}

template <class G>
inline void Position<G>::push_traps(const Set& traps, Move pattern, MoveList& list) const {
  push_each(list, traps.without(p_.mines), Move(pattern.raw() | uint64_t(kNoHeading) << 20));
  push_each(list, traps & p_.mines, Move(pattern.raw() | uint64_t(kBlownUp) << 20));
}

// The moves of one piece of the side to move.
template <class G>
template <bool Kills>
inline void Position<G>::generate_piece(int slot, const Shared& shared, MoveList& list) {
  const int side = p_.turn;
  if (p_.monsters[side] >> slot & 1) {
    const int before = list.size();
    if (Kills && !near_monster(side, slot)) return;
    monster_moves(side, slot, list);
    if constexpr (Kills) list.keep_from(before, [](Move move) { return move.victims() > 0; });
    return;
  }
  const int start = p_.piece(side, slot).square, commander = p_.commander[1 - side];
  const Reach<G>& reach = reach_now(side, slot, shared.land, shared.traps);
  push_poses<Kills>(slot, reach.planes, Move::vehicle(start, 0, 0), list);
  if (!Kills && reach.traps.any()) push_traps(reach.traps, Move::vehicle(start, 0, 0), list);
  if (reach.leaves) list.push(Move::vehicle(start, kOff, kNoHeading));  // TC11.1
  auto aimed = [&](Move move, int target) {
    return move.with_target(p_.piece(1 - side, target).square, target == commander);
  };
  shots_from(side, slot, reach.planes, reach.anywhere, shared.aims, [&](int target, int heading, const Set& squares) {
    push_each(list, squares, aimed(Move::vehicle(start, 0, heading), target));
  });
  if (!may_clear(side, slot, reach)) return;
  for (const Clearing<G>& clearing : clearings(side, slot, shared.land, shared.traps)) {
    push_poses<Kills>(slot, clearing.planes, clearing.move(start, 0), list);
    if (!Kills && clearing.traps.any()) push_traps(clearing.traps, clearing.move(start, 0), list);
    clearing_shots(side, slot, clearing, shared.aims.wanted, [&](int target, int heading, const Set& squares) {
      push_each(list, squares, aimed(clearing.move(start, heading), target));
    });
  }
}

// How many moves one piece of the side to move has.
template <class G>
inline int Position<G>::count_piece(int slot, const Shared& shared) {
  const int side = p_.turn;
  int total = 0;
  if (p_.monsters[side] >> slot & 1) {
    MoveList& list = caches().monster_moves;
    list.clear();
    monster_moves(side, slot, list);
    return list.size();
  }
  auto count = [&](int, int, const Set& squares) { total += squares.count(); };
  auto count_blasts = [&](int, int, int, const Set& squares) { total += squares.count(); };
  const bool remote = p_.remote[side].any();
  const Reach<G>& reach = reach_now(side, slot, shared.land, shared.traps);
  total += reach.count;
  if (remote) detonations(side, slot, reach.planes, count_blasts);
  shots_from(side, slot, reach.planes, reach.anywhere, shared.aims, count);
  if (may_clear(side, slot, reach))
    for (const Clearing<G>& clearing : clearings(side, slot, shared.land, shared.traps)) {
      total += clearing.count;
      if (remote) detonations(side, slot, clearing.planes, count_blasts);
      clearing_shots(side, slot, clearing, shared.aims.wanted, count);
    }
  return total;
}

// The decisions that are no moves: placements and falls. Whether there is one to be made.
template <class G>
inline bool Position<G>::list_others(MoveList& list) const {
  if (is_placing())
    placements(list);
  else if (p_.falling != kOff)
    falls(list);
  else
    return false;
  return true;
}

template <class G>
template <bool Kills>
inline void Position<G>::generate_side(MoveList& list) {
  if (over() || list_others(list)) return;
  const Shared shared = this->shared();
  for (uint64_t rest = p_.alive[p_.turn]; rest; rest &= rest - 1)
    generate_piece<Kills>(std::countr_zero(rest), shared, list);
}

template <class G>
void Position<G>::generate(MoveList& list) {
  generate_side<false>(list);
}

template <class G>
void Position<G>::generate_kills(MoveList& list) {
  generate_side<true>(list);
}

template <class G>
int Position<G>::count_moves() {
  if (over()) return 0;
  MoveList& others = caches().monster_moves;
  others.clear();
  if (list_others(others)) return others.size();
  int total = 0;
  const Shared shared = this->shared();
  for (uint64_t rest = p_.alive[p_.turn]; rest; rest &= rest - 1) total += count_piece(std::countr_zero(rest), shared);
  return total;
}

template <class G>
Move Position<G>::pick(Random& random, MoveList& list, int& total) {
  list.clear();
  total = 0;
  if (over()) return Move();
  if (list_others(list)) {
    total = list.size();
    return total ? list[random.below(total)] : Move();
  }
  const Shared shared = this->shared();
  int counts[kMostPieces];
  for (uint64_t rest = p_.alive[p_.turn]; rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    total += counts[slot] = count_piece(slot, shared);
  }
  if (!total) return Move();
  int index = random.below(total);
  for (uint64_t rest = p_.alive[p_.turn]; rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    if (index < counts[slot]) {
      generate_piece<false>(slot, shared, list);
      return list[index];
    }
    index -= counts[slot];
  }
  return Move();
}

#define TANKS_INSTANTIATE(G)                                      \
  template auto Position<G>::winning_ends(int, int) const -> Set; \
  template void Position<G>::falls(MoveList&) const;              \
  template void Position<G>::generate(MoveList&);                 \
  template void Position<G>::generate_kills(MoveList&);           \
  template int Position<G>::count_moves();                        \
  template Move Position<G>::pick(Random&, MoveList&, int&);
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
