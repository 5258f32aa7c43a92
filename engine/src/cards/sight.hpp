// What the deciding seat sees, as inputs of its instinct: nothing that is hidden from it.
//
// The others come in the order of play from that seat on: together with their fallen friends, who may come back; alone
// only those who live. So all seats see the same game.
#pragma once

#include <algorithm>

#include "cards/network.hpp"
#include "cards/state.hpp"

namespace behemoth::cards {

// So many inputs of a seat are not nothing, at most.
constexpr int kSeen = 128;

class Sight : public Inputs<kSeen> {
  // Where each section begins.
  static constexpr int kOwn = 24, kOwnWide = 46, kPiles = kOwn + kOwnWide, kPilesWide = 26;
  static constexpr int kOthers = kPiles + kPilesWide, kOtherWide = 16;
  static constexpr int kMonster = kOthers + (kMostSeats - 1) * kOtherWide, kMonsterWide = 24;
  static constexpr int kOptions = kMonster + kMonsterWide, kOptionsWide = 12;

 public:
  static constexpr int kInputs = kOptions + kOptionsWide;

  Sight(const Rules& rules, const State& state) : rules_(rules), state_(state), me_(state.to_act()) {
    question();
    own();
    piles();
    others();
    if (rules.coop) monster();
    options();
  }

 private:
  void question() {
    set(0, 1);
    set_one(1, 3, static_cast<int>(state_.phase));
    if (state_.phase == Phase::kShield) {
      set_one(4, 3, static_cast<int>(state_.blow) - 1);
      set_one(7, 4, state_.damage - 1);
      set_one(11, 4, state_.victims - state_.asked - 1);
      set(15, state_.every);
      set(16, state_.damage >= state_.hearts[me_]);
    }
    set(17, state_.acted);
    set(18, state_.skips);
    set_one(19, 3, state_.owed);
    set(22, state_.direction > 0);
  }

  void own() {
    set_one(kOwn, 3, state_.hearts[me_] - 1);
    set(kOwn + 3, static_cast<float>(std::max(0, state_.hearts[me_] - 3)) / 3.0F);
    set(kOwn + 4, state_.immune[me_]);
    set_one(kOwn + 5, 9, state_.held[me_]);
    const Hand& hand = state_.hands[me_];
    for (int number = 0; number < kFaces; ++number) {
      const Face face = static_cast<Face>(number);
      const int held = hand.count(face);
      if (held) set_one(kOwn + 14 + 3 * number, 3, held - 1);
      set(kOwn + 35 + number, hand.has(marked(face)));
    }
  }

  void piles() {
    std::array<int, kFaces> unseen{};
    int marks = 0, left = 0;
    const auto count = [&](Card card, int by) {
      unseen[face_of(card)] += by;
      marks += is_trigger(card) ? by : 0;
      left += by;
    };
    for (const Card card : rules_.deck) count(card, 1);
    for (int i = state_.discard.first; i < state_.discard.end; ++i) count(state_.discard.cards[i], -1);
    for (Card card = 0; card < kCards; ++card) {
      if (const int held = state_.hands[me_].count(card)) count(card, -held);
    }
    const float all = static_cast<float>(std::max(1, left));
    for (int face = 0; face < kFaces; ++face) set(kPiles + face, 2.0F * static_cast<float>(unseen[face]) / all);
    set(kPiles + 7, static_cast<float>(marks) / all);
    set(kPiles + 8, all / kMostCards);
    set(kPiles + 9, static_cast<float>(state_.draw.size()) / kMostCards);
    set(kPiles + 10, state_.draw.size() && is_trigger(state_.draw.top()));
    std::array<int, kEventKinds> kinds{};
    for (int i = state_.events.first; i < state_.events.end; ++i) ++kinds[state_.events.cards[i]];
    const float events = static_cast<float>(std::max(1, state_.events.size()));
    for (int kind = 0; kind < kEventKinds; ++kind)
      set(kPiles + 11 + kind, 2.0F * static_cast<float>(kinds[kind]) / events);
    set(kPiles + 16, events / 20.0F);
    set(kPiles + 17, kinds[kAttack] == 0);
    set_one(kPiles + 18, 6, state_.living - 1);
    set(kPiles + 24, static_cast<float>(state_.seats) / kMostSeats);
  }

  void others() {
    int at = kOthers;
    for (int step = 1; step < state_.seats; ++step) {
      const int seat = (me_ + step * state_.direction + kMostSeats * state_.seats) % state_.seats;
      if (!rules_.coop && !state_.hearts[seat]) continue;
      set(at, 1);
      if (state_.hearts[seat]) set_one(at + 1, 3, state_.hearts[seat] - 1);
      set(at + 4, static_cast<float>(std::max(0, state_.hearts[seat] - 3)) / 3.0F);
      set_one(at + 5, 8, state_.held[seat]);
      set(at + 13, state_.immune[seat]);
      set(at + 14, state_.current == seat);
      set(at + 15, state_.sleep == seat + 1);
      at += kOtherWide;
    }
  }

  void monster() {
    set_one(kMonster, 10, state_.monster - 1);
    set_one(kMonster + 10, 5, state_.monster_hearts - 1);
    set(kMonster + 15, static_cast<float>(state_.monster_hearts) / rules_.monster_hearts[state_.monster]);
    int rest = state_.monster_hearts;
    for (int number = state_.monster + 1; number <= rules_.last_monster; ++number)
      rest += rules_.monster_hearts[number];
    set(kMonster + 16, static_cast<float>(rest) / 55.0F);
    set(kMonster + 17, state_.sleep != 0);
    set(kMonster + 18, state_.sleep == me_ + 1);
    set_one(kMonster + 19, 5, rules_.strength[state_.monster] - 1);
  }

  void options() {
    set(kOptions, rules_.attack_all);
    set(kOptions + 1, rules_.immune_through_turn);
    set(kOptions + 2, static_cast<float>(rules_.hearts) / 3.0F);
    set(kOptions + 3, static_cast<float>(rules_.discard_redraw) / 5.0F);
    set(kOptions + 4, rules_.reverse_ends_turn);
    set(kOptions + 5, static_cast<float>(rules_.hand_limit) / 7.0F);
    set(kOptions + 6, rules_.lightning_secret);
    set(kOptions + 7, rules_.trigger_on_any_draw);
    set(kOptions + 8, rules_.shield_per_heart);
    set(kOptions + 9, rules_.carry_over);
    set(kOptions + 10, rules_.immune_counts_as_shield);
    set(kOptions + 11, rules_.immune_to_attacks_only);
  }

  const Rules& rules_;
  const State& state_;
  Seat me_;
};

}  // namespace behemoth::cards
