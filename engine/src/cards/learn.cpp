#include "cards/learn.hpp"

#include <algorithm>
#include <array>
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

// Learns game by game; everything of one game stands in the members that play() begins with.
class Learner {
 public:
  Learner(Instinct& instinct, Judge& judge, const Lessons& lessons)
      : instinct_(instinct), judge_(judge), lessons_(lessons), chance_(lessons.seed), slope_(kChapters * kChapter) {}

  void learn_game(const std::vector<Setup>& setups, std::uint64_t game) {
    const Setup& setup = setups[below(setups.size())];
    State state;
    const Seat learner = play(setup, state);
    const auto won = scores(*setup.rules, state);
    const bool late = game * 4 >= lessons_.games * 3;  // the report is about the last quarter
    learn_judge(won, late);
    if (late) report_.score += won[learner], ++scored_;
    if (lessons_.instinct_rate <= 0) return;
    learn_instinct(won);
    if ((game + 1) % static_cast<std::uint64_t>(lessons_.batch) == 0) take_step();
  }

  Report report() const {
    Report found = report_;
    if (judged_) found.loss /= static_cast<double>(judged_);
    if (scored_) found.score /= static_cast<double>(scored_);
    return found;
  }

 private:
  std::uint32_t below(std::size_t n) { return chance_.below(static_cast<std::uint32_t>(n)); }

  // Plays one game to its end; the seat that the report is about.
  Seat play(const Setup& setup, State& state) {
    const Rules& rules = *setup.rules;
    Machine<FastChance> machine(rules, state, chance_);
    machine.start(setup.seats);
    const bool alone = !lessons_.others.empty();
    const auto seats = static_cast<std::size_t>(setup.seats);
    const auto learner = static_cast<Seat>(below(seats));
    std::array<const Way*, kMostSeats> ways{};
    for (std::size_t seat = 0; seat < seats && alone; ++seat)
      ways[seat] = &lessons_.others[below(lessons_.others.size())];
    memories_.clear();
    seen_.clear();
    while (!state.over()) {
      const Seat seat = state.to_act();
      look(rules, state, seats);
      if (alone && seat != learner)
        machine.play(choose(rules, state, *ways[seat], chance_));
      else
        machine.play(decide(rules, state, seat));
    }
    return learner;
  }

  // A position now and then, from the side of somebody alive.
  void look(const Rules& rules, const State& state, std::size_t seats) {
    if (state.phase != Phase::kPlay || chance_.below(4) != 0) return;
    auto side = static_cast<Seat>(below(seats));
    while (!state.hearts[side]) side = state.after(side);
    seen_.push_back({Glance(rules, state, side), side});
  }

  Action decide(const Rules& rules, const State& state, Seat seat) {
    const Sight sight(rules, state);
    const Leaning leaning(rules, state, instinct_, sight);
    const int chosen = leaning.pick(chance_);
    if (lessons_.instinct_rate > 0)
      memories_.push_back(remember(seat, judge_(Glance(rules, state, seat)), sight, leaning, chosen));
    return leaning.actions.items[chosen];
  }

  void learn_judge(const std::array<float, kMostSeats>& won, bool late) {
    for (const auto& [glance, seat] : seen_) {
      const float said = judge_.learn(glance, won[seat], static_cast<float>(lessons_.judge_rate));
      if (!late) continue;
      report_.loss -= won[seat] > 0.5F ? std::log(said + 1e-9) : std::log(1 - said + 1e-9);
      ++judged_;
    }
  }

  // Backwards: what follows a decision is what the judge thought at the seat's next one, or how it ended.
  void learn_instinct(const std::array<float, kMostSeats>& won) {
    std::array<float, kMostSeats> following = won;
    for (auto memory = memories_.rbegin(); memory != memories_.rend(); ++memory) {
      const float worth = kTrust * following[memory->seat] + (1 - kTrust) * won[memory->seat];
      if (memory->count > 1) add_slope(slope_, *memory, worth - memory->before);
      following[memory->seat] = memory->before;
    }
  }

  void take_step() {
    for (auto& one : slope_) one /= static_cast<float>(lessons_.batch);
    adam_.step(instinct_, slope_, lessons_.instinct_rate);
    std::fill(slope_.begin(), slope_.end(), 0.0F);
  }

  Instinct& instinct_;
  Judge& judge_;
  const Lessons& lessons_;
  FastChance chance_;
  Adam adam_;
  std::vector<float> slope_;
  std::vector<Memory> memories_;
  std::vector<Seen> seen_;
  Report report_;
  std::uint64_t judged_ = 0, scored_ = 0;
};

}  // namespace

Report learn(const std::vector<Setup>& setups, Instinct& instinct, Judge& judge, const Lessons& lessons,
             const std::atomic<bool>& stopped) {
  Learner learner(instinct, judge, lessons);
  for (std::uint64_t game = 0; game < lessons.games && !stopped.load(std::memory_order_relaxed); ++game)
    learner.learn_game(setups, game);
  return learner.report();
}

}  // namespace behemoth::cards
