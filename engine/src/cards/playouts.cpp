#include "cards/playouts.hpp"

#include "cards/machine.hpp"

namespace behemoth::cards {

namespace {

// How many decisions between two looks at the stop sign.
constexpr std::uint64_t kLookAfter = 1 << 12;

template <class Choose>
Tally play_all(const Rules& rules, int seats, std::uint64_t games, std::uint64_t seed, const std::atomic<bool>& stopped,
               Choose choose_one) {
  FastChance chance(seed);
  Tally tally;
  std::uint64_t look = kLookAfter;
  State state;
  Machine<FastChance> machine(rules, state, chance);
  while (tally.games < games) {
    if (tally.decisions >= look) {
      if (stopped.load(std::memory_order_relaxed)) break;
      look = tally.decisions + kLookAfter;
    }
    machine.start(seats);
    while (!state.over()) {
      machine.play(choose_one(state, chance));
      ++tally.decisions;
    }
    ++tally.games;
    tally.turns += state.turn;
    ++tally.endings[static_cast<std::size_t>(state.ending)];
    const auto won = scores(rules, state);
    for (int seat = 0; seat < seats; ++seat) tally.scores[seat] += won[seat];
  }
  return tally;
}

}  // namespace

Tally play_games(const Rules& rules, int seats, std::uint64_t games, std::uint64_t seed, const std::vector<Way>& ways,
                 const std::atomic<bool>& stopped) {
  if (ways.empty()) {
    return play_all(rules, seats, games, seed, stopped,
                    [&rules](const State& state, FastChance& chance) { return any_action(rules, state, chance); });
  }
  return play_all(rules, seats, games, seed, stopped, [&rules, &ways](const State& state, FastChance& chance) {
    return choose(rules, state, ways[state.to_act() % ways.size()], chance);
  });
}

}  // namespace behemoth::cards
