// A turn as a state machine (section 3 of the rules), phase by phase as the rules have it. Each step does its part and
// names the next one, until a decision is owed or the game is over.
#pragma once

#include <algorithm>

#include "cards/action.hpp"
#include "cards/chance.hpp"
#include "cards/state.hpp"

namespace behemoth::cards {

template <class Chance>
class Machine {
 public:
  Machine(const Rules& rules, State& state, Chance& chance) : r(rules), s(state), chance_(chance) {}

  // SETUP: two shuffled piles, the deal from seat 0 on, then the starter (MC7.4, B6); on to the first decision.
  void start(int seats) {
    s = State{};
    s.seats = s.living = static_cast<std::uint8_t>(seats);
    for (const Card card : r.deck) s.draw.put(card);
    for (const auto kind : r.events) s.events.put(kind);
    shuffle(s.draw.cards.data(), s.draw.size(), chance_);
    shuffle(s.events.cards.data(), s.events.size(), chance_);
    for (Seat seat = 0; seat < s.seats; ++seat) {
      s.hearts[seat] = r.hearts;
      for (int i = 0; i < r.opening_hand; ++i) draw_card(seat);
    }
    s.current = r.random_starter ? static_cast<Seat>(chance_.below(static_cast<std::uint32_t>(seats))) : Seat{0};
    if (r.coop) {
      s.monster = 1;
      s.monster_hearts = r.monster_hearts[1];
    }
    run(Step::kTurnStart);
  }

  void play(Action action) { run(begin(action)); }

 private:
  enum class Step : std::uint8_t {
    kStop,
    kTurnStart,
    kNextEvent,
    kEventDone,
    kHandCheck,
    kNextPlayer,
    kAsk,
    kAskNext,
    kAfterAttack
  };

  void run(Step step) {
    for (;;) {
      switch (step) {
        case Step::kStop: return;
        case Step::kTurnStart: step = turn_start(); break;
        case Step::kNextEvent: step = next_event(); break;
        case Step::kEventDone: step = event_done(); break;
        case Step::kHandCheck: step = hand_check(); break;
        case Step::kNextPlayer: step = next_player(); break;
        case Step::kAsk: step = ask(); break;
        case Step::kAskNext: step = ask_next(); break;
        case Step::kAfterAttack: step = after_attack(); break;
      }
    }
  }

  Step begin(Action action) {
    const Card card = card_of(action);
    switch (kind_of(action)) {
      case ActionKind::kPlay: return play_card(card, target_of(action));
      case ActionKind::kPass: s.acted = true; return Step::kHandCheck;
      case ActionKind::kTake: return take_it();
      case ActionKind::kShield: return shield(card);
      case ActionKind::kDiscard: show(s.current, card); return Step::kHandCheck;
    }
    return Step::kStop;
  }

  // --- the turn ----------------------------------------------------------------------------------------

  Step turn_start() {  // TURN_START: B23, D4
    ++s.turn;
    s.acted = s.skips = false;
    if (!r.immune_through_turn) s.immune[s.current] = 0;
    if (s.sleep) sleep_on();
    const Card card = draw_card(s.current);  // DRAW (B8) and CHECK (D2)
    s.owed = r.coop || is_trigger(card) ? 1 : 0;
    return Step::kNextEvent;
  }

  // sleep is the caster's seat + 1 (caster_round), or 1 + the turns it still sleeps through.
  void sleep_on() {
    if (r.sleep != Sleep::kCasterRound) {
      --s.sleep;
    } else if (s.sleep == s.current + 1) {
      s.sleep = 0;
    }
  }

  Step next_event() {
    if (!s.hearts[s.current]) return Step::kNextPlayer;  // B16
    if (!s.owed) {
      if (s.acted) return Step::kHandCheck;
      s.phase = Phase::kPlay;  // MC7.3
      return Step::kStop;
    }
    --s.owed;
    reveal();
    switch (s.revealed) {
      case kHeal: s.hearts[s.current] = r.hearts; return Step::kEventDone;
      case kImmune: s.immune[s.current] = r.immune_through_turn ? 2 : 1; return Step::kEventDone;
      case kDiscardHand: return discard_hand();
      case kAttack: return attack();
      default: return reverse();
    }
  }

  Step event_done() {  // MC7.2
    s.played.put(s.revealed);
    s.revealed = kNoEvent;
    return Step::kNextEvent;
  }

  Step discard_hand() {  // B22, MC7.8
    show_all(s.current);
    for (int i = 0; i < r.discard_redraw; ++i) {
      const Card card = draw_card(s.current);
      if (r.trigger_on_any_draw) s.owed += is_trigger(card);
    }
    return Step::kEventDone;
  }

  Step attack() {  // C18, D1, D11, D12
    if (s.sleep) return Step::kEventDone;
    strike_begins(Blow::kEvent, strength());
    add_victim(s.current);
    if (r.attack_all) add_others();
    return Step::kAsk;
  }

  Step reverse() {  // B21
    s.direction = static_cast<std::int8_t>(-s.direction);
    event_done();
    if (!r.reverse_ends_turn) return Step::kNextEvent;
    s.owed = 0;
    return Step::kHandCheck;
  }

  Step hand_check() {  // B17
    if (s.held[s.current] > r.hand_limit) {
      s.phase = Phase::kDiscard;
      return Step::kStop;
    }
    return Step::kNextPlayer;
  }

  Step next_player() {                                                        // C15, B25
    if (r.immune_through_turn && s.immune[s.current]) --s.immune[s.current];  // D3
    if (s.turn >= r.turn_cap) return end(Ending::kTurnCap);
    const Seat following = s.after(s.current);
    s.current = s.skips ? s.after(following) : following;
    return Step::kTurnStart;
  }

  // --- attacks -----------------------------------------------------------------------------------------

  std::uint8_t strength() const { return r.coop ? r.strength[s.monster] : std::uint8_t{1}; }

  void strike_begins(Blow blow, std::uint8_t damage) {
    s.blow = blow;
    s.damage = damage;
    s.every = true;
    s.asked = s.victims = 0;
  }

  void add_victim(Seat seat) {
    if (s.immune[seat]) {
      s.every = s.every && r.immune_counts_as_shield;  // C6, C11
    } else {
      s.queue[s.victims++] = seat;
    }
  }

  void add_others() {
    for (Seat seat = s.after(s.current); seat != s.current; seat = s.after(seat)) add_victim(seat);
  }

  bool secret() const { return s.blow == Blow::kLightning && r.lightning_secret; }  // C4

  Step ask() {
    if (s.asked == s.victims) return Step::kAfterAttack;
    s.phase = Phase::kShield;
    return Step::kStop;
  }

  Step ask_next() {
    if (s.blow == Blow::kEvent) s.damage = strength();  // the next one faces the full attack again
    return Step::kAsk;
  }

  Step take_it() {
    if (secret()) return note(kTaken);
    return hit(s.queue[s.asked++]) ? Step::kStop : Step::kAskNext;
  }

  Step shield(Card card) {  // B13, MC7.6
    if (secret()) return note(card);
    show(s.queue[s.asked], card);
    if (r.shield_per_heart && s.damage > 1) {
      --s.damage;
      return Step::kAsk;
    }
    ++s.asked;
    return Step::kAskNext;
  }

  Step note(Card answer) {
    s.answers[s.asked++] = answer;
    return Step::kAsk;
  }

  // Whether the game is over by it.
  bool hit(Seat seat) {
    s.every = false;
    hurt(seat, s.damage);
    return ended();
  }

  Step after_attack() {  // MC7.7, C5
    if (secret()) {
      for (int i = 0; i < s.victims; ++i) {
        if (s.answers[i] != kTaken) {
          show(s.queue[i], s.answers[i]);
        } else if (hit(s.queue[i])) {
          return Step::kStop;
        }
      }
    }
    if (s.blow == Blow::kLightning && s.every && !s.immune[s.current]) {  // C7
      hurt(s.current, s.damage);
      if (ended()) return Step::kStop;
    }
    const bool from_event = s.blow == Blow::kEvent;
    strike_begins(Blow::kNone, 0);
    return from_event ? Step::kEventDone : Step::kNextEvent;
  }

  // --- cards -------------------------------------------------------------------------------------------

  Step play_card(Card card, Seat target) {  // B3
    const Seat seat = s.current;
    show(seat, card);
    s.acted = true;
    const Face face = face_of(card);
    if (r.coop) return play_together(face, target);
    switch (face) {
      case kSword:
        strike_begins(Blow::kSword, 1);
        add_victim(s.after(seat));
        return Step::kAsk;
      case kLightning:
        strike_begins(Blow::kLightning, 1);
        add_others();
        return Step::kAsk;
      case kLife: ++s.hearts[seat]; return Step::kNextEvent;
      case kSkip: s.skips = !untouchable(s.after(seat)); return Step::kNextEvent;
      default: return thief(face, s.after(seat));
    }
  }

  bool untouchable(Seat seat) const { return s.immune[seat] && !r.immune_to_attacks_only; }  // C11

  Step thief(Face face, Seat victim) {  // C12, C13, C14
    if (untouchable(victim)) return Step::kNextEvent;
    for (int i = 0; i < r.power[face]; ++i) {
      if (s.held[victim]) {
        const Card card = s.hands[victim].at(static_cast<int>(chance_.below(s.held[victim])));
        take(victim, card);
        give(s.current, card);
      } else {
        const Card card = draw_card(s.current);
        if (r.trigger_on_any_draw) s.owed += is_trigger(card);  // C1
      }
    }
    return Step::kNextEvent;
  }

  Step play_together(Face face, Seat target) {
    switch (face) {
      case kSword:
      case kLightning: return hit_monster(r.power[face]);
      case kLife:  // D14, D15
        if (!s.hearts[target]++) {
          ++s.living;
          for (int i = 0; i < r.opening_hand; ++i) draw_card(target);
        }
        return Step::kNextEvent;
      case kSkip: s.sleep = sleep_for(); return Step::kNextEvent;
      default:
        for (int i = 0; i < r.power[face]; ++i) draw_card(s.current);
        return Step::kNextEvent;
    }
  }

  std::uint8_t sleep_for() const {  // D4, D6
    switch (r.sleep) {
      case Sleep::kCasterRound: return static_cast<std::uint8_t>(s.current + 1);
      case Sleep::kNextTurn: return 2;
      default: return static_cast<std::uint8_t>(s.living + 1);
    }
  }

  Step hit_monster(int damage) {  // D9
    if (s.sleep) damage *= 2;
    while (damage > 0) {
      const int hits = std::min<int>(damage, s.monster_hearts);
      s.monster_hearts = static_cast<std::uint8_t>(s.monster_hearts - hits);
      if (s.monster_hearts) break;
      s.sleep = 0;  // D10
      if (s.monster == r.last_monster) return end(Ending::kMonstersDefeated);
      s.monster_hearts = r.monster_hearts[++s.monster];
      damage = r.carry_over ? damage - hits : 0;
    }
    return Step::kNextEvent;
  }

  // --- what every phase uses ---------------------------------------------------------------------------

  static constexpr Card kNoCard = plain(kShield);  // a card without the trigger back, where there is none

  Card draw_card(Seat seat) {  // B1, B3
    if (!s.draw.size()) {
      if (!s.discard.size()) return kNoCard;  // impossible by count (MC2.4)
      std::copy_n(s.discard.cards.begin(), s.discard.end, s.draw.cards.begin());
      s.draw.first = 0;
      s.draw.end = s.discard.end;
      s.discard.clear();
      shuffle(s.draw.cards.data(), s.draw.end, chance_);
    }
    const Card card = s.draw.take();
    give(seat, card);
    return card;
  }

  void reveal() {  // B2
    if (!s.events.size()) {
      s.events = s.played;
      s.played.clear();
      shuffle(s.events.cards.data(), s.events.end, chance_);
    }
    s.revealed = s.events.take();
  }

  void give(Seat seat, Card card) {
    s.hands[seat].add(card);
    ++s.held[seat];
  }

  void take(Seat seat, Card card) {
    s.hands[seat].remove(card);
    --s.held[seat];
  }

  void show(Seat seat, Card card) {
    take(seat, card);
    s.discard.put(card);
  }

  void show_all(Seat seat) {
    const Hand hand = s.hands[seat];
    for (std::uint64_t sorts = hand.sorts(); sorts; sorts &= sorts - 1) {
      const Card card = Hand::lowest(sorts);
      for (int i = hand.count(card); i; --i) s.discard.put(card);
    }
    s.hands[seat].clear();
    s.held[seat] = 0;
  }

  void hurt(Seat seat, std::uint8_t damage) {  // B14, B15
    s.hearts[seat] -= std::min(damage, s.hearts[seat]);
    if (s.hearts[seat]) return;
    --s.living;
    show_all(seat);
    s.immune[seat] = 0;
  }

  bool ended() {  // C20
    if (r.coop ? s.living != 0 : s.living != 1) return false;
    end(r.coop ? Ending::kPlayersDefeated : Ending::kLastSurvivor);
    return true;
  }

  Step end(Ending ending) {  // C20, D18, MC7.2
    s.ending = ending;
    s.phase = Phase::kOver;
    if (s.revealed != kNoEvent) event_done();
    strike_begins(Blow::kNone, 0);
    s.owed = 0;
    s.acted = s.skips = false;
    return Step::kStop;
  }

  const Rules& r;
  State& s;
  Chance& chance_;
};

template <class Chance>
void play(const Rules& rules, State& state, Action action, Chance& chance) {
  Machine<Chance>(rules, state, chance).play(action);
}

template <class Chance>
State start(const Rules& rules, int seats, Chance& chance) {
  State state;
  Machine<Chance>(rules, state, chance).start(seats);
  return state;
}

// The score of each seat when the game is over (B25).
inline std::array<float, kMostSeats> scores(const Rules& rules, const State& state) {
  std::array<float, kMostSeats> found{};
  if (rules.coop) {
    std::fill_n(found.begin(), state.seats, state.ending == Ending::kMonstersDefeated ? 1.0F : 0.0F);
    return found;
  }
  const auto most = *std::max_element(state.hearts.begin(), state.hearts.begin() + state.seats);
  const int least = rules.most_hearts_at_cap ? most : 1;
  int winners = 0;
  for (int seat = 0; seat < state.seats; ++seat) winners += state.hearts[seat] >= least;
  for (int seat = 0; seat < state.seats; ++seat) {
    if (state.hearts[seat] >= least) found[seat] = 1.0F / static_cast<float>(winners);
  }
  return found;
}

}  // namespace behemoth::cards
