// The facts that a position's 64-bit hash is made of; the same as the rules'.
#pragma once

#include <cstdint>

#include "tanks/core/isa.hpp"

namespace behemoth::tanks::TANKS_ISA {

enum Fact {
  kPieceFact = 1,
  kWreckFact,
  kStackFact,
  kBodyFact,
  kTerrainFact,
  kBlackFact,
  kFallingFact,
  kSizeFact,
  kFlagFact,
  kCarrierFact,
  kMinesFact  // the numbers unspent and owed instead of square and kind
};

// Scrambles 64 bits (splitmix64), for hashes and for everything that shall look like chance and be the same each time.
constexpr uint64_t scramble(uint64_t value) {
  value += 0x9E3779B97F4A7C15u;
  value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9u;
  value = (value ^ value >> 27) * 0x94D049BB133111EBu;
  return value ^ value >> 31;
}

// The hash of one fact. Squares are in the rules' numbering.
constexpr uint64_t fact(int sort, int square = 0, int kind = 0, int heading = 0, int side = 0) {
  return scramble(uint64_t(sort) << 40 | uint64_t(side) << 32 | uint64_t(kind) << 24 | uint64_t(heading) << 16 |
                  uint64_t(square));
}

}  // namespace behemoth::tanks::TANKS_ISA
