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
  demand(!(cell.wreck && cell.terrain.deep && !tables.kinds[setup.wreck[square]].swims), "a wreck lies in water");
}

void check_piece(const Setup& setup, const Tables& tables, const Piece& piece) {
  const Cell cell = cell_at(setup, tables, piece.square);
  const Kind& kind = tables.kinds[piece.kind];
  const bool fits_monster = !cell.tall && !cell.terrain.felled;
  const bool fits_vehicle =
      !(cell.terrain.blocks || cell.stack || cell.body || cell.wreck) && (!cell.terrain.deep || kind.swims);
  demand(kind.monster ? fits_monster : fits_vehicle, "a piece cannot stand where it is");
}

}  // namespace

Setup::Setup() {
  std::fill(std::begin(terrain), std::end(terrain), uint8_t(kNone));
  std::fill(std::begin(wreck), std::end(wreck), uint8_t(kNone));
}

int away_from(const Setup& setup, int square, int heading, int distance) {
  const int column = square % kRulesStride + kColumnStep[heading] * distance;
  const int row = square / kRulesStride + kRowStep[heading] * distance;
  const bool inside = column >= 0 && row >= 0 && column < setup.size && row < setup.size;
  return inside ? row * kRulesStride + column : kOff;
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
    demand(commanders <= 1, "two commanders of one side");
  }
  if (setup.falling == kOff) return;
  const Cell cell = cell_at(setup, tables, setup.falling);
  demand(!taken[setup.falling] && !cell.tall && !cell.terrain.felled, "what falls cannot have stood there");
}

}  // namespace behemoth::tanks
