// A position as plain data, in the rules' numbering of squares: what text is read into and written from, and what the
// boards of every instruction set are made from.
#pragma once

#include <cstdint>

#include "tanks/tables.hpp"

namespace behemoth::tanks {

struct Piece {
  uint16_t square = 0;
  uint8_t heading = 0;
  uint8_t kind = 0;
};

// A fallen Monster: its own square and the side it fell to, or kNoHeading (TC6.10).
struct Body {
  uint16_t square;
  uint8_t side;
};

// How a game was decided on the board.
enum class Reason : uint8_t { kNotOver, kDestroyed, kLeft, kSunk, kCrushed, kThrown };

struct Result {
  Reason reason = Reason::kNotOver;
  int8_t winner = -1;
};

struct Setup {
  int size = 0;
  int turn = 0;
  int falling = kOff;
  Rules rules;
  Result result;
  int piece_count[2] = {};
  Piece pieces[2][kMostPieces];
  uint8_t terrain[kRulesSquares];  // a row of the table, or kNone
  uint8_t wreck[kRulesSquares];    // a kind, or kNone
  bool stack[kRulesSquares] = {};
  bool body[kRulesSquares] = {};
  int body_count = 0;
  Body bodies[kRulesSquares];

  Setup();
};

// The square so many steps away, or kOff.
int away_from(const Setup& setup, int square, int heading, int distance);
// The rules' 64-bit key.
uint64_t key_of(const Setup& setup);
// Throws std::invalid_argument unless everything is where it can be. Commanders may be missing, for studies and tests.
void check_sound(const Setup& setup, const Tables& tables);

}  // namespace behemoth::tanks
