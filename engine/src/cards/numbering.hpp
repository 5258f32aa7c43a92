// One number for each decision, the same in every game: what learners choose from. Version 1 (docs/observations.md).
//
//    0 pass    1 take it    2, 3 shield with the plain or the trigger back
//    4-17 discard a card    18-31 play a card    32-45 a life card of either back for the k-th seat after one's own
//
// Cards in the order of kLetters. Seats count from the one that decides, so that all seats see the same game.
#pragma once

#include "cards/action.hpp"

namespace behemoth::cards {

constexpr int kPassNumber = 0, kTakeNumber = 1, kShieldNumber = 2, kDiscardNumber = 4;
constexpr int kPlayNumber = kDiscardNumber + kCards;
constexpr int kHealNumber = kPlayNumber + kCards;
constexpr int kNumbers = kHealNumber + 2 * kMostSeats;

constexpr int number_of(Action action, Seat seat, int seats) {
  const Card card = card_of(action);
  switch (kind_of(action)) {
    case ActionKind::kPass: return kPassNumber;
    case ActionKind::kTake: return kTakeNumber;
    case ActionKind::kShield: return kShieldNumber + is_trigger(card);
    case ActionKind::kDiscard: return kDiscardNumber + card;
    case ActionKind::kPlay: break;
  }
  if (target_of(action) == kNobody) return kPlayNumber + card;
  return kHealNumber + kMostSeats * is_trigger(card) + (target_of(action) - seat + seats) % seats;
}

// The other way round; what it gives need not be legal.
constexpr Action action_of(int number, Seat seat, int seats) {
  if (number == kPassNumber) return action(ActionKind::kPass);
  if (number == kTakeNumber) return action(ActionKind::kTake);
  if (number < kDiscardNumber) {
    return action(ActionKind::kShield, number == kShieldNumber ? plain(kShield) : marked(kShield));
  }
  if (number < kPlayNumber) return action(ActionKind::kDiscard, static_cast<Card>(number - kDiscardNumber));
  if (number < kHealNumber) return action(ActionKind::kPlay, static_cast<Card>(number - kPlayNumber));
  const int place = number - kHealNumber;
  const Card card = place < kMostSeats ? plain(kLife) : marked(kLife);
  return action(ActionKind::kPlay, card, static_cast<Seat>((seat + place % kMostSeats) % seats));
}

}  // namespace behemoth::cards
