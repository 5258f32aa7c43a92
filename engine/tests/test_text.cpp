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
  rows.terrain_count = 5;
  rows.terrains[0].letter = 'h';
  rows.terrains[0].blocks = rows.terrains[0].high = rows.terrains[0].stops_fire = true;
  rows.terrains[1].letter = 'w';
  rows.terrains[1].deep = true;
  rows.terrains[2].letter = 'l';
  rows.terrains[2].blocks = rows.terrains[2].pushed = rows.terrains[2].bars_push = true;
  rows.terrains[3].letter = 'm';
  rows.terrains[3].slows = true;
  rows.terrains[4].letter = 'x';
  rows.terrains[4].explodes = true;
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
    "6_6-6-x5-6-2l3-6_CA1N.CB1N_CF6W_b_uC2_og3",
    "6_6-6-6-6-6-6_CA1N_-_w_og3_zw.last-tank",
    "6_6-6-6-6-6-6_CA1N_CF6W_w_gA2.F5_og1",
    "6_6-6-6-6-6-6_CA1N_CF6W_w_gA2~F6.F5~A1_og2_zw.carried",
    "6_6-6-6-6-6-6_CA1N_CF6W_w_r4f0f.2-A1.B1-D1-~C3_od3",
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
    "4_4-4-4-x3_CA1N_-_w",
    "4_4-4-4-x3_-_-_w_xCA1",
    "4_4-4-4-4_-_-_w_uA1",
    "4_4-4-4-4_-_-_w_gA1.A4",
    "4_4-4-4-4_-_-_w_og1",
    "4_4-4-4-4_-_-_w_gA1_og1",
    "4_4-4-4-4_-_-_w_gA1.A1_og1",
    "4_4-4-4-4_CA1N_-_w_gA1.A4_og1",
    "4_4-4-4-4_CB1N_-_w_gA1.A4~B1_og1",
    "4_4-4-4-4_CB1N_-_w_gA1~B1.A4_og2",
    "4_4-4-4-4_CB1N_-_w_xCA4_gA1.A4_og2",
    "4_4-4-4-4_-_-_w_og4",
    "4_4-4-4-4_-_-_w_r0.._",
    "4_4-4-4-4_-_-_w_r0.A1._od1",
    "4_4-4-4-4_-_-_w_r10000.._od1",
    "4_4-4-4-4_-_-_w_rf.k1._od1",
    "4_4-4-4-4_-_-_w_rf.A1-A1._od1",
    "4_4-4-4-4_-_-_w_rF.._od1",
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

// TC12.10: without the field both sides owe their mines, as many as there is room for.
void mines_are_owed() {
  const Setup setup = read_position("4_hhhh-hhhh-x3-1l2_CA1N_-_w_od5", tables());
  CHECK(setup.has_mines && setup.mines[0].owed == 5 && setup.mines[1].owed == 5);
  CHECK(!setup.could[0] && !setup.could[1] && setup.could[2] && !setup.could[kRulesStride]);
  const Setup narrow = read_position("4_hhhh-hhhh-hhhh-hh2_-_-_w_od5", tables());
  CHECK(narrow.mines[0].owed == 2 && narrow.could[2] && narrow.could[3]);
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
  const Move stomps = monster.with_crossed(0, offset_of(G::kStride, start, at(2, 3)), Move::kStomped);
  CHECK(text<G>(stomps) == "C3>C4N*C4");
  const Move mine = monster.with_crossed(1, offset_of(G::kStride, start, at(2, 3)), Move::kMine);
  CHECK(text<G>(mine) == "C3>C4N!C4" && mine.trampled(1) == Move::kMine);
}

// The moves of section 12: pushes with trees felled before, mines, detonations.
template <class G>
void moves_of_the_expansion_have_texts() {
  const auto at = [](int column, int row) { return portable::Squares<G>::at(column, row); };
  const int start = at(2, 2);  // C3
  const auto small = [&](int to) { return portable::small_offset_of(G::kStride, start, to); };
  const Move plain = Move::vehicle(start, at(2, 6), 0);
  CHECK(text<G>(plain.with_felled(0, 255)) == "C3>C7N^C4^C5^C6^C7");
  const Move back = Move::vehicle(at(7, 7), at(3, 3), 5).with_felled(0, 255);
  CHECK(text<G>(back) == "H8>D4SW^D4^E5^F6^G7");
  const Move push = plain.with_push(0, small(at(2, 4)));
  CHECK(push.pushes() && !push.is_plain() && text<G>(push) == "C3>C7Np(C5>C6)");
  CHECK(text<G>(push.with_small_felled(0, portable::kAllAhead)) == "C3>C7N^C4^C6^C7p(C5>C6)");
  const Move two = push.with_small_felled(0, small(at(0, 0))).with_small_felled(1, small(at(6, 1)));
  CHECK(text<G>(two) == "C3>C7N^A1^G2p(C5>C6)");
  const Move blast = two.with_detonation(at(9, 9), true, true);
  CHECK(text<G>(blast) == "C3>C7N^A1^G2p(C5>C6)!(J10)" && blast.wins() && !blast.shoots() && blast.victims() == 1);
  CHECK(plain.with_detonation(at(9, 9), false, false).victims() == 0);
  CHECK(text<G>(Move::vehicle(start, at(3, 3), kBlownUp)) == "C3>D4!");
  CHECK(text<G>(Move::placement(start)) == "!C3" && !Move::placement(start).sinks());
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
  refuses([](TableRows& rows) { rows.kinds[1].pushes = true; });  // it has a gun
  refuses([](TableRows& rows) { rows.kinds[2].observes = true; });
  refuses([](TableRows& rows) {
    rows.kinds[1].fells = true;
    rows.kinds[1].speed = kMostClearing + 1;
  });
}

}  // namespace

int main() {
  lines_come_back();
  what_is_no_position_is_refused();
  keys_tell_positions_apart();
  mines_are_owed();
  moves_have_texts<Small>();
  moves_have_texts<Large>();
  moves_of_the_expansion_have_texts<Small>();
  moves_of_the_expansion_have_texts<Large>();
  codes_tell_moves_apart();
  words_are_read();
  tables_without_room_are_refused();
  return 0;
}
