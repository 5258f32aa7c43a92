// Whole games of a search that knows more or less, to measure what knowing is worth.
//
// Fairly, whatever the seat does not see is dealt anew, with the same backs everywhere. This heeds what lies open and
// nothing that was seen before; bots deal by all they saw (dealer.hpp).
#pragma once

#include "cards/search.hpp"

namespace behemoth::cards {

// What the searching seat knows: what it may, or, to measure what that would be worth, all hands, or all piles as well.
enum class Insight : std::uint8_t { kFair, kHands, kPiles };

class InsightWorlds : public Worlds {
 public:
  InsightWorlds(const State& table, std::uint32_t greedy, Insight insight, std::uint64_t seed)
      : world_{table, greedy, insight == Insight::kPiles},
        viewer_(table.to_act()),
        fair_(insight == Insight::kFair),
        chance_(seed) {}

  const World& next() override {
    if (!fair_) return world_;
    State& state = world_.state;
    std::array<Card, kMostCards> cards;
    int count = 0;
    for (int seat = 0; seat < state.seats; ++seat) {
      if (seat == viewer_) continue;
      const Hand hand = state.hands[seat];
      for (Card card = 0; card < kCards; ++card) {
        for (int i = hand.count(card); i; --i) cards[count++] = card;
      }
    }
    for (int i = state.draw.first; i < state.draw.end; ++i) cards[count++] = state.draw.cards[i];
    shuffle(cards.data(), count, chance_);
    deal(cards.data(), count);
    imagine_answers(state, viewer_, chance_);
    return world_;
  }

 private:
  // Each place gets the next card with the back it had.
  void deal(const Card* cards, int count) {
    State& state = world_.state;
    std::array<int, 2> at{};
    const auto draw = [&](bool mark) {
      int& place = at[mark];
      while (place < count && is_trigger(cards[place]) != mark) ++place;
      return cards[place++];
    };
    for (int seat = 0; seat < state.seats; ++seat) {
      if (seat == viewer_) continue;
      const Hand before = state.hands[seat];
      state.hands[seat].clear();
      for (Card card = 0; card < kCards; ++card) {
        for (int i = before.count(card); i; --i) state.hands[seat].add(draw(is_trigger(card)));
      }
    }
    for (int i = state.draw.first; i < state.draw.end; ++i) {
      state.draw.cards[i] = draw(is_trigger(state.draw.cards[i]));
    }
  }

  World world_;
  Seat viewer_;
  bool fair_;
  FastChance chance_;
};

// Games in which one seat searches, at every place in turn, and the others play by these ways by chance; all search
// where there are none. The mean score of who searches.
double searched_games(const Rules& rules, int seats, const SearchSettings& settings, const std::vector<Way>& others,
                      std::uint64_t games, Insight insight, std::uint64_t seed, const std::atomic<bool>& stopped);

}  // namespace behemoth::cards
