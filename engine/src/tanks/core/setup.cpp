// A position from plain data and back (tanks/setup.hpp).
#include "tanks/setup.hpp"

#include "tanks/core/position.hpp"

namespace behemoth::tanks::TANKS_ISA {

template <class G>
Position<G>::Position(const Setup& setup, const Tables& tables) {
  p_.tables = &tables;
  p_.rules = setup.rules;
  prepare(setup.size);
  p_.turn = setup.turn;
  p_.result = setup.result;
  p_.falling = setup.falling == kOff ? kOff : Sq::from_rules(setup.falling);
  for (int side = 0; side < 2; ++side)
    for (int i = 0; i < setup.piece_count[side]; ++i) place(side, setup.pieces[side][i]);
  p_.board.each([&](int square) {
    const int number = Sq::to_rules(square);
    p_.terrain[square] = setup.terrain[number];
    p_.under[square] = setup.under[number];
    p_.wreck[square] = setup.wreck[number];
    p_.stacks.put(square, setup.stack[number]);
    p_.body_bits.put(square, setup.body[number]);
    refresh(square);
  });
  for (int i = 0; i < setup.body_count; ++i)
    p_.bodies.push_back({uint16_t(Sq::from_rules(setup.bodies[i].square)), setup.bodies[i].side});
  bring_expansion(setup);
  p_.key = key_of(setup);
}

// Flags and remote mines (section 12).
template <class G>
void Position<G>::bring_expansion(const Setup& setup) {
  p_.flags = setup.rules.has_flags() && setup.home[0] != kOff;
  for (int side = 0; side < 2 && p_.flags; ++side) {
    p_.home[side] = Sq::from_rules(setup.home[side]);
    p_.homes.set(p_.home[side]);
    if (setup.carried[side] != kOff) p_.carriers[side] = uint8_t(p_.slot_on(Sq::from_rules(setup.carried[side])));
  }
  for (int side = 0; side < 2 && setup.has_mines; ++side) {
    p_.owed[side] = setup.mines[side].owed;
    p_.board.each([&](int square) {
      p_.remote[side].put(square, setup.mines[side].laid[Sq::to_rules(square)]);
      p_.spent[side].put(square, setup.mines[side].spent[Sq::to_rules(square)]);
      p_.could.put(square, setup.could[Sq::to_rules(square)]);
    });
  }
  p_.has_mines = setup.has_mines;
}

template <class G>
void Position<G>::describe_expansion(Setup& into) const {
  into.has_mines = p_.has_mines;
  for (int side = 0; side < 2; ++side) {
    into.home[side] = p_.flags ? Sq::to_rules(p_.home[side]) : kOff;
    into.carried[side] = p_.carriers[side] == kNone ? kOff : Sq::to_rules(p_.piece(1 - side, p_.carriers[side]).square);
    into.mines[side].owed = p_.owed[side];
    p_.board.each([&](int square) {
      into.mines[side].laid[Sq::to_rules(square)] = p_.remote[side].has(square);
      into.mines[side].spent[Sq::to_rules(square)] = p_.spent[side].has(square);
      into.could[Sq::to_rules(square)] = p_.could.has(square);
    });
  }
}

template <class G>
void Position<G>::prepare(int size) {
  p_.size = size;
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) p_.board.set(Sq::at(column, row));
  for (int square = 0; square < G::kSquares; ++square) p_.terrain[square] = p_.under[square] = p_.wreck[square] = kNone;
  if (p_.rules.goal != Goal::kStandard) return;  // nobody leaves the board (TC12.14, TC12.16)
  for (int side = 0; side < 2; ++side)
    for (int heading = 0; heading < 8; ++heading) {
      if (kRowStep[heading] != (side == 0 ? 1 : -1)) continue;
      for (int column = 0; column < size; ++column)  // TC4.2: the next column must be on the board
        if (column + kColumnStep[heading] >= 0 && column + kColumnStep[heading] < size)
          p_.doors[side][heading].set(Sq::at(column, side == 0 ? size - 1 : 0));
    }
}

template <class G>
void Position<G>::place(int side, Piece piece) {
  const int slot = std::popcount(p_.alive[side]);
  const Kind& kind = p_.tables->kinds[piece.kind];
  piece.square = uint16_t(Sq::from_rules(piece.square));
  p_.piece(side, slot) = piece;
  p_.alive[side] |= uint64_t{1} << slot;
  if (kind.commander && p_.rules.goal != Goal::kLastTank) p_.commander[side] = slot;
  if (kind.monster) p_.monsters[side] |= uint64_t{1} << slot;
  if (kind.observes) p_.observers[side] |= uint64_t{1} << slot;
  if (kind.tall) p_.talls[side] |= uint64_t{1} << slot;
  p_.bits[side].set(piece.square);
  p_.at[piece.square] = uint8_t(side * kMostPieces + slot);
  p_.facts[side * kMostPieces + slot] = p_.tables->piece_facts[std::is_same_v<G, Small> ? 0 : 1][side][piece.kind];
}

template <class G>
void Position<G>::describe(Setup& into) const {
  into.size = p_.size;
  into.turn = p_.turn;
  into.rules = p_.rules;
  into.result = p_.result;
  into.falling = p_.falling == kOff ? kOff : Sq::to_rules(p_.falling);
  for (int side = 0; side < 2; ++side) {
    into.piece_count[side] = 0;
    p_.bits[side].each([&](int square) {
      Piece piece = p_.piece(side, p_.slot_on(square));
      piece.square = uint16_t(Sq::to_rules(square));
      into.pieces[side][into.piece_count[side]++] = piece;
    });
  }
  p_.board.each([&](int square) {
    const int number = Sq::to_rules(square);
    into.terrain[number] = p_.terrain[square];
    into.under[number] = p_.under[square];
    into.wreck[number] = p_.wreck[square];
    into.stack[number] = p_.stacks.has(square);
    into.body[number] = p_.body_bits.has(square);
  });
  into.body_count = 0;
  for (const Fallen& body : p_.bodies)
    into.bodies[into.body_count++] = {uint16_t(Sq::to_rules(body.square)), body.side};
  describe_expansion(into);
}

template Position<Small>::Position(const Setup&, const Tables&);
template Position<Large>::Position(const Setup&, const Tables&);
template void Position<Small>::describe(Setup&) const;
template void Position<Large>::describe(Setup&) const;

}  // namespace behemoth::tanks::TANKS_ISA
