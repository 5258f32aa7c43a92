// Playing by instinct: a quick, learned way to decide, for the games that a search plays on.
//
// A small network tells from what the deciding seat sees how much each action is liked, and chance decides by that
// (softmax). Its weights are learned by play (learn.hpp) and come from Python.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "cards/action.hpp"
#include "cards/sight.hpp"

namespace behemoth::cards {

// What an instinct has an opinion of: pass, take it, shield or discard or play a card, and together a life card for
// oneself or the k-th seat in the order of play, whatever its back.
constexpr int kShieldChoice = 2, kDiscardChoice = 4, kPlayChoice = kDiscardChoice + kCards;
constexpr int kHealChoice = kPlayChoice + kCards, kChoices = kHealChoice + kMostSeats;

inline int choice_of(const State& state, Action action) {
  const Card card = card_of(action);
  switch (kind_of(action)) {
    case ActionKind::kPass: return 0;
    case ActionKind::kTake: return 1;
    case ActionKind::kShield: return kShieldChoice + is_trigger(card);
    case ActionKind::kDiscard: return kDiscardChoice + card;
    case ActionKind::kPlay: break;
  }
  if (target_of(action) == kNobody) return kPlayChoice + card;
  const int steps = (target_of(action) - state.current) * state.direction;
  return kHealChoice + (steps + state.seats) % state.seats;
}

using Instinct = Network<Sight::kInputs, 64, kChoices>;

// From how much each is liked to how likely each is.
inline void softmax(float* items, int count) {
  const float most = *std::max_element(items, items + count);
  float sum = 0;
  for (int i = 0; i < count; ++i) sum += items[i] = std::exp(items[i] - most);
  for (int i = 0; i < count; ++i) items[i] /= sum;
}

// All actions of a situation with how likely each is.
struct Leaning {
  Instinct::Neurons neurons;
  Actions actions;
  std::array<std::uint8_t, 32> choice;
  std::array<float, 32> share;

  Leaning(const Rules& rules, const State& state, const Instinct& instinct, const Sight& sight, float sharpness = 1.0F)
      : neurons(instinct.neurons(sight)) {
    list_actions(rules, state, actions);
    for (int i = 0; i < actions.count; ++i) {
      choice[i] = static_cast<std::uint8_t>(choice_of(state, actions.items[i]));
      share[i] = sharpness * instinct.answer(neurons, choice[i]);
    }
    softmax(share.data(), actions.count);
  }

  template <class Chance>
  int pick(Chance& chance) const {
    float rest = static_cast<float>(chance.unit());
    for (int i = 0; i < actions.count - 1; ++i) {
      rest -= share[i];
      if (rest < 0) return i;
    }
    return actions.count - 1;
  }
};

template <class Chance>
Action by_instinct(const Rules& rules, const State& state, const Instinct& instinct, float sharpness, Chance& chance) {
  const Sight sight(rules, state);
  const Leaning leaning(rules, state, instinct, sight, sharpness);
  return leaning.actions.items[leaning.pick(chance)];
}

}  // namespace behemoth::cards
