// Positions as one line (TC9.3) and moves as records write them (TC9.1): letter for letter what the law writes.
#pragma once

#include <algorithm>

#include "tanks/words.hpp"

TANKS_ARCH_BEGIN

// ---- reading ----

template <class G>
void Position<G>::prepare(int size) {
  p_ = Parts{};
  p_.size = size;
  std::fill(std::begin(p_.ground), std::end(p_.ground), uint8_t(kNone));
  std::fill(std::begin(p_.wreck), std::end(p_.wreck), uint8_t(kNone));
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) p_.board.set(Sq::at(column, row));
  for (int side = 0; side < 2; ++side)
    for (int heading = 0; heading < 8; ++heading) {
      if (kRowStep[heading] != (side == 0 ? 1 : -1)) continue;
      for (int column = 0; column < size; ++column)  // TC4.2: the next column must be on the board
        if (column + kColumnStep[heading] >= 0 && column + kColumnStep[heading] < size)
          p_.doors[side][heading].set(Sq::at(column, side == 0 ? size - 1 : 0));
    }
}

template <class G>
void Position<G>::place(int side, const Piece& piece) {
  const int slot = std::popcount(p_.alive[side]);
  if (slot >= kMostPieces) throw std::invalid_argument("the engine has no room for so many pieces of one side");
  if (live().has(piece.square)) throw std::invalid_argument("not a position: two pieces on one square");
  const Kind& kind = tables.kinds[piece.kind];
  if (kind.commander) {
    if (p_.commander[side] != kNone) throw std::invalid_argument("not a position: two commanders of one side");
    p_.commander[side] = slot;
  }
  p_.piece(side, slot) = piece;
  p_.alive[side] |= uint64_t{1} << slot;
  if (kind.giant) p_.giants[side] |= uint64_t{1} << slot;
  if (kind.tall) p_.talls[side] |= uint64_t{1} << slot;
  p_.bits[side].set(piece.square);
  p_.at[piece.square] = uint8_t(side * kMostPieces + slot);
  p_.facts[side * kMostPieces + slot] = tables.piece_facts[std::is_same_v<G, Small> ? 0 : 1][side][piece.kind];
}

template <class G>
Position<G> Position<G>::read(const std::string& line) {
  using namespace words;
  std::string_view text = line;
  while (!text.empty() && std::string_view(" \t\r\n").find(text.front()) != text.npos) text.remove_prefix(1);
  while (!text.empty() && std::string_view(" \t\r\n").find(text.back()) != text.npos) text.remove_suffix(1);
  const auto fields = split(text, '_');
  if (fields.size() < 5) fault("it has too few fields", text);
  const int size = number(fields[0], 2);
  if (size < tables.smallest || size > tables.largest || size > G::kLargest) fault("the size", fields[0]);

  Position made;
  made.prepare(size);
  Parts& p = made.p_;

  const auto rows = split(fields[1], '-');
  if (int(rows.size()) != size) fault("the number of rows", fields[1]);
  for (int i = 0; i < size; ++i) {
    const int row = size - 1 - i;
    int column = 0;
    for (size_t at = 0; at < rows[i].size();) {
      if (is_digit(rows[i][at])) {
        const size_t digits = at + 1 < rows[i].size() && is_digit(rows[i][at + 1]) ? 2 : 1;
        column += number(rows[i].substr(at, digits), 2);
        at += digits;
        continue;
      }
      size_t ground = 0;
      while (ground < tables.grounds.size() && tables.grounds[ground].letter != rows[i][at]) ++ground;
      if (ground == tables.grounds.size() || column >= size) fault("a row of the ground", rows[i]);
      p.ground[Sq::at(column++, row)] = uint8_t(ground);
      ++at;
    }
    if (column != size) fault("the length of a row", rows[i]);
  }

  for (int side = 0; side < 2; ++side)
    for (std::string_view item : items(fields[2 + side])) {
      Thing thing;
      if (!read_thing(item, size, thing)) fault("a piece", item);
      const int kind = read_kind(thing.mark), heading = read_heading(thing.rest);
      if (kind == kNone || heading == kNoHeading) fault("a piece", item);
      made.place(side, {uint16_t(Sq::at(thing.column, thing.row)), uint8_t(heading), uint8_t(kind)});
    }

  if (fields[4] != "w" && fields[4] != "b") fault("the side to move", fields[4]);
  p.turn = fields[4] == "b";
  p.rules = tables.standard;

  std::string seen;
  for (size_t i = 5; i < fields.size(); ++i) {
    if (fields[i].empty() || seen.find(fields[i][0]) != seen.npos) fault("a field", fields[i]);
    seen += fields[i][0];
    const std::string_view value = fields[i].substr(1);
    switch (fields[i][0]) {
      case 'x':
        for (std::string_view item : items(value)) {
          Thing thing;
          if (!read_thing(item, size, thing) || !thing.rest.empty()) fault("a wreck", item);
          const int kind = read_kind(thing.mark), square = Sq::at(thing.column, thing.row);
          if (kind == kNone || tables.kinds[kind].giant || p.wreck[square] != kNone) fault("a wreck", item);
          p.wreck[square] = uint8_t(kind);
        }
        break;
      case 's':
        for (std::string_view item : items(value)) {
          Thing thing;
          if (!read_thing(item, size, thing) || !thing.rest.empty() || !thing.mark.empty()) fault("a stack", item);
          p.stacks.set(Sq::at(thing.column, thing.row));
        }
        break;
      case 'm':
        for (std::string_view item : items(value)) {
          Thing thing;
          if (!read_thing(item, size, thing) || !thing.mark.empty()) fault("a fallen Monster", item);
          const int side = read_heading(thing.rest), square = Sq::at(thing.column, thing.row);
          if ((!thing.rest.empty() && side == kNoHeading) || (side != kNoHeading && side % 2)) fault("its side", item);
          const int other = side == kNoHeading ? square : Sq::away(square, side, 1, size);
          if (other == kOff || p.body_bits.has(square) || p.body_bits.has(other)) fault("a fallen Monster", item);
          p.body_bits.set(square);
          p.body_bits.set(other);
          p.bodies.push_back({uint16_t(square), uint8_t(side)});
        }
        break;
      case 'f': {
        Thing thing;
        if (value.empty()) break;
        if (!read_thing(value, size, thing) || !thing.rest.empty() || !thing.mark.empty()) fault("what falls", value);
        p.falling = Sq::at(thing.column, thing.row);
        break;
      }
      case 'o': {
        std::string known;
        for (std::string_view item : items(value)) {
          if (item.empty() || known.find(item[0]) != known.npos) fault("an option", value);
          known += item[0];
          const int figure = number(item.substr(1), 5);
          if (item[0] == 'r' && figure > 0)
            p.rules.repetition = figure;
          else if (item[0] == 'q' && figure > 0)
            p.rules.quiet_moves = figure;
          else if (item == "t")
            p.rules.throw_own = true;
          else if (item == "k")
            p.rules.killer_chooses = true;
          else
            fault("an option", item);
        }
        break;
      }
      case 'z': {
        if (value.empty()) break;
        if (value.size() < 3 || (value[0] != 'w' && value[0] != 'b') || value[1] != '.') fault("the result", value);
        for (int reason = 1; reason < int(std::size(kReasonWords)); ++reason)
          if (value.substr(2) == kReasonWords[reason]) p.result = {Reason(reason), int8_t(value[0] == 'b')};
        if (!p.result) fault("the result", value);
        break;
      }
      default: fault("an unknown field", fields[i]);
    }
  }
  p.board.each([&](int square) { made.refresh(square); });
  made.check_sound();
  p.key = made.whole_key();
  return made;
}

// What play relies on: nothing is where it cannot be. Commanders may be missing, for studies and tests.
template <class G>
void Position<G>::check_sound() const {
  auto demand = [](bool holds, const char* what) {
    if (!holds) throw std::invalid_argument(std::string("not a position: ") + what);
  };
  p_.board.each([&](int square) {
    static const Ground open_ground{};
    const bool bare = p_.ground[square] == kNone;
    const Ground& ground = bare ? open_ground : tables.grounds[p_.ground[square]];
    const bool wreck = p_.wreck[square] != kNone, stack = p_.stacks.has(square), body = p_.body_bits.has(square);
    const bool too_high = p_.tall.has(square) || ground.felled;
    demand(!(ground.high && (wreck || stack)) && wreck + stack + body <= 1 && !(body && !bare),
           "things lie on each other");
    demand(!(wreck && ground.deep && !tables.kinds[p_.wreck[square]].swims), "a wreck lies in water");
    for (int side = 0; side < 2; ++side) {
      const int slot = slot_at(side, square);
      if (slot == kNone) continue;
      const Kind& kind = this->kind(side, slot);
      const bool stands =
          kind.giant ? !too_high : !(ground.blocks || stack || body || wreck || (ground.deep && !kind.swims));
      demand(stands, "a piece cannot stand where it is");
    }
    demand(!(p_.falling == square && (live().has(square) || too_high)), "what falls cannot have stood there");
  });
}

template <class G>
uint64_t Position<G>::whole_key() const {
  uint64_t key = fact(kSizeFact, p_.size);
  for (int side = 0; side < 2; ++side)
    each_piece(side, [&](int, const Piece& piece) {
      key ^= fact(kPieceFact, Sq::to_law(piece.square), piece.kind, piece.heading, side);
    });
  p_.board.each([&](int square) {
    const int law = Sq::to_law(square);
    if (p_.wreck[square] != kNone) key ^= fact(kWreckFact, law, p_.wreck[square]);
    if (p_.stacks.has(square)) key ^= fact(kStackFact, law);
    if (p_.body_bits.has(square)) key ^= fact(kBodyFact, law);
    if (p_.ground[square] != kNone) key ^= fact(kGroundFact, law, p_.ground[square]);
  });
  if (p_.turn == 1) key ^= turn_key();
  if (p_.falling != kOff) key ^= fact(kFallingFact, Sq::to_law(p_.falling));
  return key;
}

// ---- writing ----

template <class G>
std::string Position<G>::line() const {
  using words::append_square;
  std::string text = std::to_string(p_.size) + '_';
  for (int row = p_.size - 1; row >= 0; --row) {
    int run = 0;
    auto flush = [&] {
      if (run) text += std::to_string(run);
      run = 0;
    };
    for (int column = 0; column < p_.size; ++column) {
      const int ground = p_.ground[Sq::at(column, row)];
      if (ground == kNone) {
        ++run;
      } else {
        flush();
        text += tables.grounds[ground].letter;
      }
    }
    flush();
    if (row) text += '-';
  }
  auto square = [&](int at) { append_square(text, Sq::column(at), Sq::row(at)); };
  // Writes each square of a set with points between them, or a dash.
  auto join = [&](const Set& squares, auto&& write) {
    bool first = true;
    squares.each([&](int at) {
      if (!first) text += '.';
      first = false;
      write(at);
    });
    if (first) text += '-';
  };
  for (int side = 0; side < 2; ++side) {
    text += '_';
    join(p_.bits[side], [&](int at) {
      const Piece& piece = p_.piece(side, p_.slot_on(at));
      text += tables.kinds[piece.kind].mark;
      square(at);
      text += kHeadingWords[piece.heading];
    });
  }
  text += p_.turn ? "_b" : "_w";
  if (p_.wrecks.any()) {
    text += "_x";
    join(p_.wrecks, [&](int at) {
      text += tables.kinds[p_.wreck[at]].mark;
      square(at);
    });
  }
  if (p_.stacks.any()) {
    text += "_s";
    join(p_.stacks, square);
  }
  if (!p_.bodies.empty()) {
    auto sorted = p_.bodies;
    std::sort(sorted.begin(), sorted.end(), [](const Body& a, const Body& b) { return a.square < b.square; });
    text += "_m";
    for (const Body& body : sorted) {
      if (text.back() != 'm') text += '.';
      square(body.square);
      text += kHeadingWords[body.side];
    }
  }
  if (p_.falling != kOff) {
    text += "_f";
    square(p_.falling);
  }
  if (!(p_.rules == tables.standard)) {
    std::string options;
    auto add = [&](const std::string& option) { options.append(options.empty() ? "" : ".").append(option); };
    if (p_.rules.repetition != tables.standard.repetition)
      add(std::string("r").append(std::to_string(p_.rules.repetition)));
    if (p_.rules.quiet_moves != tables.standard.quiet_moves)
      add(std::string("q").append(std::to_string(p_.rules.quiet_moves)));
    if (p_.rules.throw_own != tables.standard.throw_own) add("t");
    if (p_.rules.killer_chooses != tables.standard.killer_chooses) add("k");
    text.append("_o").append(options);
  }
  if (p_.result) text.append(p_.result.winner ? "_zb." : "_zw.").append(kReasonWords[int(p_.result.reason)]);
  return text;
}

// The deeds of a move in the law's order: f(what, at, to) with the law's numbers of what (SHOT, STOMP, TAIL, FLAME,
// THROW, DUEL, FELL) and the geometry's squares.
template <class G>
template <class F>
void Position<G>::each_deed(Move move, F&& f) const {
  enum { kShot, kStomp, kTail, kFlame, kThrow, kDuel, kFell };
  if (move.is_fall()) return;
  if (!move.is_giant()) {
    if (move.shoots()) f(kShot, move.target(), kOff);
    for (int i = 0; i < kMostFelled; ++i)
      if (move.felled(i)) f(kFell, from_offset<G::kStride>(move.start(), move.felled(i)), kOff);
    return;
  }
  auto crossed = [&](bool stomps) {
    for (int i = 0; i < kMostGiantSpeed; ++i)
      if (move.crossed(i) && move.stomped(i) == stomps)
        f(stomps ? kStomp : kFell, from_offset<G::kStride>(move.start(), move.crossed(i)), kOff);
  };
  crossed(true);
  if (move.tail()) f(kTail, move.end() - Sq::delta(move.heading()), kOff);
  const int ahead = move.end() + Sq::delta(move.heading());
  const int far = move.end() + Sq::delta(move.strike_direction()) * move.strike_distance();
  if (move.strike() == Move::kFlame) f(kFlame, far, kOff);
  if (move.strike() == Move::kThrow) f(kThrow, ahead, far);
  if (move.strike() == Move::kDuel) f(kDuel, ahead, kOff);
  crossed(false);
}

template <class G>
std::string Position<G>::text(Move move) const {
  std::string text;
  auto square = [&](int at) { words::append_square(text, Sq::column(at), Sq::row(at)); };
  if (move.is_fall())
    return text.append(move.heading() == kNoHeading ? "/-" : "/").append(kHeadingWords[move.heading()]);
  square(move.start());
  text += '>';
  if (move.leaves())
    text += "off";
  else
    square(move.end());
  text += kHeadingWords[move.heading()];
  static constexpr const char* kBefore[] = {"(", "*", "t(", "f(", "x(", "d(", "^"};
  static constexpr const char* kAfter[] = {")", "", ")", ")", ")", ")", ""};
  each_deed(move, [&](int what, int at, int to) {
    text += kBefore[what];
    square(at);
    if (to != kOff) {
      text += '>';
      square(to);
    }
    text += kAfter[what];
  });
  if (move.sinks()) text += '~';
  return text;
}

// `#` and `=` for an end, otherwise `+` for check and `-` for escape (TC9.1).
template <class G>
std::string Position<G>::text_with_marks(Move move) {
  std::string text = this->text(move);
  Undo undo;
  make(move, undo);
  if (p_.result) {
    text += p_.result.reason == Reason::kLeft ? '=' : '#';
  } else {
    if (can_kill_commander(1 - p_.turn)) text += '+';
    if (can_leave(1 - p_.turn)) text += '-';
  }
  this->undo(move, undo);
  return text;
}

TANKS_ARCH_END
