#include "cards/learn.hpp"

#include <cmath>

#include "cards/machine.hpp"

namespace behemoth::cards {

namespace {

// One decision: which weights spoke, and how far the choice was from what was likely.
struct Memory {
  Seat seat;
  float before;  // what the judge thought
  int count, words;
  std::array<float, 32> pull;
  std::array<std::int16_t, 32> row;
  std::array<std::uint8_t, 32> copies, back;
  std::array<std::uint8_t, 24> word;
};

Memory remember(Seat seat, float before, const Sight& sight, const Leaning& leaning, int chosen) {
  Memory memory;
  memory.seat = seat;
  memory.before = before;
  memory.count = leaning.actions.count;
  memory.row = leaning.row;
  memory.copies = leaning.copies;
  memory.back = leaning.back;
  for (int i = 0; i < memory.count; ++i) memory.pull[i] = (i == chosen ? 1.0F : 0.0F) - leaning.share[i];
  memory.words = 0;
  for (const auto word : sight) memory.word[memory.words++] = word;
  return memory;
}

class Adam {
 public:
  void step(Instinct& instinct, const std::vector<float>& slope, double rate) {
    ++steps_;
    const double first_share = 1 - std::pow(0.9, steps_), second_share = 1 - std::pow(0.99, steps_);
    for (std::size_t i = 0; i < slope.size(); ++i) {
      first_[i] = 0.9 * first_[i] + 0.1 * slope[i];
      second_[i] = 0.99 * second_[i] + 0.01 * slope[i] * slope[i];
      const double step = first_[i] / first_share / (std::sqrt(second_[i] / second_share) + 1e-6);
      instinct.weights[i] += static_cast<float>(rate * step);
    }
  }

 private:
  std::vector<double> first_ = std::vector<double>(kChapters * kChapter), second_ = first_;
  int steps_ = 0;
};

// How much of a decision's worth is taken from the judge at the seat's next decision, the rest from the end of the
// game.
constexpr float kTrust = 0.7F;

void add_slope(std::vector<float>& slope, const Memory& memory, float joy) {
  for (int i = 0; i < memory.count; ++i) {
    if (memory.row[i] < 0) continue;
    float* row = slope.data() + memory.row[i];
    const float by = joy * memory.pull[i];
    row[memory.copies[i]] += by;
    row[memory.back[i]] += by;
    for (int w = 0; w < memory.words; ++w) row[memory.word[w]] += by;
  }
}

struct Seen {
  Glance glance;
  Seat seat;
};

}  // namespace

Report learn(const std::vector<Setup>& setups, Instinct& instinct, Judge& judge, const Lessons& lessons,
             const std::atomic<bool>& stopped) {
  FastChance chance(lessons.seed);
  Adam adam;
  std::vector<float> slope(kChapters * kChapter);
  std::vector<Memory> memories;
  std::vector<Seen> seen;
  Report report;
  std::uint64_t judged = 0, scored = 0;
  for (std::uint64_t game = 0; game < lessons.games && !stopped.load(std::memory_order_relaxed); ++game) {
    const Setup& setup = setups[chance.below(static_cast<std::uint32_t>(setups.size()))];
    const Rules& rules = *setup.rules;
    State state;
    Machine<FastChance> machine(rules, state, chance);
    machine.start(setup.seats);
    const bool alone = !lessons.others.empty();
    const auto learner = static_cast<Seat>(chance.below(static_cast<std::uint32_t>(setup.seats)));
    std::array<const Way*, kMostSeats> ways{};
    for (int seat = 0; seat < setup.seats && alone; ++seat) {
      ways[seat] = &lessons.others[chance.below(static_cast<std::uint32_t>(lessons.others.size()))];
    }
    memories.clear();
    seen.clear();
    while (!state.over()) {
      const Seat seat = state.to_act();
      // A position now and then, from the side of somebody alive.
      if (state.phase == Phase::kPlay && chance.below(4) == 0) {
        auto side = static_cast<Seat>(chance.below(static_cast<std::uint32_t>(setup.seats)));
        while (!state.hearts[side]) side = state.after(side);
        seen.push_back({Glance(rules, state, side), side});
      }
      if (alone && seat != learner) {
        machine.play(choose(rules, state, *ways[seat], chance));
        continue;
      }
      const Sight sight(rules, state);
      const Leaning leaning(rules, state, instinct, sight);
      const int chosen = leaning.pick(chance);
      if (lessons.instinct_rate > 0) {
        memories.push_back(remember(seat, judge(Glance(rules, state, seat)), sight, leaning, chosen));
      }
      machine.play(leaning.actions.items[chosen]);
    }
    const auto won = scores(rules, state);
    for (const auto& [glance, seat] : seen) {
      const float said = judge.learn(glance, won[seat], static_cast<float>(lessons.judge_rate));
      if (game * 4 >= lessons.games * 3) {
        report.loss -= won[seat] > 0.5F ? std::log(said + 1e-9) : std::log(1 - said + 1e-9);
        ++judged;
      }
    }
    if (game * 4 >= lessons.games * 3) report.score += won[learner], ++scored;
    if (lessons.instinct_rate <= 0) continue;
    // Backwards: what follows a decision is what the judge thought at the seat's next one, or how it ended.
    std::array<float, kMostSeats> following = won;
    for (auto memory = memories.rbegin(); memory != memories.rend(); ++memory) {
      const float worth = kTrust * following[memory->seat] + (1 - kTrust) * won[memory->seat];
      if (memory->count > 1) add_slope(slope, *memory, worth - memory->before);
      following[memory->seat] = memory->before;
    }
    if ((game + 1) % static_cast<std::uint64_t>(lessons.batch) == 0) {
      for (auto& one : slope) one /= static_cast<float>(lessons.batch);
      adam.step(instinct, slope, lessons.instinct_rate);
      std::fill(slope.begin(), slope.end(), 0.0F);
    }
  }
  if (judged) report.loss /= static_cast<double>(judged);
  if (scored) report.score /= static_cast<double>(scored);
  return report;
}

}  // namespace behemoth::cards
