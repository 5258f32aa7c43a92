// The tables of the rules: kinds of pieces, kinds of ground, weapons. The law hands them over; no figure lives here.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace behemoth::tanks {

// Headings are 0 = N, clockwise; kNoHeading for a piece that left or sank, or a Monster with no side to fall to.
inline constexpr int kNoHeading = 8;
inline constexpr int kOff = 1023;
inline constexpr int kNone = 255;  // no kind, no ground, no slot
inline constexpr int kColumnStep[8] = {0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr int kRowStep[8] = {1, 1, 0, -1, -1, -1, 0, 1};
inline constexpr const char* kHeadingWords[9] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW", ""};

// The law's numbering of squares: column + 25 * row; hashes are made of it.
inline constexpr int kLawStride = 25;
inline constexpr int kLawSquares = 25 * 24;

// What the engine can hold. These are room, not rules.
inline constexpr int kMostSize = 24;
inline constexpr int kMostKinds = 32;
inline constexpr int kMostGrounds = 16;
inline constexpr int kMostPieces = 64;  // live pieces of a side
inline constexpr int kMostSpeed = 7;    // squares crossed are kept as offsets
inline constexpr int kMostFelled = 3;   // trees felled by one vehicle in one move
inline constexpr int kMostGiantSpeed = 2;

struct Gun {
  bool there = false;
  int strength = 0;
  std::vector<int> arc;  // 45-degree turns from the heading
  int least = 2;
  int most = 99;
  bool indirect = false;
  bool endless() const { return least <= 2 && most >= kMostSize; }
  friend bool operator==(const Gun&, const Gun&) = default;
};

struct Kind {
  std::string mark;
  int speed = 0;
  std::array<int, 3> armour{};  // front, side, rear
  Gun gun;
  bool commander = false;
  bool giant = false;
  bool fells = false;
  bool swims = false;
  bool heavy = false;
  bool tailproof = false;
  bool tall = false;
  friend bool operator==(const Kind&, const Kind&) = default;
};

struct Ground {
  char letter = ' ';
  bool blocks = false;
  bool stops_fire = false;
  bool high = false;
  bool deep = false;
  bool slows = false;
  bool felled = false;
  friend bool operator==(const Ground&, const Ground&) = default;
};

// The options that are rules (TC4.4, TC6.7, TC6.10).
struct Rules {
  int repetition = 0;
  int quiet_moves = 0;
  bool throw_own = false;
  bool killer_chooses = false;
  friend bool operator==(const Rules&, const Rules&) = default;
};

// The sorts of facts that a position's hash is made of, and the hash of one fact; the same as the law's.
enum Fact { kPieceFact = 1, kWreckFact, kStackFact, kBodyFact, kGroundFact, kBlackFact, kFallingFact, kSizeFact };
constexpr uint64_t fact(int sort, int law_square = 0, int kind = 0, int heading = 0, int side = 0) {
  uint64_t x =
      uint64_t(sort) << 40 | uint64_t(side) << 32 | uint64_t(kind) << 24 | uint64_t(heading) << 16 | law_square;
  x += 0x9E3779B97F4A7C15u;  // splitmix64
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
  x = (x ^ x >> 27) * 0x94D049BB133111EBu;
  return x ^ x >> 31;
}

struct Tables {
  bool ready = false;
  std::vector<Kind> kinds;
  std::vector<Ground> grounds;
  Gun flame;
  Gun thrown;
  Rules standard;
  int smallest = 0, largest = 0;  // sizes of boards

  // For each kind and target heading and strength, the flight directions that destroy it, as eight bits (TC3.4, TC3.5).
  uint8_t deadly[kMostKinds][8][16]{};
  // For each kind and flight direction, the headings from which its gun fires that way, as eight bits.
  uint8_t headings[kMostKinds][8]{};

  // Piece hashes by geometry (0 small, 1 large), side and kind: [heading * squares + square].
  const uint64_t* piece_facts[2][2][kMostKinds]{};
  std::vector<uint64_t> fact_store[2];
};

extern Tables tables;

// Checks and installs the tables; throws std::invalid_argument if the engine cannot hold them, or if it already has
// others: positions that exist point into them.
void install(Tables&& made);

}  // namespace behemoth::tanks
