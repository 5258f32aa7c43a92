// The tables of the rules: kinds of pieces, kinds of terrain, weapons. Python hands them over; no figure lives here.
//
// Plain data only: this is read by code for several instruction sets (core/isa.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

namespace behemoth::tanks {

// Headings are 0 = N, clockwise; kNoHeading for a piece that left or sank, or a Monster with no side to fall to;
// kBlownUp for one that drove onto a land mine (TC12.8).
inline constexpr int kNoHeading = 8;
inline constexpr int kBlownUp = 9;
inline constexpr int kOff = 1023;
inline constexpr int kNone = 255;  // no kind, no terrain, no slot
inline constexpr int kColumnStep[8] = {0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr int kRowStep[8] = {1, 1, 0, -1, -1, -1, 0, 1};

// The rules' numbering of squares: column + 25 * row; hashes are made of it.
inline constexpr int kRulesStride = 25;
inline constexpr int kRulesSquares = 25 * 24;

// What the engine can hold. These are room, not rules.
inline constexpr int kMostSize = 24;
inline constexpr int kMostKinds = 32;
inline constexpr int kMostTerrains = 16;
inline constexpr int kMostPieces = 64;   // live pieces of a side
inline constexpr int kMostSpeed = 7;     // squares crossed are kept as offsets
inline constexpr int kMostFelled = 3;    // trees felled by one vehicle in one move; one more if straight ahead
inline constexpr int kMostClearing = 4;  // speed of a vehicle that fells or pushes
inline constexpr int kMostMines = 9;     // remote mines of a side
inline constexpr int kMostMonsterSpeed = 2;
inline constexpr int kMostCode = 7;  // letters

struct Gun {
  bool there = false;
  int strength = 0;
  int turns = 0;    // how many there are in the arc
  int arc[8] = {};  // 45-degree turns from the heading
  int least = 2;
  int most = 99;
  bool indirect = false;
  friend bool operator==(const Gun&, const Gun&) = default;
};

struct Kind {
  char code[kMostCode + 1] = {};
  int speed = 0;
  int armour[3] = {};  // front, side, rear
  Gun gun;
  bool commander = false;
  bool monster = false;
  bool fells = false;
  bool swims = false;
  bool heavy = false;
  bool tailproof = false;
  bool tall = false;
  bool pushes = false;       // wrecks and obstacles (TC12.1)
  bool pushes_high = false;  // high obstacles too (TC12.2)
  bool observes = false;     // sees for the indirect guns of its side (TC12.6)
  bool small = false;        // leaves no wreck and cannot be thrown (TC12.5)
  friend bool operator==(const Kind&, const Kind&) = default;
};

struct Terrain {
  char letter = ' ';
  bool blocks = false;
  bool stops_fire = false;
  bool high = false;
  bool deep = false;
  bool slows = false;
  bool felled = false;
  bool explodes = false;   // a land mine (TC12.8)
  bool pushed = false;     // an obstacle that bulldozers push (TC12.2)
  bool bars_push = false;  // nothing is pushed onto it (TC12.1)
  friend bool operator==(const Terrain&, const Terrain&) = default;
};

// What is played for (TC4.1, TC12.14 to TC12.16), in the order of the rules' table.
enum class Goal : uint8_t { kStandard, kFlag, kCarry, kLastTank };

// The options that are rules (TC4.4, TC6.7, TC6.10, section 12).
struct Rules {
  int repetition = 0;
  int quiet_moves = 0;
  bool throw_own = false;
  bool killer_chooses = false;
  int remote_mines = 0;
  Goal goal = Goal::kStandard;
  bool has_flags() const { return goal == Goal::kFlag || goal == Goal::kCarry; }
  friend bool operator==(const Rules&, const Rules&) = default;
};

// What Python hands over.
struct TableRows {
  int kind_count = 0;
  int terrain_count = 0;
  Kind kinds[kMostKinds];
  Terrain terrains[kMostTerrains];
  Gun flame;
  Gun thrown;
  Rules standard;
  int smallest = 0, largest = 0;  // sizes of boards
  friend bool operator==(const TableRows&, const TableRows&) = default;
};

// The rows, and what follows from them.
struct Tables : TableRows {
  // For each kind and target heading and strength, the flight directions that destroy it, as eight bits (TC3.4, TC3.5).
  uint8_t deadly[kMostKinds][8][16] = {};
  // For each kind and flight direction, the headings from which its gun fires that way, as eight bits.
  uint8_t headings[kMostKinds][8] = {};
  // For each kind the first one with the same armour, and the first with the same gun.
  int armoured_like[kMostKinds] = {};
  int armed_like[kMostKinds] = {};
  // All kinds, the strongest guns first.
  int by_strength[kMostKinds] = {};

  // Piece hashes by geometry (0 small, 1 large), side and kind: [heading * squares + square].
  const uint64_t* piece_facts[2][2][kMostKinds] = {};
  std::vector<uint64_t> fact_store[2];
};

// Checks the rows and works out the rest; throws std::invalid_argument if the engine cannot hold them.
std::unique_ptr<const Tables> make_tables(const TableRows& rows);

// Installs the tables for the whole process, once: positions that exist point into them. The same rows again change
// nothing; others throw std::invalid_argument.
void install(const TableRows& rows);
// Throws std::invalid_argument if none were installed.
const Tables& installed_tables();

}  // namespace behemoth::tanks
