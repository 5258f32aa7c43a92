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
  p_.open.put(square, !(lying || terrain.blocks || terrain.deep));
  p_.water.put(square, terrain.deep && !lying);  // TC11.12
  p_.mud.put(square, terrain.slows);
  p_.trees.put(square, terrain.felled && !lying);
  p_.flattened.put(square, terrain.felled);
  p_.cover.put(square, terrain.stops_fire);
  p_.screen.put(square, terrain.stops_fire || lying);
  p_.tall.put(square, terrain.high || high || (wreck && p_.tables->kinds[p_.wreck[square]].tall));  // TC6.9
}

template <class G>
void Position<G>::touch(int square, Undo& undo) {
  assert(undo.cell_count < sizeof undo.cells / sizeof undo.cells[0]);
  undo.cells[undo.cell_count++] = {uint16_t(square), p_.terrain[square], p_.wreck[square], p_.stacks.has(square),
                                   p_.body_bits.has(square)};
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

template <class G>
void Position<G>::clear_terrain(int square, Undo& undo) {
  if (p_.terrain[square] == kNone) return;
  touch(square, undo);
  p_.key ^= fact(kTerrainFact, Sq::to_rules(square), p_.terrain[square]);
  p_.terrain[square] = kNone;
  refresh(square);
}

// A live piece becomes a wreck where it stands (TC3.6); a Monster will fall (TC6.10).
template <class G>
void Position<G>::destroy(int side, int square, Undo& undo) {
  const int slot = p_.slot_on(square);
  lose(side, slot, undo);
  if (!(p_.monsters[side] >> slot & 1)) set_wreck(square, p_.piece(side, slot).kind, undo);
}

template <class G>
void Position<G>::make_effects(Move move, Undo& undo) {
  const int side = p_.turn;
  undo.falling = uint16_t(p_.falling);
  undo.result = p_.result;
  undo.cell_count = 0;
  undo.body_count = uint16_t(p_.bodies.size());
  if (move.is_fall()) {
    do_fall(move, undo);
    return;
  }
  undo.index = p_.at[move.start()];
  const int slot = undo.index % kMostPieces;
  undo.heading = p_.piece(side, slot).heading;
  if (move.sinks())
    lose(side, slot, undo);  // TC5.1
  else
    lift(side, slot);
  if (move.is_monster())
    do_monster(move, side, undo);
  else
    do_vehicle(move, side, undo);
  if (move.heading() != kNoHeading) {
    Piece& piece = p_.piece(side, slot);
    piece.square = uint16_t(move.end());
    piece.heading = uint8_t(move.heading());
    put(side, slot);
  } else {
    p_.alive[side] &= ~(uint64_t{1} << slot);
  }
  p_.turn ^= 1;
  p_.key ^= turn_key();
  decide(move, side, undo);
}

template <class G>
void Position<G>::do_vehicle(Move move, int side, Undo& undo) {
  for (int i = 0; i < kMostFelled; ++i)
    if (move.felled(i)) clear_terrain(from_offset(G::kStride, move.start(), move.felled(i)), undo);
  if (move.shoots()) destroy(1 - side, move.target(), undo);
}

template <class G>
void Position<G>::do_monster(Move move, int side, Undo& undo) {
  for (int i = 0; i < kMostMonsterSpeed; ++i) {
    if (!move.crossed(i)) continue;
    const int square = from_offset(G::kStride, move.start(), move.crossed(i));
    if (move.stomped(i))
      destroy(1 - side, square, undo);  // TC6.3
    else
      clear_terrain(square, undo);
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
  const bool onto_live = p_.bits[1 - side].has(far);
  if (onto_live) lose(1 - side, p_.slot_on(far), undo);
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

// Whether the move decided the game (TC4.1, TC5.1, TC6.8, TC11.7, TC11.8): the enemy commander comes first.
template <class G>
void Position<G>::decide(Move move, int mover, Undo& undo) {
  if (move.leaves()) {
    p_.result = {Reason::kLeft, int8_t(mover)};
    return;
  }
  bool lost[2] = {false, false};
  int monster = kOff;
  for (int i = 0; i < undo.lost_count; ++i) {
    const auto [side, slot] = undo.lost[i];
    lost[side] |= p_.commander[side] == slot;
    if ((p_.monsters[side] >> slot & 1) && monster == kOff) monster = p_.piece(side, slot).square;
  }
  if (lost[1 - mover]) {
    p_.result = {Reason::kDestroyed, int8_t(mover)};
  } else if (lost[mover]) {
    p_.result = {move.sinks() ? Reason::kSunk : Reason::kThrown, int8_t(1 - mover)};
  } else if (monster != kOff) {
    p_.falling = monster;
    p_.key ^= fact(kFallingFact, Sq::to_rules(monster));
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
  for (int i = 0; i < undo.lost_count; ++i)
    if (p_.commander[undo.lost[i].side] == undo.lost[i].slot)  // TC11.5
      p_.result = {Reason::kCrushed, int8_t(1 - undo.lost[i].side)};
}

template <class G>
void Position<G>::undo_effects(Move move, const Undo& undo) {
  p_.falling = undo.falling;
  p_.result = undo.result;
  if (!move.is_fall()) {
    const int side = p_.turn ^= 1;
    if (move.heading() != kNoHeading) p_.bits[side].clear(move.end());
  }
  for (int i = undo.cell_count; i-- > 0;) {
    const Undo::Cell& cell = undo.cells[i];
    p_.terrain[cell.square] = cell.terrain;
    p_.wreck[cell.square] = cell.wreck;
    p_.stacks.put(cell.square, cell.stack);
    p_.body_bits.put(cell.square, cell.body);
    refresh(cell.square);
  }
  p_.bodies.resize(undo.body_count);
  for (int i = 0; i < undo.lost_count; ++i) {
    const auto [side, slot] = undo.lost[i];
    const int square = p_.piece(side, slot).square;
    p_.alive[side] |= uint64_t{1} << slot;
    p_.bits[side].set(square);
    p_.at[square] = uint8_t(side * kMostPieces + slot);
  }
  if (!move.is_fall()) {
    const int side = p_.turn;
    Piece& piece = p_.pieces[undo.index];
    piece.square = uint16_t(move.start());
    piece.heading = undo.heading;
    p_.alive[side] |= uint64_t{1} << undo.index % kMostPieces;
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
