// Plays Monster Combat and checks the engine against itself; run by cards_main.cpp, mostly with sanitizers.
#pragma once

#include <algorithm>
#include <atomic>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "cards/machine.hpp"
#include "cards/numbering.hpp"
#include "cards/playouts.hpp"
#include "cards/search.hpp"
#include "cards/text.hpp"
#include "cards/vector.hpp"

namespace behemoth::cards {

class Check {
 public:
  Check(const Rules& rules, std::uint64_t seed) : rules_(rules), seed_(seed), chance_(seed), ways_(all_ways(chance_)) {}

  // Whole games from the start: each seat by another way, all by chance, and by Python's own chance.
  void games(int seats) {
    count(seats, ways_);
    count(seats, {});
    std::array<std::uint32_t, PythonChance::kWords> words;
    for (auto& word : words) word = static_cast<std::uint32_t>(chance_.next());
    PythonChance python(words, PythonChance::kWords);
    State state = start(rules_, seats, python);
    walk(state, python);
  }

  // From one state to the end of its game. Throws std::invalid_argument if the line is no state.
  void line(const std::string& text) {
    State state = read_state(rules_, text);
    demand_same(state, text);
    if (!state.over()) searches(state);
    walk(state, chance_);
  }

  std::uint64_t states() const { return states_; }

 private:
  static std::vector<Way> all_ways(FastChance& chance) {
    std::vector<Way> ways(4);
    ways[1].manner = Manner::kCareful;
    ways[2].manner = Manner::kWorths;
    for (auto* figures : {&ways[2].worths.play, &ways[2].worths.keep}) {
      for (auto& figure : *figures) figure = static_cast<std::int16_t>(chance.below(60));
    }
    ways[3].manner = Manner::kInstinct;
    auto instinct = std::make_shared<Instinct>();
    for (auto& weight : instinct->weights) weight = static_cast<float>(chance.unit()) - 0.5F;
    ways[3].instinct = instinct;
    ways[3].slips = 20;
    return ways;
  }

  void count(int seats, const std::vector<Way>& ways) {
    side_by_side(seats);
    const Tally tally = play_games(rules_, seats, kGames, seed_, ways, never_);
    demand(tally.games == kGames, "games were not played");
    states_ += tally.decisions;
  }

  // Decides by each way in turn, and looks at every state on the way.
  template <class Chance>
  void walk(State& state, Chance& chance) {
    for (int decisions = 0; !state.over() && decisions < kDecisions; ++decisions) {
      const std::string before = write_state(rules_, state);
      demand_same(state, before);
      ++states_;
      Actions legal;
      list_actions(rules_, state, legal);
      for (const Way& way : ways_) {
        const Action chosen = choose(rules_, state, way, chance_);
        demand(std::find(legal.begin(), legal.end(), chosen) != legal.end(), before);
      }
      play(rules_, state, legal.items[chance_.below(static_cast<std::uint32_t>(legal.count))], chance);
    }
    if (!state.over()) return;
    const auto won = scores(rules_, state);
    for (int seat = 0; seat < state.seats; ++seat) demand(won[seat] >= 0 && won[seat] <= 1, write_state(rules_, state));
  }

  // Games side by side, decided by chance: whatever is offered can be chosen.
  void side_by_side(int seats) {
    const bool alone = seed_ % 2;
    Games games(
        {std::make_shared<const Rules>(rules_), seats, 3, seed_, false, alone ? std::vector<Way>(1) : ways_, true});
    std::vector<std::int64_t> numbers(3);
    for (int step = 0; step < kDecisions; ++step) {
      for (std::size_t game = 0; game < numbers.size(); ++game) {
        std::vector<int> offered;
        for (int number = 0; number < kNumbers; ++number) {
          if (games.masks[game * kNumbers + static_cast<std::size_t>(number)]) offered.push_back(number);
        }
        demand(!offered.empty(), "nothing is offered");
        numbers[game] = offered[chance_.below(static_cast<std::uint32_t>(offered.size()))];
      }
      games.step(numbers.data());
    }
    states_ += kDecisions;
  }

  void searches(const State& state) {
    Actions legal;
    list_actions(rules_, state, legal);
    for (const double least : {0.0, 0.1}) {
      SearchSettings settings;
      settings.seconds = 60;
      settings.simulations = seed_ % 16 ? 8 : 400;  // sometimes so many that actions are dropped
      settings.way = ways_[3];
      settings.others = ways_[2];
      settings.strangers = ways_[3];
      settings.least = least;
      settings.liking = least / 10;
      settings.horizon = 3;
      // With a judge that knows nothing; sometimes, since that takes longer, to the end of the game.
      if (seed_ % 8) settings.judge = std::make_shared<const Judge>();
      GivenWorlds worlds({{state, 0}, {state, static_cast<std::uint32_t>(seed_)}});
      const auto found = search(rules_, state, worlds, settings, seed_, never_);
      demand(static_cast<int>(found.size()) == legal.count, "candidates are not the legal actions");
      for (const Candidate& one : found) {
        demand(std::find(legal.begin(), legal.end(), one.action) != legal.end(), "a candidate is not legal");
        demand(one.value >= 0 && one.value <= 1, "a candidate's value is no score");
      }
    }
  }

  void demand_same(const State& state, const std::string& text) {
    const std::string written = write_state(rules_, state);
    demand(write_state(rules_, read_state(rules_, written)) == written, text);
  }
  static void demand(bool holds, const std::string& where) {
    if (!holds) throw std::logic_error(where);
  }

  static constexpr std::uint64_t kGames = 1;
  // Games that go on and on need not be walked to their end.
  static constexpr int kDecisions = 60;

  const Rules& rules_;
  std::uint64_t seed_;
  FastChance chance_;
  std::vector<Way> ways_;
  std::uint64_t states_ = 0;
  const std::atomic<bool> never_{false};
};

}  // namespace behemoth::cards
