// Lines of positions and texts of moves, with a small table of made-up rules.
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>

#include "check.hpp"
#include "tanks/core/geometry.hpp"
#include "tanks/core/move.hpp"
#include "tanks/text.hpp"
#include "tanks/words.hpp"

namespace {

using namespace behemoth::tanks;
using portable::Large;
using portable::Move;
using portable::offset_of;
using portable::Small;

Kind kind(const char* code, int speed) {
  Kind made;
  std::strncpy(made.code, code, kMostCode);
  made.speed = speed;
  made.gun = {true, 2, 1, {0}, 2, 99, false};
  return made;
}

TableRows some_rows() {
  TableRows rows;
  rows.kind_count = 3;
  rows.kinds[0] = kind("C", 3);
  rows.kinds[0].commander = true;
  rows.kinds[1] = kind("XYZ", 2);
  rows.kinds[2] = kind("M", 2);
  rows.kinds[2].monster = true;
  rows.kinds[2].gun = {};
  rows.terrain_count = 2;
  rows.terrains[0].letter = 'h';
  rows.terrains[0].blocks = rows.terrains[0].high = rows.terrains[0].stops_fire = true;
  rows.terrains[1].letter = 'w';
  rows.terrains[1].deep = true;
  rows.flame = {true, 1, 1, {0}, 1, 3, false};
  rows.thrown = {true, 0, 1, {0}, 2, 3, false};
  rows.standard = {3, 50, false, false};
  rows.smallest = 4;
  rows.largest = 24;
  return rows;
}

const Tables& tables() {
  static const auto made = make_tables(some_rows());
  return *made;
}

const char* const kLines[] = {
    "4_4-4-4-4_-_-_w",
    "5_5-h3w-5-5-2h2_CA1N.XYZB1NE_CE5S_b",
    "6_6-6-6-6-6-6_CA1N.MC3E_CF6W_w_xXYZA2.XYZB2_sD4_mE2N_or2.q7.t.k",
    "6_6-6-6-6-6-6_CA1N_CF6W_b_mD4_fB5",
    "6_6-6-6-6-6-6_CA1N_CF6W_b_zw.sunk",
    "24_24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24_CX24N_-_w",
};

const char* const kBad[] = {
    "",
    "4",
    "4_4-4-4-4_-_-",
    "3_3-3-3_-_-_w",
    "25_4_-_-_w",
    "4_4-4-4_-_-_w",
    "4_4-4-4-5_-_-_w",
    "4_4-4-4-3_-_-_w",
    "4_4-4-4-3z_-_-_w",
    "4_4-4-4-4_QA1N_-_w",
    "4_4-4-4-4_CA1_-_w",
    "4_4-4-4-4_CA5N_-_w",
    "4_4-4-4-4_CE1N_-_w",
    "4_4-4-4-4_CA1N.XYZA1N_-_w",
    "4_4-4-4-4_CA1N.CA2N_-_w",
    "4_4-4-4-4_CA1N_XYZA1N_w",
    "4_4-4-4-4_-_-_x",
    "4_4-4-4-4_-_-_w_y",
    "4_4-4-4-4_-_-_w_xMA1",
    "4_4-4-4-4_-_-_w_xCA1.CA1",
    "4_4-4-4-4_-_-_w_xCA1_xCA2",
    "4_4-4-4-4_-_-_w_mA1E.B1",
    "4_4-4-4-4_-_-_w_mA1NE",
    "4_4-4-4-4_-_-_w_mA1W",
    "4_4-4-4-4_-_-_w_or0",
    "4_4-4-4-4_-_-_w_ot.t",
    "4_4-4-4-4_-_-_w_zw.bored",
    "4_4-4-4-h3_CA1N_-_w",
    "4_4-4-4-w3_CA1N_-_w",
    "4_4-4-4-h3_-_-_w_sA1",
    "4_4-4-4-4_CA1N_-_w_xCA1",
    "4_4-4-4-4_MA1N_-_w_sA1",
    "4_4-4-4-4_CA1N_-_w_fA1",
};

void lines_come_back() {
  for (const char* line : kLines) {
    CHECK(position_text(read_position(line, tables()), tables()) == line);
    const std::string spaced = std::string(" \t") + line + "\r\n";
    CHECK(position_text(read_position(spaced, tables()), tables()) == line);
  }
}

void what_is_no_position_is_refused() {
  for (const char* line : kBad) CHECK_THROWS(std::invalid_argument, read_position(line, tables()));
  std::string many = "24_24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24-24_XYZA1N";
  for (int i = 1; i <= kMostPieces; ++i) {
    many += ".XYZ";
    words::append_square(many, i % 24, i / 24);
    many += 'N';
  }
  CHECK_THROWS(std::invalid_argument, read_position(many + "_-_w", tables()));
}

void keys_tell_positions_apart() {
  const auto key = [](const char* line) { return key_of(read_position(line, tables())); };
  for (const char* one : kLines) {
    for (const char* other : kLines) CHECK((key(one) == key(other)) == (one == other));
  }
  CHECK(key("4_4-4-4-4_CA1N.XYZB1N_-_w") == key("4_4-4-4-4_XYZB1N.CA1N_-_w"));
  CHECK(key("4_4-4-4-4_CA1N_-_w") != key("4_4-4-4-4_CA1N_-_b"));
}

template <class G>
std::string text(Move move) {
  return move_text(parts_of(move.raw(), G::kStride));
}

// The same texts on boards of either geometry.
template <class G>
void moves_have_texts() {
  const auto at = [](int column, int row) { return portable::Squares<G>::at(column, row); };
  const int start = at(2, 2);  // C3
  const Move plain = Move::vehicle(start, at(2, 4), 0);
  CHECK(plain.is_plain() && text<G>(plain) == "C3>C5N");
  CHECK(text<G>(plain.with_target(at(5, 7), true)) == "C3>C5N(F8)");
  CHECK(plain.with_target(at(5, 7), true).wins());
  CHECK(text<G>(plain.with_felled(0, offset_of(G::kStride, start, at(2, 3)))) == "C3>C5N^C4");
  CHECK(text<G>(Move::vehicle(start, kOff, kNoHeading)) == "C3>off");
  CHECK(text<G>(Move::vehicle(start, at(3, 3), kNoHeading)) == "C3>D4~");
  CHECK(text<G>(Move::fall(start, 2)) == "/E" && text<G>(Move::fall(start, kNoHeading)) == "/-");
  const Move monster = Move::monster(start, at(2, 3), 0);
  CHECK(monster.is_plain() && text<G>(monster) == "C3>C4N");
  CHECK(text<G>(monster.with_strike(Move::kFlame, 1, 2)) == "C3>C4Nf(E6)");
  CHECK(text<G>(monster.with_strike(Move::kThrow, 0, 3)) == "C3>C4Nx(C5>C7)");
  CHECK(text<G>(monster.with_strike(Move::kDuel, 0, 1).with_tail()) == "C3>C4Nt(C3)d(C5)");
  const Move stomps = monster.with_crossed(0, offset_of(G::kStride, start, at(2, 3)), true);
  CHECK(text<G>(stomps) == "C3>C4N*C4");
}

void codes_tell_moves_apart() {
  const int stride = Small::kStride;
  const uint64_t plain = Move::vehicle(34, 50, 0).raw();
  const uint64_t shot = Move(plain).with_target(100, false).raw();
  const uint64_t elsewhere = Move(plain).with_target(101, false).raw();
  CHECK(move_code(parts_of(plain, stride)) != move_code(parts_of(shot, stride)));
  CHECK(move_code(parts_of(shot, stride)) != move_code(parts_of(elsewhere, stride)));
  const uint64_t large = Move::vehicle(66, 98, 0).raw();
  CHECK(move_code(parts_of(plain, stride)) == move_code(parts_of(large, Large::kStride)));
  CHECK(move_code(parts_of(Move::fall(34, kNoHeading).raw(), stride)) == 0);
}

void words_are_read() {
  CHECK(words::number("12", 2) == 12 && words::number("123", 2) == -1);
  CHECK(words::number("", 2) == -1 && words::number("1a", 2) == -1);
  CHECK(words::items("-").empty() && words::items("").empty() && words::items("a.b").size() == 2);
  CHECK(words::trim(" \n ").empty() && words::trim(" a b ") == "a b");
  words::Thing thing;
  CHECK(words::read_thing("XYZE5N", 8, thing));
  CHECK(thing.code == "XYZ" && thing.column == 4 && thing.row == 4 && thing.rest == "N");
  CHECK(!words::read_thing("E", 8, thing) && !words::read_thing("E05", 8, thing) && !words::read_thing("I1", 8, thing));
  CHECK(words::read_heading("SW") == 5 && words::read_heading("") == kNoHeading);
}

void tables_without_room_are_refused() {
  const auto refuses = [](auto&& change) {
    TableRows rows = some_rows();
    change(rows);
    CHECK_THROWS(std::invalid_argument, make_tables(rows));
  };
  refuses([](TableRows& rows) { rows.kind_count = 0; });
  refuses([](TableRows& rows) { rows.kinds[1].speed = kMostSpeed + 1; });
  refuses([](TableRows& rows) { rows.kinds[1].armour[2] = 16; });
  refuses([](TableRows& rows) { rows.kinds[2].speed = kMostMonsterSpeed + 1; });
  refuses([](TableRows& rows) { rows.kinds[0].tall = true; });
  refuses([](TableRows& rows) { rows.largest = kMostSize + 1; });
  refuses([](TableRows& rows) { rows.flame.there = false; });
}

}  // namespace

int main() {
  lines_come_back();
  what_is_no_position_is_refused();
  keys_tell_positions_apart();
  moves_have_texts<Small>();
  moves_have_texts<Large>();
  codes_tell_moves_apart();
  words_are_read();
  tables_without_room_are_refused();
  return 0;
}
