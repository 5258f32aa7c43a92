// What a seat may decide, as one small number, and which decisions are legal.
#pragma once

#include <array>
#include <cstdint>

#include "cards/state.hpp"

namespace behemoth::cards {

enum class ActionKind : std::uint8_t { kPass, kTake, kPlay, kShield, kDiscard };
constexpr Seat kNobody = 7;

// Three bits of target, four of card, three of kind.
using Action = std::uint16_t;

constexpr Action action(ActionKind kind, Card card = 0, Seat target = kNobody) {
  return static_cast<Action>(static_cast<int>(kind) << 7 | card << 3 | target);
}
constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action >> 7); }
constexpr Card card_of(Action action) { return static_cast<Card>(action >> 3 & 15); }
constexpr Seat target_of(Action action) { return static_cast<Seat>(action & 7); }

// Passing, fourteen sorts of cards and seven targets for a life card are fewer.
struct Actions {
  std::array<Action, 32> items;
  int count = 0;

  void add(Action action) { items[count++] = action; }
  const Action* begin() const { return items.data(); }
  const Action* end() const { return items.data() + count; }
};

inline bool healable(const Rules& rules, const State& state, Seat seat) { return state.hearts[seat] < rules.hearts; }

// In the order of the rules.
inline void list_actions(const Rules& rules, const State& state, Actions& found) {
  found.count = 0;
  if (state.over()) return;
  const Hand& hand = state.hands[state.to_act()];
  if (state.phase == Phase::kShield) {
    found.add(action(ActionKind::kTake));
    for (const Card card : {plain(kShield), marked(kShield)}) {
      if (hand.has(card)) found.add(action(ActionKind::kShield, card));
    }
    return;
  }
  const bool discards = state.phase == Phase::kDiscard;
  if (!discards) found.add(action(ActionKind::kPass));
  for (const Card card : rules.order) {
    if (!hand.has(card)) continue;
    const Face face = face_of(card);
    if (discards) {
      found.add(action(ActionKind::kDiscard, card));
    } else if (!rules.playable[face]) {
      continue;  // B10
    } else if (face != kLife) {
      found.add(action(ActionKind::kPlay, card));
    } else if (!rules.coop) {
      if (healable(rules, state, state.current)) found.add(action(ActionKind::kPlay, card));
    } else {
      for (Seat seat = 0; seat < state.seats; ++seat) {  // D14
        if (healable(rules, state, seat)) found.add(action(ActionKind::kPlay, card, seat));
      }
    }
  }
}

}  // namespace behemoth::cards
