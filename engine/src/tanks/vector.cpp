#include "tanks/vector.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace behemoth::tanks {
namespace {

// splitmix64: what follows from a number, and the number goes on.
uint64_t draw(uint64_t& state) {
  uint64_t z = state += 0x9E3779B97F4A7C15u;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

// A whole number below n; the bias of the product is far too small to matter.
uint64_t below(uint64_t& state, uint64_t n) { return ((draw(state) >> 32) * n) >> 32; }

constexpr uint8_t kGoesOn = 0, kOver = 1, kBrokenOff = 2;

}  // namespace

Games::Games(GamesOrder order) : order_(std::move(order)), start_(read_board(order_.line)) {
  const auto count = std::size_t(order_.count);
  if (start_->to_act() < 0) throw std::invalid_argument("a game that is over");
  observations.resize(count * std::size_t(planes() * size() * size()));
  masks.resize(count * std::size_t(answers()));
  over.resize(count);
  to_act.resize(count);
  lengths.resize(count);
  rewards.resize(2 * count);
  games_.resize(count);
  Setup setup;
  start_->describe(setup);
  rules_ = setup.rules;
  demand_playable();
  reset(order_.seed);
}

// A game that is over where it starts would start anew without end.
void Games::demand_playable() {
  Game& game = games_.front();
  const bool random_enemy = std::exchange(order_.random_enemy, false);
  start_once(game, 0);
  order_.random_enemy = random_enemy;
  if (game.decision.empty() || end_of(game, 0) != kGoesOn) throw std::invalid_argument("a game that is over");
}

std::unique_ptr<Games> Games::single(int place) const {
  GamesOrder order = order_;
  order.count = 1;
  auto found = std::make_unique<Games>(std::move(order));
  const Game& from = at(place);
  Game& game = found->games_.front();
  game = {from.board->copy(), from.decision, from.setup,    from.keys, from.quiet, from.chance,
          from.played,        from.learner,  from.finished, from.last, from.made};
  found->over.front() = over[std::size_t(place)];
  found->lengths.front() = lengths[std::size_t(place)];
  std::copy_n(rewards.begin() + 2 * place, 2, found->rewards.begin());
  found->show(game, 0);
  return found;
}

void Games::reset(uint64_t seed) {
  std::fill(rewards.begin(), rewards.end(), 0.0F);
  std::fill(over.begin(), over.end(), kGoesOn);
  for (int place = 0; place < count(); ++place) {
    Game& game = games_[std::size_t(place)];
    // A source of its own for each game: the same whatever the number of games beside it.
    game.chance = seed ^ (uint64_t(place) + 1) * 0xD6E8FEB86659FD93u;
    game.played = uint64_t(place);
    start(game, place);
    show(game, place);
  }
}

void Games::start(Game& game, int place) {
  do {
    start_once(game, place);
  } while (game.decision.empty() || end_of(game, place) != kGoesOn);  // over before the one that learns was asked
}

void Games::start_once(Game& game, int place) {
  game.board = start_->copy();
  game.keys = order_.keys;
  game.quiet = order_.quiet;
  game.finished = false;
  game.made = 0;
  game.last = {-2, -2, -1, 0, 0, {}};
  game.learner = order_.random_enemy ? int(game.played & 1) : -1;
  ++game.played;
  lengths[std::size_t(place)] = 0;
  if (game.keys.empty() && !game.board->falling() && !game.board->placing()) game.keys.push_back(game.board->key());
  enemy_plays(game, place);
  game.decision.begin(*game.board);
}

void Games::play(Game& game, int place, uint64_t move) {
  Board& board = *game.board;
  const bool is_move = !board.falling() && !board.placing();
  game.last = parts_of(move, board.stride());
  ++game.made;
  if (board.play(move)) {  // TC11.6: a destruction starts the counts anew
    game.quiet = 0;
    game.keys.clear();
  } else if (is_move) {
    ++game.quiet;
  }
  if (!board.falling() && !board.placing()) game.keys.push_back(board.key());
  lengths[std::size_t(place)] += is_move;
}

void Games::enemy_plays(Game& game, int place) {
  if (game.learner < 0) return;
  while (game.board->to_act() >= 0 && game.board->to_act() != game.learner && end_of(game, place) == kGoesOn) {
    Numbers found;
    game.board->moves(found);
    const std::vector<uint64_t> moves = found.take();
    if (moves.empty()) return;
    play(game, place, moves[below(game.chance, moves.size())]);
  }
}

int Games::seen(const Game& game) const {
  return game.keys.empty() ? 0 : int(std::count(game.keys.begin(), game.keys.end(), game.keys.back()));
}

int Games::end_of(const Game& game, int place) const {
  const Board& board = *game.board;
  if (board.to_act() < 0) return kOver;
  if (board.falling() || board.placing()) return kGoesOn;
  if (seen(game) >= rules_.repetition || game.quiet >= 2 * rules_.quiet_moves) return kOver;  // TC4.4
  return lengths[std::size_t(place)] >= order_.cap ? kBrokenOff : kGoesOn;
}

void Games::step(const int64_t* numbers) {
  for (int place = 0; place < count(); ++place) {
    const Game& game = at(place);
    const int64_t number = numbers[place];
    const bool possible = number >= 0 && number < answers() && masks[std::size_t(place) * answers() + number];
    if (!game.finished && !possible)
      throw std::invalid_argument("number " + std::to_string(number) + " is not possible in game " +
                                  std::to_string(place));
  }
  for (int place = 0; place < count(); ++place) take_step(games_[std::size_t(place)], place, int(numbers[place]));
}

void Games::take_step(Game& game, int place, int answer) {
  const auto row = std::size_t(place);
  rewards[2 * row] = rewards[2 * row + 1] = 0;
  if (game.finished) return;
  over[row] = kGoesOn;
  game.decision.answer(answer);
  if (!game.decision.decided()) return show_decision(game, place);
  play(game, place, game.decision.move());
  enemy_plays(game, place);
  game.decision.begin(*game.board);
  over[row] = uint8_t(game.decision.empty() ? kOver : end_of(game, place));
  if (over[row]) {
    reward(game, place);
    if (order_.restarts)
      start(game, place);
    else
      game.finished = true;
  }
  show(game, place);
}

void Games::reward(const Game& game, int place) {
  const int winner = game.board->result().winner;
  if (game.board->to_act() >= 0 || winner < 0) return;
  rewards[std::size_t(2 * place + winner)] = 1;
  rewards[std::size_t(2 * place + 1 - winner)] = -1;
}

void Games::show_mask(const Game& game, int place) {
  uint8_t* mask = masks.data() + std::size_t(place) * std::size_t(answers());
  std::fill_n(mask, answers(), uint8_t{0});
  if (!game.finished) game.decision.fill(mask);
}

void Games::show(Game& game, int place) {
  show_mask(game, place);
  to_act[std::size_t(place)] = game.finished ? -1 : game.decision.facing().side;
  game.setup = Setup();
  game.board->describe(game.setup);
  observe(place, game.decision.facing().side, planes_at(place));
}

// The position is as it was: only what is asked is another question.
void Games::show_decision(const Game& game, int place) {
  show_mask(game, place);
  observe_decision(game.setup, game.board->tables(), game.decision, planes_at(place));
}

void Games::observe(int place, int side, uint8_t* into) const {
  const Game& game = at(place);
  const bool decides = !game.finished && side == game.decision.facing().side;
  tanks::observe(game.setup, game.board->tables(), side, {game.quiet, seen(game)}, decides ? &game.decision : nullptr,
                 into);
}

}  // namespace behemoth::tanks
