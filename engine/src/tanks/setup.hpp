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
enum class Reason : uint8_t {
  kNotOver,
  kDestroyed,
  kLeft,
  kSunk,
  kCrushed,
  kThrown,
  kCaptured,
  kCarried,
  kLastTank,
  kMined,
  kDetonated
};
// Won by leaving or by a flag, not by a destruction (TC9.1, TC12.17).
inline bool is_peaceful(Reason reason) {
  return reason == Reason::kLeft || reason == Reason::kCaptured || reason == Reason::kCarried;
}

struct Result {
  Reason reason = Reason::kNotOver;
  int8_t winner = -1;
};

// The remote mines of one side (TC12.10 to TC12.13).
struct MineSide {
  int owed = 0;  // still to be placed
  bool laid[kRulesSquares] = {};
  bool spent[kRulesSquares] = {};
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
  uint8_t under[kRulesSquares];    // what slows under an obstacle (TC12.3), or kNone
  uint8_t wreck[kRulesSquares];    // a kind, or kNone
  bool stack[kRulesSquares] = {};
  bool body[kRulesSquares] = {};
  int body_count = 0;
  Body bodies[kRulesSquares];
  // With flags (TC12.14): each side's home square and where an enemy carries it, or kOff.
  int home[2] = {kOff, kOff};
  int carried[2] = {kOff, kOff};
  // With remote mines: the squares that could have been mined.
  bool has_mines = false;
  bool could[kRulesSquares] = {};
  MineSide mines[2];

  Setup();
};

// The square so many steps away, or kOff.
int away_from(const Setup& setup, int square, int heading, int distance);
// Where remote mines may be placed: free ground with nothing on it (TC12.10).
bool is_mineable(const Setup& setup, const Tables& tables, int square);
// The rules' 64-bit key.
uint64_t key_of(const Setup& setup);
// Throws std::invalid_argument unless everything is where it can be. Commanders may be missing, for studies and tests.
void check_sound(const Setup& setup, const Tables& tables);

}  // namespace behemoth::tanks
