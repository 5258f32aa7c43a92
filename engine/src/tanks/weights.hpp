// What the terms of the evaluation weigh. The figures come from Python (behemoth/engine/weights.py); here are only the
// names.
#pragma once

#include "tanks/tables.hpp"

namespace behemoth::tanks {

// clang-format off
// What differs from kind to kind.
#define TANKS_KIND_TERMS(X) X(material) X(mobility) X(nearness)

#define TANKS_TERMS(X)                                                                \
  X(hanging_first) X(hanging_rest) X(loose_first) X(loose_rest) X(tempo)              \
  X(unsafe_mobility) X(fire) X(strong_fire)                                           \
  X(commander_danger) X(commander_trapped) X(commander_room) X(commander_unsafe)      \
  X(commander_row) X(commander_safe_row) X(commander_race) X(commander_escape)        \
  X(commander_cover) X(commander_shelled)                                             \
  X(safe_check) X(attackers) X(close_attackers) X(defenders)                          \
  X(front) X(rear) X(advance)                                                         \
  X(flag_near) X(flag_guard) X(flag_carried) X(flag_home) X(remote_mine)
// clang-format on

// In hundredths of a light tank; see the Python table for what each term means.
struct Weights {
#define TANKS_TERM(name) int name[kMostKinds] = {};
  TANKS_KIND_TERMS(TANKS_TERM)
#undef TANKS_TERM
#define TANKS_TERM(name) int name = 0;
  TANKS_TERMS(TANKS_TERM)
#undef TANKS_TERM
};

}  // namespace behemoth::tanks
