#include "cards/vector.hpp"

#include <algorithm>
#include <stdexcept>

#include "cards/machine.hpp"
#include "cards/numbering.hpp"
#include "cards/observation.hpp"

namespace behemoth::cards {

Games::Games(GamesOrder order) : order_(std::move(order)) {
  const auto count = static_cast<std::size_t>(order_.count);
  observations.resize(count * kObservation);
  masks.resize(count * kNumbers);
  to_act.resize(count);
  rewards.resize(count * static_cast<std::size_t>(order_.seats));
  over.resize(count);
  lengths.resize(count);
  games_.resize(count);
  reset(order_.seed);
}

void Games::reset(std::uint64_t seed) {
  std::fill(rewards.begin(), rewards.end(), 0.0F);
  std::fill(over.begin(), over.end(), std::uint8_t{0});
  for (int place = 0; place < count(); ++place) {
    Game& game = games_[static_cast<std::size_t>(place)];
    // A source of its own for each game: the same whatever the number of games beside it.
    game.chance = FastChance(seed ^ (static_cast<std::uint64_t>(place) + 1) * 0x9e3779b97f4a7c15ULL);
    game.played = static_cast<std::uint64_t>(place);
    start(game, place);
    show(game, place);
  }
}

void Games::start(Game& game, int place) {
  lengths[static_cast<std::size_t>(place)] = 0;
  do {
    game.learner = static_cast<Seat>(game.played++ % static_cast<std::uint64_t>(order_.seats));
    Machine<FastChance>(*order_.rules, game.state, game.chance).start(order_.seats);
    others_play(game);
  } while (game.state.over());  // over before the one that learns could decide anything: it is no game for it
}

void Games::others_play(Game& game) {
  if (order_.others.empty()) return;
  Machine<FastChance> machine(*order_.rules, game.state, game.chance);
  while (!game.state.over() && game.state.to_act() != game.learner) {
    const int after = (game.state.to_act() - game.learner + order_.seats) % order_.seats - 1;
    const Way& way = order_.others[static_cast<std::size_t>(after) % order_.others.size()];
    machine.play(choose(*order_.rules, game.state, way, game.chance));
  }
}

bool Games::is_legal(const Game& game, std::int64_t number) const {
  if (game.state.over()) return true;
  const auto place = static_cast<std::size_t>(&game - games_.data());
  return number >= 0 && number < kNumbers && masks[place * kNumbers + static_cast<std::size_t>(number)];
}

void Games::step(const std::int64_t* numbers) {
  for (int place = 0; place < count(); ++place) {
    if (!is_legal(games_[static_cast<std::size_t>(place)], numbers[place])) {
      throw std::invalid_argument("number " + std::to_string(numbers[place]) + " is not possible in game " +
                                  std::to_string(place));
    }
  }
  for (int place = 0; place < count(); ++place) {
    take_step(games_[static_cast<std::size_t>(place)], place, static_cast<int>(numbers[place]));
  }
}

void Games::take_step(Game& game, int place, int number) {
  const auto at = static_cast<std::size_t>(place);
  std::fill_n(rewards.begin() + place * order_.seats, order_.seats, 0.0F);
  over[at] = game.state.over();
  if (over[at]) return;
  const Seat seat = game.state.to_act();
  play(*order_.rules, game.state, action_of(number, seat, order_.seats), game.chance);
  ++lengths[at];
  others_play(game);
  if (game.state.over()) {
    over[at] = 1;
    reward(game.state, place);
    if (order_.restarts) start(game, place);
  }
  show(game, place);
}

// Everybody stakes one and the winners take all; together it is won or lost.
void Games::reward(const State& state, int place) {
  const auto won = scores(*order_.rules, state);
  const float stakes = order_.rules->coop ? 2.0F : static_cast<float>(order_.seats);
  for (int seat = 0; seat < order_.seats; ++seat) {
    rewards[static_cast<std::size_t>(place * order_.seats + seat)] =
        stakes * won[static_cast<std::size_t>(seat)] - 1.0F;
  }
}

void Games::show(const Game& game, int place) {
  const auto at = static_cast<std::size_t>(place);
  const Seat seat = game.state.to_act();
  to_act[at] = game.state.over() ? -1 : seat;
  std::uint8_t* mask = masks.data() + at * kNumbers;
  std::fill_n(mask, kNumbers, std::uint8_t{0});
  Actions legal;
  list_actions(*order_.rules, game.state, legal);
  for (const Action one : legal) mask[number_of(one, seat, order_.seats)] = 1;
  observe(place, seat, observations.data() + at * kObservation);
}

void Games::observe(int game, Seat viewer, float* into) const {
  cards::observe(*order_.rules, state(game), viewer, order_.open, into);
}

void Games::set_state(int game, const State& state) {
  if (state.seats != order_.seats) throw std::invalid_argument("a state with another number of seats");
  games_[static_cast<std::size_t>(game)].state = state;
  show(games_[static_cast<std::size_t>(game)], game);
}

}  // namespace behemoth::cards
