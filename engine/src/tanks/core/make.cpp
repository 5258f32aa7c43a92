// What a decision does to a position, and how it is taken back.
#include <cassert>

#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

// Whatever follows from the terrain and from what lies on one square.
template <class G>
void Position<G>::refresh(int square) {
  static constexpr Terrain kBare{};
  const Terrain& terrain = p_.terrain[square] == kNone ? kBare : p_.tables->terrains[p_.terrain[square]];
  const bool wreck = p_.wreck[square] != kNone;
  const bool high = p_.stacks.has(square) || p_.body_bits.has(square);
  const bool lying = wreck || high;
  p_.wrecks.put(square, wreck);
  p_.open.put(square, !(lying || terrain.blocks || terrain.deep || terrain.explodes));
  p_.mines.put(square, terrain.explodes);
  p_.traps.put(square, (terrain.deep && !lying) || terrain.explodes);  // TC11.12
  p_.mud.put(square, terrain.slows || p_.under[square] != kNone);
  p_.printed.put(square, terrain.high);
  p_.barred.put(square, terrain.bars_push);
  // Not a wreck in water or on an obstacle or tree, nor an obstacle under something (TC12.2).
  p_.loose.put(square, (wreck && !terrain.blocks && !terrain.deep) || (terrain.pushed && !lying));
  p_.trees.put(square, terrain.felled && !lying);
  p_.flattened.put(square, terrain.felled);
  p_.cover.put(square, terrain.stops_fire);
  p_.screen.put(square, terrain.stops_fire || lying);
  p_.tall.put(square, terrain.high || high || (wreck && p_.tables->kinds[p_.wreck[square]].tall));  // TC6.9
}

template <class G>
void Position<G>::touch(int square, Undo& undo) {
  assert(undo.cell_count < sizeof undo.cells / sizeof undo.cells[0]);
  undo.cells[undo.cell_count++] = {uint16_t(square), p_.terrain[square],    p_.under[square],
                                   p_.wreck[square], p_.stacks.has(square), p_.body_bits.has(square)};
}

template <class G>
void Position<G>::lift(int side, int slot) {
  const Piece& piece = p_.piece(side, slot);
  p_.bits[side].clear(piece.square);
  p_.key ^= piece_fact(side * kMostPieces + slot, piece);
}

template <class G>
void Position<G>::put(int side, int slot) {
  const Piece& piece = p_.piece(side, slot);
  p_.bits[side].set(piece.square);
  p_.at[piece.square] = uint8_t(side * kMostPieces + slot);
  p_.key ^= piece_fact(side * kMostPieces + slot, piece);
}

// A live piece ceases to be, without a wreck.
template <class G>
void Position<G>::lose(int side, int slot, Undo& undo) {
  lift(side, slot);
  p_.alive[side] &= ~(uint64_t{1} << slot);
  undo.lost[undo.lost_count++] = {uint8_t(side), uint8_t(slot)};
  if (p_.carriers[1 - side] == slot) give_flag(1 - side, kNone);  // TC12.15: the flag is at home again
}

template <class G>
void Position<G>::set_wreck(int square, int kind, Undo& undo) {
  touch(square, undo);
  p_.wreck[square] = uint8_t(kind);
  p_.key ^= fact(kWreckFact, Sq::to_rules(square), kind);
  refresh(square);
}

template <class G>
int Position<G>::take_wreck(int square, Undo& undo) {
  touch(square, undo);
  const int kind = p_.wreck[square];
  p_.wreck[square] = kNone;
  p_.key ^= fact(kWreckFact, Sq::to_rules(square), kind);
  refresh(square);
  return kind;
}

// Whatever the ground is, it is open from now on; mud under an obstacle too (TC12.3).
template <class G>
void Position<G>::clear_terrain(int square, Undo& undo) {
  if (p_.terrain[square] == kNone) return;
  touch(square, undo);
  p_.key ^= fact(kTerrainFact, Sq::to_rules(square), p_.terrain[square]);
  if (p_.under[square] != kNone) p_.key ^= fact(kTerrainFact, Sq::to_rules(square), p_.under[square]);
  p_.terrain[square] = p_.under[square] = kNone;
  refresh(square);
}

// A live piece becomes a wreck where it stands (TC3.6), or nothing (TC12.5); a Monster will fall (TC6.10).
template <class G>
void Position<G>::destroy(int side, int square, Undo& undo) {
  const int slot = p_.slot_on(square);
  lose(side, slot, undo);
  if (p_.monsters[side] >> slot & 1) return;
  if (leaves_wreck(side, slot, square)) set_wreck(square, p_.piece(side, slot).kind, undo);
}

template <class G>
void Position<G>::make_effects(Move move, Undo& undo) {
  const int side = p_.turn;
  undo.falling = uint16_t(p_.falling);
  undo.result = p_.result;
  undo.cell_count = 0;
  undo.body_count = uint16_t(p_.bodies.size());
  undo.carriers[0] = p_.carriers[0];
  undo.carriers[1] = p_.carriers[1];
  undo.spent = kOff;
  if (move.is_fall()) return do_fall(move, undo);
  if (move.is_placement()) return do_placement(move.start(), undo);
  undo.index = p_.at[move.start()];
  const int slot = undo.index % kMostPieces;
  undo.mover = p_.piece(side, slot);
  if (move.sinks() || move.blows_up())
    lose(side, slot, undo);  // TC5.1, TC12.8
  else
    lift(side, slot);
  if (move.is_monster())
    do_monster(move, side, undo);
  else
    clear_way(move, undo);
  bool flag = false;
  if (move.stays()) {
    flag = come_to(side, slot, move.end(), move.heading());
    if (move.detonates())
      do_detonation(side, move.target(), undo);
    else if (move.shoots())
      destroy(1 - side, move.target(), undo);
  } else {
    p_.alive[side] &= ~(uint64_t{1} << slot);
    if (move.blows_up()) blow_up(move, side, slot, undo);
  }
  p_.turn ^= 1;
  p_.key ^= turn_key();
  decide(move, side, flag, undo);
}

// The mover, which was lifted, ends its movement; whether that wins by a flag.
template <class G>
bool Position<G>::come_to(int side, int slot, int square, int heading) {
  Piece& piece = p_.piece(side, slot);
  const bool carries = p_.carriers[1 - side] == slot;
  if (carries) p_.key ^= fact(kCarrierFact, Sq::to_rules(piece.square), 0, 0, 1 - side);
  piece.square = uint16_t(square);
  piece.heading = uint8_t(heading);
  if (carries) p_.key ^= fact(kCarrierFact, Sq::to_rules(square), 0, 0, 1 - side);
  put(side, slot);
  if (!p_.flags || (p_.monsters[side] >> slot & 1)) return false;
  const bool wins = winning_ends(side, slot).has(square);
  const bool picks_up = p_.rules.goal == Goal::kCarry && square == p_.home[1 - side];
  if (picks_up && p_.carriers[1 - side] == kNone) give_flag(1 - side, slot);  // TC12.15
  return wins;
}

// The flag of a side is carried by this piece of the other, or at home (kNone).
template <class G>
void Position<G>::give_flag(int side, int slot) {
  for (int carrier : {int(p_.carriers[side]), slot})
    if (carrier != kNone) p_.key ^= fact(kCarrierFact, Sq::to_rules(p_.piece(1 - side, carrier).square), 0, 0, side);
  p_.carriers[side] = uint8_t(slot);
}

// What a vehicle fells and pushes on its way.
template <class G>
void Position<G>::clear_way(Move move, Undo& undo) {
  each_felled(G::kStride, move, [&](int tree) { clear_terrain(tree, undo); });
  if (!move.pushes()) return;
  const int from = pushed_from(G::kStride, move);
  do_push(from, from + Sq::delta(move.push_direction()), undo);
}

// TC12.3: into water it is gone, a mine is gone under it, mud stays under an obstacle.
template <class G>
void Position<G>::do_push(int from, int to, Undo& undo) {
  const auto ground = [&](int square) { return fact(kTerrainFact, Sq::to_rules(square), p_.terrain[square]); };
  const bool sinks = p_.terrain[to] != kNone && p_.tables->terrains[p_.terrain[to]].deep;
  if (p_.mines.has(to)) clear_terrain(to, undo);
  if (p_.wreck[from] != kNone) {
    const int kind = take_wreck(from, undo);
    if (!sinks) set_wreck(to, kind, undo);
    return;
  }
  touch(from, undo);
  touch(to, undo);
  const uint8_t obstacle = p_.terrain[from];
  p_.key ^= ground(from);
  p_.terrain[from] = p_.under[from];
  p_.under[from] = kNone;
  if (!sinks) {
    p_.under[to] = p_.terrain[to];
    p_.terrain[to] = obstacle;
    p_.key ^= ground(to);
  }
  refresh(from);
  refresh(to);
}

// TC12.8: the mine is gone, and a wreck lies there.
template <class G>
void Position<G>::blow_up(Move move, int side, int slot, Undo& undo) {
  clear_terrain(move.end(), undo);
  if (leaves_wreck(side, slot, move.end())) set_wreck(move.end(), p_.piece(side, slot).kind, undo);
}

// The numbers of remote mines left and owed, as far as they are part of the key (TC12.12).
template <class G>
uint64_t Position<G>::mines_key() const {
  uint64_t key = 0;
  for (int side = 0; side < 2; ++side) key ^= fact(kMinesFact, p_.remote[side].count(), p_.owed[side], 0, side);
  return key;
}

// TC12.11: whoever stands there, of either side.
template <class G>
void Position<G>::do_detonation(int side, int square, Undo& undo) {
  p_.key ^= mines_key();
  p_.remote[side].clear(square);
  p_.spent[side].set(square);
  p_.key ^= mines_key();
  undo.spent = uint16_t(square);
  destroy(p_.bits[side].has(square) ? side : 1 - side, square, undo);
}

template <class G>
void Position<G>::do_placement(int square, Undo& undo) {
  const int side = placer();
  undo.index = uint8_t(side);
  p_.key ^= mines_key();
  p_.remote[side].set(square);
  --p_.owed[side];
  p_.key ^= mines_key();
}

template <class G>
void Position<G>::do_monster(Move move, int side, Undo& undo) {
  for (int i = 0; i < kMostMonsterSpeed; ++i) {
    if (!move.crossed(i)) continue;
    const int square = from_offset(G::kStride, move.start(), move.crossed(i));
    if (move.stomped(i))
      destroy(1 - side, square, undo);  // TC6.3
    else
      clear_terrain(square, undo);  // a tree (TC11.2) or a land mine (TC12.9)
  }
  const int end = move.end(), heading = move.heading();
  if (move.tail()) destroy(1 - side, end - Sq::delta(heading), undo);  // TC6.5
  const int ahead = end + Sq::delta(heading);
  const int far = end + Sq::delta(move.strike_direction()) * move.strike_distance();
  switch (move.strike()) {
    case Move::kNoStrike: break;
    case Move::kFlame: destroy(1 - side, far, undo); break;
    case Move::kDuel: destroy(1 - side, ahead, undo); break;
    case Move::kThrow: do_throw(side, ahead, far, undo); break;
  }
}

// TC6.7: what is thrown is a wreck from now on, alone, on a stack, or gone in the water.
template <class G>
void Position<G>::do_throw(int side, int ahead, int far, Undo& undo) {
  int kind;
  const int owner = p_.bits[side].has(ahead) ? side : 1 - side;
  if (p_.bits[owner].has(ahead)) {
    kind = p_.piece(owner, p_.slot_on(ahead)).kind;
    lose(owner, p_.slot_on(ahead), undo);
  } else {
    kind = take_wreck(ahead, undo);
  }
  bool onto_live = p_.bits[1 - side].has(far);
  if (onto_live) {
    lose(1 - side, p_.slot_on(far), undo);
    onto_live = !this->kind(1 - side, p_.slot_on(far)).small;  // TC12.5: there is nothing to be stacked on
  }
  if (p_.mines.has(far)) clear_terrain(far, undo);  // TC12.9
  const bool onto_wreck = !onto_live && p_.wreck[far] != kNone;
  if (onto_wreck) take_wreck(far, undo);
  if (onto_live || onto_wreck) {
    touch(far, undo);
    p_.stacks.set(far);
    p_.key ^= fact(kStackFact, Sq::to_rules(far));
    refresh(far);
  } else if (p_.terrain[far] == kNone || !p_.tables->terrains[p_.terrain[far]].deep) {
    set_wreck(far, kind, undo);
  }
}

// Whether a side lost its commander, or its last piece where that is what counts (TC12.16).
template <class G>
bool Position<G>::has_lost(int side, const Undo& undo) const {
  if (p_.rules.goal == Goal::kLastTank) return undo.lost_count && !p_.alive[side];
  for (int i = 0; i < undo.lost_count; ++i)
    if (undo.lost[i].side == side && undo.lost[i].slot == p_.commander[side]) return true;
  return false;
}

// Whether the move decided the game (TC4.1, TC5.1, TC6.8, TC11.7, TC11.8, TC12.17): the enemy commander comes first,
// then the flag.
template <class G>
void Position<G>::decide(Move move, int mover, bool flag, Undo& undo) {
  const bool last = p_.rules.goal == Goal::kLastTank;
  if (move.leaves()) {
    p_.result = {Reason::kLeft, int8_t(mover)};
  } else if (has_lost(1 - mover, undo)) {
    p_.result = {last ? Reason::kLastTank : Reason::kDestroyed, int8_t(mover)};
  } else if (flag) {
    p_.result = {p_.rules.goal == Goal::kCarry ? Reason::kCarried : Reason::kCaptured, int8_t(mover)};
  } else if (has_lost(mover, undo)) {
    const Reason how = move.sinks()       ? Reason::kSunk
                       : move.blows_up()  ? Reason::kMined
                       : move.detonates() ? Reason::kDetonated
                                          : Reason::kThrown;
    p_.result = {last ? Reason::kLastTank : how, int8_t(1 - mover)};
  } else {
    for (int i = 0; i < undo.lost_count && p_.falling == kOff; ++i)
      if (p_.monsters[undo.lost[i].side] >> undo.lost[i].slot & 1)
        p_.falling = p_.piece(undo.lost[i].side, undo.lost[i].slot).square;
    if (p_.falling != kOff) p_.key ^= fact(kFallingFact, Sq::to_rules(p_.falling));
  }
}

// TC6.10: the body covers its squares, and whatever was there is gone.
template <class G>
void Position<G>::do_fall(Move move, Undo& undo) {
  const int own = p_.falling;
  const int squares[2] = {own, move.heading() == kNoHeading ? kOff : own + Sq::delta(move.heading())};
  for (int square : squares) {
    if (square == kOff) continue;
    for (int side = 0; side < 2; ++side)
      if (p_.bits[side].has(square)) lose(side, p_.slot_on(square), undo);
    if (p_.wreck[square] != kNone) take_wreck(square, undo);
    clear_terrain(square, undo);
    touch(square, undo);
    p_.body_bits.set(square);
    p_.key ^= fact(kBodyFact, Sq::to_rules(square));
    refresh(square);
  }
  p_.key ^= fact(kFallingFact, Sq::to_rules(own));
  p_.falling = kOff;
  p_.bodies.push_back({uint16_t(own), uint8_t(move.heading())});
  for (int side = 0; side < 2; ++side)
    if (has_lost(side, undo))  // TC11.5
      p_.result = {p_.rules.goal == Goal::kLastTank ? Reason::kLastTank : Reason::kCrushed, int8_t(1 - side)};
}

template <class G>
void Position<G>::undo_effects(Move move, const Undo& undo) {
  if (move.is_placement()) {
    p_.remote[undo.index].clear(move.start());
    ++p_.owed[undo.index];
    return;
  }
  p_.falling = undo.falling;
  p_.result = undo.result;
  p_.carriers[0] = undo.carriers[0];
  p_.carriers[1] = undo.carriers[1];
  const int mover = move.is_fall() ? kNone : undo.index;
  if (mover != kNone) {
    const int side = p_.turn ^= 1;
    if (move.stays()) p_.bits[side].clear(move.end());
    if (undo.spent != kOff) {
      p_.remote[side].set(undo.spent);
      p_.spent[side].clear(undo.spent);
    }
  }
  for (int i = undo.cell_count; i-- > 0;) {
    const Undo::Cell& cell = undo.cells[i];
    p_.terrain[cell.square] = cell.terrain;
    p_.under[cell.square] = cell.under;
    p_.wreck[cell.square] = cell.wreck;
    p_.stacks.put(cell.square, cell.stack);
    p_.body_bits.put(cell.square, cell.body);
    refresh(cell.square);
  }
  p_.bodies.resize(undo.body_count);
  for (int i = 0; i < undo.lost_count; ++i) {
    const auto [side, slot] = undo.lost[i];
    if (side * kMostPieces + slot == mover) continue;
    const int square = p_.piece(side, slot).square;
    p_.alive[side] |= uint64_t{1} << slot;
    p_.bits[side].set(square);
    p_.at[square] = uint8_t(side * kMostPieces + slot);
  }
  if (mover != kNone) {
    const int side = p_.turn;
    p_.pieces[mover] = undo.mover;
    p_.alive[side] |= uint64_t{1} << mover % kMostPieces;
    p_.bits[side].set(move.start());
    p_.at[move.start()] = undo.index;
  }
}

template void Position<Small>::refresh(int);
template void Position<Large>::refresh(int);
template void Position<Small>::make_effects(Move, Undo&);
template void Position<Large>::make_effects(Move, Undo&);
template void Position<Small>::undo_effects(Move, const Undo&);
template void Position<Large>::undo_effects(Move, const Undo&);

}  // namespace behemoth::tanks::TANKS_ISA
