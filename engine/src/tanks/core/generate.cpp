// All decisions of the side that has to decide: listed, counted, or only those that destroy.
#include <bit>

#include "tanks/core/fire.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// TC6.10: not onto anything tall, nor a live Monster, nor off the board.
template <class G>
bool Position<G>::has_room(int square) const {
  if (square == kOff || tall().has(square)) return false;
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

namespace {

template <class Set>
inline void push_each(MoveList& list, const Set& squares, Move pattern) {
  // The pattern has end 0, so that adding is setting.
  list.room(squares.count());
  squares.each([&](int square) { list.push_fast(Move(pattern.raw() | uint64_t(square) << 10)); });
}

}  // namespace

template <class G>
inline typename Position<G>::Shared Position<G>::shared() {
  const Set live = this->live();
  return {p_.open.without(live), p_.water.without(live),
          aims_at(1 - p_.turn, p_.alive[1 - p_.turn], live | p_.screen, tall())};
}

// The moves of one piece of the side to move.
template <class G>
template <bool Kills>
inline void Position<G>::generate_piece(int slot, const Shared& shared, MoveList& list) {
  const int side = p_.turn;
  if (p_.monsters[side] >> slot & 1) {
    const int before = list.size();
    monster_moves(side, slot, list);
    if constexpr (Kills) list.keep_from(before, [](Move move) { return move.victims() > 0; });
    return;
  }
  const int start = p_.piece(side, slot).square, commander = p_.commander[1 - side];
  const Reach<G>& reach = reach_on(side, slot, shared.land, shared.water);
  if constexpr (!Kills) {
    for (int h = 0; h < 8; ++h) push_each(list, reach.planes[h], Move::vehicle(start, 0, h));
    if (reach.sinks.any()) push_each(list, reach.sinks, Move::vehicle(start, 0, kNoHeading));
  }
  if (reach.leaves) list.push(Move::vehicle(start, kOff, kNoHeading));  // TC11.1
  auto aimed = [&](Move move, int target) {
    return move.with_target(p_.piece(1 - side, target).square, target == commander);
  };
  shots_from(side, slot, reach.planes, reach.anywhere, shared.aims, [&](int target, int heading, const Set& squares) {
    push_each(list, squares, aimed(Move::vehicle(start, 0, heading), target));
  });
  if (!may_fell(side, slot, reach)) return;
  for (const Felling<G>& felling : fellings(side, slot, shared.land, shared.water)) {
    if constexpr (!Kills) {
      for (int h = 0; h < 8; ++h) push_each(list, felling.planes[h], felling.move(start, h));
      if (felling.sinks.any()) push_each(list, felling.sinks, felling.move(start, kNoHeading));
    }
    felling_shots(side, slot, felling, shared.aims.wanted, [&](int target, int heading, const Set& squares) {
      push_each(list, squares, aimed(felling.move(start, heading), target));
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
  const Reach<G>& reach = reach_on(side, slot, shared.land, shared.water);
  total += reach.count;
  shots_from(side, slot, reach.planes, reach.anywhere, shared.aims, count);
  if (may_fell(side, slot, reach))
    for (const Felling<G>& felling : fellings(side, slot, shared.land, shared.water)) {
      total += felling.count;
      felling_shots(side, slot, felling, shared.aims.wanted, count);
    }
  return total;
}

template <class G>
template <bool Kills>
inline void Position<G>::generate_side(MoveList& list) {
  if (over()) return;
  if (p_.falling != kOff) {
    falls(list);
    return;
  }
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
  if (p_.falling != kOff) {
    MoveList& list = caches().monster_moves;
    list.clear();
    falls(list);
    return list.size();
  }
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
  if (p_.falling != kOff) {
    falls(list);
    total = list.size();
    return list[random.below(total)];
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

#define TANKS_INSTANTIATE(G)                            \
  template void Position<G>::falls(MoveList&) const;    \
  template void Position<G>::generate(MoveList&);       \
  template void Position<G>::generate_kills(MoveList&); \
  template int Position<G>::count_moves();              \
  template Move Position<G>::pick(Random&, MoveList&, int&);
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
