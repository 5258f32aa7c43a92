// The rules from a table of names and values, whoever holds it: Python's dictionary or the lines of a test.
#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "cards/rules.hpp"
#include "cards/text.hpp"

namespace behemoth::cards {

// A table by monster, from monster 1 on.
inline std::array<std::uint8_t, kMostMonsters> by_monster(const std::vector<int>& figures) {
  if (figures.size() >= kMostMonsters) throw std::invalid_argument("too many monsters");
  std::array<std::uint8_t, kMostMonsters> found{};
  for (std::size_t i = 0; i < figures.size(); ++i) found[i + 1] = static_cast<std::uint8_t>(figures[i]);
  return found;
}

// `given.get<T>(name)` is the value of that name, or throws std::invalid_argument.
template <class Given>
Rules make_rules(const Given& given) {
  Rules rules;
  const auto order = given.template get<std::string>("order");
  const auto power = given.template get<std::vector<int>>("power");
  const auto playable = given.template get<std::vector<bool>>("playable");
  if (order.size() != kCards || power.size() != kFaces || playable.size() != kFaces) {
    throw std::invalid_argument("the table of faces has another size");
  }
  for (int i = 0; i < kCards; ++i) rules.order[i] = card_from(order[i]);
  for (int i = 0; i < kFaces; ++i) {
    // Two cards of a face stand side by side in the order.
    const Face face = face_of(rules.order[2 * i]);
    rules.power[face] = static_cast<std::uint8_t>(power[i]);
    rules.playable[face] = playable[i];
  }
  for (const char letter : given.template get<std::string>("deck")) rules.deck.push_back(card_from(letter));
  for (const char letter : given.template get<std::string>("events")) rules.events.push_back(event_from(letter));
  if (rules.deck.size() > kMostCards || rules.events.size() > kMostEvents)
    throw std::invalid_argument("too many cards");
  const auto hearts = given.template get<std::vector<int>>("monster_hearts");
  rules.monster_hearts = by_monster(hearts);
  rules.strength = by_monster(given.template get<std::vector<int>>("strength"));
  rules.last_monster = static_cast<std::uint8_t>(hearts.size());
  rules.sleep = static_cast<Sleep>(given.template get<std::uint8_t>("sleep"));
  const auto fill = [&given]<class T>(T& into, const char* name) { into = given.template get<T>(name); };
  fill(rules.opening_hand, "opening_hand");
  fill(rules.coop, "coop");
  fill(rules.random_starter, "random_starter");
  fill(rules.shield_per_heart, "shield_per_heart");
  fill(rules.reverse_ends_turn, "reverse_ends_turn");
  fill(rules.most_hearts_at_cap, "most_hearts_at_cap");
  fill(rules.trigger_on_any_draw, "trigger_on_any_draw");
  fill(rules.lightning_secret, "lightning_secret");
  fill(rules.immune_counts_as_shield, "immune_counts_as_shield");
  fill(rules.immune_to_attacks_only, "immune_to_attacks_only");
  fill(rules.attack_all, "attack_all");
  fill(rules.immune_through_turn, "immune_through_turn");
  fill(rules.carry_over, "carry_over");
  fill(rules.hearts, "hearts");
  fill(rules.hand_limit, "hand_limit");
  fill(rules.discard_redraw, "discard_redraw");
  fill(rules.turn_cap, "turn_cap");
  return rules;
}

}  // namespace behemoth::cards
