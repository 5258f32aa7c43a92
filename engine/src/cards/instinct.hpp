// Playing by instinct: a quick, learned way to decide, for the games that a search plays to their end.
//
// What the deciding seat sees is put into words of yes and no ("two hearts left", "the next one holds no card"). Each
// sort of action has a weight for each word; the sum is how much the action is liked, and chance decides by that
// (softmax). Passing and taking a hit have no weights: they are liked by nothing. The weights are learned by play
// (learn.hpp) and come from Python.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>

#include "cards/action.hpp"
#include "cards/chance.hpp"

namespace behemoth::cards {

constexpr int kWords = 80;
// Play a face (7), heal in co-op by the target's hearts and whether it is oneself (8), discard a face (7), shield (3).
constexpr int kLifeRows = kFaces, kDiscardRows = kLifeRows + 8, kShieldRows = kDiscardRows + kFaces;
constexpr int kRows = kShieldRows + 3;

// Two sets of weights, since some situations have little in common: alone with two or with more alive, together with an
// attack that meets one or all.
constexpr int kChapter = kRows * kWords, kChapters = 2;

struct Instinct {
  std::array<float, kChapters * kChapter> weights{};
};

inline int chapter_of(const Rules& rules, const State& state) {
  return (rules.coop ? rules.attack_all : state.living > 2) ? 1 : 0;
}

// The words that are true of a situation, whatever the action.
class Sight {
 public:
  Sight(const Rules& rules, const State& state) {
    const Seat me = state.to_act();
    const Seat next = state.after(me);
    const Hand& hand = state.hands[me];
    say(1, 0);
    say(6, state.held[me] - 3);
    say(3, state.hearts[me] - 1);
    say(3, state.hearts[next] - 1);
    say(4, (state.held[next] + 1) / 2);
    say(4, state.living - (rules.coop ? 1 : 2));
    say(4, hand.count(kShield));
    say(3, hand.count(kLife));
    say(5, hand.count(kSword) + hand.count(kLightning));
    rules.coop ? together(rules, state, me) : alone(rules, state, me, next);
    own_ = place_;
  }

  // Where the words about the action itself begin: copies of the card, its back.
  int own() const { return own_; }
  const std::uint8_t* begin() const { return words_.data(); }
  const std::uint8_t* end() const { return words_.data() + count_; }

 private:
  // One of so many words, the last one for all that is beyond.
  void say(int many, int which) {
    which = which < 0 ? 0 : which >= many ? many - 1 : which;
    words_[count_++] = static_cast<std::uint8_t>(place_ + which);
    place_ += many;
  }

  void alone(const Rules& rules, const State& state, Seat me, Seat next) {
    Seat before = me;
    for (Seat seat = next; seat != me; seat = state.after(seat)) before = seat;
    say(4, (state.held[before] + 1) / 2);
    const bool mark = state.draw.size() && is_trigger(state.draw.top());
    say(4, (state.immune[next] ? 2 : 0) + (mark ? 1 : 0));
    say(2, state.immune[me]);
    int others = 0;
    for (int seat = 0; seat < state.seats; ++seat) others += seat != me ? state.hearts[seat] : 0;
    say(5, state.living > 1 ? 2 * others / (state.living - 1) - 2 : 0);
    say(3, state.hearts[before] - 1);
    say(4, shields_left(rules, state, me));
    say(2, state.phase == Phase::kShield && state.every && state.asked + 1 == state.victims);
  }

  // How many of the unseen cards are shields, in eighths from one eighth on.
  static int shields_left(const Rules& rules, const State& state, Seat me) {
    int seen = state.hands[me].count(kShield), all = 0;
    for (int i = state.discard.first; i < state.discard.end; ++i) seen += face_of(state.discard.cards[i]) == kShield;
    for (const Card card : rules.deck) all += face_of(card) == kShield;
    const int unseen = static_cast<int>(rules.deck.size()) - state.discard.size() - state.held[me];
    return unseen ? 8 * (all - seen) / unseen - 1 : 0;
  }

  void together(const Rules& rules, const State& state, Seat me) {
    say(2, state.sleep != 0);
    say(5, state.monster / 2 - 1);
    say(5, state.monster_hearts - 1);
    int least = 9, dead = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
      if (seat == me) continue;
      if (!state.hearts[seat])
        ++dead;
      else if (state.hearts[seat] < least)
        least = state.hearts[seat];
    }
    say(3, least - 1);
    say(3, dead);
    int attacks = 0;
    for (int i = state.events.first; i < state.events.end; ++i) attacks += state.events.cards[i] == kAttack;
    const int left = state.events.size();
    say(5, left ? (attacks ? 1 + 6 * attacks / left : 0) : 2);
    say(2, state.phase == Phase::kShield && state.damage >= state.hearts[me]);
    say(2, state.immune[me]);
    (void)rules;
  }

  std::array<std::uint8_t, 24> words_;
  int count_ = 0, place_ = 0, own_ = 0;
};

// The row of an action's weights; none for passing and taking a hit.
inline int row_of(const Rules& rules, const State& state, Action action) {
  const Face face = face_of(card_of(action));
  switch (kind_of(action)) {
    case ActionKind::kPlay:
      if (rules.coop && face == kLife) {
        const Seat target = target_of(action);
        const int hearts = state.hearts[target] < 3 ? state.hearts[target] : 3;
        return kLifeRows + 2 * hearts + (target == state.current);
      }
      return face;
    case ActionKind::kDiscard: return kDiscardRows + face;
    case ActionKind::kShield: return kShieldRows + static_cast<int>(state.blow) - 1;
    default: return -1;
  }
}

// All actions of a situation with how likely each is.
struct Leaning {
  Actions actions;
  std::array<float, 32> share;
  std::array<std::int16_t, 32> row;  // where its weights begin, or none
  std::array<std::uint8_t, 32> copies, back;

  Leaning(const Rules& rules, const State& state, const Instinct& instinct, const Sight& sight,
          float sharpness = 1.0F) {
    list_actions(rules, state, actions);
    const Hand& hand = state.hands[state.to_act()];
    const int chapter = kChapter * chapter_of(rules, state);
    float most = -1e9F;
    for (int i = 0; i < actions.count; ++i) {
      const int number = row_of(rules, state, actions.items[i]);
      row[i] = static_cast<std::int16_t>(number < 0 ? -1 : chapter + number * kWords);
      share[i] = 0;
      if (row[i] >= 0) {
        const Card card = card_of(actions.items[i]);
        const int held = hand.count(face_of(card));
        copies[i] = static_cast<std::uint8_t>(sight.own() + (held < 3 ? held : 3) - 1);
        back[i] = static_cast<std::uint8_t>(sight.own() + 3 + is_trigger(card));
        const float* weights = instinct.weights.data() + row[i];
        float liked = weights[copies[i]] + weights[back[i]];
        for (const auto word : sight) liked += weights[word];
        share[i] = liked * sharpness;
      }
      if (share[i] > most) most = share[i];
    }
    float sum = 0;
    for (int i = 0; i < actions.count; ++i) sum += share[i] = std::exp(share[i] - most);
    for (int i = 0; i < actions.count; ++i) share[i] /= sum;
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
