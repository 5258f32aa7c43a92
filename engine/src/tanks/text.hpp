// Positions as one line (TC9.3) and moves as records write them (TC9.1): letter for letter what the rules write.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tanks/setup.hpp"
#include "tanks/tables.hpp"

namespace behemoth::tanks {

// Throws std::invalid_argument with the reason.
Setup read_position(std::string_view line, const Tables& tables);
std::string position_text(const Setup& setup, const Tables& tables);

std::string_view reason_word(Reason reason);

// What a move does beside the drive, with the rules' numbers.
enum class EffectKind { kShot, kStomp, kTail, kFlame, kThrow, kDuel, kFell, kPush, kMine, kDetonation };

struct Effect {
  EffectKind kind;
  int at;
  int to;  // -1 but for throws and pushes
};

// A decision in the rules' numbers: -1 is off the board or no heading. Effects are sorted by kind and square.
struct MoveParts {
  int start, end, heading;
  int sort;  // of core/move.hpp: vehicle, monster, fall, placement
  bool falls() const { return sort == 2; }
  bool places() const { return sort == 3; }
  int effect_count = 0;
  Effect effects[8];
};

// `stride` is that of the board's squares (Board::stride).
MoveParts parts_of(uint64_t move, int stride);
std::string move_text(const MoveParts& parts);
// Start, end and heading, and 40 bits of all effects: one number for each move of a position that the rules can make as
// well.
uint64_t move_code(const MoveParts& parts);

}  // namespace behemoth::tanks
