// What a side could do if it were to move now: CHECK, ESCAPE (TC4.3) and the enemies it could destroy.
#include <bit>

#include "tanks/core/fire.hpp"
#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

namespace {

// Calls f(square) for each square that a Monster's move strikes, whoever stands there.
template <class G, class F>
inline void each_struck(Move move, F&& f) {
  using Sq = Squares<G>;
  for (int i = 0; i < kMostMonsterSpeed; ++i)
    if (move.crossed(i) && move.stomped(i)) f(from_offset(G::kStride, move.start(), move.crossed(i)));
  if (move.tail()) f(move.end() - Sq::delta(move.heading()));
  const int ahead = move.end() + Sq::delta(move.heading());
  const int far = move.end() + Sq::delta(move.strike_direction()) * move.strike_distance();
  if (move.strike() == Move::kFlame) f(far);
  if (move.strike() == Move::kDuel) f(ahead);
  if (move.strike() == Move::kThrow) {
    f(ahead);
    f(far);
  }
}

}  // namespace

// Calls f(target slot, move without its end, squares it may end on) for the shots of a vehicle at the wanted enemies,
// those after felling trees included.
template <class G>
template <class F>
void Position<G>::all_shots(int side, int slot, const Aims& aims, F&& f) {
  const int start = p_.piece(side, slot).square;
  const Reach<G>& reach = this->reach(side, slot);
  auto aimed = [&](Move move, int target, int heading) {
    return Move(move.raw() | uint64_t(heading) << 20)
        .with_target(p_.piece(1 - side, target).square, target == p_.commander[1 - side]);
  };
  shots_from(side, slot, reach.planes, reach.anywhere, aims, [&](int target, int heading, const Set& squares) {
    f(target, aimed(Move::vehicle(start, 0, 0), target, heading), squares);
  });
  if (!may_fell(side, slot, reach)) return;
  const Set live = this->live();
  for (const Felling<G>& felling : fellings(side, slot, p_.open.without(live), p_.water.without(live)))
    felling_shots(side, slot, felling, aims.wanted, [&](int target, int heading, const Set& squares) {
      f(target, aimed(felling.move(start, 0), target, heading), squares);
    });
}

template <class G>
uint64_t Position<G>::targets(int side) {
  uint64_t found = 0;
  if (over() || p_.falling != kOff) return found;
  Aims aims = aims_at(1 - side, p_.alive[1 - side], fire_blockers(), tall());
  for (uint64_t rest = p_.alive[side]; rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    if (p_.monsters[side] >> slot & 1) {
      MoveList& moves = caches().monster_moves;
      moves.clear();
      monster_moves(side, slot, moves);
      for (Move move : moves) {
        if (!move.victims()) continue;
        each_struck<G>(move, [&](int square) {
          const int target = slot_at(1 - side, square);
          if (target != kNone) found |= uint64_t{1} << target;
        });
      }
    } else {
      aims.wanted = p_.alive[1 - side] & ~found;
      all_shots(side, slot, aims, [&](int target, Move, const Set&) { found |= uint64_t{1} << target; });
    }
  }
  return found;
}

// The Monsters of a side that could fall on a square (TC11.11), as bits by slot.
template <class G>
uint64_t Position<G>::monsters_beside(int side, int square) const {
  uint64_t found = 0;
  for (uint64_t rest = monsters(side); rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    for (int h = 0; h < 8; h += 2)
      if (Sq::away(square, h, 1, p_.size) == p_.piece(side, slot).square) found |= uint64_t{1} << slot;
  }
  return found;
}

// Whether a Monster could destroy the commander on this square, or one of the Monsters beside it so that it falls
// there.
template <class G>
bool Position<G>::monster_kills(int side, int slot, int square, uint64_t beside) {
  MoveList& moves = caches().monster_moves;
  moves.clear();
  monster_moves(side, slot, moves);
  for (Move move : moves) {
    if (!move.victims() && move.strike() != Move::kThrow) continue;
    bool found = false, drops = false;
    each_struck<G>(move, [&](int at) {
      found |= at == square;
      const int other = slot_at(1 - side, at);
      drops |= other != kNone && (beside >> other & 1);
    });
    if (found || (drops && drops_on(move, side, square))) return true;
  }
  return false;
}

template <class G>
bool Position<G>::can_kill_commander(int side) {
  const int enemy = 1 - side;
  if (over() || p_.falling != kOff || !has_commander(enemy)) return false;
  const int commander = p_.commander[enemy];
  const int square = p_.piece(enemy, commander).square;
  const uint64_t beside = monsters_beside(enemy, square);
  bool found = false;
  const Aims aims = aims_at(enemy, uint64_t{1} << commander | beside, fire_blockers(), tall());
  for (uint64_t rest = p_.alive[side]; rest && !found; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    if (p_.monsters[side] >> slot & 1) {
      found = monster_kills(side, slot, square, beside);
      continue;
    }
    all_shots(side, slot, aims, [&](int target, Move move, const Set& squares) {
      if (target == commander) found = true;
      if (found) return;
      squares.each([&](int end) {
        if (!found) found = drops_on(Move(move.raw() | uint64_t(end) << 10), side, square);
      });
    });
  }
  return found;
}

// TC11.11: the move kills a Monster that the killer may drop on the commander, or that can fall nowhere else.
template <class G>
bool Position<G>::drops_on(Move move, int side, int square) {
  const bool passes = p_.turn != side;
  if (passes) pass();
  Undo undo;
  make(move, undo);
  bool any = false, all = true;
  if (p_.falling != kOff) {
    MoveList list;
    falls(list);
    for (Move fall : list) {
      const bool crushes = fall.heading() != kNoHeading && Sq::away(p_.falling, fall.heading(), 1, p_.size) == square;
      any |= crushes;
      all &= crushes;
    }
  }
  this->undo(move, undo);
  if (passes) pass();
  return p_.rules.killer_chooses ? any : any && all;
}

template <class G>
bool Position<G>::can_leave(int side) {
  if (over() || p_.falling != kOff || !has_commander(side)) return false;
  return reach(side, p_.commander[side]).leaves;
}

#define TANKS_INSTANTIATE(G)                          \
  template uint64_t Position<G>::targets(int);        \
  template bool Position<G>::can_kill_commander(int); \
  template bool Position<G>::can_leave(int);
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
