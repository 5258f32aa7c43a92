// What the others probably hold, judged by what they did: whoever took a hit hardly holds a shield.
//
// An imagined world is changed by exchanging hidden cards with the same back, from hand to hand and between hands and
// the draw pile, so that worlds which go against what was seen become rare but stay possible (Metropolis' method).
#pragma once

#include <array>
#include <cmath>
#include <vector>

#include "cards/chance.hpp"
#include "cards/state.hpp"

namespace behemoth::cards {

struct Belief {
  // How many cards of each face a seat probably holds at most.
  std::array<std::array<std::uint8_t, kFaces>, kMostSeats> most{};
  // Cards that are known to be in a hand: they stay.
  std::array<Hand, kMostSeats> sure{};
  // How many of each card the draw pile can hold at most.
  std::array<std::uint8_t, kCards> pile{};
  // How much rarer a world is for each card too many, as a factor.
  double doubt = 0.1;
};

class Exchange {
 public:
  Exchange(State& world, Seat viewer, const Belief& belief, FastChance& chance)
      : world_(world), belief_(belief), chance_(chance) {
    for (int i = world.draw.first; i < world.draw.end; ++i)
      put(kPile, static_cast<std::uint8_t>(i), world.draw.cards[i]);
    for (Seat seat = 0; seat < world.seats; ++seat) {
      if (seat == viewer) continue;
      for (Card card = 0; card < kCards; ++card) {
        const int free = world.hands[seat].count(card) - belief.sure[seat].count(card);
        for (int i = 0; i < free; ++i) put(static_cast<std::int8_t>(seat), 0, card);
      }
    }
  }

  // So many exchanges are tried.
  void run(int times) {
    const auto plain = static_cast<std::uint32_t>(places_[0].size()),
               all = plain + static_cast<std::uint32_t>(places_[1].size());
    if (all == 0) return;
    for (int i = 0; i < times; ++i) {
      auto& places = places_[chance_.below(all) >= plain];
      const auto count = static_cast<std::uint32_t>(places.size());
      attempt(places[chance_.below(count)], places[chance_.below(count)]);
    }
  }

 private:
  static constexpr std::int8_t kPile = -1;

  struct Place {
    std::int8_t owner;
    std::uint8_t at;  // in the pile
    Card card;
  };

  void put(std::int8_t owner, std::uint8_t at, Card card) {
    places_[is_trigger(card)].push_back({owner, at, card});
    if (owner == kPile) ++in_pile_[card];
  }

  void attempt(Place& one, Place& other) {
    if (one.owner == other.owner || one.card == other.card) return;
    if (!fits(one.owner, other.card) || !fits(other.owner, one.card)) return;
    const int worse = worse_by(one.owner, one.card, other.card) + worse_by(other.owner, other.card, one.card);
    if (worse > 0 && chance_.unit() > std::pow(belief_.doubt, worse)) return;
    move(one, other.card);
    move(other, one.card);
    std::swap(one.card, other.card);
  }

  bool fits(std::int8_t owner, Card card) const { return owner != kPile || in_pile_[card] < belief_.pile[card]; }

  // How many more cards go against what was seen.
  int worse_by(std::int8_t owner, Card leaving, Card coming) const {
    if (owner == kPile || face_of(leaving) == face_of(coming)) return 0;
    const Hand& hand = world_.hands[owner];
    const auto& most = belief_.most[owner];
    return (hand.count(face_of(coming)) >= most[face_of(coming)]) -
           (hand.count(face_of(leaving)) > most[face_of(leaving)]);
  }

  void move(const Place& place, Card coming) {
    if (place.owner == kPile) {
      --in_pile_[place.card];
      ++in_pile_[coming];
      world_.draw.cards[place.at] = coming;
    } else {
      world_.hands[place.owner].remove(place.card);
      world_.hands[place.owner].add(coming);
    }
  }

  State& world_;
  const Belief& belief_;
  FastChance& chance_;
  std::array<std::vector<Place>, 2> places_;  // by back
  std::array<std::uint8_t, kCards> in_pile_{};
};

}  // namespace behemoth::cards
