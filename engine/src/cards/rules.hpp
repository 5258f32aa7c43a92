// What a game is played with: the tables of the rules and the options, handed over from Python. No figure lives here.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards/card.hpp"

namespace behemoth::cards {

constexpr int kMostSeats = 7;
constexpr int kMostCards = 64;
constexpr int kMostEvents = 32;
constexpr int kMostMonsters = 16;

enum EventKind : std::uint8_t { kHeal, kImmune, kDiscardHand, kAttack, kReverse, kEventKinds, kNoEvent = 255 };
constexpr char kEventLetters[kEventKinds + 1] = "hidar";

enum class Sleep : std::uint8_t { kCasterRound, kNextTurn, kNTurns };

struct Rules {
  // The tables (cards.py, monsters.py).
  std::array<std::uint8_t, kFaces> power{};
  std::array<bool, kFaces> playable{};
  std::array<Card, kCards> order{};                                      // in which actions are listed
  std::array<std::uint8_t, kMostMonsters> monster_hearts{}, strength{};  // from monster 1 on
  std::uint8_t last_monster = 0;
  std::uint8_t opening_hand = 0;
  std::vector<Card> deck;
  std::vector<std::uint8_t> events;
  // The options (options.py).
  bool coop = false, random_starter = false, shield_per_heart = false, reverse_ends_turn = false;
  bool most_hearts_at_cap = false, trigger_on_any_draw = false, lightning_secret = false;
  bool immune_counts_as_shield = false, immune_to_attacks_only = false, attack_all = false;
  bool immune_through_turn = false, carry_over = false;
  Sleep sleep = Sleep::kCasterRound;
  std::uint8_t hearts = 0, hand_limit = 0, discard_redraw = 0;
  std::uint16_t turn_cap = 0;
};

}  // namespace behemoth::cards
