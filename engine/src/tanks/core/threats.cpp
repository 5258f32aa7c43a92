// What a side could do if it were to move now: CHECK, ESCAPE (TC4.3) and the enemies it could destroy.
#include <bit>
#include <cstdlib>

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
// those after clearing the way included.
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
  if (!may_clear(side, slot, reach)) return;
  for (const Clearing<G>& clearing : clearings(side, slot, land(), p_.traps.without(live())))
    clearing_shots(side, slot, clearing, aims.wanted, [&](int target, int heading, const Set& squares) {
      f(target, aimed(clearing.move(start, 0), target, heading), squares);
    });
}

template <class G>
uint64_t Position<G>::near_monster(int side, int slot) const {
  const int square = p_.piece(side, slot).square, range = monster_range(side, slot);
  uint64_t found = 0;
  each_piece(1 - side, [&](int enemy, const Piece& piece) {
    const int columns = Sq::column(piece.square) - Sq::column(square), rows = Sq::row(piece.square) - Sq::row(square);
    if (std::abs(columns) <= range && std::abs(rows) <= range) found |= uint64_t{1} << enemy;
  });
  return found;
}

template <class G>
uint64_t Position<G>::targets(int side) {
  uint64_t found = 0;
  if (pending()) return found;
  Aims aims = aims_at(1 - side, p_.alive[1 - side], fire_blockers(), tall());
  for (uint64_t rest = p_.alive[side]; rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    if (p_.monsters[side] >> slot & 1) {
      if (!near_monster(side, slot)) continue;
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
  if (!(near_monster(side, slot) & (beside | uint64_t{1} << p_.commander[1 - side]))) return false;
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

// Whether a vehicle could destroy the commander, or a Monster beside it so that it falls there.
template <class G>
bool Position<G>::vehicle_kills(int side, int slot, const Aims& aims) {
  const int commander = p_.commander[1 - side], square = p_.piece(1 - side, commander).square;
  bool found = false;
  all_shots(side, slot, aims, [&](int target, Move move, const Set& squares) {
    if (target == commander) found = true;
    if (found) return;
    squares.each([&](int end) {
      if (!found) found = drops_on(Move(move.raw() | uint64_t(end) << 10), side, square);
    });
  });
  return found;
}

template <class G>
uint64_t Position<G>::find_killers(int side, uint64_t slots, bool all) {
  const int enemy = 1 - side;
  if (pending() || !has_commander(enemy)) return 0;
  const int commander = p_.commander[enemy];
  const int square = p_.piece(enemy, commander).square;
  const uint64_t beside = monsters_beside(enemy, square);
  const Aims aims = aims_at(enemy, uint64_t{1} << commander | beside, fire_blockers(), tall());
  uint64_t found = 0;
  for (uint64_t rest = slots & p_.alive[side]; rest && (all || !found); rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    const bool monster = p_.monsters[side] >> slot & 1;
    if (monster ? monster_kills(side, slot, square, beside) : vehicle_kills(side, slot, aims))
      found |= uint64_t{1} << slot;
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
  if (pending() || !has_commander(side)) return false;
  return reach(side, p_.commander[side]).leaves;
}

template <class G>
bool Position<G>::can_win_by_flag(int side) {
  if (pending() || !p_.flags) return false;
  for (uint64_t rest = p_.alive[side] & ~p_.monsters[side]; rest; rest &= rest - 1) {
    const int slot = std::countr_zero(rest);
    const Set wins = winning_ends(side, slot);
    if (!wins.any()) continue;
    const Reach<G>& reach = this->reach(side, slot);
    if (reach.anywhere.meets(wins)) return true;
    if (!may_clear(side, slot, reach)) continue;
    for (const Clearing<G>& clearing : clearings(side, slot, land(), p_.traps.without(live())))
      if (clearing.anywhere.meets(wins)) return true;
  }
  return false;
}

template <class G>
bool Position<G>::can_detonate_commander(int side) {
  if (pending() || !has_commander(1 - side)) return false;
  if (!p_.remote[side].has(p_.piece(1 - side, p_.commander[1 - side]).square)) return false;
  for (uint64_t rest = p_.alive[side] & ~p_.monsters[side]; rest; rest &= rest - 1)
    if (reach(side, std::countr_zero(rest)).anywhere.any()) return true;
  return false;
}

#define TANKS_INSTANTIATE(G)                                        \
  template uint64_t Position<G>::targets(int);                      \
  template uint64_t Position<G>::near_monster(int, int) const;      \
  template uint64_t Position<G>::find_killers(int, uint64_t, bool); \
  template uint64_t Position<G>::monsters_beside(int, int) const;   \
  template bool Position<G>::can_leave(int);                        \
  template bool Position<G>::can_win_by_flag(int);                  \
  template bool Position<G>::can_detonate_commander(int);
TANKS_INSTANTIATE(Small)
TANKS_INSTANTIATE(Large)
#undef TANKS_INSTANTIATE

}  // namespace behemoth::tanks::TANKS_ISA
