// Worlds that one seat cannot tell apart, dealt as fast as a search asks for them.
//
// What the seat saw is counted in Python (memory/posterior.py), and what comes of it are drafts: which cards lie
// together in a lot, and how many of each lot every hidden hand holds. Within a lot every order is equally likely, so
// here the lots are shuffled and dealt. Then each world is weighed by what the rivals did: many are dealt, and those
// that fit are kept, each as often as its weight says.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards/chance.hpp"
#include "cards/state.hpp"

namespace behemoth::cards {

// How many cards of the old and the new lot a hidden hand holds, plain ones and marked ones.
struct Part {
  Seat seat;
  std::array<std::uint8_t, 2> old, fresh;
  std::vector<Card> known;
};

// One way to have come here, with the plain and the marked cards of each lot; what no hand takes is the draw pile's.
struct Draft {
  std::array<std::vector<Card>, 2> old, fresh;
  std::vector<Part> parts;
};

// What is thought of one rival: it may be one who always takes the most useful card of the table, and then holds no
// card that would have been played before; or it is somebody else, for whom each such card makes a hand rarer.
struct Suspicion {
  std::array<std::uint8_t, kFaces> most{};  // of each face, if it plays by the table
  double greedy = 0, other = 1;             // how likely each sort of player is to have done what was seen
  double doubt = 1;                         // so much rarer with each card too many
};

struct World {
  State state;
  std::uint32_t greedy = 0;  // the seats that play by the table, one bit each
  bool open = false;         // whether even the order of the piles is known: for measuring what that would be worth
};

// Secret answers of the others (C4) in a world: anything their hands allow.
void imagine_answers(State& state, Seat viewer, FastChance& chance);

class Dealer {
 public:
  // Throws std::invalid_argument if a draft does not fit the table. Seats without a suspicion are not weighed.
  Dealer(const State& table, Seat viewer, std::uint32_t hidden, std::vector<Draft> drafts,
         std::vector<Suspicion> suspicions, int pool);

  // So many worlds more. For each one that is kept a pool of them is dealt.
  void deal(int count, FastChance& chance, std::vector<World>& found) const;

  const State& table() const { return table_; }

 private:
  void demand_fit(const Draft& draft) const;
  void deal_one(const Draft& draft, FastChance& chance, State& state) const;
  void lay(FastChance& chance, State& state) const;
  double weigh(FastChance& chance, World& world) const;

  State table_;
  Seat viewer_;
  std::uint32_t hidden_;
  std::vector<Draft> drafts_;
  std::vector<Suspicion> suspicions_;
  int pool_;
};

}  // namespace behemoth::cards
