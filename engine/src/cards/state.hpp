// A moment of the game: all cards, hearts and the open question, without what the seats remember.
#pragma once

#include <array>
#include <cstdint>

#include "cards/rules.hpp"

namespace behemoth::cards {

using Seat = std::uint8_t;

enum class Phase : std::uint8_t { kPlay, kShield, kDiscard, kOver };
enum class Ending : std::uint8_t { kNone, kLastSurvivor, kMonstersDefeated, kPlayersDefeated, kTurnCap };
// What an attack under way is: a card's blow or the event.
enum class Blow : std::uint8_t { kNone, kSword, kLightning, kEvent };

// A secret answer (C4): "take it", or the shield that was put down.
constexpr Card kTaken = 255;

// A pile whose cards leave from one end and come to the other.
template <int Most>
struct Pile {
  std::array<std::uint8_t, Most> cards;
  std::uint8_t first = 0, end = 0;

  int size() const { return end - first; }
  std::uint8_t top() const { return cards[first]; }
  std::uint8_t take() { return cards[first++]; }
  void put(std::uint8_t card) { cards[end++] = card; }
  void clear() { first = end = 0; }
};

struct State {
  std::array<Hand, kMostSeats> hands{};
  std::array<std::uint8_t, kMostSeats> held{};  // cards in each hand
  std::array<std::uint8_t, kMostSeats> hearts{}, immune{};
  std::uint8_t seats = 0, living = 0;
  Seat current = 0;
  std::int8_t direction = 1;
  std::uint16_t turn = 0;
  Phase phase = Phase::kPlay;
  Ending ending = Ending::kNone;
  // The attack under way.
  Blow blow = Blow::kNone;
  std::uint8_t damage = 0, asked = 0, victims = 0;  // victims[asked..] are still to answer
  bool every = true;
  std::array<Seat, kMostSeats> queue{};
  std::array<Card, kMostSeats> answers{};  // of queue[0..], where they are secret
  // The turn under way.
  std::uint8_t owed = 0;
  bool acted = false, skips = false;
  std::uint8_t revealed = kNoEvent;
  std::uint8_t monster = 0, monster_hearts = 0, sleep = 0;
  Pile<kMostCards> draw, discard;
  Pile<kMostEvents> events, played;

  Seat to_act() const { return phase == Phase::kShield ? queue[asked] : current; }
  bool over() const { return phase == Phase::kOver; }

  // The nearest living seat in the current direction (C3, B18); the same one if nobody else lives (B20).
  Seat after(Seat seat) const {
    int other = seat;
    do {
      other += direction;
      if (other < 0) other += seats;
      if (other >= seats) other -= seats;
    } while (!hearts[other] && other != seat);
    return static_cast<Seat>(other);
  }
};

}  // namespace behemoth::cards
