// How likely a seat is to win, judged at a glance: a small network over everything on the table, for search to stop its
// games early. It looks at imagined worlds, where all cards lie open. Its weights are learned by play and come from
// Python.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "cards/network.hpp"
#include "cards/state.hpp"

namespace behemoth::cards {

constexpr int kSlot = 12;  // inputs for each player
constexpr int kGlances = kMostSeats * (kSlot + 2) + 60;

// What is seen, from one seat's side: the players in the order in which they come, the piles, the monster, the rules.
class Glance : public Inputs<kGlances> {
 public:
  Glance(const Rules& rules, const State& state, Seat me) {
    int slot = 0;
    Seat seat = me;
    int at = 0;
    do {
      // In co-op the fallen keep their place, they may come back; alone they are gone.
      if (rules.coop || state.hearts[seat]) {
        player(rules, state, seat, slot * kSlot);
        at = kMostSeats * kSlot;
        if (seat == state.current) set(at + slot, 1);
        if (state.sleep && seat + 1 == state.sleep) set(at + kMostSeats + slot, 1);
        ++slot;
      }
      seat = static_cast<Seat>((seat + state.seats + state.direction) % state.seats);
    } while (seat != me);
    at = kMostSeats * (kSlot + 2);
    set(at++, 1);
    set(at + state.living - 1, 1);
    at += kMostSeats;
    piles(rules, state, at);
    at += 24;
    if (rules.coop) monster(rules, state, at);
    at += 16;
    set(at, rules.attack_all);
    set(at + 1, rules.immune_through_turn);
    set(at + 2, rules.hearts / 3.0F);
    set(at + 3, rules.discard_redraw / 5.0F);
    set(at + 4, rules.reverse_ends_turn);
    set(at + 5, rules.hand_limit / 7.0F);
  }

 private:
  void player(const Rules& rules, const State& state, Seat seat, int at) {
    const int hearts = state.hearts[seat];
    if (hearts) set(at + std::min(hearts, 3) - 1, 1);
    set(at + 3, hearts > 3 ? (hearts - 3) / 3.0F : 0.0F);
    set(at + 4, state.immune[seat]);
    const Hand& hand = state.hands[seat];
    if (hand.empty()) return;
    const int shields = hand.count(kShield);
    set(at + 5, shields > 0);
    set(at + 6, (shields > 1 ? shields - 1 : 0) / 2.0F);
    set(at + 7, hand.count(kLife) / 2.0F);
    set(at + 8, hand.count(kSword) / 2.0F);
    set(at + 9, hand.count(kLightning) / 2.0F);
    set(at + 10, (hand.count(kThief1) * rules.power[kThief1] + hand.count(kThief2) * rules.power[kThief2]) / 2.0F);
    set(at + 11, hand.count(kSkip) / 2.0F);
  }

  void piles(const Rules& rules, const State& state, int at) {
    std::array<int, kFaces> faces{};
    int marks = 0;
    for (int i = state.draw.first; i < state.draw.end; ++i) {
      ++faces[face_of(state.draw.cards[i])];
      marks += is_trigger(state.draw.cards[i]);
    }
    const float left = static_cast<float>(std::max(1, state.draw.size()));
    for (int face = 0; face < kFaces; ++face) set(at + face, 2.0F * faces[face] / left);
    set(at + 7, state.draw.size() / 57.0F);
    set(at + 8, marks / left);
    set(at + 9, !rules.coop && state.draw.size() && is_trigger(state.draw.top()));
    std::array<int, kEventKinds> kinds{};
    for (int i = state.events.first; i < state.events.end; ++i) ++kinds[state.events.cards[i]];
    const float events = static_cast<float>(std::max(1, state.events.size()));
    for (int kind = 0; kind < kEventKinds; ++kind) set(at + 10 + kind, 2.0F * kinds[kind] / events);
    set(at + 15, state.events.size() / 20.0F);
    set(at + 16, kinds[kAttack] == 0);
    set(at + 17, state.skips);
  }

  void monster(const Rules& rules, const State& state, int at) {
    set(at + state.monster - 1, 1);
    set(at + 10, static_cast<float>(state.monster_hearts) / rules.monster_hearts[state.monster]);
    set(at + 11, state.sleep != 0);
    int rest = state.monster_hearts;
    for (int number = state.monster + 1; number <= rules.last_monster; ++number) rest += rules.monster_hearts[number];
    set(at + 12, rest / 55.0F);
    set(at + 13, state.monster_hearts == 1);
    set(at + 14, state.monster_hearts == 2);
  }
};

using Judge = Network<kGlances, 64, 1>;

inline float chance_to_win(const Judge& judge, const Glance& glance) {
  return 1.0F / (1.0F + std::exp(-judge.answer(judge.neurons(glance), 0)));
}

}  // namespace behemoth::cards
