#include "tanks/setup.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <string>

#include "tanks/core/hash.hpp"

namespace behemoth::tanks {
namespace {

void demand(bool holds, const char* what) {
  if (!holds) throw std::invalid_argument(std::string("not a position: ") + what);
}

// What lies and stands on one square.
struct Cell {
  Terrain terrain;
  bool bare, wreck, stack, body, tall;
};

Cell cell_at(const Setup& setup, const Tables& tables, int square) {
  Cell cell{};
  cell.bare = setup.terrain[square] == kNone;
  if (!cell.bare) cell.terrain = tables.terrains[setup.terrain[square]];
  cell.wreck = setup.wreck[square] != kNone;
  cell.stack = setup.stack[square];
  cell.body = setup.body[square];
  cell.tall =  // TC6.9
      cell.terrain.high || cell.stack || cell.body || (cell.wreck && tables.kinds[setup.wreck[square]].tall);
  return cell;
}

void check_cell(const Setup& setup, const Tables& tables, int square) {
  const Cell cell = cell_at(setup, tables, square);
  demand(!(cell.terrain.high && (cell.wreck || cell.stack)) && cell.wreck + cell.stack + cell.body <= 1 &&
             !(cell.body && !cell.bare),
         "things lie on each other");
  demand(!(cell.terrain.explodes && (cell.wreck || cell.stack || cell.body)), "something lies on a land mine");
  for (int home : setup.home)
    demand(home != square || !(cell.wreck || cell.stack || cell.body || cell.terrain.blocks || cell.terrain.deep ||
                               cell.terrain.explodes),
           "something lies or stands on the home of a flag");
  demand(!(cell.wreck && cell.terrain.deep && !tables.kinds[setup.wreck[square]].swims), "a wreck lies in water");
}

void check_piece(const Setup& setup, const Tables& tables, const Piece& piece) {
  const Cell cell = cell_at(setup, tables, piece.square);
  const Kind& kind = tables.kinds[piece.kind];
  const bool at_flag = piece.square == setup.home[0] || piece.square == setup.home[1];
  const bool fits_monster = !at_flag && !cell.tall && !cell.terrain.felled;
  const bool fits_vehicle =
      !(cell.terrain.blocks || cell.stack || cell.body || cell.wreck) && (!cell.terrain.deep || kind.swims);
  demand(!cell.terrain.explodes, "a piece stands on a land mine");
  demand(kind.monster ? fits_monster : fits_vehicle, "a piece cannot stand where it is");
}

// Flags and remote mines (TC12.12, TC12.17).
uint64_t expansion_key(const Setup& setup) {
  using namespace portable;
  uint64_t key = 0;
  for (int side = 0; side < 2; ++side) {
    if (setup.home[side] != kOff) key ^= fact(kFlagFact, setup.home[side], 0, 0, side);
    if (setup.carried[side] != kOff) key ^= fact(kCarrierFact, setup.carried[side], 0, 0, side);
    const MineSide& mines = setup.mines[side];
    const int left = int(std::count(std::begin(mines.laid), std::end(mines.laid), true));
    if (setup.has_mines) key ^= fact(kMinesFact, left, mines.owed, 0, side);
  }
  return key;
}

// A flag is carried by an enemy that is no Monster (TC12.15); nobody stands on the home of the own one (TC12.14).
void check_flags(const Setup& setup, const Tables& tables) {
  for (int side = 0; side < 2; ++side) {
    demand(setup.carried[side] == kOff || setup.rules.goal == Goal::kCarry, "a flag that is not to be carried is");
    bool found = setup.carried[side] == kOff;
    for (int i = 0; i < setup.piece_count[1 - side]; ++i) {
      const Piece& piece = setup.pieces[1 - side][i];
      found |= piece.square == setup.carried[side] && !tables.kinds[piece.kind].monster;
    }
    demand(found, "nobody carries a flag that is carried");
    for (int i = 0; i < setup.piece_count[side]; ++i)
      demand(setup.pieces[side][i].square != setup.home[side], "a piece stands on the home of its own flag");
  }
  demand(setup.home[0] == kOff || setup.home[0] != setup.home[1], "both flags have one home");
}

}  // namespace

Setup::Setup() {
  std::fill(std::begin(terrain), std::end(terrain), uint8_t(kNone));
  std::fill(std::begin(under), std::end(under), uint8_t(kNone));
  std::fill(std::begin(wreck), std::end(wreck), uint8_t(kNone));
}

int away_from(const Setup& setup, int square, int heading, int distance) {
  const int column = square % kRulesStride + kColumnStep[heading] * distance;
  const int row = square / kRulesStride + kRowStep[heading] * distance;
  const bool inside = column >= 0 && row >= 0 && column < setup.size && row < setup.size;
  return inside ? row * kRulesStride + column : kOff;
}

bool is_mineable(const Setup& setup, const Tables& tables, int square) {
  const Cell cell = cell_at(setup, tables, square);
  if (square % kRulesStride >= setup.size || square / kRulesStride >= setup.size) return false;
  if (cell.terrain.blocks || cell.terrain.deep || cell.terrain.explodes || cell.wreck || cell.stack || cell.body)
    return false;
  for (int side = 0; side < 2; ++side)
    for (int i = 0; i < setup.piece_count[side]; ++i)
      if (setup.pieces[side][i].square == square) return false;
  return true;
}

uint64_t key_of(const Setup& setup) {
  using namespace portable;
  uint64_t key = fact(kSizeFact, setup.size);
  for (int side = 0; side < 2; ++side)
    for (int i = 0; i < setup.piece_count[side]; ++i) {
      const Piece& piece = setup.pieces[side][i];
      key ^= fact(kPieceFact, piece.square, piece.kind, piece.heading, side);
    }
  for (int square = 0; square < kRulesSquares; ++square) {
    if (setup.wreck[square] != kNone) key ^= fact(kWreckFact, square, setup.wreck[square]);
    if (setup.stack[square]) key ^= fact(kStackFact, square);
    if (setup.body[square]) key ^= fact(kBodyFact, square);
    if (setup.terrain[square] != kNone) key ^= fact(kTerrainFact, square, setup.terrain[square]);
  }
  for (int square = 0; square < kRulesSquares; ++square)
    if (setup.under[square] != kNone) key ^= fact(kTerrainFact, square, setup.under[square]);
  key ^= expansion_key(setup);
  if (setup.turn == 1) key ^= fact(kBlackFact);
  if (setup.falling != kOff) key ^= fact(kFallingFact, setup.falling);
  return key;
}

void check_sound(const Setup& setup, const Tables& tables) {
  for (int square = 0; square < kRulesSquares; ++square) check_cell(setup, tables, square);
  bool taken[kRulesSquares] = {};
  for (int side = 0; side < 2; ++side) {
    int commanders = 0;
    for (int i = 0; i < setup.piece_count[side]; ++i) {
      const Piece& piece = setup.pieces[side][i];
      demand(!taken[piece.square], "two pieces on one square");
      taken[piece.square] = true;
      commanders += tables.kinds[piece.kind].commander;
      check_piece(setup, tables, piece);
    }
    demand(commanders <= 1 || setup.rules.goal == Goal::kLastTank, "two commanders of one side");
  }
  check_flags(setup, tables);
  if (setup.falling == kOff) return;
  const Cell cell = cell_at(setup, tables, setup.falling);
  demand(!taken[setup.falling] && !cell.tall && !cell.terrain.felled, "what falls cannot have stood there");
}

}  // namespace behemoth::tanks
