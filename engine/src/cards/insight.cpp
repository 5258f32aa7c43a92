#include "cards/insight.hpp"

#include "cards/machine.hpp"

namespace behemoth::cards {

double searched_games(const Rules& rules, int seats, const SearchSettings& settings, const std::vector<Way>& others,
                      std::uint64_t games, Insight insight, std::uint64_t seed, const std::atomic<bool>& stopped) {
  FastChance chance(seed);
  State state;
  Machine<FastChance> machine(rules, state, chance);
  double won = 0;
  for (std::uint64_t game = 0; game < games && !stopped.load(std::memory_order_relaxed); ++game) {
    const auto learner = static_cast<Seat>(game % static_cast<std::uint64_t>(seats));
    std::array<const Way*, kMostSeats> ways{};
    std::uint32_t greedy = 0;
    for (Seat seat = 0; seat < seats && !others.empty(); ++seat) {
      ways[seat] = &others[chance.below(static_cast<std::uint32_t>(others.size()))];
      if (ways[seat]->manner == Manner::kWorths) greedy |= 1U << seat;
    }
    machine.start(seats);
    while (!state.over()) {
      Actions actions;
      list_actions(rules, state, actions);
      if (const Seat seat = state.to_act(); seat != learner && ways[seat] != nullptr) {
        machine.play(choose(rules, state, *ways[seat], chance));
      } else if (actions.count == 1) {
        machine.play(actions.items[0]);
      } else {
        InsightWorlds worlds(state, greedy, insight, chance.next());
        machine.play(best_of(search(rules, state, worlds, settings, chance.next(), stopped)).action);
      }
    }
    won += scores(rules, state)[learner];
  }
  return won / static_cast<double>(games);
}

}  // namespace behemoth::cards
