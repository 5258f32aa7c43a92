// Simple ways to play: by chance, by chance with shields, and by a table of worths. They see the whole state but use
// only what the deciding seat may know.
#pragma once

#include <array>
#include <memory>

#include "cards/action.hpp"
#include "cards/chance.hpp"
#include "cards/instinct.hpp"

namespace behemoth::cards {

enum class Manner : std::uint8_t { kUniform, kCareful, kWorths, kInstinct };

// The table of worths: the most useful action is taken, a pass is worth nothing.
struct Worths {
  // A card in PLAY; for life in co-op only the entries below.
  std::array<std::int16_t, kFaces> play{};
  // With two alive a lightning is a sword with a risk (C8).
  std::int16_t lightning_of_two = 0;
  // At an immune player, for those cards that are aimed at one.
  std::int16_t at_immune = 0;
  // Co-op: a life card for somebody with no heart, with one, with more; a skip while the monster sleeps or is weak.
  std::array<std::int16_t, 3> life{};
  std::int16_t skip_in_vain = 0;
  std::uint8_t weak_monster = 0;
  // What is kept longest when cards are too many.
  std::array<std::int16_t, kFaces> keep{};
};

struct Way {
  Manner manner = Manner::kUniform;
  Worths worths;
  // How often, of 256 times, chance decides instead.
  int slips = 0;
  std::shared_ptr<const Instinct> instinct;
  float sharpness = 1.0F;
};

// The place of the n-th set bit, counted from none.
inline Card nth(std::uint64_t sorts, std::uint32_t n) {
  while (n--) sorts &= sorts - 1;
  return Hand::lowest(sorts);
}

// Any legal action, all equally likely, without listing them.
template <class Chance>
Action any_action(const Rules& rules, const State& state, Chance& chance) {
  const Hand& hand = state.hands[state.to_act()];
  const std::uint64_t sorts = hand.sorts();
  if (state.phase == Phase::kShield) {
    const std::uint64_t shields = sorts & Hand::both(kShield);
    if (!shields) return action(ActionKind::kTake);
    const std::uint32_t n = chance.below(1U + static_cast<std::uint32_t>(std::popcount(shields)));
    return n ? action(ActionKind::kShield, nth(shields, n - 1)) : action(ActionKind::kTake);
  }
  if (state.phase == Phase::kDiscard) {
    return action(ActionKind::kDiscard, nth(sorts, chance.below(static_cast<std::uint32_t>(std::popcount(sorts)))));
  }
  std::uint64_t cards = sorts & ~Hand::both(kShield);
  const std::uint64_t lives = sorts & Hand::both(kLife);
  if (lives && (rules.coop || !healable(rules, state, state.current))) cards ^= lives;
  const auto simple = 1U + static_cast<std::uint32_t>(std::popcount(cards));
  std::array<Seat, kMostSeats> needy;
  std::uint32_t targets = 0;
  if (lives && rules.coop) {
    for (Seat seat = 0; seat < state.seats; ++seat) {
      if (healable(rules, state, seat)) needy[targets++] = seat;
    }
  }
  const auto lifesorts = static_cast<std::uint32_t>(std::popcount(lives));
  const std::uint32_t n = chance.below(simple + targets * lifesorts);
  if (!n) return action(ActionKind::kPass);
  if (n < simple) return action(ActionKind::kPlay, nth(cards, n - 1));
  return action(ActionKind::kPlay, nth(lives, (n - simple) / targets), needy[(n - simple) % targets]);
}

inline int worth_of(const Rules& rules, const State& state, const Worths& worths, Action action) {
  const Face face = face_of(card_of(action));
  switch (kind_of(action)) {
    case ActionKind::kShield: return 1;
    case ActionKind::kDiscard: return -worths.keep[face];
    case ActionKind::kPlay: break;
    default: return 0;
  }
  if (rules.coop) {
    if (face == kLife) return worths.life[std::min<int>(state.hearts[target_of(action)], 2)];
    if (face == kSkip && (state.sleep || state.monster_hearts <= worths.weak_monster)) return worths.skip_in_vain;
    return worths.play[face];
  }
  if (face == kLife) return worths.play[face];
  if (face == kLightning) return state.living > 2 ? worths.play[face] : worths.lightning_of_two;
  return state.immune[state.after(state.current)] ? worths.at_immune : worths.play[face];
}

inline Action worthiest(const Rules& rules, const State& state, const Worths& worths) {
  Actions actions;
  list_actions(rules, state, actions);
  Action best = actions.items[0];
  int most = worth_of(rules, state, worths, best);
  for (int i = 1; i < actions.count; ++i) {
    const int worth = worth_of(rules, state, worths, actions.items[i]);
    if (worth > most) most = worth, best = actions.items[i];
  }
  return best;
}

template <class Chance>
Action choose(const Rules& rules, const State& state, const Way& way, Chance& chance) {
  switch (way.manner) {
    case Manner::kWorths:
      if (way.slips && static_cast<int>(chance.below(256)) < way.slips) break;
      return worthiest(rules, state, way.worths);
    case Manner::kCareful:
      if (state.phase == Phase::kShield) {
        const std::uint64_t shields = state.hands[state.to_act()].sorts() & Hand::both(kShield);
        if (shields)
          return action(ActionKind::kShield, shields >> (4 * plain(kShield)) & 1U ? plain(kShield) : marked(kShield));
      }
      break;
    case Manner::kInstinct:
      if (way.slips && static_cast<int>(chance.below(256)) < way.slips) break;
      return by_instinct(rules, state, *way.instinct, way.sharpness, chance);
    case Manner::kUniform: break;
  }
  return any_action(rules, state, chance);
}

}  // namespace behemoth::cards
