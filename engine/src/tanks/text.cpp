#include "tanks/text.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "tanks/words.hpp"

namespace behemoth::tanks {
namespace {

using words::fault;
using words::items;
using words::Thing;

constexpr std::string_view kReasonWords[] = {"",         "destroyed", "left",      "sunk",  "crushed",  "thrown",
                                             "captured", "carried",   "last_tank", "mined", "detonated"};
constexpr std::string_view kHexDigits = "0123456789abcdef";

// A reason within a line, where underscores stand between the fields.
std::string line_word(std::string_view reason) {
  std::string word(reason);
  std::replace(word.begin(), word.end(), '_', '-');
  return word;
}

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
    if (setup_.rules.has_flags() != (setup_.home[0] != kOff)) fault("flags and the goal do not agree", text);
    if (seen.find('r') != std::string::npos && setup_.rules.remote_mines == 0) fault("mines without the option", text);
    check_sound(setup_, tables_);
    if (setup_.rules.remote_mines > 0 && !setup_.has_mines) owe_mines();
    return setup_;
  }

 private:
  // The mines were not placed yet (TC12.10).
  void owe_mines() {
    setup_.has_mines = true;
    int count = 0;
    for (int square = 0; square < kRulesSquares; ++square)
      count += setup_.could[square] = is_mineable(setup_, tables_, square);
    for (MineSide& side : setup_.mines) side.owed = std::min(setup_.rules.remote_mines, count);
  }

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
      case 'u': return read_covered(value);
      case 'g': return read_flags(value);
      case 'r': return read_mines(value);
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

  // The square of a word that is nothing else; faults if it is not one.
  int read_square(std::string_view text, const char* what) const {
    Thing thing;
    if (!words::read_thing(text, setup_.size, thing) || !thing.rest.empty() || !thing.code.empty()) fault(what, text);
    return square_of(thing);
  }

  // Mud under obstacles (TC12.3): the first terrain that slows.
  void read_covered(std::string_view text) {
    int mud = 0;
    while (mud < tables_.terrain_count && !tables_.terrains[mud].slows) ++mud;
    for (std::string_view item : items(text)) {
      const int square = read_square(item, "covered mud");
      const int obstacle = setup_.terrain[square];
      if (obstacle == kNone || !tables_.terrains[obstacle].pushed || mud == tables_.terrain_count)
        fault("covered mud", item);
      setup_.under[square] = uint8_t(mud);
    }
  }

  // Each side's home, and where its flag is carried (TC12.14, TC12.15).
  void read_flags(std::string_view text) {
    const auto parts = words::split(text, '.');
    if (parts.size() != 2) fault("the flags", text);
    for (size_t side = 0; side < 2; ++side) {
      const auto words = words::split(parts[side], '~');
      if (words.size() > 2) fault("a flag", parts[side]);
      setup_.home[side] = read_square(words[0], "a flag");
      if (words.size() == 2) setup_.carried[side] = read_square(words[1], "a flag");
    }
  }

  // The squares that could be mined as one number, then the mines of either side (TC12.13).
  void read_mines(std::string_view text) {
    const auto parts = words::split(text, '.');
    if (parts.size() != 3 || parts[0].size() > size_t(setup_.size * setup_.size + 3) / 4) fault("the mines", text);
    const int last = int(parts[0].size()) - 1;
    for (int digit = 0; digit <= last; ++digit) {
      const size_t value = kHexDigits.find(parts[0][size_t(last - digit)]);
      if (value == std::string_view::npos) fault("the mines", text);
      for (int bit = 0; bit < 4; ++bit) {
        const int number = 4 * digit + bit, row = number / setup_.size, column = number % setup_.size;
        if (!(value >> bit & 1)) continue;
        if (row >= setup_.size) fault("the mines", text);
        setup_.could[row * kRulesStride + column] = true;
      }
    }
    for (size_t side = 0; side < 2; ++side) read_mines_of(setup_.mines[side], parts[1 + side]);
    setup_.has_mines = true;
  }

  void read_mines_of(MineSide& side, std::string_view text) {
    if (text.empty()) return;
    bool first = true;
    for (std::string_view item : words::split(text, '-')) {
      const int owed = first ? words::number(item, 1) : -1;
      first = false;
      if (owed >= 0) {
        side.owed = owed;
        continue;
      }
      const bool spent = !item.empty() && item[0] == '~';
      const int square = read_square(spent ? item.substr(1) : item, "a mine");
      if (!setup_.could[square] || side.laid[square] || side.spent[square]) fault("a mine", item);
      (spent ? side.spent : side.laid)[square] = true;
    }
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
      else if (item[0] == 'g' && figure > 0 && figure <= int(Goal::kLastTank))
        setup_.rules.goal = Goal(figure);
      else if (item[0] == 'd' && figure > 0 && figure <= kMostMines)
        setup_.rules.remote_mines = figure;
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
    const auto* word = std::find_if(std::begin(kReasonWords) + 1, std::end(kReasonWords),
                                    [&](std::string_view reason) { return line_word(reason) == text.substr(2); });
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
    write_squares("_u", [&](int square) { return setup_.under[square] != kNone; });
    write_flags();
    if (setup_.has_mines) write_mines();
    write_options();
    if (setup_.result.reason != Reason::kNotOver)
      text_.append(setup_.result.winner ? "_zb." : "_zw.").append(line_word(reason_word(setup_.result.reason)));
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

  void write_flags() {
    if (setup_.home[0] == kOff) return;
    for (int side = 0; side < 2; ++side) {
      text_ += side ? "." : "_g";
      write_square(setup_.home[side]);
      if (setup_.carried[side] == kOff) continue;
      text_ += '~';
      write_square(setup_.carried[side]);
    }
  }

  void write_mines() {
    std::string digits;
    for (int number = 0; number < setup_.size * setup_.size; ++number) {
      if (number % 4 == 0) digits += '\0';
      const int square = number / setup_.size * kRulesStride + number % setup_.size;
      digits.back() = char(digits.back() | setup_.could[square] << number % 4);
    }
    while (digits.size() > 1 && digits.back() == 0) digits.pop_back();
    text_ += "_r";
    for (size_t i = digits.size(); i-- > 0;) text_ += kHexDigits[size_t(digits[i])];
    for (const MineSide& side : setup_.mines) write_mines_of(side);
  }

  void write_mines_of(const MineSide& side) {
    text_ += '.';
    const char* before = "";
    if (side.owed > 0) {
      text_ += std::to_string(side.owed);
      before = "-";
    }
    for (bool spent : {false, true})
      for (int column = 0; column < setup_.size; ++column)
        for (int row = 0; row < setup_.size; ++row) {
          const int square = row * kRulesStride + column;
          if (!(spent ? side.spent : side.laid)[square]) continue;
          text_.append(before).append(spent ? "~" : "");
          write_square(square);
          before = "-";
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
      if (field[1] == 'x') text_ += tables_.kinds[setup_.wreck[square]].code;
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
    add(rules.goal != standard.goal, "g" + std::to_string(int(rules.goal)));
    add(rules.remote_mines != standard.remote_mines, "d" + std::to_string(rules.remote_mines));
  }

  const Setup& setup_;
  const Tables& tables_;
  std::string text_;
};

}  // namespace

Setup read_position(std::string_view line, const Tables& tables) { return Reader(tables).read(line); }

std::string position_text(const Setup& setup, const Tables& tables) { return Writer(setup, tables).write(); }

std::string_view reason_word(Reason reason) { return kReasonWords[int(reason)]; }

}  // namespace behemoth::tanks
