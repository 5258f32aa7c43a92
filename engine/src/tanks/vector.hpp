// So many games side by side, one answer in each a step (decision.hpp); a new game takes the place of one that is over.
// What comes out lies in whole arrays, for learners.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tanks/board.hpp"
#include "tanks/decision.hpp"
#include "tanks/observation.hpp"

namespace behemoth::tanks {

struct GamesOrder {
  std::string line;
  int count = 0;
  uint64_t seed = 0;
  int cap = 0;                 // moves in a game, then it is broken off
  int quiet = 0;               // moves without a destruction before the first one (TC4.4)
  std::vector<uint64_t> keys;  // of the positions since then, the first one included
  bool random_enemy = false;   // one side moves by chance, White and Black in turn
  // Whether what is over starts anew; otherwise it stays as it is, and what is answered there is nothing.
  bool restarts = true;
};

class Games {
 public:
  explicit Games(GamesOrder order);

  void reset(uint64_t seed);
  // One answer for each game. Throws std::invalid_argument before anything is changed if one is not possible.
  void step(const int64_t* answers);

  int count() const { return order_.count; }
  int size() const { return start_->size(); }
  int answers() const { return answers_on(size()); }
  int planes() const { return planes_of(start_->tables()); }
  void observe(int game, int side, uint8_t* into) const;

  // One of the games by itself, as it stands.
  std::unique_ptr<Games> single(int game) const;

  // Of single games.
  std::string line(int game) const { return line_of(*at(game).board); }
  const Decision& decision(int game) const { return at(game).decision; }
  std::vector<uint64_t> legal(int game) const { return moves_of(*at(game).board); }
  const Board& board(int game) const { return *at(game).board; }
  // The move that was made last as the rules know it; its start is -2 before the first.
  const MoveParts& last(int game) const { return at(game).last; }
  // How many were made so far, falls and mines included.
  int made(int game) const { return at(game).made; }

  // For each game: what the deciding side sees, what it may answer, who it is, what the last step brought each side,
  // whether that ended a game (1), broke it off (2) or neither, and how many moves a game has had.
  std::vector<uint8_t> observations, masks, over;
  std::vector<int32_t> to_act, lengths;
  std::vector<float> rewards;

 private:
  struct Game {
    std::unique_ptr<Board> board;
    Decision decision;
    Setup setup;
    std::vector<uint64_t> keys;
    int quiet = 0;
    uint64_t chance = 0;
    uint64_t played = 0;  // games before this one
    int learner = -1;
    bool finished = false;
    MoveParts last;
    int made = 0;
  };

  const Game& at(int game) const { return games_[std::size_t(game)]; }
  void demand_playable();
  void start(Game& game, int place);
  void start_once(Game& game, int place);
  void play(Game& game, int place, uint64_t move);
  void enemy_plays(Game& game, int place);
  int end_of(const Game& game, int place) const;
  int seen(const Game& game) const;
  void take_step(Game& game, int place, int answer);
  void reward(const Game& game, int place);
  void show(Game& game, int place);
  void show_mask(const Game& game, int place);
  void show_decision(const Game& game, int place);
  uint8_t* planes_at(int place) {
    return observations.data() + std::size_t(place) * std::size_t(planes() * size() * size());
  }

  GamesOrder order_;
  std::unique_ptr<Board> start_;
  Rules rules_;
  std::vector<Game> games_;
};

}  // namespace behemoth::tanks
