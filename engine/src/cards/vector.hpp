// So many games side by side, one decision in each a step; a new game takes the place of one that is over. What comes
// out lies in whole arrays, for learners.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "cards/chance.hpp"
#include "cards/policy.hpp"

namespace behemoth::cards {

struct GamesOrder {
  std::shared_ptr<const Rules> rules;
  int seats = 0;
  int count = 0;
  std::uint64_t seed = 0;
  bool open = false;  // all hands are open (B24)
  // How the others play, counted from the seat that learns, which moves on by one each game; none: all seats are asked.
  std::vector<Way> others;
  // Whether what is over starts anew; otherwise it stays as it is, and what is decided there is nothing.
  bool restarts = true;
};

class Games {
 public:
  explicit Games(GamesOrder order);

  void reset(std::uint64_t seed);
  // One decision for each game. Throws std::invalid_argument before anything is changed if one is not possible.
  void step(const std::int64_t* numbers);

  const GamesOrder& order() const { return order_; }
  int count() const { return order_.count; }
  const State& state(int game) const { return games_[static_cast<std::size_t>(game)].state; }
  void set_state(int game, const State& state);
  void observe(int game, Seat viewer, float* into) const;

  // For each game: what the deciding seat sees, what it may do, who it is, what the last step brought each seat,
  // whether that ended a game, and how many decisions a game has had.
  std::vector<float> observations;
  std::vector<std::uint8_t> masks;
  std::vector<std::int32_t> to_act;
  std::vector<float> rewards;
  std::vector<std::uint8_t> over;
  std::vector<std::int32_t> lengths;

 private:
  struct Game {
    State state;
    FastChance chance{0};
    std::uint64_t played = 0;  // games before this one
    Seat learner = 0;
  };

  bool is_legal(const Game& game, std::int64_t number) const;
  void start(Game& game, int place);
  void others_play(Game& game);
  void take_step(Game& game, int place, int number);
  void reward(const State& state, int place);
  void show(const Game& game, int place);

  GamesOrder order_;
  std::vector<Game> games_;
};

}  // namespace behemoth::cards
