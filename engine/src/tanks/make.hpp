// What a decision does to a position, and how it is taken back.
#pragma once

#include <cassert>

TANKS_ARCH_BEGIN

// Whatever follows from the ground and from what lies on one square.
template <class G>
void Position<G>::refresh(int square) {
  static const Ground open_ground{};
  const Ground& ground = p_.ground[square] == kNone ? open_ground : tables.grounds[p_.ground[square]];
  const bool wreck = p_.wreck[square] != kNone;
  const bool high = p_.stacks.has(square) || p_.body_bits.has(square);
  const bool lying = wreck || high;
  p_.wrecks.put(square, wreck);
  p_.open.put(square, !(lying || ground.blocks || ground.deep));
  p_.water.put(square, ground.deep && !lying);  // TC11.12
  p_.mud.put(square, ground.slows);
  p_.trees.put(square, ground.felled && !lying);
  p_.felled.put(square, ground.felled);
  p_.cover.put(square, ground.stops_fire);
  p_.screen.put(square, ground.stops_fire || lying);
  p_.tall.put(square, ground.high || high || (wreck && tables.kinds[p_.wreck[square]].tall));  // TC6.9
}

template <class G>
void Position<G>::touch(int square, Undo& undo) {
  assert(undo.cell_count < sizeof undo.cells / sizeof undo.cells[0]);
  undo.cells[undo.cell_count++] = {uint16_t(square), p_.ground[square], p_.wreck[square], p_.stacks.has(square),
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
  p_.key ^= fact(kWreckFact, Sq::to_law(square), kind);
  refresh(square);
}

template <class G>
int Position<G>::take_wreck(int square, Undo& undo) {
  touch(square, undo);
  const int kind = p_.wreck[square];
  p_.wreck[square] = kNone;
  p_.key ^= fact(kWreckFact, Sq::to_law(square), kind);
  refresh(square);
  return kind;
}

template <class G>
void Position<G>::clear_ground(int square, Undo& undo) {
  if (p_.ground[square] == kNone) return;
  touch(square, undo);
  p_.key ^= fact(kGroundFact, Sq::to_law(square), p_.ground[square]);
  p_.ground[square] = kNone;
  refresh(square);
}

// A live piece becomes a wreck where it stands (TC3.6); a Monster will fall (TC6.10).
template <class G>
void Position<G>::destroy(int side, int square, Undo& undo) {
  const int slot = p_.slot_on(square);
  lose(side, slot, undo);
  if (!(p_.giants[side] >> slot & 1)) set_wreck(square, p_.piece(side, slot).kind, undo);
}

template <class G>
TANKS_INLINE void Position<G>::make(Move move, Undo& undo) {
  undo.key = p_.key;
  undo.lost_count = 0;
  if (move.is_plain()) {
    // This is the inner loop of everything. It asks nobody whose turn it is: the piece knows its side.
    const int start = move.start(), end = move.end();
    const int index = p_.at[start];
    Piece& piece = p_.pieces[index];
    undo.index = uint8_t(index);
    undo.heading = piece.heading;
    undo.kind = piece.kind;
    const uint64_t* facts = p_.facts[index];
    p_.key =
        undo.key ^ turn_key() ^ facts[undo.heading * G::kSquares + start] ^ facts[move.heading() * G::kSquares + end];
    piece = {uint16_t(end), uint8_t(move.heading()), piece.kind};
    uint64_t* words = p_.bits[index / kMostPieces].word;
    undo.start_word = words[start >> 6];
    words[start >> 6] = undo.start_word ^ uint64_t{1} << (start & 63);
    undo.end_word = words[end >> 6];
    words[end >> 6] = undo.end_word ^ uint64_t{1} << (end & 63);
    p_.at[end] = uint8_t(index);
    p_.turn = index / kMostPieces ^ 1;
    return;
  }
  make_deeds(move, undo);
}

template <class G>
void Position<G>::make_deeds(Move move, Undo& undo) {
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
  if (move.is_giant())
    do_giant(move, side, undo);
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
    if (move.felled(i)) clear_ground(from_offset<G::kStride>(move.start(), move.felled(i)), undo);
  if (move.shoots()) destroy(1 - side, move.target(), undo);
}

template <class G>
void Position<G>::do_giant(Move move, int side, Undo& undo) {
  for (int i = 0; i < kMostGiantSpeed; ++i) {
    if (!move.crossed(i)) continue;
    const int square = from_offset<G::kStride>(move.start(), move.crossed(i));
    if (move.stomped(i))
      destroy(1 - side, square, undo);  // TC6.3
    else
      clear_ground(square, undo);
  }
  const int end = move.end(), heading = move.heading();
  if (move.tail()) destroy(1 - side, end - Sq::delta(heading), undo);  // TC6.5
  const int ahead = end + Sq::delta(heading);
  const int far = end + Sq::delta(move.strike_direction()) * move.strike_distance();
  switch (move.strike()) {
    case Move::kNoStrike: break;
    case Move::kFlame: destroy(1 - side, far, undo); break;
    case Move::kDuel: destroy(1 - side, ahead, undo); break;
    case Move::kThrow: {  // TC6.7: what is thrown is a wreck from now on, alone, on a stack, or gone in the water
      int kind;
      const int thrower = p_.bits[side].has(ahead) ? side : 1 - side;
      if (p_.bits[thrower].has(ahead)) {
        kind = p_.piece(thrower, p_.slot_on(ahead)).kind;
        lose(thrower, p_.slot_on(ahead), undo);
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
        p_.key ^= fact(kStackFact, Sq::to_law(far));
        refresh(far);
      } else if (p_.ground[far] == kNone || !tables.grounds[p_.ground[far]].deep) {
        set_wreck(far, kind, undo);
      }
      break;
    }
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
  int giant = kOff;
  for (int i = 0; i < undo.lost_count; ++i) {
    const auto [side, slot] = undo.lost[i];
    lost[side] |= p_.commander[side] == slot;
    if ((p_.giants[side] >> slot & 1) && giant == kOff) giant = p_.piece(side, slot).square;
  }
  if (lost[1 - mover]) {
    p_.result = {Reason::kDestroyed, int8_t(mover)};
  } else if (lost[mover]) {
    p_.result = {move.sinks() ? Reason::kSunk : Reason::kThrown, int8_t(1 - mover)};
  } else if (giant != kOff) {
    p_.falling = giant;
    p_.key ^= fact(kFallingFact, Sq::to_law(giant));
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
    clear_ground(square, undo);
    touch(square, undo);
    p_.body_bits.set(square);
    p_.key ^= fact(kBodyFact, Sq::to_law(square));
    refresh(square);
  }
  p_.key ^= fact(kFallingFact, Sq::to_law(own));
  p_.falling = kOff;
  p_.bodies.push_back({uint16_t(own), uint8_t(move.heading())});
  for (int i = 0; i < undo.lost_count; ++i)
    if (p_.commander[undo.lost[i].side] == undo.lost[i].slot)  // TC11.5
      p_.result = {Reason::kCrushed, int8_t(1 - undo.lost[i].side)};
}

template <class G>
TANKS_INLINE void Position<G>::undo(Move move, const Undo& undo) {
  p_.key = undo.key;
  if (move.is_plain()) {
    const int index = undo.index, side = index / kMostPieces;
    Piece& piece = p_.pieces[index];
    p_.turn = side;
    // Stores only: waiting for what make() has just stored would cost more than all the rest.
    p_.bits[side].word[move.end() >> 6] = undo.end_word;
    p_.bits[side].word[move.start() >> 6] = undo.start_word;
    piece = {uint16_t(move.start()), undo.heading, undo.kind};
    p_.at[move.start()] = uint8_t(index);
    return;
  }
  undo_deeds(move, undo);
}

template <class G>
void Position<G>::undo_deeds(Move move, const Undo& undo) {
  p_.falling = undo.falling;
  p_.result = undo.result;
  if (!move.is_fall()) {
    const int side = p_.turn ^= 1;
    if (move.heading() != kNoHeading) p_.bits[side].clear(move.end());
  }
  for (int i = undo.cell_count; i-- > 0;) {
    const Undo::Cell& cell = undo.cells[i];
    p_.ground[cell.square] = cell.ground;
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

TANKS_ARCH_END
