// A game played on from one decision: by simple ways to its end, or so far that the judge can tell.
#pragma once

#include <array>

#include "cards/judge.hpp"
#include "cards/machine.hpp"
#include "cards/policy.hpp"

namespace behemoth::cards {

// Nobody knows the order of the piles, but for the back of the top card (MC2.3). So many cards are shuffled: more are
// hardly ever drawn before the judge speaks, and the rest is in a random order anyway.
constexpr int kDeep = 16;

template <int Most>
void mix(Pile<Most>& pile, FastChance& chance) {
  for (int place = pile.first; place < pile.end - 1 && place < pile.first + kDeep; ++place) {
    std::swap(pile.cards[place], pile.cards[place + chance.below(static_cast<std::uint32_t>(pile.end - place))]);
  }
}

inline void forget_piles(State& state, FastChance& chance) {
  auto& draw = state.draw;
  if (draw.size() > 1) {
    const bool mark = is_trigger(draw.top());
    mix(draw, chance);
    int place = draw.first;
    while (is_trigger(draw.cards[place]) != mark) ++place;
    std::swap(draw.cards[draw.first], draw.cards[place]);
  }
  mix(state.events, chance);
}

// How a game is played on.
struct Rollout {
  // How each seat plays.
  std::array<const Way*, kMostSeats> ways{};
  // After so many turns the judge says how likely the seat is to win; without one, games are played to their end.
  int horizon = 0;
  const Judge* judge = nullptr;

  // The score of a seat after an action of whoever decides. The same luck gives the same game.
  double value(const Rules& rules, State state, Action action, Seat me, std::uint64_t luck) const {
    // What happens and what is decided have a stream each, so that one more decision does not change the thefts.
    constexpr std::uint64_t kWhim = 0x5851f42d4c957f2dULL;
    FastChance chance(luck), whim(luck ^ kWhim);
    const int last = judge != nullptr ? state.turn + horizon : rules.turn_cap + 1;
    Machine<FastChance> machine(rules, state, chance);
    machine.play(action);
    while (!state.over() && (state.turn < last || state.phase != Phase::kPlay)) {
      machine.play(choose(rules, state, *ways[state.to_act()], whim));
    }
    if (state.over()) return scores(rules, state)[me];
    if (!state.hearts[me] && !rules.coop) return 0;
    return chance_to_win(*judge, Glance(rules, state, me));
  }
};

}  // namespace behemoth::cards
