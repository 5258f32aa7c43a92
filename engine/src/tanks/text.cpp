#include "tanks/text.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "tanks/core/move.hpp"
#include "tanks/words.hpp"

namespace behemoth::tanks {
namespace {

using words::fault;
using words::items;
using words::Thing;

constexpr std::string_view kReasonWords[] = {"", "destroyed", "left", "sunk", "crushed", "thrown"};

int square_of(const Thing& thing) { return thing.row * kRulesStride + thing.column; }

// ---- reading ----

class Reader {
 public:
  explicit Reader(const Tables& tables) : tables_(tables) {}

  Setup read(std::string_view line) {
    const std::string_view text = words::trim(line);
    const auto fields = words::split(text, '_');
    if (fields.size() < 5) fault("it has too few fields", text);
    setup_.size = words::number(fields[0], 2);
    if (setup_.size < tables_.smallest || setup_.size > tables_.largest) fault("the size", fields[0]);
    read_terrain(fields[1]);
    for (int side = 0; side < 2; ++side) read_pieces(side, fields[size_t{2} + size_t(side)]);
    if (fields[4] != "w" && fields[4] != "b") fault("the side to move", fields[4]);
    setup_.turn = fields[4] == "b";
    setup_.rules = tables_.standard;
    std::string seen;
    for (size_t i = 5; i < fields.size(); ++i) {
      if (fields[i].empty() || seen.find(fields[i][0]) != std::string::npos) fault("a field", fields[i]);
      seen += fields[i][0];
      read_field(fields[i]);
    }
    check_sound(setup_, tables_);
    return setup_;
  }

 private:
  void read_terrain(std::string_view text) {
    const auto rows = words::split(text, '-');
    if (int(rows.size()) != setup_.size) fault("the number of rows", text);
    for (int i = 0; i < setup_.size; ++i) read_row(rows[size_t(i)], setup_.size - 1 - i);
  }

  void read_row(std::string_view text, int row) {
    int column = 0;
    for (size_t at = 0; at < text.size();) {
      if (words::is_digit(text[at])) {
        const size_t digits = at + 1 < text.size() && words::is_digit(text[at + 1]) ? 2 : 1;
        column += words::number(text.substr(at, digits), 2);
        at += digits;
        continue;
      }
      const int terrain = read_letter(text[at++]);
      if (terrain == kNone || column >= setup_.size) fault("a row of the terrain", text);
      setup_.terrain[row * kRulesStride + column++] = uint8_t(terrain);
    }
    if (column != setup_.size) fault("the length of a row", text);
  }

  void read_pieces(int side, std::string_view text) {
    for (std::string_view item : items(text)) {
      Thing thing;
      if (!words::read_thing(item, setup_.size, thing)) fault("a piece", item);
      const int kind = read_code(thing.code), heading = words::read_heading(thing.rest);
      if (kind == kNone || heading == kNoHeading) fault("a piece", item);
      int& count = setup_.piece_count[side];
      if (count >= kMostPieces) throw std::invalid_argument("the engine has no room for so many pieces of one side");
      setup_.pieces[side][count++] = {uint16_t(square_of(thing)), uint8_t(heading), uint8_t(kind)};
    }
  }

  void read_field(std::string_view field) {
    const std::string_view value = field.substr(1);
    switch (field[0]) {
      case 'x': return read_wrecks(value);
      case 's': return read_stacks(value);
      case 'm': return read_bodies(value);
      case 'f': return read_falling(value);
      case 'o': return read_options(value);
      case 'z': return read_result(value);
      default: fault("an unknown field", field);
    }
  }

  void read_wrecks(std::string_view text) {
    for (std::string_view item : items(text)) {
      Thing thing;
      if (!words::read_thing(item, setup_.size, thing) || !thing.rest.empty()) fault("a wreck", item);
      const int kind = read_code(thing.code), square = square_of(thing);
      if (kind == kNone || tables_.kinds[kind].monster || setup_.wreck[square] != kNone) fault("a wreck", item);
      setup_.wreck[square] = uint8_t(kind);
    }
  }

  void read_stacks(std::string_view text) {
    for (std::string_view item : items(text)) {
      Thing thing;
      if (!words::read_thing(item, setup_.size, thing) || !thing.rest.empty() || !thing.code.empty())
        fault("a stack", item);
      setup_.stack[square_of(thing)] = true;
    }
  }

  void read_bodies(std::string_view text) {
    for (std::string_view item : items(text)) {
      Thing thing;
      if (!words::read_thing(item, setup_.size, thing) || !thing.code.empty()) fault("a fallen Monster", item);
      const int side = words::read_heading(thing.rest), square = square_of(thing);
      if ((!thing.rest.empty() && side == kNoHeading) || (side != kNoHeading && side % 2)) fault("its side", item);
      const int other = side == kNoHeading ? square : away_from(setup_, square, side, 1);
      if (other == kOff || setup_.body[square] || setup_.body[other]) fault("a fallen Monster", item);
      setup_.body[square] = setup_.body[other] = true;
      setup_.bodies[setup_.body_count++] = {uint16_t(square), uint8_t(side)};
    }
  }

  void read_falling(std::string_view text) {
    Thing thing;
    if (text.empty()) return;
    if (!words::read_thing(text, setup_.size, thing) || !thing.rest.empty() || !thing.code.empty())
      fault("what falls", text);
    setup_.falling = square_of(thing);
  }

  void read_options(std::string_view text) {
    std::string known;
    for (std::string_view item : items(text)) {
      if (item.empty() || known.find(item[0]) != std::string::npos) fault("an option", text);
      known += item[0];
      const int figure = words::number(item.substr(1), 5);
      if (item[0] == 'r' && figure > 0)
        setup_.rules.repetition = figure;
      else if (item[0] == 'q' && figure > 0)
        setup_.rules.quiet_moves = figure;
      else if (item == "t")
        setup_.rules.throw_own = true;
      else if (item == "k")
        setup_.rules.killer_chooses = true;
      else
        fault("an option", item);
    }
  }

  void read_result(std::string_view text) {
    if (text.empty()) return;
    if (text.size() < 3 || (text[0] != 'w' && text[0] != 'b') || text[1] != '.') fault("the result", text);
    const auto* word = std::find(std::begin(kReasonWords) + 1, std::end(kReasonWords), text.substr(2));
    if (word == std::end(kReasonWords)) fault("the result", text);
    setup_.result = {Reason(word - std::begin(kReasonWords)), int8_t(text[0] == 'b')};
  }

  int read_code(std::string_view code) const {
    for (int kind = 0; kind < tables_.kind_count; ++kind)
      if (code == tables_.kinds[kind].code) return kind;
    return kNone;
  }

  int read_letter(char letter) const {
    for (int terrain = 0; terrain < tables_.terrain_count; ++terrain)
      if (tables_.terrains[terrain].letter == letter) return terrain;
    return kNone;
  }

  const Tables& tables_;
  Setup setup_;
};

// ---- writing ----

class Writer {
 public:
  Writer(const Setup& setup, const Tables& tables) : setup_(setup), tables_(tables) {}

  std::string write() {
    text_ = std::to_string(setup_.size) + '_';
    for (int row = setup_.size - 1; row >= 0; --row) write_row(row);
    for (int side = 0; side < 2; ++side) write_pieces(side);
    text_ += setup_.turn ? "_b" : "_w";
    write_squares("_x", [&](int square) { return setup_.wreck[square] != kNone; });
    write_squares("_s", [&](int square) { return setup_.stack[square]; });
    write_bodies();
    if (setup_.falling != kOff) {
      text_ += "_f";
      write_square(setup_.falling);
    }
    write_options();
    if (setup_.result.reason != Reason::kNotOver)
      text_.append(setup_.result.winner ? "_zb." : "_zw.").append(reason_word(setup_.result.reason));
    return text_;
  }

 private:
  void write_row(int row) {
    int run = 0;
    const auto flush = [&] {
      if (run) text_ += std::to_string(run);
      run = 0;
    };
    for (int column = 0; column < setup_.size; ++column) {
      const int terrain = setup_.terrain[row * kRulesStride + column];
      if (terrain == kNone) {
        ++run;
      } else {
        flush();
        text_ += tables_.terrains[terrain].letter;
      }
    }
    flush();
    if (row) text_ += '-';
  }

  void write_square(int square) { words::append_square(text_, square % kRulesStride, square / kRulesStride); }

  void write_pieces(int side) {
    text_ += '_';
    if (setup_.piece_count[side] == 0) text_ += '-';
    for (int i = 0; i < setup_.piece_count[side]; ++i) {
      const Piece& piece = setup_.pieces[side][i];
      if (i) text_ += '.';
      text_ += tables_.kinds[piece.kind].code;
      write_square(piece.square);
      text_ += words::heading_word(piece.heading);
    }
  }

  // The squares of one sort with what lies there, if there are any.
  template <class Holds>
  void write_squares(const char* field, Holds&& holds) {
    const char* before = field;
    for (int square = 0; square < kRulesSquares; ++square) {
      if (!holds(square)) continue;
      text_ += before;
      before = ".";
      if (setup_.wreck[square] != kNone) text_ += tables_.kinds[setup_.wreck[square]].code;
      write_square(square);
    }
  }

  void write_bodies() {
    Body sorted[kRulesSquares];
    const auto* end = std::copy_n(setup_.bodies, setup_.body_count, sorted);
    std::sort(sorted, sorted + (end - sorted), [](const Body& a, const Body& b) { return a.square < b.square; });
    for (int i = 0; i < setup_.body_count; ++i) {
      text_ += i ? "." : "_m";
      write_square(sorted[i].square);
      text_ += words::heading_word(sorted[i].side);
    }
  }

  void write_options() {
    const Rules &rules = setup_.rules, &standard = tables_.standard;
    const char* before = "_o";
    const auto add = [&](bool differs, const std::string& option) {
      if (!differs) return;
      text_.append(before).append(option);
      before = ".";
    };
    add(rules.repetition != standard.repetition, "r" + std::to_string(rules.repetition));
    add(rules.quiet_moves != standard.quiet_moves, "q" + std::to_string(rules.quiet_moves));
    add(rules.throw_own != standard.throw_own, "t");
    add(rules.killer_chooses != standard.killer_chooses, "k");
  }

  const Setup& setup_;
  const Tables& tables_;
  std::string text_;
};

// ---- moves ----

// The effects of a Monster's move in the rules' order.
template <class Add>
void add_monster_effects(portable::Move move, int stride, Add&& add) {
  using portable::Move;
  const auto step = [stride](int heading) { return kColumnStep[heading] + stride * kRowStep[heading]; };
  const auto add_crossed = [&](bool stomps) {
    for (int i = 0; i < kMostMonsterSpeed; ++i)
      if (move.crossed(i) && move.stomped(i) == stomps)
        add(stomps ? EffectKind::kStomp : EffectKind::kFell,
            portable::from_offset(stride, move.start(), move.crossed(i)), kOff);
  };
  add_crossed(true);
  if (move.tail()) add(EffectKind::kTail, move.end() - step(move.heading()), kOff);
  const int ahead = move.end() + step(move.heading());
  const int far = move.end() + step(move.strike_direction()) * move.strike_distance();
  if (move.strike() == Move::kFlame) add(EffectKind::kFlame, far, kOff);
  if (move.strike() == Move::kThrow) add(EffectKind::kThrow, ahead, far);
  if (move.strike() == Move::kDuel) add(EffectKind::kDuel, ahead, kOff);
  add_crossed(false);
}

template <class Add>
void add_vehicle_effects(portable::Move move, int stride, Add&& add) {
  if (move.shoots()) add(EffectKind::kShot, move.target(), kOff);
  for (int i = 0; i < kMostFelled; ++i)
    if (move.felled(i)) add(EffectKind::kFell, portable::from_offset(stride, move.start(), move.felled(i)), kOff);
}

}  // namespace

Setup read_position(std::string_view line, const Tables& tables) { return Reader(tables).read(line); }

std::string position_text(const Setup& setup, const Tables& tables) { return Writer(setup, tables).write(); }

std::string_view reason_word(Reason reason) { return kReasonWords[int(reason)]; }

MoveParts parts_of(uint64_t number, int stride) {
  const portable::Move move(number);
  const auto square = [stride](int at) { return at == kOff ? -1 : at % stride + kRulesStride * (at / stride); };
  MoveParts parts{square(move.start()),
                  square(move.end()),
                  move.heading() == kNoHeading ? -1 : move.heading(),
                  move.is_fall(),
                  move.sinks(),
                  0,
                  {}};
  const auto add = [&](EffectKind kind, int at, int to) {
    parts.effects[parts.effect_count++] = {kind, square(at), square(to)};
  };
  if (move.is_monster())
    add_monster_effects(move, stride, add);
  else if (!move.is_fall())
    add_vehicle_effects(move, stride, add);
  return parts;
}

std::string move_text(const MoveParts& parts) {
  static constexpr const char* kBefore[] = {"(", "*", "t(", "f(", "x(", "d(", "^"};
  static constexpr const char* kAfter[] = {")", "", ")", ")", ")", ")", ""};
  const std::string_view heading = words::heading_word(parts.heading < 0 ? kNoHeading : parts.heading);
  if (parts.falls) return std::string(parts.heading < 0 ? "/-" : "/").append(heading);
  std::string text;
  const auto add_square = [&](int at) { words::append_square(text, at % kRulesStride, at / kRulesStride); };
  add_square(parts.start);
  text += '>';
  if (parts.end < 0)
    text += "off";
  else
    add_square(parts.end);
  text += heading;
  for (int i = 0; i < parts.effect_count; ++i) {
    const Effect& effect = parts.effects[i];
    text += kBefore[int(effect.kind)];
    add_square(effect.at);
    if (effect.to >= 0) {
      text += '>';
      add_square(effect.to);
    }
    text += kAfter[int(effect.kind)];
  }
  if (parts.sinks) text += '~';
  return text;
}

uint64_t move_code(const MoveParts& parts) {
  if (parts.falls) return uint64_t(parts.heading + 1) << 20;
  uint64_t effects = 0;
  for (int i = 0; i < parts.effect_count; ++i) {
    const Effect& effect = parts.effects[i];
    effects =
        effects * 1000003 + (uint64_t(effect.kind) | uint64_t(effect.at) << 3 | uint64_t(effect.to + 1) << 13) + 1;
  }
  return uint64_t(parts.start) | uint64_t(parts.end + 1) << 10 | uint64_t(parts.heading + 1) << 20 |
         (effects & 0xFFFFFFFFFFu) << 24;
}

}  // namespace behemoth::tanks
